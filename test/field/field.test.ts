import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DistanceField } from '../../src/features/field/field.ts';
import { blendLayers, distanceField, findNearest, findPath, Grid } from '../../src/index.ts';
import { cellOf, gridOf } from '../support/arbitrary.ts';
import { checkField, checkSameField, fieldPlan } from '../support/fields.ts';
import { Random, randomMap, terrainMap } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules, worldOf } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

test(`fields are those of the oracle, and the same on both engines (seed ${seed})`, () => {
  fc.assert(
    fc.property(fieldPlan(20), ({ map, goals: places, options }) => {
      const grid = gridOf(map);
      const world = worldOf(grid);
      const goals = places.map((one) => cellOf(world, one));
      const [wasm, js] = engines.map((engine) => distanceField(grid, goals, { ...options, engine }));
      checkField(world, goals, options, js);
      checkSameField(wasm, js);
      checkField(world, goals, options, wasm);
    }),
    settings(600),
  );
});

test(`each cost is that of findPath between the two cells (seed ${seed})`, () => {
  fc.assert(
    fc.property(fieldPlan(14), ({ map, goals: [place], options: { maxCost: _, ...options } }) => {
      const grid = gridOf(map);
      const goal = cellOf(worldOf(grid), place);
      const field = distanceField(grid, goal, options);
      const { direction = 'to', ...movement } = options;
      for (let y = 0; y < grid.height; y++) {
        for (let x = 0; x < grid.width; x++) {
          const [from, to] = direction === 'to' ? [{ x, y }, goal] : [goal, { x, y }];
          const { cost } = findPath(grid, from, to, movement);
          if (!isClose(field.costAt(x, y), cost)) throw new Error(`(${x}, ${y}): ${field.costAt(x, y)}, not ${cost}`);
        }
      }
    }),
    settings(60),
  );
});

test.each(diagonalRules)('on uniform terrain costs are those of findPath to the bit, diagonals %s', (diagonals) => {
  for (const cost of [1, 0.7]) {
    const grid = randomMap({ width: 60, height: 40, seed: 3, blocked: 0.3 });
    for (let y = 0; y < 40; y++) for (let x = 0; x < 60; x++) if (!grid.isBlocked(x, y)) grid.setCost(x, y, cost);
    grid.setCost(30, 20, cost);
    const field = distanceField(grid, [30, 20], { diagonals });
    for (let y = 0; y < 40; y++) {
      for (let x = 0; x < 60; x++) {
        expect(field.costAt(x, y)).toBe(findPath(grid, [x, y], [30, 20], { diagonals }).cost);
      }
    }
  }
});

