/** Costs that differ by rounding alone, as in src/core/base/rounding.ts. */

/** More than rounding can add up to in a few sums: 2^-46 of them. */
export const NOISE: f64 = 1.0 / 70368744177664;
/** A cost counts as lower only below this share of another. */
export const BEYOND_NOISE: f64 = 1.0 - NOISE;
