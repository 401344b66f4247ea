"""Read-only views of a schedule on one case and device: steps, diffs, loop trees, machine code, rooflines."""
