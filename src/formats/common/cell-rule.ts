/** What a map says of a cell. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkBoolean, checkInteger, checkNames, checkTerrain, wrongKind } from '../../core/base/check.ts';

/**
 * What a cell is: a terrain cost (0, less or Infinity is blocked), or an object with any of `blocked`, `cost` (a terrain cost) and `kind`
 * (0 to 255, see `Grid.setKind`). What it leaves out stays as it is.
 */
export type CellRule =
  | number
  | {
      readonly blocked?: boolean | undefined;
      readonly cost?: number | undefined;
      readonly kind?: number | undefined;
    };

/**
 * What a rule makes of a tile: a terrain cost (0, less or Infinity is blocked), or an object. What it leaves out stays as it is.
 * That something is not blocked says nothing of the tiles below it: a wall stays a wall under a carpet. Only `bridge` leads over walls.
 */
export type TileRule =
  | number
  | {
      readonly blocked?: boolean | undefined;
      readonly cost?: number | undefined;
      readonly kind?: number | undefined;
      /** True: passable, whatever layers below say, except for the option `walls` of maps of Tiled. */
      readonly bridge?: boolean | undefined;
    };

/** A rule that has been checked. What is undefined is not said. */
export interface Saying {
  readonly blocked: boolean | undefined;
  /** A terrain cost > 0. */
  readonly cost: number | undefined;
  readonly kind: number | undefined;
}

export const SILENCE: Saying = { blocked: undefined, cost: undefined, kind: undefined };
export const WALL: Saying = { ...SILENCE, blocked: true };

const NAMES = ['blocked', 'cost', 'kind'];

/** Returns what a rule says. @throws `TypeError` or `RangeError` for anything else. */
export function readRule(name: string, rule: CellRule | undefined | null): Saying {
  if (rule === undefined || rule === null) return SILENCE;
  if (typeof rule === 'number') return { ...ofCost(name, rule), kind: undefined };
  if (typeof rule !== 'object') throw wrongKind(name, rule, 'a terrain cost, or an object with blocked, cost or kind');
  checkNames(name, rule, NAMES, nearestName);
  const { blocked, cost, kind } = rule;
  const price = cost === undefined ? SILENCE : ofCost(`${name}.cost`, cost);
  return {
    // A cost alone says nothing of walls, unless it is that of a wall.
    blocked: blocked === undefined ? price.blocked || undefined : checkBoolean(`${name}.blocked`, blocked),
    cost: price.cost,
    kind: kind === undefined ? undefined : checkInteger(`${name}.kind`, kind, 0, 255) + 0,
  };
}

/** Returns what a rule says of a tile. @throws `TypeError` or `RangeError` for anything else. */
export function readTileRule(name: string, rule: TileRule): Saying {
  const { bridge, ...cell } = typeof rule === 'object' && rule !== null ? rule : { bridge: undefined };
  const saying = readRule(name, typeof rule === 'object' ? (cell as CellRule) : rule);
  if (bridge !== undefined && checkBoolean(`${name}.bridge`, bridge)) return { ...saying, blocked: false };
  // A rule asks each tile whether it is a wall. That one is not must not open the walls below it.
  return saying.blocked === false ? { ...saying, blocked: undefined } : saying;
}

function ofCost(name: string, cost: number): { blocked: boolean; cost: number | undefined } {
  checkTerrain(name, cost);
  return cost > 0 && cost < Infinity ? { blocked: false, cost } : { blocked: true, cost: undefined };
}

/** Returns what `upper` says, and what `lower` says of the rest. */
export function over(upper: Saying, lower: Saying): Saying {
  return {
    blocked: upper.blocked ?? lower.blocked,
    cost: upper.cost ?? lower.cost,
    kind: upper.kind ?? lower.kind,
  };
}

export function isSilent({ blocked, cost, kind }: Saying): boolean {
  return blocked === undefined && cost === undefined && kind === undefined;
}
