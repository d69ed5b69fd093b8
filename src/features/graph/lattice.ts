/** Graphs whose nodes are the cells of a box. All cells have the same moves, or those of every second row or column. */

import { allocate } from '../../core/base/allocate.ts';
import { checkInteger, checkTerrain, isTerrain, MAX_SIDE, wrongKind } from '../../core/base/check.ts';
import { checkAttached, firstHole, isList } from '../../core/base/lists.ts';
import type { Arcs } from '../../core/engine/graph.ts';
import type { LatticeShape } from '../../core/rules/graph-estimate.ts';
import { ArcArrays, MAX_NODES } from './graph-arcs.ts';

/** Steps along each axis. */
export type Offset = readonly [x: number, y: number, z: number];

/** A move from a cell to another. */
export interface Move {
  readonly to: Offset;
  /** The move costs this times the cost of the cell entered. */
  readonly factor: number;
  /** The cells that a diagonal move squeezes past. */
  readonly beside: readonly Offset[];
}

export interface LatticePlan {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Row after row, layer after layer; null if all cells are passable at cost 1. */
  readonly costs: ArrayLike<number> | null;
  /** The moves of a cell, at most 32, indexed by `parityOf` the cell. */
  readonly moves: readonly (readonly Move[])[];
  parityOf(x: number, y: number): number;
  /** How many of the cells beside a move may be blocked. */
  readonly tolerated: number;
  readonly isHex: boolean;
  readonly estimate: number;
}

export interface Lattice {
  readonly isHex: boolean;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly arcs: Arcs;
  readonly shape: LatticeShape;
  /** Whether every cell costs the same, so that each move can be made back at the same cost. */
  readonly symmetric: boolean;
  isBlocked(node: number): boolean;
}

/** A move as numbers to add to a cell's number: `node` in the graph, `padded` and `beside` in the bordered plane. */
interface Step {
  readonly node: number;
  readonly padded: number;
  readonly factor: number;
  readonly beside: readonly number[];
}

/** Which cells are blocked, with a border of blocked cells around them, so that no step leaves the plane. */
interface Plane {
  readonly blocked: Uint8Array;
  readonly rowLength: number;
  readonly layerLength: number;
}

/** Builds the graph. @throws `TypeError` or `RangeError` for costs that are wrong or do not fit the sides. */
export function buildLattice(plan: LatticePlan): Lattice {
  const { width, height, depth } = plan;
  const count = width * height * depth;
  const costs = plan.costs === null ? null : readCosts(plan.costs, count);
  const plane = makePlane(plan, costs);
  const steps = plan.moves.map((moves) => moves.map((move) => stepOf(move, plan, plane)));
  const moves = findMoves(plan, plane, steps);
  const arcs = new ArcArrays(count, moves.count);
  fillArcs(arcs, plan, { legal: moves.legal, steps, costs });
  let [least, greatest] = [Infinity, 0];
  for (const cost of costs ?? [1]) {
    if (cost === Infinity) continue;
    least = Math.min(least, cost);
    greatest = Math.max(greatest, cost);
  }
  const shape = { estimate: plan.estimate, width, height, least: least === Infinity ? 1 : least };
  const isBlocked = (node: number) => costs !== null && costs[node] === Infinity;
  return { isHex: plan.isHex, width, height, depth, arcs, shape, symmetric: least >= greatest, isBlocked };
}

/** @throws `TypeError` or `RangeError` unless these are the sides of a box that a graph can hold. */
export function checkSides(sides: { readonly [name: string]: number }): void {
  let count = 1;
  for (const [name, side] of Object.entries(sides)) count *= checkInteger(name, side, 1, MAX_SIDE);
  if (count > MAX_NODES) {
    throw new RangeError(`${Object.values(sides).join(' x ')} are ${count} cells: a graph holds at most ${MAX_NODES}`);
  }
}

