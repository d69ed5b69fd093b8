// Searches of contracted maps: optimal, alike on all engines, and so after any edits.
import { describe, expect, test } from 'vitest';
import { CONTRACTIONS } from '../../src/core/engine/contraction.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { HIERARCHY_STAMP } from '../../src/core/kernel/layout.ts';
import { ContractedMap } from '../../src/features/contraction/contracted-map.ts';
import { findPath, findPaths, Grid, prepareGrid } from '../../src/index.ts';
import { type Contracting, checkedHierarchy, contractWith, hierarchies, isContracted } from '../support/contracted.ts';
import { cavesMap, mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyMap, freeCell } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import { exactCosts } from '../support/uniform.ts';
import { checkResult, checkSame, isClose } from '../support/walk.ts';
import { movementOf, worldOf } from '../support/world.ts';

/** Of edits among searches. HOTPATH_RUNS=20 makes 100,000 of them. */
const EDITS = 5000;
const EDITS_A_MAP = 100;

/** Contracts a copy of a grid on each engine. Sometimes they have landmarks. */
function contractedCopies(grid: Grid, contracting: Contracting, random: Random): Grid[] {
  const copies = hierarchies.map(() => grid.clone());
  const { straightCost, diagonalCost } = contracting.options;
  if (random.chance(0.6))
    for (const copy of copies) prepareGrid(copy, { straightCost, diagonalCost, engine: 'js', maxMilliseconds: 1e9 });
  for (const [i, copy] of copies.entries()) contractWith(copy, hierarchies[i], contracting);
  return copies;
}

/** Searches all copies from one cell. Throws unless all agree with each other and the oracle. Returns the number of expansions. */
function searchAll(copies: Grid[], { options }: Contracting, searches: number, random: Random): number {
  const world = worldOf(copies[0]);
  const start = freeCell(world, random);
  const costs = optimalCosts(world, start, movementOf(options));
  let expanded = 0;
  for (let i = 0; i < searches; i++) {
    const goal = freeCell(world, random);
    const [first, ...others] = copies.map((copy) => findPath(copy, start, goal, options));
    checkResult(world, start, goal, options, first);
    for (const other of others) checkSame(first, other);
    const optimum = costs[goal.y * world.width + goal.x];
    if (!isClose(first.cost, optimum)) {
      const ends = `from ${start.x},${start.y} to ${goal.x},${goal.y}`;
      throw new Error(`cost ${first.cost}, optimum ${optimum} ${ends}:\n${copies[0].toText()}`);
    }
    expanded += first.expanded;
  }
  return expanded;
}

function anyContracting(random: Random): Contracting {
  const { straightCost, diagonalCost } = random.pick(exactCosts);
  const options = random.chance(0.5) ? {} : { straightCost, diagonalCost };
  return { side: random.pick([4, 7, 16, 64]), options };
}

test(`searches of contracted maps are optimal, and alike on all engines (seed ${seed})`, () => {
  const random = new Random(seed);
  let expanded = 0;
  for (let map = 0; map < runs(100); map++) {
    const contracting = anyContracting(random);
    const grid = anyMap(random.between(3, 40), random.between(3, 40), random);
    const copies = contractedCopies(grid, contracting, random);
    expanded += searchAll(copies, contracting, 12, random);
  }
  expect(expanded).toBeGreaterThan(runs(100) * 12);
});

/** The second way leads over the first corner of all, in the middle of a shortcut. */
const WAYS = [
  [[...Array(6).fill('.....######...'), ...Array(4).fill('..............')].join('\n'), [3, 2], [9, 8]],
  ['.....#\n......\n.####.\n.....#', [5, 2], [1, 3]],
] as const;

