// Fields on uniform ground equal, to the bit, costs that are counted in steps, after edits too, whether runs, queues or the heap make them. HOTPATH_RUNS=4
// makes 20,000 fields.
import { expect, test } from 'vitest';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { distanceField, type FieldOptions, Grid } from '../../src/index.ts';
import { startChecked, startDebug } from '../support/kernels.ts';
import { AROUND, stepIsLegal } from '../support/legal-step.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { diagonalRules } from '../support/world.ts';

const FIELDS = runs(5000);
/** Fields of one map, with edits between. */
const EACH = 5;

type Options = FieldOptions & { straightCost: number; diagonalCost: number };

/** Whole costs, and such whose sums are the same for no two counts of steps. */
const STEPS = [
  [1, Math.SQRT2],
  [1, Math.SQRT2],
  [1, Math.SQRT2],
  [10, 14],
  [1, 1],
  [2, 3],
  [3, 3 * Math.SQRT2],
] as const;

function anyOptions(random: Random): Options {
  const [straightCost, diagonalCost] = random.pick(STEPS);
  return {
    diagonals: random.pick(['onlyWhenNoObstacles', 'onlyWhenNoObstacles', 'always', 'ifAtMostOneObstacle', 'never']),
    straightCost,
    diagonalCost,
    direction: random.pick(['to', 'from']),
    ...(random.chance(0.25) ? { maxCost: straightCost * random.below(50) } : {}),
  };
}

/** Open ground with few or many cells in the way, singly or in blocks; some have long rows, columns and diagonals. */
function anyGrid(random: Random): Grid {
  const most = random.pick([6, 20, 20, 45, 90]);
  const grid = new Grid(random.between(1, most), random.between(1, most));
  scatter(grid, random);
  const { width, height } = grid;
  for (let blocks = random.pick([0, 0, 4, 12]); blocks > 0; blocks--) {
    const [x, y] = [random.below(width), random.below(height)];
    grid.fill(x, y, Math.min(random.between(1, 9), width - x), Math.min(random.between(1, 9), height - y), true);
  }
  return grid;
}

/** Writes all cells, so many that a field starts from scratch. */
function scatter(grid: Grid, random: Random): void {
  const share = random.pick([0, 0.01, 0.05, 0.15, 0.4]);
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) grid.setBlocked(x, y, random.chance(share));
}

/** Returns the least cost of each cell by counts of steps: a cell that has become cheaper spreads again, until none does. */
function countedCosts(grid: Grid, goals: readonly (readonly [number, number])[], options: Options): Float64Array {
  const { width } = grid;
  const { straightCost, diagonalCost, maxCost = Infinity } = options;
  const straights = new Int32Array(width * grid.height);
  const diagonals = new Int32Array(width * grid.height);
  const costs = new Float64Array(width * grid.height).fill(Infinity);
  let waiting = goals.filter(([x, y]) => !grid.isBlocked(x, y)).map(([x, y]) => y * width + x);
  for (const goal of waiting) costs[goal] = 0;
  const steps = AROUND.map((step) => step.split(',').map(Number));
  while (waiting.length > 0) {
    const next = new Set<number>();
    for (const cell of waiting) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (const [dx, dy] of steps) {
        if (!stepIsLegal(grid, x, y, dx, dy, options)) continue;
        const to = cell + dy * width + dx;
        const isDiagonal = dx !== 0 && dy !== 0;
        const [s, d] = [straights[cell] + Number(!isDiagonal), diagonals[cell] + Number(isDiagonal)];
        const cost = s * straightCost + d * diagonalCost;
        if (cost >= costs[to]) continue;
        [straights[to], diagonals[to], costs[to]] = [s, d, cost];
        next.add(to);
      }
    }
    waiting = [...next];
  }
  return costs.map((cost) => (cost > maxCost * (1 + 1e-9) ? Infinity : cost));
}

/** Returns the first cell whose step is not legal, or does not lead down by its cost; -1 if there is none. */
function firstWrongStep(grid: Grid, costs: Float64Array, flow: Uint8Array, options: Options): number {
  const { width } = grid;
  return costs.findIndex((cost, cell) => {
    if (cost === 0 || cost === Infinity) return flow[cell] !== 255;
    const [dx, dy] = AROUND[flow[cell]].split(',').map(Number);
    const step = (flow[cell] & 1) === 1 ? options.diagonalCost : options.straightCost;
    if (!stepIsLegal(grid, cell % width, Math.floor(cell / width), dx, dy, options)) return true;
    return Math.abs(costs[cell + dy * width + dx] + step - cost) > 1e-9 * cost;
  });
}

