// A kernel fails at each of its exports ("doors"), at several calls, on both engines. The call throws one error that asks for a report, and all
// calls after it are right. HOTPATH_RUNS=1 tries more calls of each door.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { VERSION } from '../../src/core/base/version.ts';
import { engineInfo } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { bringTrapping, failAt, isDoomed, knownDoors, letPass } from '../support/trapping.ts';
import { FAULT, LAYER_TASKS, TASKS } from './tasks.ts';

let undo = () => {};
beforeAll(() => {
  undo = bringTrapping();
});
afterAll(() => undo());

const random = new Random(seed);

/** Calls of a door that fail: the first ones, one in the middle, and the last. Of these, a sample tries one. */
function callsOf(count: number): number[] {
  const calls = [...new Set([1, 2, Math.ceil(count / 2), count])].filter((call) => call <= count);
  return runs(10) < 10 ? [random.pick(calls)] : calls;
}

test('the version in reports is that of the package', () => {
  expect(VERSION).toBe(packageFile.version);
});

describe.each(['wasm', 'js'] as const)('%s', (engine) => {
  // The engine of layers is always that of 'auto'.
  const tasks = engine === 'wasm' ? { ...TASKS, ...LAYER_TASKS } : TASKS;

  test('tasks go through each door of the kernels', async () => {
    letPass();
    const used = new Set<string>();
    for (const task of Object.values(tasks)) {
      await task(engine);
      for (const door of letPass().keys()) used.add(door);
    }
    // The last is for tests alone.
    expect([...knownDoors(engine)].filter((door) => !used.has(door) && door !== 'setGeneration')).toEqual([]);
  });

  test.each(Object.keys(tasks))(`%s (seed ${seed})`, async (name) => {
    const task = tasks[name];
    // Once for the kernels to start, and once for the answers.
    letPass();
    const right = await task(engine);
    const doors = letPass();
    expect(doors.size, 'the task calls no kernel').toBeGreaterThan(0);
    let failures = 0;
    for (const [door, count] of doors) {
      if (runs(10) < 10 && random.chance(0.4)) continue;
      for (const call of callsOf(count)) {
        const before = engineInfo().restarts;
        failAt(door, call, call === 2 ? 'disorder' : 'trap');
        const error = await task(engine).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        // Engines that have been used need fewer calls.
        if (isDoomed()) {
          letPass();
          expect(error).toBe(null);
          continue;
        }
        failures++;
        const where = `${door}, call ${call} of ${count}`;
        expect(error, where).toBeInstanceOf(Error);
        expect((error as Error).message, where).toMatch(FAULT);
        expect((error as Error).message, where).toContain(` hotpath ${VERSION}, `);
        expect((error as Error).message, where).not.toContain('\n');
        expect(engineInfo().restarts, where).toBe(before + 1);
        expect(await task(engine), where).toEqual(right);
        expect(engineInfo().restarts, where).toBe(before + 1);
      }
    }
    expect(failures).toBeGreaterThanOrEqual(runs(10) < 10 ? 0 : 1);
  });
});