describe.each(['round one corner', 'over two corners'].map((name, way) => [name, way] as const))('%s', (_, way) => {
  test.each([...hierarchies.keys(), 'checked'] as const)('a route on kernel %s', async (kind) => {
    const make = kind === 'checked' ? await checkedHierarchy() : hierarchies[kind];
    const [text, ...ends] = WAYS[way];
    const grid = Grid.fromText(text);
    const [start, goal] = ends.map(([x, y]) => ({ x, y }));
    const { cost } = findPath(grid.clone(), start, goal);
    contractWith(grid, make, { side: 16, options: {} });
    for (const [from, to] of [
      [start, goal],
      [goal, start],
    ]) {
      const result = findPath(grid, from, to);
      expect(result.method).toBe('contracted');
      expect(result.cost).toBeCloseTo(cost, 12);
      checkResult(worldOf(grid), from, to, {}, result);
    }
  });
});

test.each([...hierarchies.keys()])(
  'stamps of searches begin again after 2^32 of them, and in a map of the same records, kernel %i',
  (kind) => {
    const grids = [0, 1].map(() => mazeMap({ width: 31, height: 31, seed: 1 }));
    const [start, goal] = [1, 2].map((seed) => freeCell(worldOf(grids[0]), new Random(seed)));
    const [cells, others] = grids.map((grid) => cellsOf(grid));
    const hierarchy = hierarchies[kind](cells);
    contractWith(grids[0], () => hierarchy, { side: 16, options: {} });
    const { cost } = findPath(grids[0], start, goal);
    const { memory, address } = hierarchy as unknown as { memory: { int32: Int32Array }; address: number };
    const plain = structuredClone((CONTRACTIONS.of(cells) as ContractedMap).plain());
    CONTRACTIONS.set(others, ContractedMap.fromPlain(others, plain, hierarchies[kind](others)));
    memory.int32[(address + HIERARCHY_STAMP) >>> 2] = -1;
    for (const grid of grids)
      for (const [from, to] of [
        [goal, start],
        [start, goal],
      ])
        expect(findPath(grid, from, to)).toMatchObject({ method: 'contracted', cost });
  },
);

test.each([...hierarchies.keys()])('landmarks round distances, and estimates stay below, kernel %i', (kind) => {
  const rows = ['.#.......#', ...Array(2).fill('.#........'), ...Array(5).fill('..........'), '.....#....'];
  const grid = Grid.fromText(rows.join('\n'));
  const options = { straightCost: 1, diagonalCost: 1 };
  const { cost } = findPath(grid.clone(), [0, 1], [9, 1], options);
  prepareGrid(grid, { ...options, engine: 'js', maxMilliseconds: 1e9 });
  contractWith(grid, hierarchies[kind], { side: 4, options });
  expect(findPath(grid, [0, 1], [9, 1], options)).toMatchObject({ method: 'contracted', cost });
});

test(`edits keep searches of contracted maps optimal, and alike on all engines (seed ${seed})`, () => {
  const random = new Random(seed + 1);
  for (let edits = 0; edits < runs(EDITS); edits += EDITS_A_MAP) {
    const contracting = anyContracting(random);
    const grid = anyMap(random.between(8, 40), random.between(8, 40), random);
    const copies = contractedCopies(grid, contracting, random);
    const [start, goal] = [freeCell(worldOf(grid), random), freeCell(worldOf(grid), random)];
    const before = copies.map((copy) => findPath(copy, start, goal, contracting.options));
    for (let left = EDITS_A_MAP; left > 0; ) {
      for (let count = Math.min(left, random.between(1, 6)); count > 0; count--, left--) {
        const [x, y, blocked] = [random.below(grid.width), random.below(grid.height), random.chance(0.5)];
        for (const copy of copies) copy.setBlocked(x, y, blocked);
      }
      searchAll(copies, contracting, 3, random);
    }
    // Once all edits are undone, contracted maps answer again as before.
    for (const [i, copy] of copies.entries()) {
      for (let y = 0; y < grid.height; y++) {
        for (let x = 0; x < grid.width; x++) copy.setBlocked(x, y, grid.isBlocked(x, y));
      }
      checkSame(before[i], findPath(copy, start, goal, contracting.options));
    }
  }
});

