"""Speed, measured beside the peers in one run; never a timed test."""
