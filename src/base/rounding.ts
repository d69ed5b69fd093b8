/** Costs that differ by rounding alone. */

/** A cost counts as lower only below this share of another. */
export const BEYOND_NOISE: number = 1 - 1 / 70368744177664;
