/** What a map says of a cell. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkBoolean, checkInteger, checkNames, checkNumber, checkTerrain, wrongKind } from '../../core/base/check.ts';

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
  /** Finite. Only maps that are read with heights have any. */
  readonly height?: number | undefined;
}

export const SILENCE: Saying = { blocked: undefined, cost: undefined, kind: undefined };
export const WALL: Saying = { ...SILENCE, blocked: true };

const NAMES = ['blocked', 'cost', 'kind'];
const HEIGHT = 'height';

/** Returns what a rule says. @param hasHeight Whether it may say a height. @throws `TypeError` or `RangeError` for anything else. */
export function readRule(name: string, rule: CellRule | undefined | null, hasHeight = false): Saying {
  if (rule === undefined || rule === null) return SILENCE;
  if (typeof rule === 'number') return { ...ofCost(name, rule), kind: undefined };
  if (typeof rule !== 'object') throw wrongKind(name, rule, 'a terrain cost, or an object with blocked, cost or kind');
  checkNames(name, rule, hasHeight ? [...NAMES, HEIGHT] : NAMES, nearestName);
  const { blocked, cost, kind, height } = rule as Extract<CellRule, object> & { height?: number };
  const price = cost === undefined ? SILENCE : ofCost(`${name}.cost`, cost);
  return {
    // A cost alone says nothing of walls, unless it is that of a wall.
    blocked: blocked === undefined ? price.blocked || undefined : checkBoolean(`${name}.blocked`, blocked),
    cost: price.cost,
    kind: kind === undefined ? undefined : checkInteger(`${name}.kind`, kind, 0, 255) + 0,
    height: height === undefined ? undefined : checkHeight(`${name}.height`, height),
  };
}

function checkHeight(name: string, value: unknown): number {
  if (Number.isFinite(checkNumber(name, value))) return value as number;
  throw new RangeError(`${name} is ${value}: it must be a finite number`);
}

/** Returns what a rule says of a tile. @param hasHeight As for {@link readRule}. @throws `TypeError` or `RangeError` for anything else. */
export function readTileRule(name: string, rule: TileRule, hasHeight = false): Saying {
  const { bridge, ...cell } = typeof rule === 'object' && rule !== null ? rule : { bridge: undefined };
  const saying = readRule(name, typeof rule === 'object' ? (cell as CellRule) : rule, hasHeight);
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
    height: upper.height ?? lower.height,
  };
}

export function isSilent({ blocked, cost, kind }: Saying): boolean {
  return blocked === undefined && cost === undefined && kind === undefined;
}
