/** The methods of search, as engines report them, numbered as in assembly/core/methods.ts. */
export const NONE = 0;
export const COMPONENTS = 1;
export const IN_VIEW = 2;
export const JUMP_POINTS = 3;
export const TERRAIN_JUMPS = 4;
export const BUCKETS = 5;
export const A_STAR = 6;
export const TURNS = 7;
export const UNIFORM = 8;
/** A contracted map answered. */
export const CONTRACTED = 9;
/** From turn to turn, by free runs. */
export const TURN_RUNS = 10;
/** Jump points on hexagons. */
export const HEX_JUMPS = 11;

/** The methods that callers see, by number. */
export const METHOD_NAMES = [
  'none',
  'components',
  'in-view',
  'jump-points',
  'jump-points',
  'buckets',
  'a-star',
  'turns',
  'a-star',
  'contracted',
  'turns',
  'jump-points',
] as const;
