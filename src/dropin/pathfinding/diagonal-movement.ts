import { show } from '../../core/base/check.ts';
import type { Diagonals } from '../../index.ts';

// The type comes first: the bundled declarations of the default export keep the last of the two, and programs need the values there.
/** A value of {@link DiagonalMovement}. */
export type DiagonalMovement = (typeof DiagonalMovement)[keyof typeof DiagonalMovement];

/** When a diagonal step is legal: always, never, if at most one of the two cells beside it is blocked, or if neither is. */
export const DiagonalMovement = {
  Always: 1,
  Never: 2,
  IfAtMostOneObstacle: 3,
  OnlyWhenNoObstacles: 4,
} as const;

const RULES: Readonly<Record<DiagonalMovement, Diagonals>> = {
  1: 'always',
  2: 'never',
  3: 'ifAtMostOneObstacle',
  4: 'onlyWhenNoObstacles',
};

/** Returns hotpath's name of a corner rule. @throws `RangeError` for a value that is not one of {@link DiagonalMovement}. */
export function ruleOf(movement: unknown): Diagonals {
  const rule = RULES[movement as DiagonalMovement];
  if (rule !== undefined) return rule;
  throw new RangeError(`diagonalMovement is ${show(movement)}: it must be a value of DiagonalMovement, from 1 to 4`);
}

/** The options in which finders take a corner rule. */
export interface MovementOptions {
  /** The corner rule. It overrules the two options below. */
  diagonalMovement?: DiagonalMovement | undefined;
  /** Whether diagonal steps are legal, by default past one obstacle. Default false. */
  allowDiagonal?: boolean | undefined;
  /** With `allowDiagonal`: whether a diagonal step past an obstacle is illegal. Default false. */
  dontCrossCorners?: boolean | undefined;
}

/** Returns the corner rule that options ask for. */
export function movementOf({ diagonalMovement, allowDiagonal, dontCrossCorners }: MovementOptions): DiagonalMovement {
  if (diagonalMovement) return diagonalMovement;
  if (!allowDiagonal) return DiagonalMovement.Never;
  return dontCrossCorners ? DiagonalMovement.OnlyWhenNoObstacles : DiagonalMovement.IfAtMostOneObstacle;
}
