"""What is computed and how: operators as TE definitions, and their ladders of schedules."""