/** Returns the costs of all cells, Infinity for blocked ones. */
function readCosts(costs: ArrayLike<number>, count: number): Float64Array {
  if (!isList(costs)) {
    throw wrongKind('costs', costs, 'an array of numbers, or null if all cells are passable at cost 1');
  }
  checkAttached('costs', costs);
  if (costs.length !== count) {
    throw new RangeError(`costs has ${costs.length} values: it must have one per cell, ${count}`);
  }
  const hole = firstHole(costs);
  if (hole >= 0) checkTerrain(`costs[${hole}]`, costs[hole]);
  const read = allocate(Float64Array, count);
  for (let node = 0; node < count; node++) {
    const cost = costs[node];
    if (!isTerrain(cost)) checkTerrain(`costs[${node}]`, cost);
    read[node] = cost > 0 ? cost : Infinity;
  }
  return read;
}

function makePlane({ width, height, depth }: LatticePlan, costs: Float64Array | null): Plane {
  const rowLength = width + 2;
  const layerLength = rowLength * (height + 2);
  const blocked = allocate(Uint8Array, layerLength * (depth + 2)).fill(1);
  for (let z = 0; z < depth; z++) {
    for (let y = 0; y < height; y++) {
      const node = (z * height + y) * width;
      const padded = (z + 1) * layerLength + (y + 1) * rowLength + 1;
      for (let x = 0; x < width; x++) blocked[padded + x] = costs !== null && costs[node + x] === Infinity ? 1 : 0;
    }
  }
  return { blocked, rowLength, layerLength };
}

function stepOf({ to, factor, beside }: Move, { width, height }: LatticePlan, plane: Plane): Step {
  const padded = ([x, y, z]: Offset) => x + y * plane.rowLength + z * plane.layerLength;
  return {
    node: to[0] + (to[1] + to[2] * height) * width,
    padded: padded(to),
    factor,
    beside: beside.map(padded),
  };
}

function isLegal(blocked: Uint8Array, at: number, { padded, beside }: Step, tolerated: number): boolean {
  if (blocked[at + padded] === 1) return false;
  let obstacles = 0;
  for (let i = 0; i < beside.length; i++) obstacles += blocked[at + beside[i]];
  return obstacles <= tolerated;
}

/** Finds the legal moves of each cell, as bits, and counts them. */
function findMoves(plan: LatticePlan, { blocked, rowLength, layerLength }: Plane, steps: readonly Step[][]) {
  const { width, height, depth, tolerated } = plan;
  const legal = allocate(Uint32Array, width * height * depth);
  let count = 0;
  for (let z = 0, node = 0; z < depth; z++) {
    for (let y = 0; y < height; y++) {
      const row = (z + 1) * layerLength + (y + 1) * rowLength + 1;
      for (let x = 0; x < width; x++, node++) {
        if (blocked[row + x] === 1) continue;
        const cellSteps = steps[plan.parityOf(x, y)];
        let moves = 0;
        for (let move = 0; move < cellSteps.length; move++) {
          if (!isLegal(blocked, row + x, cellSteps[move], tolerated)) continue;
          moves |= 1 << move;
          count++;
        }
        legal[node] = moves;
      }
    }
  }
  return { legal, count };
}

function fillArcs(
  arcs: Arcs,
  plan: LatticePlan,
  { legal, steps, costs }: { legal: Uint32Array; steps: readonly Step[][]; costs: Float64Array | null },
): void {
  const { offsets, targets, costs: arcCosts } = arcs;
  const { width, height, depth } = plan;
  let arc = 0;
  for (let row = 0, node = 0; row < height * depth; row++) {
    for (let x = 0; x < width; x++, node++) {
      const cellSteps = steps[plan.parityOf(x, row % height)];
      for (let moves = legal[node]; moves !== 0; moves &= moves - 1) {
        const step = cellSteps[31 - Math.clz32(moves & -moves)];
        const target = node + step.node;
        targets[arc] = target;
        arcCosts[arc] = step.factor * (costs === null ? 1 : costs[target]);
        arc++;
      }
      offsets[node + 1] = arc;
    }
  }
}
