// Fields computed again in place, and the arrays that are read from them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blendLayers, distanceField, Grid } from '../../src/index.ts';
import { cellOf, gridOf } from '../support/arbitrary.ts';
import { checkField, fieldPlan } from '../support/fields.ts';
import { seed, settings } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('update on %s', (engine) => {
  test(`follows edits and new goals (seed ${seed})`, () => {
    const edit = fc.record({ at: fc.nat(9999), to: fc.constantFrom(0, 1, 1, 4), goal: fc.nat(9999) });
    fc.assert(
      fc.property(fieldPlan(16), fc.array(edit, { minLength: 1, maxLength: 6 }), (plan, edits) => {
        const grid = gridOf(plan.map);
        const { width, height } = grid;
        let goals = plan.goals.map((one) => cellOf(worldOf(grid), one));
        const field = distanceField(grid, goals, { ...plan.options, engine });
        for (const { at, to, goal } of edits) {
          grid.setCost(at % width, Math.floor(at / width) % height, to);
          if (goal % 3 === 0) {
            goals = [{ x: goal % width, y: Math.floor(goal / width) % height }];
            expect(field.update(goals)).toBe(field);
          } else {
            field.update();
          }
          checkField(worldOf(grid), goals, plan.options, field);
        }
      }),
      settings(100),
    );
  });

  test('until then a field stays as computed, and arrays handed out stay for ever', () => {
    const grid = Grid.fromText('.....');
    const field = distanceField(grid, [0, 0], { engine });
    const { costs, flow } = field;
    expect(field.costs).toBe(costs);
    expect(field.flow).toBe(flow);
    grid.setBlocked(2, 0);
    expect([field.costAt(4, 0), field.next(4, 0), field.path(4, 0)?.length]).toEqual([4, { x: 3, y: 0 }, 5]);
    field.update();
    expect([field.costAt(4, 0), field.next(4, 0), field.path(4, 0)]).toEqual([Infinity, null, null]);
    expect(Array.from(costs)).toEqual([0, 1, 2, 3, 4]);
    expect(Array.from(flow)).toEqual([255, 6, 6, 6, 6]);
    expect(Array.from(field.costs)).toEqual([0, 1, Infinity, Infinity, Infinity]);
  });

  test('that is refused leaves the field as it was, its goals too', () => {
    const grid = Grid.fromText('.....');
    const layer = blendLayers([{ values: [0, 0, 0, 0, -0.5], weight: 1 }]);
    const field = distanceField(grid, [0, 0], { engine, layers: [layer] });
    const before = [Array.from(field.costs), Array.from(field.within(2))];
    grid.setCost(4, 0, 0.25);
    expect(() => field.update([3, 0])).toThrow(RangeError);
    expect([Array.from(field.costs), Array.from(field.within(2))]).toEqual(before);
    grid.setCost(4, 0, 1);
    expect([Array.from(field.update().costs), Array.from(field.within(2))]).toEqual(before);
  });

  test('what a caller writes into an array does the field no harm', () => {
    const field = distanceField(new Grid(5, 5), [0, 0], { engine });
    field.costs.fill(7);
    field.flow.fill(3);
    expect([field.costAt(2, 2), field.next(2, 0)]).toEqual([2 * Math.SQRT2, { x: 1, y: 0 }]);
    field.within(Infinity).fill(0);
    expect(field.path(4, 0)?.length).toBe(5);
  });

  test('costsInto and flowInto write into the array that they return', () => {
    const grid = new Grid(7, 3);
    const field = distanceField(grid, [0, 0], { engine });
    const [costs, flow] = [new Float64Array(21), new Uint8Array(21)];
    expect(field.costsInto(costs)).toBe(costs);
    expect(field.flowInto(flow)).toBe(flow);
    expect([costs, flow]).toEqual([field.costs, field.flow]);
    field.update([6, 2]);
    expect([field.costsInto(costs)[20], field.flowInto(flow)[20]]).toEqual([0, 255]);
  });
});
