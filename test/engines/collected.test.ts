import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { Grid } from '../../src/index.ts';
import { collect, collectGarbage } from '../support/collect.ts';

/** An engine that has used grids, all of which are forgotten. */
function usedEngine(): SearchEngine {
  const engine = new SearchEngine(startKernel(kernel));
  for (let i = 0; i < 50; i++) findPathOn(engine, new Grid(16, 16), [0, 0], [9, 9]);
  return engine;
}

test('an engine that is collected before it is told of its grids keeps nobody else from being told', async () => {
  const held: { engine: SearchEngine | undefined } = { engine: usedEngine() };
  await turn();
  collect();
  held.engine = undefined;
  for (let i = 0; i < 3; i++) collect();
  await expect(collectGarbage()).resolves.toBeUndefined();
});
