/** Costs that differ by rounding alone. */

/** A cost counts as lower only below this share of another: 2^-46 is more than rounding can add up to in a few sums. */
export const BEYOND_NOISE: number = 1 - 1 / 70368744177664;
