"""The page: ladders, the time machine, forks and tuning runs, served to this machine only. Needs the extra ``web``."""

JOBS = "study.web.jobs"  # what the page's workers do: the module that their fork server imports
