"""The terminal side of the explorer: arguments in, tables, progress and JSON out."""
