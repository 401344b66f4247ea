"""The page: ladders, the time machine, forks and tuning runs, served to this machine only. Needs the extra ``web``."""
