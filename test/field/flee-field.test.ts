// fleeField against its definition: the least over all places of the way there, less `caution` times the way of the nearest threat, by fields of the plain solver.
import { expect, test } from 'vitest';
import { type FieldOptions, fleeField, Grid, HexGrid, World } from '../../src/index.ts';
import { anyMap, cellsOf, edit, KINDS } from '../reference/problems.ts';
import { checkFleeing } from '../support/fleeing.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const MAPS = runs(60);

test(`${MAPS} maps of every kind, edited and asked again (seed ${seed})`, () => {
  const random = new Random(seed);
  let steps = 0;
  for (let run = 0; run < MAPS; run++) {
    const problem = anyMap(random.pick(KINDS), random);
    const { map } = problem;
    const options: FieldOptions =
      map instanceof HexGrid ? {} : { diagonals: random.pick(['never', 'always', undefined]) };
    const caution = random.pick([1, 1.2, 2.5, 40]);
    const threats = () => Array.from({ length: random.below(4) }, () => random.pick(cellsOf(map)));
    let now = threats();
    const [field, twin] = (['wasm', 'js'] as const).map((engine) =>
      fleeField(map, now, { ...options, caution, engine }),
    );
    for (let again = 0; again < 2; again++) {
      steps += checkFleeing(field, map, now, { ...options, caution });
      expect(twin.costs).toEqual(field.costs);
      expect(twin.flow).toEqual(field.flow);
      expect(fleeField(map, now, { ...options, caution }).costs).toEqual(field.costs);
      edit(problem, random);
      if (random.chance(0.5)) now = threats();
      for (const one of [field, twin]) one.update(now);
    }
  }
  expect(steps).toBeGreaterThan(MAPS);
});

test('a unit passes the mouth of a dead end if caution is high', () => {
  const grid = Grid.fromText(`
    ###......
    .........
    ###......
  `);
  const farthest = (caution: number) =>
    fleeField(grid, [5, 1], { diagonals: 'never', caution }).path(2, 1)?.waypoints().pop();
  // The end of the pocket is 5 from the threat, as is no other place within 9 steps.
  expect(farthest(1.2)).toEqual({ x: 0, y: 1 });
  grid.setBlocked(0, 1);
  grid.setBlocked(1, 1);
  // Its end is 3 away then, corners behind the threat 4.
  expect(farthest(1.2)).toEqual({ x: 2, y: 1 });
  expect(farthest(9)?.x).toBe(8);
});

test('what no threat reaches counts as the farthest, and so does what is not felt', () => {
  const grid = Grid.fromText('....#..');
  const field = fleeField(grid, [0, 0]);
  expect(Array.from(field.costs, (cost) => Math.round(cost * 10))).toEqual([-6, -16, -26, -36, Infinity, -36, -36]);
  expect([...field.within(-3)]).toEqual([3, 5, 6]);
  expect(field.within(-9).length).toBe(0);
  expect(field.within(0).length).toBe(6);
  expect(fleeField(grid, [0, 0], { maxCost: 1 }).costAt(0, 0)).toBeCloseTo(1 - 1.2);
  expect(fleeField(grid, []).costAt(2, 0)).toBe(0);
});

test('wrong arguments', () => {
  const grid = new Grid(4, 4);
  expect(() => fleeField(grid, [0, 0], { caution: 0.5 })).toThrow(
    /^caution is 0.5: it must be a number from 1 to 1000/,
  );
  expect(() => fleeField(grid, [0, 0], { direction: 'to' } as object)).toThrow(
    /^options has the unknown name "direction"/,
  );
  expect(() => fleeField(new World({ width: 64, height: 64 }) as unknown as Grid, [0, 0])).toThrow(/is a World/);
  const field = fleeField(grid, [0, 0]);
  expect(() => field.update([9, 9])).toThrow(RangeError);
  expect(field.costAt(3, 3)).toBeCloseTo(-1.2 * 3 * Math.SQRT2);
  field.dispose();
  expect(() => field.costAt(0, 0)).toThrow(/disposed/);
});
