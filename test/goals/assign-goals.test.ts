// Who goes where: compared with all assignments that there are, and proven by prices where these are too many.
import { describe, expect, test } from 'vitest';
import { assign } from '../../src/features/goals/assignment.ts';
import { assignGoals, createTeam, distanceField, Grid, HexGrid, World } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { anyMap, cellsOf, KINDS } from '../reference/problems.ts';
import { checkAssignment } from '../support/assignments.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { diagonalRules } from '../support/world.ts';

const LEAST = ['longest', 'sum'] as const;

/** Random costs: whole numbers with many ties, or any; some pairs cannot be. */
function anyCosts(random: Random, rows: number, columns: number) {
  const apart = random.pick([0, 0, 0.2, 0.5, 0.8]);
  const most = random.pick([3, 60, 0]);
  const value = () => (random.chance(apart) ? Infinity : most > 0 ? random.below(most) : 50 * random.next());
  return { values: Float64Array.from({ length: rows * columns }, value), rows, columns };
}

describe.each(LEAST)('least %s', (least) => {
  // All: HOTPATH_RUNS=1 npx vitest run --project node test/goals/assign-goals.test.ts
  test(`up to seven rows and columns: as good as the best of all (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(2000); run++) {
      const [rows, columns] = [random.between(1, 7), random.between(1, 7)].sort((a, b) => a - b);
      const costs = anyCosts(random, rows, columns);
      const { columnOf } = assign(costs, least);
      const ways = Array.from({ length: rows }, (_, row) => [
        ...costs.values.subarray(row * columns, (row + 1) * columns),
      ]);
      const own = [...columnOf].flatMap((column, row) => (column < 0 ? [] : [ways[row][column]]));
      const [sum, longest] = [own.reduce((all, way) => all + way, 0), Math.max(0, ...own)];
      checkAssignment({ goalOf: columnOf, sum, longest }, ways, least);
    }
  });

  test(`hundreds of rows: prices prove that the sum is least (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let run = 0; run < runs(30); run++) {
      const rows = random.between(30, 200);
      const costs = anyCosts(random, rows, rows + random.pick([0, 0, 1, 50]));
      const { columnOf, prices, pairs } = assign(costs, least);
      const { first, column, cost } = pairs;
      const spare = pairs.columns - costs.columns;
      const used = new Set([...columnOf].filter((one) => one >= 0));
      expect(used.size).toBe(rows - spare);
      for (let row = 0; row < rows; row++) {
        // By prices, each row has one of its cheapest columns; spare ones are alike.
        const value = (pair: number) => cost[pair] - prices[column[pair]];
        const all = Array.from({ length: first[row + 1] - first[row] }, (_, k) => first[row] + k);
        const own = all.filter((pair) =>
          columnOf[row] < 0 ? column[pair] >= costs.columns : column[pair] === columnOf[row],
        );
        const cheapest = Math.min(...all.map(value));
        expect(Math.min(...own.map(value))).toBeLessThan(cheapest + 1e-9);
      }
      if (pairs.rows === pairs.columns) continue;
      for (const [to, price] of prices.entries()) {
        expect(price).toBeLessThan(1e-9);
        if (to < costs.columns && !used.has(to)) expect(price).toBeGreaterThan(-1e-9);
      }
    }
  });
});