test(`${FIELDS} fields are those that counts of steps make (seed ${seed})`, () => {
  const random = new Random(seed);
  const debug = new FieldEngine(startDebug('field'));
  for (let map = 0; map < FIELDS / EACH; map++) {
    const grid = anyGrid(random);
    const options = anyOptions(random);
    const anyGoals = () =>
      Array.from(
        { length: random.pick([1, 1, 2, 7]) },
        () => [random.below(grid.width), random.below(grid.height)] as const,
      );
    let goals = anyGoals();
    const fields = [
      distanceField(grid, goals, { ...options, engine: 'wasm' }),
      distanceField(grid, goals, { ...options, engine: 'js' }),
      fieldOn(debug, grid, goals, options),
    ];
    for (let round = 0; round < EACH; round++) {
      const where = () => `map ${map}, round ${round}, ${JSON.stringify([options, goals])}\n${grid.toText()}`;
      const costs = countedCosts(grid, goals, options);
      const { flow } = fields[0];
      for (const field of fields) {
        const wrong = field.costs.findIndex((cost, cell) => !Object.is(cost, costs[cell]));
        if (wrong >= 0) expect.fail(`cell ${wrong} costs ${field.costs[wrong]}, not ${costs[wrong]}: ${where()}`);
        if (!field.flow.every((step, cell) => step === flow[cell])) expect.fail(`engines differ in steps: ${where()}`);
      }
      const wrong = firstWrongStep(grid, costs, flow, options);
      if (wrong >= 0) expect.fail(`the step of cell ${wrong} is ${flow[wrong]}: ${where()}`);
      for (let edits = random.below(4); edits > 0; edits--) {
        grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.5));
      }
      if (random.chance(0.1)) scatter(grid, random);
      if (random.chance(0.5)) goals = anyGoals();
      for (const field of fields) field.update(goals);
    }
    for (const field of fields) field.dispose();
  }
}, 600_000);

test.each(['wasm', 'js'] as const)('runs go on for thousands of cells, in rings of corridors too (%s)', (engine) => {
  const open = distanceField(new Grid(6000, 3), [0, 0], { engine });
  expect(open.costAt(5999, 2)).toBe(5997 + 2 * Math.SQRT2);
  const tall = distanceField(new Grid(3, 6000), [2, 5999], { engine, diagonals: 'never' });
  expect(tall.costAt(0, 0)).toBe(6001);
  const corridors = new Grid(1001, 401);
  for (let y = 1; y < 401; y += 2) corridors.fill(y % 4 === 1 ? 0 : 1, y, 1000, 1, true);
  const along = distanceField(corridors, [0, 0], { engine, diagonals: 'never' });
  expect(along.costAt(0, 400)).toBe(200 * 1000 + 400);
});

test('costs whose sums depend on the order of steps are those of before: queues make them', () => {
  const grid = new Grid(40, 40);
  for (const [straightCost, diagonalCost] of [
    [0.2, 0.3],
    [1, 1.4],
  ]) {
    const field = distanceField(grid, [0, 0], { straightCost, diagonalCost });
    expect(field.costAt(30, 12)).toBe(18 * straightCost + 12 * diagonalCost);
  }
});

test.each(['wasm', 'js'] as const)(
  'cells of just the highest cost count, along rows, columns and diagonals (%s)',
  (engine) => {
    const field = distanceField(new Grid(9, 9), [4, 4], { engine, straightCost: 3, diagonalCost: 4, maxCost: 12 });
    expect([field.costAt(8, 4), field.costAt(4, 0), field.costAt(7, 7), field.costAt(1, 1)]).toEqual([12, 12, 12, 12]);
    expect([field.costAt(8, 5), field.costAt(8, 8)]).toEqual([Infinity, Infinity]);
  },
);

test('stops of two rules are forgotten together, and made again', async () => {
  const engine = new FieldEngine(await startChecked('field'), undefined, 'js');
  const grid = new Grid(70, 70);
  const ask = () => diagonalRules.map((diagonals) => fieldOn(engine, grid, [0, 0], { diagonals }).costAt(69, 69));
  const before = ask();
  for (const blocked of [true, false]) {
    grid.fill(0, 0, 69, 69, blocked);
    grid.setBlocked(0, 0, false);
    ask();
  }
  expect(ask()).toEqual(before);
});
