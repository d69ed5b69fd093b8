import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/field.ts';
import type { FieldKernel } from '../../src/core/kernel/exports.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { Grid } from '../../src/index.ts';
import { cellOf, gridOf } from '../support/arbitrary.ts';
import { checkField, checkSameField, fieldPlan } from '../support/fields.ts';
import { jsFieldEngine } from '../support/js-engines.ts';
import { kernelFile, startDebug } from '../support/kernels.ts';
import { openMap, randomMap, terrainMap } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

/** What every engine has to do, run on one of them. */
describe.each<[string, 'wasm' | 'js', () => FieldEngine]>([
  ['the field kernel inside the package', 'wasm', () => new FieldEngine(startKernel(kernel))],
  ['the release field kernel', 'wasm', () => new FieldEngine(startKernel(kernelFile('field.wasm')))],
  ['the debug field kernel, with its assertions', 'wasm', () => new FieldEngine(startDebug('field'))],
  ['js', 'js', jsFieldEngine],
])('%s', (_, name, start) => {
  test(`is the ${name} engine`, () => {
    const engine = start();
    expect(engine.name).toBe(name);
    expect(engine.memoryBytes).toBeGreaterThan(0);
  });

  test(`computes the fields of the oracle, the same as a new engine (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(fieldPlan(20), ({ map, goals: places, options }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const goals = places.map((one) => cellOf(world, one));
        const field = fieldOn(engine, grid, goals, options);
        checkField(world, goals, options, field);
        checkSameField(field, fieldOn(start(), grid, goals, options));
      }),
      settings(100),
    );
  });

  test('keeps older fields right when memory grows in mid-life', () => {
    const engine = start();
    const grids = [3, 40, 7, 150, 20, 300, 64].flatMap((side) => [
      randomMap({ width: side, height: side, seed: side, blocked: 0.15 }),
      terrainMap({ width: side, height: side, seed: side }),
    ]);
    const fields = grids.map((grid) => fieldOn(engine, grid, [grid.width >> 1, 0]));
    const before = fields.map((field) => [field.costs, field.flow]);
    for (const order of [fields, [...fields].reverse()]) for (const field of order) field.update();
    expect(fields.map((field) => [field.costs, field.flow])).toEqual(before);
  });

  test('has room for long fronts, and for goals everywhere', () => {
    const engine = start();
    const grid = openMap({ width: 260, height: 140, seed: 0 });
    const goals = Array.from({ length: 260 * 140 }, (__, cell) => ({ x: cell % 260, y: Math.floor(cell / 260) }));
    expect(fieldOn(engine, grid, goals).costs.every((cost) => cost === 0)).toBe(true);
    const rim = goals.filter(({ x, y }) => x === 0 || y === 0 || x === 259 || y === 139);
    const field = fieldOn(engine, grid, rim);
    expect(goals.every(({ x, y }) => field.costAt(x, y) === Math.min(x, y, 259 - x, 139 - y))).toBe(true);
    grid.setCost(130, 70, 2);
    expect(field.update().costAt(130, 70)).toBe(69);
    expect(fieldOn(engine, grid, goals).costs.every((cost) => cost === 0)).toBe(true);
  });

  test('a field of no cell but its own', () => {
    const engine = start();
    const grid = Grid.fromText('.#.\n###\n.#.');
    expect(Array.from(fieldOn(engine, grid, [0, 0]).within(Infinity))).toEqual([0]);
  });
});

test('planes that were written beyond their end are memory out of order', () => {
  const exports = startKernel<FieldKernel>(kernel);
  const planes = exports.createFieldPlanes(64);
  // The allocator looks at the last block itself.
  const [field, cells] = [exports.createField(), exports.createCells(8, 8, 16)];
  const size = new Uint32Array(exports.memory.buffer)[planes / 4 - 4];
  new Uint8Array(exports.memory.buffer).fill(1, planes + size + 4, planes + size + 8);
  expect(() => exports.flood(field, cells, planes, 0, 0, 0, 0)).toThrow(/^memory is out of order/);
});
