"""What the tuner does for NVIDIA devices: machine code, timing on the device, counters, and what a kernel takes."""
