/** The kernel of searches, compiled for hexagons (scripts/build-kernels.mjs). */
export * from './search';
