"""Search → build → measure → record, for any operator on any device."""
