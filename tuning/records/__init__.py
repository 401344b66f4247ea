"""Records of trials: their files, the bests among them, and what is done with both."""