describe('prepareGrid', () => {
  const side = { width: 384, height: 384, seed: 5 };

  test.each([
    ['rooms', roomsMap(side), true],
    ['mazes', mazeMap(side), true],
    ['dense clutter', randomMap({ ...side, blocked: 0.4 }), true],
    ['caves', cavesMap(side), false],
    ['sparse clutter', randomMap({ ...side, blocked: 0.1 }), false],
    ['small maps', roomsMap({ ...side, width: 40, height: 40 }), false],
  ])('contracts where corners see few others: %s', (_, grid, expected) => {
    const { contracted, bytes } = prepareGrid(grid);
    expect([contracted, isContracted(grid)]).toEqual([expected, expected]);
    expect(bytes).toBeGreaterThanOrEqual(32 * grid.width * grid.height);
  });

  test('contracts for the default corner rule alone, and not without time', () => {
    const grid = roomsMap(side);
    for (const options of [{ diagonals: 'always' }, { diagonals: 'never' }, { maxMilliseconds: 0 }] as const)
      expect(prepareGrid(grid, options).contracted).toBe(false);
    expect(isContracted(grid)).toBe(false);
  });

  test('a second call replaces, dispose frees, and a clone has none', () => {
    const grid = roomsMap(side);
    prepareGrid(grid);
    expect(isContracted(grid.clone())).toBe(false);
    prepareGrid(grid, { diagonals: 'always' });
    expect(isContracted(grid)).toBe(false);
    prepareGrid(grid);
    grid.releaseMemory();
    expect(isContracted(grid)).toBe(false);
  });

  test('other requests get what they get without', () => {
    const [grid, other] = [roomsMap(side), roomsMap(side)];
    prepareGrid(grid);
    prepareGrid(other);
    CONTRACTIONS.set(cellsOf(other), null);
    const [start, goal] = [freeCell(worldOf(grid), new Random(3)), freeCell(worldOf(grid), new Random(4))];
    const requests = [
      { trace: true },
      { maxExpansions: 20 },
      { maxCost: 300 },
      { range: 3 },
      { partial: true },
      { size: 2 },
      { algorithm: 'astar' },
      { diagonals: 'always' },
      { heuristic: 'zero' },
      { heuristicWeight: 2 },
    ] as const;
    for (const options of requests)
      expect(findPath(grid, start, goal, options)).toEqual(findPath(other, start, goal, options));
  });

  test('blocked ends, the same cell twice, and batches', () => {
    const grid = roomsMap(side);
    const random = new Random(6);
    const [start, goal] = [freeCell(worldOf(grid), random), freeCell(worldOf(grid), random)];
    const wall = [...Array(256).keys()].find((x) => grid.isBlocked(x, 7)) as number;
    prepareGrid(grid);
    expect(findPath(grid, [wall, 7], goal).status).toBe('start-blocked');
    expect(findPath(grid, start, [wall, 7]).status).toBe('goal-blocked');
    expect(findPath(grid, start, start)).toMatchObject({ status: 'found', cost: 0 });
    const queries = [
      { start, goal },
      { start: goal, goal: start },
    ];
    expect(findPaths(grid, queries)).toEqual(queries.map(({ start, goal }) => findPath(grid, start, goal)));
  });

  test('a search repeated after an edit gives the same route each time', () => {
    const grid = roomsMap(side);
    prepareGrid(grid);
    const random = new Random(7);
    const [start, goal] = [freeCell(worldOf(grid), random), freeCell(worldOf(grid), random)];
    const before = findPath(grid, start, goal);
    const [x, y] = before.path?.xy.subarray(10, 12) ?? [];
    grid.setBlocked(x, y);
    const first = findPath(grid, start, goal);
    for (let i = 0; i < 1000; i++) checkSame(first, findPath(grid, start, goal));
    grid.setBlocked(x, y, false);
    checkSame(before, findPath(grid, start, goal));
  });
});
