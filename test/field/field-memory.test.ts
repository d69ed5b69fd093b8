import { describe, expect, test } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/field.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { Grid } from '../../src/index.ts';
import { collect, collectGarbage } from '../support/collect.ts';
import { checkSameField } from '../support/fields.ts';
import { jsFieldEngine } from '../support/js-engines.ts';
import { randomMap, terrainMap } from '../support/maps.ts';
import { checkEach, debugKernel } from '../support/refused.ts';

const MEGABYTE = 2 ** 20;

describe('memory of fields', () => {
  test('dispose gives the memory back at once', () => {
    const engine = new FieldEngine(startKernel(kernel));
    const grid = new Grid(300, 300);
    fieldOn(engine, grid, [0, 0]).dispose();
    const used = engine.usedBytes;
    const bytes = engine.memoryBytes;
    for (let i = 0; i < 200; i++) {
      const field = fieldOn(engine, grid, [i, 0]);
      expect(engine.usedBytes).toBeGreaterThanOrEqual(used + 9 * 90_000);
      field.dispose();
      field.dispose();
      expect(engine.usedBytes).toBe(used);
    }
    expect(engine.memoryBytes).toBe(bytes);
  });

  test.each([
    ['wasm', () => new FieldEngine(startKernel(kernel))],
    ['js', jsFieldEngine],
  ] as const)('so does garbage collection, on %s', async (_, start) => {
    const engine = start();
    const grid = new Grid(300, 300);
    for (let i = 0; i < 200; i++) {
      fieldOn(engine, grid, [i % 300, 0]);
      if (i % 20 === 19) {
        await collectGarbage();
      }
    }
    // Each takes 0.8 MB: 200 kept would be 162 MB.
    expect(engine.memoryBytes).toBeLessThan(60 * MEGABYTE);
  });

  test('fields beyond the budget are moved out, and right still', () => {
    const engine = new FieldEngine(startKernel(kernel));
    const grid = randomMap({ width: 1000, height: 1000, seed: 6, blocked: 0.2 });
    // 24 x 9 MB, of which 128 MB may stay.
    const fields = Array.from({ length: 24 }, (_, i) => fieldOn(engine, grid, [i * 20, i]));
    expect(engine.usedBytes).toBeLessThan(140 * MEGABYTE);
    for (const i of [0, 5, 12, 23]) {
      const fresh = fieldOn(new FieldEngine(startKernel(kernel)), grid, [i * 20, i]);
      checkSameField(fields[i], fresh);
      expect(fields[i].next(999, 999)).toEqual(fresh.next(999, 999));
    }
    // One that was moved out is computed again as any other.
    fields[0].update([500, 500]);
    checkSameField(fields[0], fieldOn(new FieldEngine(startKernel(kernel)), grid, [500, 500]));
    for (const field of fields) field.dispose();
    expect(engine.usedBytes).toBeLessThan(3 * MEGABYTE);
  });

  test('what has been moved out goes with its field, in the same turn', () => {
    const engine = new FieldEngine(startKernel(kernel));
    const grid = new Grid(1000, 1000);
    for (let i = 0; i < 24; i++) fieldOn(engine, grid, [i, 0]);
    collect();
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 24; i++) fieldOn(engine, grid, [i, 0]);
    // The first may only finish a collection under way, which keeps what was in use when it began.
    collect();
    collect();
    // Each takes 9 MB, and all of the second ones had to be moved out, or others for them.
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(before + 60 * MEGABYTE);
  });

  test('updates grow nothing', () => {
    const engine = new FieldEngine(startKernel(kernel));
    for (const grid of [new Grid(64, 64), terrainMap({ width: 64, height: 64, seed: 1 })]) {
      const field = fieldOn(engine, grid, [5, 5]);
      const update = (i: number) => {
        grid.setBlocked(i % 64, 30, i % 3 === 0);
        field.update([(i * 7) % 64, (i * 5) % 64]);
        return field.next(63, 63);
      };
      for (let i = 0; i < 200; i++) update(i);
      const { memoryBytes, usedBytes } = engine;
      for (let i = 0; i < 3000; i++) update(i);
      expect([engine.memoryBytes, engine.usedBytes]).toEqual([memoryBytes, usedBytes]);
    }
  });

  test('memory that cannot be allocated is a RangeError that names the size, and the engine goes on', () => {
    const engine = new FieldEngine(startKernel(kernel));
    const small = randomMap({ width: 50, height: 50, seed: 2, blocked: 0.2 });
    const field = fieldOn(engine, small, [0, 0]);
    const before = field.costs;
    // 9 bytes a cell of 6.25 x 10^8 cells are more than linear memory can ever hold.
    const huge = new Grid(25_000, 25_000);
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(() => fieldOn(engine, huge, [0, 0])).toThrow(RangeError);
      expect(() => fieldOn(engine, huge, [0, 0])).toThrow('5625000000');
      expect(field.costsInto(new Float64Array(2500))).toEqual(before);
      expect(field.update().costs).toEqual(before);
      checkSameField(fieldOn(engine, small, [0, 0]), field);
    }
  });

  // The first field of an engine makes room for them. A refused one leaves runs in their buckets, which the next one empties.
  test.each([true, false])('each allocation for runs that wait may be refused, with links: %s', (linked) => {
    const grid = randomMap({ width: 300, height: 300, seed: 6, blocked: 0.04 });
    if (linked) grid.addLink([0, 0], [299, 299], { cost: 50 });
    const goals = Array.from({ length: 20 }, (_, i) => ({ x: 15 * i, y: 7 * i }));
    checkEach(
      () => new FieldEngine(debugKernel('field')),
      (engine) => fieldOn(engine, grid, goals).costs.join(),
    );
  });
});
