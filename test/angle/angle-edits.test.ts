import { describe, expect, test } from 'vitest';
import { type AnyAngleOptions, runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import type { Grid } from '../../src/index.ts';
import { angleEngines } from '../support/angle-engines.ts';
import { jsAngleEngine } from '../support/js-engines.ts';
import { mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** The maps that are edited: small ones of all densities, and larger ones with long lines of sight. */
function mapOf(random: Random): Grid {
  const options = { width: random.between(1, 24), height: random.between(1, 24), seed: random.below(1e9) };
  const large = { width: random.between(40, 90), height: random.between(40, 90), seed: random.below(1e9) };
  const kind = random.below(8);
  if (kind === 0) return roomsMap({ ...large, room: 7 });
  if (kind === 1) return mazeMap({ ...large, corridor: 3 });
  if (kind === 2) return randomMap({ ...large, blocked: 0.05 });
  return randomMap({ ...options, blocked: random.next() * 0.6 });
}

function optionsOf(random: Random, grid: Grid): AnyAngleOptions {
  const options: AnyAngleOptions = {};
  if (random.below(4) === 0) options.maxExpansions = random.below(12);
  if (random.below(4) === 0) options.maxCost = random.next() * 40;
  if (random.below(3) === 0) options.allowBlockedStart = true;
  if (random.below(4) === 0) {
    options.avoid = Int32Array.from({ length: random.below(6) }, () => random.below(grid.width * grid.height));
  }
  return options;
}

describe.each(angleEngines)('%s', (_title, _name, start) => {
  test(`a search after edits equals one on a new grid (seed ${seed})`, () => {
    const engine = start();
    const random = new Random(seed);
    const edits = runs(3000);
    for (let edited = 0; edited < edits; ) {
      const grid = mapOf(random);
      for (let round = 0; round < 12; round++) {
        // Now and then more edits than are remembered one by one, or than journals remember.
        const burst = random.below(100) === 0 ? 1400 : random.below(20) === 0 ? 50 : random.below(4);
        for (let i = 0; i < burst; i++) {
          grid.setBlocked(random.below(grid.width), random.below(grid.height), random.below(2) === 0);
        }
        edited += burst;
        const fresh = grid.clone();
        const judge = jsAngleEngine();
        for (let query = 0; query < 4; query++) {
          const from = { x: random.below(grid.width), y: random.below(grid.height) };
          const to = { x: random.below(grid.width), y: random.below(grid.height) };
          const options = optionsOf(random, grid);
          expect(runAngleOn(engine, grid, from, to, options)).toEqual(runAngleOn(judge, fresh, from, to, options));
        }
      }
    }
  });

  test(`the answer does not depend on what was asked before (seed ${seed})`, () => {
    const engine = start();
    const random = new Random(seed);
    for (let map = 0; map < runs(6); map++) {
      const grid =
        map % 2 === 0
          ? roomsMap({ width: 80, height: 80, seed: map })
          : randomMap({ width: 70, height: 50, seed: map, blocked: 0.1 * random.next() });
      const queries = Array.from({ length: 40 }, () => {
        return Array.from({ length: 2 }, () => ({ x: random.below(grid.width), y: random.below(grid.height) }));
      });
      const first = queries.map(([from, to]) => runAngleOn(jsAngleEngine(), grid.clone(), from, to));
      for (let round = 0; round < 3; round++) {
        expect(queries.map(([from, to]) => runAngleOn(engine, grid, from, to))).toEqual(first);
      }
    }
  });
});
