import type { Direction } from '../../src/index.ts';

/** The columns and rows that each direction adds, north first, then clockwise. */
export const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** Their names. */
export const DIRECTION_NAMES: readonly Direction[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];
