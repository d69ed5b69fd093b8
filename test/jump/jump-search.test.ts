import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/base/point.ts';
import { FOUND, RUNNING } from '../../src/base/statuses.ts';
import type { Plan } from '../../src/engine/search.ts';
import type { CellStore } from '../../src/grid/cell-store.ts';
import { Search } from '../../src/js/core/search-record.ts';
import { addJumpSource, beginJumps, runJumps } from '../../src/js/jump/jps.ts';
import { arrivalOf, listLength, listStart, targetOf } from '../../src/js/jump/jump-lists.ts';
import { GOAL, gOf, Jumps, pointAt, xOf, yOf } from '../../src/js/jump/jump-records.ts';
import { successorsOf } from '../../src/js/jump/jumps.ts';
import { updatePlanes } from '../../src/js/jump/plane-edit.ts';
import { surroundings } from '../../src/js/jump/planes.ts';
import * as astar from '../../src/js/search/astar.ts';
import { enter } from '../../src/js/solve/solve.ts';
import { type FindPathOptions, resolveOptions } from '../../src/request/options.ts';
import { planFor } from '../../src/request/plan.ts';
import { NO_DIRECTION } from '../../src/rules/moves.ts';
import { Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { anyCells, builtPlanes, randomCell, randomCells, rules } from '../support/planes.ts';
import { runs, seed } from '../support/seed.ts';
import { movementOf, type World } from '../support/world.ts';

interface Answer {
  status: number;
  /** In ordering costs; Infinity without a route. */
  g: number;
  expanded: number;
  trace: number[];
}

interface Ends {
  start: Point;
  goal: Point;
}

function randomEnds(cells: CellStore, random: Random): Ends {
  return { start: randomCell(cells, random), goal: randomCell(cells, random) };
}

function byJumps(jumps: Jumps, plan: Plan, { start, goal }: Ends, steps = Infinity): Answer {
  const search = new Search();
  search.plan = plan;
  let status = enter(search, jumps.planes.cells, start, goal);
  if (status === RUNNING) {
    beginJumps(search, jumps);
    addJumpSource(search, jumps);
    while (status === RUNNING) status = runJumps(search, jumps, steps);
  }
  const { expanded } = search;
  const g = status === FOUND ? gOf(jumps.doubles, GOAL) : Infinity;
  return { status, g, expanded, trace: plan.tracing ? [...search.trace.subarray(0, expanded)] : [] };
}

/** By A* without pruning, which knows nothing of jump points. */
function byCells(cells: CellStore, plan: Plan, { start, goal }: Ends): Answer {
  const search = new Search();
  search.plan = { ...plan, pruning: 0, maxExpansions: 0xffffffff, maxOpen: 0xffffffff, tracing: false };
  let status = enter(search, cells, start, goal);
  if (status === RUNNING) {
    astar.begin(search);
    status = astar.run(search, Infinity);
  }
  const g = status === FOUND ? search.nodeG[goal.y * cells.width + goal.x] : Infinity;
  return { status, g, expanded: search.expanded, trace: [] };
}

function resolve(cells: CellStore, options: FindPathOptions): Plan {
  return planFor(cells, resolveOptions({ algorithm: 'astar', trace: true, ...options }));
}

/** Turns some cells, one perhaps more than once. Returns their indices. */
function edit(cells: CellStore, count: number, random: Random): number[] {
  return Array.from({ length: count }, () => {
    const { x, y } = randomCell(cells, random);
    cells.setBlocked(x, y, !cells.isBlocked(x, y));
    return y * cells.width + x;
  });
}

/** The successors of all cells by all directions in which a step may have led there. */
function allSuccessors(jumps: Jumps): string[] {
  const { cells, moves, rays } = jumps.planes;
  const all: string[] = [];
  for (let cell = 0; cell < cells.width * cells.height; cell++) {
    const x = cell % cells.width;
    const y = Math.floor(cell / cells.width);
    if (cells.isBlocked(x, y)) continue;
    const legal = moves[(NO_DIRECTION << 9) + surroundings(jumps.planes, x, y)];
    for (let direction = 0; direction < 8; direction++) {
      if (rays[direction].ends === 0 || ((legal >> (direction ^ 4)) & 1) === 0) continue;
      const list = successorsOf(jumps, pointAt(jumps, x, y), direction);
      const start = listStart(list);
      const successors = [...jumps.lists.subarray(start, start + listLength(jumps.lists, list))].map((successor) => {
        const target = targetOf(successor);
        return `${xOf(jumps.records, target)},${yOf(jumps.records, target)} by ${arrivalOf(successor)}`;
      });
      all.push(`${x},${y} by ${direction}: ${successors.join('; ')}`);
    }
  }
  return all;
}

/** Straight and diagonal costs, ordered by whole numbers, so that sums are exact. */
const costPairs: [number, number][] = [
  [1, Math.SQRT2],
  [1, 1],
  [1, 2],
  [5, 7],
  [10, 14],
  [2, 3],
  [1, 1.9],
];

function worldOfCells(cells: CellStore): World {
  const { width, height } = cells;
  const costs = Float64Array.from({ length: width * height }, (_, cell) =>
    cells.isBlocked(cell % width, Math.floor(cell / width)) ? Infinity : 1,
  );
  return { width, height, costs };
}

describe.each(rules)('jump point search under corner rule %i, %s', (rule, diagonals) => {
  test(`costs what A* costs, and goes as on a fresh grid, whatever has been edited (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(150); round++) {
      const cells = anyCells(random);
      const jumps = new Jumps(builtPlanes(cells, rule));
      for (let query = 0; query < 8; query++) {
        updatePlanes(jumps, edit(cells, random.below(4), random), null);
        const [straightCost, diagonalCost] = random.pick(costPairs);
        const plan = resolve(cells, { diagonals, straightCost, diagonalCost });
        const ends = randomEnds(cells, random);
        const answer = byJumps(jumps, plan, ends);
        const expected = byCells(cells, plan, ends);
        expect(answer.status).toBe(expected.status);
        expect(answer.g).toBe(expected.g);
        const fresh = new Jumps(builtPlanes(cells, rule));
        expect(byJumps(fresh, plan, ends)).toEqual(answer);
        expect(byJumps(jumps, plan, ends, random.between(1, 5))).toEqual(answer);
      }
    }
  });

  test(`keeps every list of successors as a fresh graph has it, edit for edit (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(25); round++) {
      const cells = randomCells(random.between(1, 14), random.between(1, 14), random.pick([0.1, 0.3, 0.5]), random);
      const jumps = new Jumps(builtPlanes(cells, rule));
      allSuccessors(jumps);
      for (let edits = 0; edits < 20; edits++) {
        updatePlanes(jumps, edit(cells, random.between(1, 3), random), null);
        expect(allSuccessors(jumps)).toEqual(allSuccessors(new Jumps(builtPlanes(cells, rule))));
      }
    }
  });

  test(`agrees with the oracle (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(400); round++) {
      const cells = randomCells(random.between(1, 12), random.between(1, 12), random.pick([0.1, 0.3, 0.5]), random);
      const [straightCost, diagonalCost] = random.pick(costPairs);
      const plan = resolve(cells, { diagonals, straightCost, diagonalCost });
      const ends = randomEnds(cells, random);
      const { g } = byJumps(new Jumps(builtPlanes(cells, rule)), plan, ends);
      const { start, goal } = ends;
      if (cells.isBlocked(start.x, start.y) || cells.isBlocked(goal.x, goal.y)) continue;
      const cost = optimalCost(worldOfCells(cells), start, goal, movementOf({ diagonals, straightCost, diagonalCost }));
      if (cost === Infinity) expect(g).toBe(Infinity);
      else expect((g * straightCost) / plan.straight).toBeCloseTo(cost, 5);
    }
  });

  test(`keeps to its limits, and goes on as if it had not stopped (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    const cells = randomCells(60, 60, 0.3, random);
    const jumps = new Jumps(builtPlanes(cells, rule));
    for (let query = 0; query < runs(200); query++) {
      const ends = randomEnds(cells, random);
      const all = byJumps(jumps, resolve(cells, { diagonals }), ends);
      const maxExpansions = random.below(30);
      const limited = byJumps(jumps, resolve(cells, { diagonals, maxExpansions }), ends);
      expect(limited.trace).toEqual(all.trace.slice(0, maxExpansions));
      const maxOpen = random.between(1, 30);
      const plan = resolve(cells, { diagonals, maxOpen });
      const narrow = byJumps(jumps, plan, ends);
      expect(narrow.trace).toEqual(all.trace.slice(0, narrow.expanded));
      expect(byJumps(jumps, plan, ends, 1)).toEqual(narrow);
    }
  });

  test(`generations and memory run out and start anew (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    const cells = randomCells(110, 90, 0.2, random);
    const jumps = new Jumps(builtPlanes(cells, rule));
    jumps.generation = 0x7fffffc0 - 64 * 20;
    let forgotten = 0;
    // No fewer: the graph has to fill up.
    for (let query = 0; query < Math.max(100, runs(100)); query++) {
      updatePlanes(jumps, edit(cells, 1, random), null);
      const plan = resolve(cells, { diagonals, heuristic: 'zero' });
      const ends = randomEnds(cells, random);
      const before = jumps.recordsEnd + jumps.listsEnd;
      expect(byJumps(jumps, plan, ends)).toEqual(byJumps(new Jumps(builtPlanes(cells, rule)), plan, ends));
      if (jumps.recordsEnd + jumps.listsEnd < before) forgotten++;
    }
    expect(forgotten).toBeGreaterThan(0);
    expect(jumps.generation).toBeLessThan(64 * 1000);
  });
});