test(`no lower limit has as many pairs (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  for (let run = 0; run < runs(20); run++) {
    const rows = random.between(20, 60);
    const costs = anyCosts(random, rows, rows + random.below(9));
    const count = (list: Int32Array) => list.filter((column) => column >= 0).length;
    const { columnOf } = assign(costs, 'longest');
    const longest = Math.max(
      0,
      ...[...columnOf].map((to, row) => (to < 0 ? 0 : costs.values[row * costs.columns + to])),
    );
    const below = costs.values.map((value) => (value < longest ? value : Infinity));
    expect(count(columnOf)).toBe(count(assign(costs, 'sum').columnOf));
    if (longest > 0) expect(count(assign({ ...costs, values: below }, 'sum').columnOf)).toBeLessThan(count(columnOf));
  }
});

// All: HOTPATH_RUNS=10 npx vitest run --project node test/goals/assign-goals.test.ts
test.each(KINDS)(`%s: on both engines as good as the best of all, by the plain solver (seed ${seed})`, (kind) => {
  const random = new Random(seed + KINDS.indexOf(kind));
  let met = 0;
  for (let run = 0; run < runs(60); run++) {
    const { map, hasExits } = anyMap(kind, random);
    const cells = cellsOf(map);
    const isHex = map instanceof HexGrid;
    const bodies = [{}, { kindCosts: [1, random.pick([1, 2, Infinity]), 0.5] }];
    const hasSizes = kind === 'walls' && !hasExits;
    if (hasSizes) bodies.push({ size: 2 } as object);
    const units = Array.from({ length: random.between(0, 5) }, () => ({
      start: random.pick(cells),
      ...random.pick(bodies),
    }));
    const goals = Array.from({ length: random.between(0, 5) }, () =>
      random.chance(0.5) ? random.pick(cells) : { ...random.pick(cells), cost: random.pick([0, 1, 7.5]) },
    );
    const options = {
      ...(isHex || random.chance(0.5) ? {} : { diagonals: random.pick(diagonalRules), diagonalCost: 1 }),
      ...(random.chance(0.2) ? { maxCost: random.below(12) } : {}),
    };
    const least = random.pick(LEAST);
    const [answer, twin] = (['wasm', 'js'] as const).map((engine) =>
      assignGoals(map, units, goals, { ...options, least, engine }),
    );
    expect(twin).toEqual(answer);
    const ways = units.map(({ start, ...body }) => {
      const rule = isHex ? {} : { diagonals: 'never' as const };
      return goals.map((goal) => {
        const field = reference.distanceField(map, map.cellAt(map.indexOf(goal)), { ...rule, ...options, ...body });
        return field.costAt(start) + ('cost' in goal ? goal.cost : 0);
      });
    });
    if (checkAssignment(answer, ways, least).pairs > 1) met++;
  }
  expect(met).toBeGreaterThan(runs(60) / 20);
});

test('on a World, ways lead over its loaded chunks', () => {
  const world = new World({ width: 128, height: 128, chunkSize: 32 });
  world.load(-1, 0);
  world.load(0, 0);
  const units = [
    [-20, 5],
    [10, 5],
  ] as const;
  const goals = [
    { x: -5, y: 5 },
    { x: 20, y: 5, cost: 2 },
    { x: 500, y: 5 },
  ];
  expect(assignGoals(world, units, goals)).toEqual({ goalOf: Int32Array.of(0, 1), sum: 27, longest: 15 });
});

test('the answer goes into a team, whose distances are its ways', () => {
  const grid = Grid.fromText(`
    ..........
    .########.
    ..........
  `);
  const units = [
    { x: 0, y: 0 },
    { x: 0, y: 2 },
    { x: 9, y: 1 },
  ];
  const goals = [
    { x: 8, y: 2, cost: 0 },
    { x: 8, y: 0, cost: 0 },
  ];
  const { goalOf, sum, longest } = assignGoals(grid, units, goals);
  const there = [...units.keys()].filter((i) => goalOf[i] >= 0);
  const team = createTeam(
    grid,
    there.map((i) => ({ start: units[i], goal: goals[goalOf[i]] })),
  );
  const ways = there.map((_, i) => team.distance(i));
  expect(ways.reduce((all, way) => all + way, 0)).toBe(sum);
  expect(Math.max(...ways)).toBe(longest);
});

test('the longest way is shorter than with the least sum, where that pays', () => {
  const grid = new Grid(8, 4);
  const units = [[1, 3] as const, [7, 3] as const];
  const goals = [[7, 3] as const, [6, 0] as const];
  expect(assignGoals(grid, units, goals)).toEqual({ goalOf: Int32Array.of(0, 1), sum: 10, longest: 6 });
  expect(assignGoals(grid, units, goals, { least: 'sum' })).toEqual({
    goalOf: Int32Array.of(1, 0),
    sum: 8,
    longest: 8,
  });
});

test('nobody takes more than one goal, and units that are left over have none', () => {
  const grid = new Grid(5, 1);
  const units = [
    [0, 0],
    [1, 0],
    [4, 0],
  ] as const;
  expect(assignGoals(grid, units, [[2, 0]])).toEqual({ goalOf: Int32Array.of(-1, 0, -1), sum: 1, longest: 1 });
  expect(assignGoals(grid, units, [])).toEqual({ goalOf: Int32Array.of(-1, -1, -1), sum: 0, longest: 0 });
  expect(assignGoals(grid, [], [[2, 0]])).toEqual({ goalOf: new Int32Array(0), sum: 0, longest: 0 });
});

test('fields from units and to goals say the same', () => {
  const grid = new Grid(8, 8);
  grid.setCost(3, 3, 5);
  const [few, many] = [
    [[0, 0]] as const,
    [
      [7, 7],
      [3, 3],
      [4, 4],
      [0, 3],
    ] as const,
  ];
  const field = distanceField(grid, [3, 3], { diagonals: 'never' });
  expect(assignGoals(grid, few, [many[1]]).sum).toBe(field.costAt(0, 0));
  expect(assignGoals(grid, few, many).goalOf).toEqual(Int32Array.of(3));
  expect(assignGoals(grid, many, few).goalOf).toEqual(Int32Array.of(-1, -1, -1, 0));
});

test('wrong arguments are refused by name', () => {
  const grid = new Grid(4, 4);
  const call = (units: unknown, goals: unknown, options?: object) => () =>
    assignGoals(grid, units as [], goals as [], options);
  expect(call([[0, 0]], [{ x: 1, y: 1, cost: -1 }])).toThrow('goals[0].cost is -1');
  expect(call([[0, 0]], [{ x: 1, y: 1, cost: Number.NaN }])).toThrow('goals[0].cost is NaN');
  expect(call([[0, 0]], [{ x: 1, y: 1, cost: Infinity }])).toThrow('leave out a goal that is closed');
  expect(call([[0, 9]], [[1, 1]])).toThrow('units[0] is (0, 9)');
  expect(call([{ start: [0, 9] }], [[1, 1]])).toThrow('units[0].start is (0, 9)');
  expect(call([{ start: [0, 0], goal: [1, 1] }], [[1, 1]])).toThrow('units[0] has the unknown name "goal"');
  expect(call([{ start: [0, 0], size: 0 }], [[1, 1]])).toThrow('units[0].size is 0');
  expect(call([[0, 0]], [[4, 1]])).toThrow('goals[0] is (4, 1)');
  expect(call({ x: 0, y: 0 }, [[1, 1]])).toThrow('units is an object');
  expect(call([[0, 0]], undefined)).toThrow('goals is undefined');
  expect(call([[0, 0]], [[1, 1]], { least: 'most' })).toThrow('least is "most"');
  expect(call([[0, 0]], [[1, 1]], { direction: 'to' })).toThrow('unknown name "direction"');
  expect(call([{ start: [0, 0], kindCosts: 'x' }], [[1, 1]])).toThrow('kindCosts');
});
