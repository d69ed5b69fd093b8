/** Occupancy values of robots, and the grids made of them. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import {
  checkChoice,
  checkInteger,
  type Filled,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../core/base/check.ts';
import { type Grid, GridTransform } from '../../index.ts';
import { type CellRule, readRule, type Saying, SILENCE, WALL } from '../common/cell-rule.ts';
import { MapCells, type MapCounts } from '../common/map-cells.ts';

/** A map of a robot. */
export interface RosMap {
  /** A cell for each of the map's. */
  grid: Grid;
  /** Converts cells to metres in the map's frame and back. It knows the resolution, the origin and the yaw. */
  transform: GridTransform;
  /** What has been understood. */
  counts: MapCounts;
  /** A sentence if no cell is a wall. Usually empty. */
  warnings: string[];
}

/** Options of {@link parseOccupancyGrid} and {@link parseMapServer}. */
export interface OccupancyOptions {
  /** What a robot does not know: `'blocked'` (default) or `'passable'` cells. */
  unknown?: 'blocked' | 'passable' | undefined;
  /** Occupancy in percent from which a cell is blocked, 1 to 100. Default 65. */
  occupied?: number | undefined;
  /** The cell for each occupancy, -1 (unknown) to 100, in place of the options above. Undefined leaves a cell passable at cost 1. */
  rule?: ((occupancy: number) => CellRule | undefined) | undefined;
  /**
   * Where y of the world points, as in the options of `GridTransform`: `'down'` (default) keeps the rows of ROS, row 0 the lowest.
   * `'up'` makes row 0 the highest, as a map is drawn.
   */
  yAxis?: 'down' | 'up' | undefined;
}

export type ResolvedOccupancyOptions = Filled<OccupancyOptions, 'rule'>;

export const OCCUPANCY_OPTIONS: OptionTable<ResolvedOccupancyOptions> = {
  unknown: [
    (name, value) => checkChoice<'blocked' | 'passable'>(name, value, ['blocked', 'passable'], nearestName),
    'blocked',
  ],
  occupied: [(name, value) => checkInteger(name, value, 1, 100), 65],
  rule: [checkRule, undefined],
  yAxis: [(name, value) => checkChoice<'down' | 'up'>(name, value, ['down', 'up']), 'down'],
};

export function readOccupancyOptions(options: OccupancyOptions | undefined): ResolvedOccupancyOptions {
  return readOptions(options, OCCUPANCY_OPTIONS, nearestName);
}

export function checkRule(name: string, value: unknown): (number: number) => CellRule | undefined {
  if (typeof value === 'function') return value as (number: number) => CellRule | undefined;
  throw wrongKind(name, value, 'a function that returns a cell');
}

/** What a value says, and what decides that. */
export interface Reasoned {
  readonly saying: Saying;
  readonly by: string;
}

/** Returns what each occupancy says. */
export function sayingOfOccupancy({
  unknown,
  occupied,
  rule,
}: ResolvedOccupancyOptions): (occupancy: number) => Reasoned {
  if (rule !== undefined)
    return (occupancy) => ({ saying: readRule(`rule(${occupancy})`, rule(occupancy)), by: 'rule' });
  return (occupancy) => {
    if (occupancy < 0) return { saying: unknown === 'blocked' ? WALL : SILENCE, by: 'unknown' };
    return { saying: occupancy >= occupied ? WALL : SILENCE, by: 'occupied' };
  };
}

/** Where a map is in the world. */
export interface Placement {
  readonly width: number;
  readonly height: number;
  /** Metres per cell. */
  readonly resolution: number;
  /** World position of the lowest, leftmost corner. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Radians. */
  readonly yaw: number;
}

/**
 * Makes the map.
 *
 * @param name What is read, for errors.
 * @param numberAt Returns the value of a cell, by its index with row 0 the lowest. It throws if the value is wrong.
 * @param sayingOf Returns what a value says, and why. It is called once for each.
 */
export function makeMap(
  name: string,
  place: Placement,
  yAxis: 'down' | 'up',
  numberAt: (index: number) => number,
  sayingOf: (value: number) => Reasoned,
): RosMap {
  const { width, height, resolution, origin, yaw } = place;
  const cells = new MapCells(name, width, height);
  const known = new Map<number, { saying: Saying; reason: number }>();
  for (let index = 0; index < width * height; index++) {
    const value = numberAt(index);
    let said = known.get(value);
    if (said === undefined) {
      const { saying, by } = sayingOf(value);
      said = { saying, reason: cells.reason(by) };
      known.set(value, said);
    }
    const row = Math.floor(index / width);
    const turned = yAxis === 'up' ? height - 1 - row : row;
    cells.say(turned * width + (index - row * width), said.saying, said.reason);
  }
  const transform = new GridTransform({ cellSize: resolution, origin, rotation: yaw, yAxis, height });
  const counts = cells.counts();
  const values = [...known.keys()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    grid: cells.toGrid(),
    transform,
    counts,
    warnings:
      counts.walls > 0
        ? []
        : [`${name} has no wall: its values are from ${least} to ${most}; occupied or rule say which are walls`],
  };
}