describe.each(engines)('on %s', (engine) => {
  const make = (text: string, goals: Parameters<typeof distanceField>[1], options = {}): DistanceField => {
    return distanceField(Grid.fromText(text), goals, { ...options, engine });
  };
  const rows = <T>(field: DistanceField, values: ArrayLike<T>): T[][] => {
    const { width, height } = field;
    return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => values[y * width + x]));
  };

  test('terrain is that of the cell entered, which way round says the direction', () => {
    const text = '1592';
    expect(rows(make(text, [3, 0]), make(text, [3, 0]).costs)).toEqual([[16, 11, 2, 0]]);
    expect(rows(make(text, [3, 0]), make(text, [3, 0], { direction: 'from' }).costs)).toEqual([[15, 14, 9, 0]]);
  });

  test('the flow is drawn by directions, clockwise from north', () => {
    const arrows = ['^', '/', '>', '\\', 'v', ',', '<', '`'];
    const draw = (field: DistanceField) =>
      rows(field, field.flow).map((row) => row.map((step) => arrows[step] ?? '.').join(''));
    const text = `
      .#...
      .#.#.
      ...#.`;
    expect(draw(make(text, [0, 0]))).toEqual(['..v<<', '^.v.^', '^<<.^']);
    const open = make('...\n...\n...', [1, 1]);
    expect(draw(open)).toEqual(['\\v,', '>.<', '/^`']);
    expect(draw(make('...\n...\n...', [1, 1], { direction: 'from' }))).toEqual(draw(open));
  });

  test('several goals: each cell goes to the nearest', () => {
    const field = make('..........', [[0, 0], { x: 9, y: 0 }]);
    expect(Array.from(field.costs)).toEqual([0, 1, 2, 3, 4, 4, 3, 2, 1, 0]);
    expect(
      field
        .path(3, 0)
        ?.toArray()
        .map(({ x }) => x),
    ).toEqual([3, 2, 1, 0]);
    expect(field.path(6, 0)?.at(-1)).toEqual({ x: 9, y: 0 });
    expect(field.next(9, 0)).toBeNull();
    expect(field.path(9, 0)?.toArray()).toEqual([{ x: 9, y: 0 }]);
  });

  test('blocked goals are passed over; where all are blocked every cell is out of reach', () => {
    const field = make('..#..', [
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(Array.from(field.costs)).toEqual([1, 0, Infinity, Infinity, Infinity]);
    const none = make('..#..', [2, 0]);
    expect(none.costs.every((cost) => cost === Infinity)).toBe(true);
    expect(none.flow.every((step) => step === 255)).toBe(true);
    expect([none.next(2, 0), none.path(2, 0), none.within(Infinity).length]).toEqual([null, null, 0]);
  });

  test('path goes to the goal or from the source, and next towards either', () => {
    const text = '....\n.##.\n....';
    const to = make(text, [0, 1], { direction: 'to' });
    const from = make(text, [0, 1], { direction: 'from' });
    expect(to.path(3, 1)?.at(0)).toEqual({ x: 3, y: 1 });
    expect(to.path(3, 1)?.at(-1)).toEqual({ x: 0, y: 1 });
    expect(from.path(3, 1)?.at(0)).toEqual({ x: 0, y: 1 });
    expect(from.path(3, 1)?.at(-1)).toEqual({ x: 3, y: 1 });
    expect(from.next(3, 1)).toEqual(to.next(3, 1));
    expect(make('..', [0, 0]).path(-0, -0)?.at(0)).toEqual({ x: 0, y: 0 });
  });

  test('within a budget: the range of a unit', () => {
    const field = make('......\n.####.\n......', [0, 0], { direction: 'from', diagonals: 'never' });
    expect(Array.from(field.within(2))).toEqual([0, 1, 2, 6, 12]);
    expect(Array.from(field.within(0))).toEqual([0]);
    expect(Array.from(field.within(0.999))).toEqual([0]);
    expect(field.within(Infinity)).toHaveLength(14);
  });

  test(`within any budget: all cells that cost no more, and no others (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < 60; round++) {
      const [width, height] = [random.between(1, 40), random.between(1, 40)];
      const least = random.pick([0.01, 1, 1, 3]);
      const grid = Grid.fromCosts(
        width,
        height,
        Array.from({ length: width * height }, () =>
          random.chance(0.2) ? 0 : least * random.between(1, round % 3 || 9),
        ),
      );
      const anyGoals = () =>
        Array.from({ length: random.between(1, 3) }, () => ({ x: random.below(width), y: random.below(height) }));
      const values = Array.from({ length: width * height }, () => random.pick([0, 2]));
      const field = distanceField(grid, anyGoals(), {
        engine,
        direction: random.pick(['to', 'from']),
        diagonals: random.pick(diagonalRules),
        diagonalCost: random.pick([0.3, 1, Math.SQRT2]),
        maxCost: random.pick([4, Infinity]),
        layers: random.chance(0.2) ? [blendLayers([{ values, weight: 1 }])] : [],
      });
      for (const update of [() => {}, () => field.update(anyGoals()), () => grid.fill(0, 0, 1, 1, least / 100)]) {
        update();
        const costs = Array.from(field.costs);
        for (const budget of [0, least, 2.5 * least, ...costs.filter((cost) => cost < 12).slice(0, 5), 1e300]) {
          const expected = costs.flatMap((cost, cell) => (cost <= budget ? [cell] : []));
          expect(Array.from(field.within(budget))).toEqual(expected);
        }
        field.update();
      }
    }
  });

  test('maxCost leaves out what would cost more, and nothing else', () => {
    const grid = terrainMap({ width: 50, height: 50, seed: 4 });
    grid.setCost(25, 25, 1);
    for (const map of [grid, randomMap({ width: 50, height: 50, seed: 4 })]) {
      map.setBlocked(25, 25, false);
      const whole = distanceField(map, [25, 25], { engine });
      for (const maxCost of [0, 1, 7.5, 20]) {
        const part = distanceField(map, [25, 25], { engine, maxCost });
        expect(part.costs).toEqual(whole.costs.map((cost) => (cost <= maxCost ? cost : Infinity)));
        expect(part.flow).toEqual(whole.flow.map((step, cell) => (whole.costs[cell] <= maxCost ? step : 255)));
      }
    }
  });

  test('maxCost is enough where it is the cost of a route found before', () => {
    const grid = terrainMap({ width: 30, height: 30, seed: 11, least: 0.3 });
    grid.setBlocked(15, 15, false);
    let found = 0;
    for (let cell = 0; cell < 900; cell += 7) {
      const [x, y] = [cell % 30, Math.floor(cell / 30)];
      const { cost } = findPath(grid, [x, y], [15, 15], { engine });
      if (cost === Infinity) continue;
      found++;
      expect(distanceField(grid, [15, 15], { engine, maxCost: cost }).costAt(x, y)).toBeLessThan(Infinity);
    }
    expect(found).toBeGreaterThan(60);
  });

  test('layers count as terrain does', () => {
    const grid = terrainMap({ width: 30, height: 20, seed: 8 });
    grid.setBlocked(3, 3, false);
    const values = Float64Array.from({ length: 600 }, (_, cell) => (cell * 7) % 11);
    const layer = blendLayers([{ values, weight: 1 }]);
    const world = worldOf(grid);
    const sums = { ...world, costs: world.costs.map((cost, cell) => cost + layer.values[cell]) };
    for (const direction of ['to', 'from'] as const) {
      const field = distanceField(grid, [3, 3], { engine, layers: [layer], direction });
      checkField(sums, [{ x: 3, y: 3 }], { direction }, field);
      values.fill(2, 100, 300);
      layer.update();
      const later = { ...world, costs: world.costs.map((cost, cell) => cost + layer.values[cell]) };
      checkField(later, [{ x: 3, y: 3 }], { direction }, field.update());
      values.set(Float64Array.from({ length: 600 }, (_, cell) => (cell * 7) % 11));
      layer.update();
    }
  });

  test('terrain of cost 0, by layers: routes still end', () => {
    const grid = new Grid(6, 6);
    const layer = blendLayers([{ values: new Float64Array(36).fill(-1), weight: 1 }]);
    const field = distanceField(grid, [2, 2], { engine, layers: [layer] });
    expect(field.costs.every((cost) => cost === 0)).toBe(true);
    expect(field.path(5, 5)?.at(-1)).toEqual({ x: 2, y: 2 });
  });

  test('thin grids, and a single cell', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 70],
      [70, 1],
      [2, 65],
      [65, 2],
    ]) {
      const grid = new Grid(width, height);
      const goal = { x: width - 1, y: height >> 1 };
      for (const diagonals of diagonalRules) {
        checkField(worldOf(grid), [goal], { diagonals }, distanceField(grid, goal, { diagonals, engine }));
      }
    }
  });
});

test('4096 x 4096', () => {
  const grid = new Grid(4096, 4096);
  grid.fill(1000, 0, 1, 4000, true);
  const field = distanceField(grid, [0, 0]);
  expect(field.costAt(4095, 4095)).toBe(findPath(grid, [4095, 4095], [0, 0]).cost);
  expect(field.path(4095, 0)?.at(-1)).toEqual({ x: 0, y: 0 });
  expect(field.within(10)).toHaveLength(findWithin(10));
  field.dispose();
});

/** Cells of an open quarter plane whose octile distance from the corner is at most `budget`. */
function findWithin(budget: number): number {
  let count = 0;
  for (let y = 0; y <= budget; y++) {
    for (let x = 0; x <= budget; x++) {
      if (Math.max(x, y) - Math.min(x, y) + Math.SQRT2 * Math.min(x, y) <= budget) count++;
    }
  }
  return count;
}

test.each(engines)('without goals no cell has a route, as findNearest finds none (%s)', (engine) => {
  for (const options of [{}, { maxCost: 3 }]) {
    for (const dear of [1, 2.5]) {
      const grid = new Grid(70, 50);
      grid.setCost(3, 3, dear);
      const field = distanceField(grid, [], { engine, ...options });
      expect(field.costs.every((cost) => cost === Infinity)).toBe(true);
      expect([field.path(3, 3), new Set(field.flow).size]).toEqual([null, 1]);
      expect(field.update([1, 1]).costAt(1, 2)).toBe(1);
      expect(field.update([]).costAt(1, 1)).toBe(Infinity);
      expect(findNearest(grid, [0, 0], [], { engine }).status).toBe('unreachable');
    }
  }
});

test('isEmpty says that the unit can stand on no goal', () => {
  const grid = new Grid(10, 10);
  const field = distanceField(grid, [9, 5], { size: 2 });
  expect([field.isEmpty, field.costAt(0, 0)]).toEqual([true, Infinity]);
  expect(
    field.update([
      [9, 5],
      [8, 5],
    ]).isEmpty,
  ).toBe(false);
  expect([distanceField(grid, [9, 5]).isEmpty, distanceField(grid, []).isEmpty]).toEqual([false, true]);
  grid.setBlocked(9, 5);
  expect(distanceField(grid, [9, 5]).isEmpty).toBe(true);
  expect(distanceField(grid, [9, 5], { direction: 'from', allowBlockedStart: true }).isEmpty).toBe(false);
  // A goal that nothing else reaches is no empty field.
  for (const direction of ['north', 'east', 'south', 'west'] as const) grid.setWall([2, 2], direction);
  expect(distanceField(grid, [2, 2], { diagonals: 'never', maxCost: 0 }).isEmpty).toBe(false);
  field.dispose();
  expect(() => field.isEmpty).toThrow(Error);
});
