/** Kinds of maps. */
export const KINDS = ['squares', 'prepared', 'wrap', 'floors', 'hexagons', 'world'] as const;
export type Kind = (typeof KINDS)[number];
