/** Costs that differ by rounding alone. */

/** More than rounding can add up to in a few sums: 2^-46 of them. */
export const NOISE: number = 1 / 70368744177664;
/** A cost counts as lower only below this share of another. */
export const BEYOND_NOISE: number = 1 - 1 / 70368744177664;
