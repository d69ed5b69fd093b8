/** 1 in kernels of hexagons, 0 in all others: scripts/build-kernels.mjs sets it, so that the compiler leaves out what a kernel has no use for. */
declare const HEX: bool;
