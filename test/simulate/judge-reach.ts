/** Judges of what can be reached. */
import { type Grid, HexGrid, type PointLike } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { cellsOf } from './maps.ts';
import type { Judge } from './state.ts';

type Options = reference.ReferenceOptions & {
  engine?: string;
  within?: number;
  reachableFrom?: PointLike;
  random?: unknown;
};

function unitOf({
  engine: _,
  within: __,
  reachableFrom: ___,
  random: ____,
  ...unit
}: Options): reference.ReferenceOptions {
  return unit;
}

const leads = (map: Grid, from: PointLike, to: PointLike, options: reference.ReferenceOptions) =>
  reference.findPath(map, from, to, options).path !== null;

/** Cells given as a list of any form. */
function listOf(map: Grid, cells: unknown): PointLike[] {
  if (cells instanceof Int32Array) return Array.from(cells, (cell) => map.cellAt(cell));
  return Array.isArray(cells) && typeof cells[0] !== 'number' ? cells : [cells as PointLike];
}

const nearestFree: Judge = ({ values, result }) => {
  const [map, centre, options = {}] = values as [Grid, PointLike, Options?];
  const { within = Infinity } = options;
  if (result !== null) judgeFree(map, result as PointLike, options);
  const limit = result === null ? within : distance(map, centre, result as PointLike);
  if (result !== null && limit > within) throw new Error(`nearestFree takes a cell at ${limit}`);
  const nearer = (cellsOf(map) as unknown as PointLike[]).find((cell) => {
    const away = distance(map, centre, cell);
    const isNearer = away < Infinity && (result === null ? away <= limit : away < limit - 1e-9);
    return isNearer && isFree(map, cell, options) && isNear(map, cell, options);
  });
  if (nearer !== undefined)
    throw new Error(`nearestFree takes a cell at ${limit}, and ${JSON.stringify(nearer)} is nearer`);
};

/** Returns how far two cells are apart, whatever lies between them. */
function distance(map: Grid, from: PointLike, to: PointLike): number {
  if (map instanceof HexGrid) return map.distance(from, to);
  const [a, b] = [from, to].map((cell) => map.cellAt(map.indexOf(cell as [number, number])));
  if (a.floor !== b.floor) return Infinity;
  const round = (steps: number, side: number, isJoined: boolean) => (isJoined ? Math.min(steps, side - steps) : steps);
  const across = round(Math.abs(a.x - b.x), map.width, map.wrap === 'x' || map.wrap === 'both');
  return Math.hypot(across, round(Math.abs(a.y - b.y), map.height, map.wrap === 'y' || map.wrap === 'both'));
}

/** Throws unless a unit may stand at a cell, and can come there. */
function judgeFree(map: Grid, cell: PointLike, options: Options): void {
  if (!isFree(map, cell, options)) throw new Error(`no unit may stand at ${JSON.stringify(cell)}`);
  if (!isNear(map, cell, options)) throw new Error(`${JSON.stringify(cell)} is out of reach`);
}

/** Returns whether a unit may stand at a cell. That it may start in a wall makes no cell free, except the one where it starts. */
function isFree(map: Grid, cell: PointLike, options: Options): boolean {
  const { allowBlockedStart, ...unit } = unitOf(options);
  if (leads(map, cell, cell, unit)) return true;
  const { reachableFrom } = options;
  return (
    allowBlockedStart === true &&
    reachableFrom !== undefined &&
    map.indexOf(cell as [number, number]) === map.indexOf(reachableFrom as [number, number])
  );
}

function isNear(map: Grid, cell: PointLike, options: Options): boolean {
  const { reachableFrom } = options;
  return reachableFrom === undefined || leads(map, reachableFrom, cell, unitOf(options));
}

export const judgeReach: Readonly<Record<string, Judge>> = {
  isReachable: ({ values, result }) => {
    const [map, start, goal, options = {}] = values as [Grid, PointLike, PointLike, Options?];
    const expected = leads(map, start, goal, unitOf(options));
    if (result !== expected) throw new Error(`isReachable says ${result}, not ${expected}`);
  },
  componentOf: ({ simulation, tick, values, result }) => {
    const [map, cell, options = {}] = values as [Grid, PointLike, Options?];
    const unit = unitOf(options);
    const isFree = leads(map, cell, cell, unit);
    if (isFree !== (result as number) >= 0)
      throw new Error(`componentOf says ${result}, and that cell is free: ${isFree}`);
    if (!isFree) return;
    for (const other of cellsOf(map) as unknown as PointLike[]) {
      const isJoined = simulation.scene.make(tick.call, undefined, [map, other, ...values.slice(2)]) === result;
      const expected = leads(map, cell, other, unit) && leads(map, other, cell, unit);
      if (isJoined === expected) continue;
      throw new Error(`componentOf joins ${JSON.stringify(cell)} and ${JSON.stringify(other)}: ${isJoined}`);
    }
  },
  nearestFree,
  randomCell: ({ values, result }) => {
    const [map, options = {}] = values as [Grid, Options?];
    if (result !== null) return judgeFree(map, result as PointLike, options);
    const cells = cellsOf(map) as unknown as PointLike[];
    const isAny = cells.some(
      (cell) => isFree(map, cell, { ...options, allowBlockedStart: false }) && isNear(map, cell, options),
    );
    if (isAny) throw new Error('randomCell says that there is no cell');
  },
  wouldBlock: ({ values, result }) => {
    const [map, cells, from, to, options = {}] = values as [Grid, unknown, unknown, unknown, Options?];
    const unit = unitOf(options);
    const avoided = listOf(map, unit.avoid ?? []);
    const ends = listOf(map, to);
    const walls = { ...unit, avoid: [...avoided, ...listOf(map, cells)] };
    const isLost = listOf(map, from).some(
      (one) => ends.some((end) => leads(map, one, end, unit)) && !ends.some((end) => leads(map, one, end, walls)),
    );
    if (result !== isLost) throw new Error(`wouldBlock says ${result}, not ${isLost}`);
  },
};
