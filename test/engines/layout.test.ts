import { describe, expect, test } from 'vitest';
import { A_STAR, COMPONENTS, JUMP_POINTS } from '../../src/core/base/methods.ts';
import { FOUND, LIMIT, PARTIAL, RUNNING, UNREACHABLE } from '../../src/core/base/statuses.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { blockedOf, sidesOf, terrainOf } from '../../src/core/kernel/cells-record.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import * as layout from '../../src/core/kernel/layout.ts';
import { LinearMemory } from '../../src/core/kernel/memory.ts';
import { openCellsOf } from '../../src/core/kernel/search/open-list.ts';
import { outcomeOf } from '../../src/core/kernel/search/results.ts';
import { writePlan } from '../../src/core/kernel/search/write-plan.ts';
import { type FindPathOptions, resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { Grid } from '../../src/index.ts';
import { startDebug } from '../support/kernels.ts';

/** A search of cells on the debug kernel, from one corner to the other: A* without heuristic and pruning, unless said otherwise. */
class Asked {
  readonly kernel = startDebug<SearchKernel>('kernel');
  readonly memory = new LinearMemory(this.kernel.memory);
  readonly search = this.kernel.createSearch();
  readonly cells: number;
  readonly width: number;
  readonly height: number;

  constructor(text: string, options: FindPathOptions = {}) {
    const grid = Grid.fromText(text);
    const { width, height, rowBytes, blocked } = cellsOf(grid);
    this.width = width;
    this.height = height;
    this.cells = this.kernel.createCells(width, height, rowBytes);
    this.memory.bytes.set(blocked, blockedOf(this.memory, this.cells));
    const plain = { algorithm: 'astar', heuristic: 'zero', diagonals: 'always' } as const;
    writePlan(this.memory, this.search, planFor(cellsOf(grid), resolveOptions({ ...plain, ...options })));
    this.setInt(layout.SEARCH_PRUNING, 0);
  }

  int(offset: number): number {
    return this.memory.int32[(this.search + offset) >>> 2];
  }

  setInt(offset: number, value: number): this {
    this.memory.int32[(this.search + offset) >>> 2] = value;
    return this;
  }

  setDouble(offset: number, value: number): this {
    this.memory.float64[(this.search + offset) >>> 3] = value;
    return this;
  }

  solve(traced = false) {
    const status = this.kernel.solve(this.search, this.cells, 0, 0, this.width - 1, this.height - 1);
    return outcomeOf(this.memory, this.search, status, traced);
  }
}

/** More than any sum of the costs that order the open list. */
const HUGE = 1e15;
const ROW = '.....';
const SQUARE = `
  ...
  ...
  ...
`;
const FIELD = Array.from({ length: 12 }, () => '.'.repeat(12)).join('\n');

describe('a grid has at its offsets', () => {
  const { kernel, memory, cells } = new Asked('.....\n.....\n.....');

  test('its sides', () => {
    expect(sidesOf(memory, cells)).toEqual({ width: 5, height: 3, rowBytes: 4 });
  });

  test('its plane of blocked cells', () => {
    const before = memory.bytes[blockedOf(memory, cells) + 8];
    kernel.setBlocked(cells, 3, 1, 1);
    expect(memory.bytes[blockedOf(memory, cells) + 8]).toBe(before | (1 << 4));
  });

  test('its plane of terrain costs', () => {
    expect(terrainOf(memory, cells)).toBe(0);
    const plane = kernel.terrainPlane(cells);
    expect(terrainOf(memory, cells)).toBe(plane);
  });
});

describe('a search reads what is asked at', () => {
  test('SEARCH_RULE', () => {
    const corner = '.#\n#.';
    expect(new Asked(corner).solve().status).toBe(FOUND);
    expect(new Asked(corner).setInt(layout.SEARCH_RULE, 3).solve().status).toBe(UNREACHABLE);
  });

  test('SEARCH_STRAIGHT and SEARCH_DIAGONAL, the costs that order the open list', () => {
    const wayRound = new Asked(SQUARE).setDouble(layout.SEARCH_DIAGONAL, HUGE).solve();
    expect(wayRound.cost).toBe(4);
    const shortCut = new Asked(SQUARE).setDouble(layout.SEARCH_STRAIGHT, HUGE).solve();
    expect(shortCut.cost).toBeCloseTo(2 * Math.SQRT2);
  });

  test('SEARCH_STRAIGHT_COST, SEARCH_DIAGONAL_COST and SEARCH_TERRAIN_SCALE, of which the reported cost is made', () => {
    expect(new Asked(ROW).setDouble(layout.SEARCH_STRAIGHT_COST, 3).solve().cost).toBe(12);
    expect(new Asked(SQUARE).setDouble(layout.SEARCH_DIAGONAL_COST, 5).solve().cost).toBe(10);
    expect(new Asked(ROW).setDouble(layout.SEARCH_TERRAIN_SCALE, 7).solve().cost).toBe(28);
  });

  test('SEARCH_H_SUM, SEARCH_H_MIN, SEARCH_H_LINE and SEARCH_H_FACTOR, which lead to the goal', () => {
    const unled = new Asked(FIELD).solve().expanded;
    const led = (offset: number) => new Asked(FIELD).setDouble(offset, HUGE);
    // Straight along the diagonal.
    expect(led(layout.SEARCH_H_SUM).solve().expanded).toBe(11);
    expect(led(layout.SEARCH_H_LINE).solve().expanded).toBe(11);
    // The lesser of two distances is 0 at all cells below the goal and beside it.
    const byLesser = led(layout.SEARCH_H_MIN).solve().expanded;
    expect(byLesser).toBeGreaterThan(11);
    expect(byLesser).toBeLessThan(unled);
    expect(led(layout.SEARCH_H_SUM).setDouble(layout.SEARCH_H_FACTOR, 0).solve().expanded).toBe(unled);
  });

  test('SEARCH_G_FACTOR', () => {
    // Without a heuristic all f are 0 then: the cell opened last goes first.
    const { expanded } = new Asked(FIELD).setDouble(layout.SEARCH_G_FACTOR, 0).solve();
    expect(expanded).toBeLessThan(new Asked(FIELD).solve().expanded);
  });

  test('SEARCH_MAX_F, SEARCH_MAX_G, SEARCH_MAX_COST, SEARCH_MAX_EXPANSIONS and SEARCH_MAX_OPEN', () => {
    for (const offset of [layout.SEARCH_MAX_F, layout.SEARCH_MAX_G, layout.SEARCH_MAX_COST])
      expect(new Asked(ROW).setDouble(offset, 0.5).solve().status).toBe(LIMIT);
    const halted = new Asked(ROW).setInt(layout.SEARCH_MAX_EXPANSIONS, 2).solve();
    expect([halted.status, halted.expanded]).toEqual([LIMIT, 2]);
    expect(new Asked(FIELD).setInt(layout.SEARCH_MAX_OPEN, 2).solve().status).toBe(LIMIT);
  });

  test('SEARCH_RANGE', () => {
    expect(new Asked(ROW).setInt(layout.SEARCH_RANGE, 1).solve().cost).toBe(3);
  });

  test('SEARCH_PARTIAL', () => {
    const asked = new Asked(ROW).setInt(layout.SEARCH_MAX_EXPANSIONS, 3).setDouble(layout.SEARCH_H_SUM, 1);
    const { status, cost } = asked.setInt(layout.SEARCH_PARTIAL, 1).solve();
    expect([status, cost]).toEqual([PARTIAL, 2]);
  });

  test('SEARCH_TRACING', () => {
    const { trace } = new Asked(ROW).setInt(layout.SEARCH_TRACING, 1).solve(true);
    expect(trace).toEqual(Int32Array.of(0, 1, 2, 3));
  });

  test('SEARCH_TERRAIN_MASK', () => {
    const asked = new Asked(ROW).setInt(layout.SEARCH_TERRAIN_MASK, -1);
    const plane = asked.kernel.terrainPlane(asked.cells) >>> 3;
    asked.memory.float64.fill(9, plane, plane + ROW.length);
    expect(asked.solve().cost).toBe(4 * 9);
  });

  test('SEARCH_PRUNING', () => {
    // It leaves out the way round, where diagonal steps are the cheaper ones. Here they are not.
    const asked = new Asked(SQUARE).setDouble(layout.SEARCH_DIAGONAL, HUGE).setInt(layout.SEARCH_PRUNING, 1);
    expect(asked.solve().cost).toBeLessThan(4);
  });

  test('SEARCH_METHODS', () => {
    expect(new Asked(FIELD).setInt(layout.SEARCH_METHODS, JUMP_POINTS).solve().expanded).toBeLessThan(4);
    const wall = '..#.\n..#.';
    expect(new Asked(wall).setInt(layout.SEARCH_METHODS, A_STAR).solve().expanded).toBe(4);
    const first = COMPONENTS | (JUMP_POINTS << 4);
    expect(new Asked(wall).setInt(layout.SEARCH_METHODS, first).solve().expanded).toBe(0);
  });
});

describe('a search has at its offsets', () => {
  test('its results', () => {
    const { status, cost, expanded, route } = new Asked('...\n##.\n...', { diagonals: 'never' }).solve();
    const ends = [2, 2];
    expect({ status, cost, expanded, route }).toEqual({
      status: FOUND,
      cost: 4,
      expanded: 4,
      route: [0, 0, 2, 0, ...ends],
    });
  });

  test('its generation', () => {
    const asked = new Asked(ROW);
    for (const searches of [1, 2, 3]) {
      asked.solve();
      expect(asked.int(layout.SEARCH_GENERATION)).toBe(searches * layout.NODES_FIRST_GENERATION);
    }
  });

  test('its open cells', () => {
    const { kernel, memory, search, cells } = new Asked(SQUARE, { diagonals: 'never' });
    expect(kernel.openSearch(search, cells, 1, 1, 2, 2)).toBe(RUNNING);
    expect(openCellsOf(memory, search, 3)).toEqual(Int32Array.of(4));
    expect(kernel.run(search, 1)).toBe(RUNNING);
    expect(openCellsOf(memory, search, 3).sort()).toEqual(Int32Array.of(1, 3, 5, 7));
    const tags = memory.int32[(search + layout.SEARCH_NODES) >>> 2] >>> 2;
    expect(memory.int32[tags + 4] & layout.NODES_CLOSED).not.toBe(0);
    // An entry of a cell that is closed by now is left out.
    memory.int32[tags + 3] |= layout.NODES_CLOSED;
    expect(openCellsOf(memory, search, 3).sort()).toEqual(Int32Array.of(1, 5, 7));
  });

  test('its open jump points', () => {
    const map = '.....\n..#..\n.....';
    const { kernel, memory, search, cells } = new Asked(map, { algorithm: 'jps', heuristic: 'octile' });
    expect(kernel.openSearch(search, cells, 1, 1, 3, 1)).toBe(RUNNING);
    expect(openCellsOf(memory, search, 5)).toEqual(Int32Array.of(6));
    const start = memory.int32[(search + layout.SEARCH_PENDING_PLACE) >>> 2];
    const isClosed = () => (memory.int32[(start + layout.JUMP_POINT_TAG) >>> 2] & layout.NODES_CLOSED) !== 0;
    expect(isClosed()).toBe(false);
    expect(kernel.run(search, 1)).toBe(RUNNING);
    expect(isClosed()).toBe(true);
    // Above and below the wall, where routes turn round it.
    expect(openCellsOf(memory, search, 5).sort()).toEqual(Int32Array.of(2, 12));
  });
});

test('an answer of a batch has what it says at its offsets', () => {
  const asked = new Asked(ROW).setInt(layout.SEARCH_TRACING, 1);
  const { kernel, memory, search, cells } = asked;
  const block = kernel.reserveQueries(1);
  memory.int32[(block + layout.QUERY_START_X) >>> 2] = 1;
  memory.int32[(block + layout.QUERY_START_Y) >>> 2] = 0;
  memory.int32[(block + layout.QUERY_GOAL_X) >>> 2] = 4;
  memory.int32[(block + layout.QUERY_GOAL_Y) >>> 2] = 0;
  expect(kernel.solveMany(search, cells, 0, 1)).toBe(1);
  const at = kernel.answers.value;
  const int = (offset: number) => memory.int32[(at + offset) >>> 2];
  expect(memory.float64[(at + layout.ANSWER_COST) >>> 3]).toBe(3);
  expect(memory.bytes[at + layout.ANSWER_STATUS]).toBe(FOUND);
  expect(memory.bytes[at + layout.ANSWER_METHOD]).toBe(A_STAR);
  expect(int(layout.ANSWER_POINTS)).toBe(2);
  expect([0, 4, 8, 12].map((byte) => int(layout.ANSWER_SIZE + byte))).toEqual([1, 0, 4, 0]);
  // Cells 0 to 3, of which the start has neighbours on both sides.
  expect([int(layout.ANSWER_EXPANDED), int(layout.ANSWER_TRACED)]).toEqual([4, 4]);
  asked.setInt(layout.SEARCH_TRACING, 0);
  expect(kernel.solveMany(search, cells, 0, 1)).toBe(1);
  expect([int(layout.ANSWER_EXPANDED), int(layout.ANSWER_TRACED)]).toEqual([4, 0]);
});

/** What this test calls of the kernel of fields. */
interface FieldKernel extends SearchKernel {
  createField(): number;
  setMoves(
    field: number,
    queued: number,
    gated: number,
    rule: number,
    pruned: number,
    straight: number,
    diagonal: number,
  ): void;
  setCosts(field: number, straightCost: number, diagonalCost: number, uniformCost: number, fromSources: number): void;
  setLimits(field: number, maxCost: number, bucketWidth: number): void;
  reserveSources(field: number, count: number): number;
  createFieldPlanes(count: number): number;
  flood(field: number, cells: number, planes: number, sourceCount: number, linkCount: number): number;
}

test('the planes of a field stand one behind the other', () => {
  const kernel = startDebug<FieldKernel>('field');
  const memory = new LinearMemory(kernel.memory);
  const { width, height, rowBytes, blocked } = cellsOf(Grid.fromText(ROW));
  const cells = kernel.createCells(width, height, rowBytes);
  memory.bytes.set(blocked, blockedOf(memory, cells));
  const field = kernel.createField();
  kernel.setMoves(field, 0, 0, 0, 0, 1, 2);
  kernel.setCosts(field, 1, 2, 1, 0);
  kernel.setLimits(field, Infinity, 0);
  memory.int32[kernel.reserveSources(field, 1) >>> 2] = 0;
  const planes = kernel.createFieldPlanes(width);
  expect(kernel.flood(field, cells, planes, 1, 0)).toBe(1);
  expect(Array.from(memory.float64.subarray(planes >>> 3, (planes >>> 3) + width))).toEqual([0, 1, 2, 3, 4]);
  const first = planes + layout.FIELD_RECORD_COST_BYTES * width;
  const end = planes + layout.FIELD_RECORD_PLANES_BYTES * width;
  // From the source, which has no step to make, all others go west.
  expect(Array.from(memory.bytes.subarray(first, end))).toEqual([255, 6, 6, 6, 6]);
});
