// Problems on Warcraft III maps whose letters have terrain costs, read by the library itself. A sample; all with HOTPATH_RUNS=1.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import { findPath, type Grid, prepareGrid } from '../../src/index.ts';
import { parseMap, parseScenario, type Scenario } from '../../src/movingai.ts';
import { Random } from '../support/maps.ts';
import { problemsFolder } from '../support/problems-folder.ts';
import { runs, sample, seed } from '../support/seed.ts';
import { checkSame, isClose, search } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

const costs = { S: 2, W: 3, T: 5 };
/** Edits before each problem; as many take them back. */
const EDITS = 42;

const folder = `${problemsFolder}/terrain`;
const names = problemsFolder ? readdirSync(folder).filter((name) => name.endsWith('.map')) : [];

describe.skipIf(!problemsFolder)('Warcraft III problems with terrain', () => {
  let solved = 0;
  let edits = 0;

  test.each(names.flatMap((name) => [[name, 'as it is'] as const, [name, 'prepared'] as const]))(
    '%s, %s: every one is optimal on both engines, which agree',
    (name, state) => {
      const grid = parseMap(readFileSync(`${folder}/${name}`, 'utf8'), { costs });
      if (state === 'prepared') expect(prepareGrid(grid).landmarks).toBe(8);
      const world = worldOf(grid);
      for (const { start, goal, length } of problemsOf(name)) {
        const [wasm, js] = (['wasm', 'js'] as const).map((engine) => search(world, grid, start, goal, { engine }));
        expect(Math.abs(wasm.cost - length)).toBeLessThan(1e-9 * length);
        checkSame(wasm, js);
        solved++;
      }
    },
  );

  test.each(names)(
    `%s: random edits leave routes optimal, and taken back, every problem too (seed ${seed})`,
    (name) => {
      const random = new Random(seed);
      const grid = parseMap(readFileSync(`${folder}/${name}`, 'utf8'), { costs });
      for (const { start, goal, length } of problemsOf(name)) {
        const undo = edit(grid, random, EDITS);
        const byJumps = findPath(grid, start, goal);
        // Another algorithm, which no edit has to be made known to.
        const byCells = findPath(grid, start, goal, { algorithm: 'astar' });
        expect(isClose(byJumps.cost, byCells.cost)).toBe(true);
        undo();
        expect(Math.abs(findPath(grid, start, goal).cost - length)).toBeLessThan(1e-9 * length);
        edits += 2 * EDITS;
      }
    },
  );

  test.each(names)(`%s, prepared: so do edits that landmarks survive (seed ${seed})`, (name) => {
    const random = new Random(seed);
    const grid = parseMap(readFileSync(`${folder}/${name}`, 'utf8'), { costs });
    prepareGrid(grid);
    const landmarks = usefulLandmarks(cellsOf(grid));
    for (const { start, goal, length } of problemsOf(name)) {
      const undo = edit(grid, random, 20, [7, 9]);
      const undoSome = edit(grid, random, 4);
      const prepared = findPath(grid, start, goal);
      const byCells = findPath(grid, start, goal, { algorithm: 'astar' });
      expect(isClose(prepared.cost, byCells.cost)).toBe(true);
      undoSome();
      undo();
      expect(Math.abs(findPath(grid, start, goal).cost - length)).toBeLessThan(1e-9 * length);
      expect(usefulLandmarks(cellsOf(grid))).toBe(landmarks);
    }
  });

  test('are a sample of 1,200, twice, amid 84 edits for each', () => {
    expect(names.reduce((sum, name) => sum + readProblems(name).length, 0)).toBe(1200);
    const least = Math.min(1200, runs(1200) - names.length);
    expect(solved).toBeGreaterThanOrEqual(2 * least);
    expect(edits).toBeGreaterThanOrEqual(2 * EDITS * least);
  });
});

function readProblems(name: string): Scenario[] {
  return parseScenario(readFileSync(`${folder}/${name}.scen`, 'utf8'));
}

/** Returns the problems of a map, as many of them as are asked for. */
function problemsOf(name: string): Scenario[] {
  const problems = readProblems(name);
  return sample(problems, problems.length);
}

/** Edits random cells, and returns a function that takes all of it back. With dear costs, cells become dearer or blocked. */
function edit(grid: Grid, random: Random, count: number, dear?: readonly number[]): () => void {
  const before: [x: number, y: number, blocked: boolean, cost: number][] = [];
  for (let i = 0; i < count; i++) {
    const x = random.below(grid.width);
    const y = random.below(grid.height);
    const blocked = grid.isBlocked(x, y);
    before.push([x, y, blocked, blocked ? 1 : grid.cost(x, y)]);
    if (random.chance(0.5)) grid.setBlocked(x, y, dear !== undefined || random.chance(0.5));
    else if (!blocked) grid.setCost(x, y, random.pick(dear ?? [1, 2, 3, 5, 9]));
  }
  return () => {
    for (const [x, y, blocked, cost] of before.reverse()) {
      if (blocked) grid.setBlocked(x, y);
      else {
        grid.setBlocked(x, y, false);
        grid.setCost(x, y, cost);
      }
    }
  };
}
