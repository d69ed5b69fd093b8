// Algorithms side by side: their figures are those of findPath, and they play together.
import { expect, test } from 'vitest';
import { applyEdits } from '../../demo/map/edits.ts';
import { paintSpec } from '../../demo/map/families.ts';
import { MapModel } from '../../demo/map/model.ts';
import { readAddress } from '../../demo/shell/address.ts';
import { RIVALS } from '../../demo/views/visualiser/compare/rivals.ts';
import { rowsOf } from '../../demo/views/visualiser/picture/rows.ts';
import { placeEnds } from '../../demo/views/visualiser/places.ts';
import { readState } from '../../demo/views/visualiser/state.ts';
import { type FindPathOptions, findAnyAnglePath, findPath, Grid } from '../../src/index.ts';
import { figure, open, show, useBrowser } from './support/page.ts';
import { drawLine, routeText, waitForAddress } from './support/visualiser.ts';

useBrowser();

/** What each algorithm is in terms of findPath's options. */
const OPTIONS: Record<string, FindPathOptions> = {
  astar: { algorithm: 'astar' },
  jps: { algorithm: 'jps' },
  dijkstra: { algorithm: 'astar', heuristic: 'zero' },
  greedy: { algorithm: 'astar', heuristicWeight: Infinity },
};
const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });

test('costs and counts are those of findPath and findAnyAnglePath, before and after an edit', async () => {
  const page = await open('#/visualiser?map=trap-32x20-0&start=1.10&goal=30.10&compare=true');
  const grid = new Grid(32, 20);
  const [left, right, top, bottom] = [8, 22, 3, 17];
  grid.fill(left, top, right - left + 1, 1, true);
  grid.fill(left, bottom, right - left + 1, 1, true);
  grid.fill(right, top, 1, bottom - top + 1, true);
  const compare = async () => {
    for (const { name } of RIVALS) {
      const expected =
        name === 'any-angle'
          ? findAnyAnglePath(grid, [1, 10], [30, 10])
          : // The visualiser plays the trace, which counts nodes as the search with a trace does.
            findPath(grid, [1, 10], [30, 10], { ...OPTIONS[name], trace: true });
      await expect
        .poll(() => figure(page, `${name}-rival-expanded`), { message: name })
        .toBe(format(expected.expanded));
      expect(await figure(page, `${name}-rival-cost`), name).toBe(format(expected.cost));
    }
  };
  await compare();
  await drawLine(page, [4, 0], [4, 15], [32, 20]);
  for (let y = 0; y <= 15; y++) grid.setBlocked(4, y);
  await compare();
});

test('play together: the longest animation decides, and each ends with its route', async () => {
  const page = await open('#/visualiser?map=open-30x20-0&start=2.10&goal=27.10');
  await page.getByLabel('Dijkstra').check();
  await waitForAddress(page, (params) => params.get('compare') === 'dijkstra');
  await page.getByLabel('Jump points').check();
  await waitForAddress(page, (params) => params.get('compare') === 'dijkstra.jps');
  expect(await page.locator('.rivals h2').allInnerTexts()).toEqual(['Dijkstra', 'Jump points']);
  const { expanded: most } = findPath(new Grid(30, 20), [2, 10], [27, 10], OPTIONS.dijkstra);
  await expect.poll(() => page.locator('.position').innerText()).toBe(`${most} of ${most} cells`);
  expect(await figure(page, 'verdict')).toContain('The same cost.');
  await page.getByLabel('To the beginning').click();
  expect(await routeText(page)).toBe('not reached yet');
  await page.getByLabel('Position in the search').fill('100');
  // The search of the options, by jump points, has ended by then.
  await expect.poll(() => routeText(page)).not.toBe('not reached yet');
});

test('a stroke in one pane draws on the map of all, and does not jump to the next pane', async () => {
  const page = await open('#/visualiser?map=open-20x20-0&start=2.10&goal=17.10&compare=dijkstra.jps');
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  // From the middle of the left pane across the right one.
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4 + 12, box.y + box.height / 2 - 40, { steps: 4 });
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2 - 40, { steps: 8 });
  await page.mouse.up();
  const walls = async () => {
    const state = readState(readAddress(new URL(page.url()).hash).params);
    const map = new MapModel(paintSpec(state.spec));
    await applyEdits(state.edits, map);
    return [...map.terrain.keys()].filter((cell) => map.terrain[cell] === 0).map((cell) => cell % 20);
  };
  // The address follows with some delay, on a slow page by parts of the stroke.
  await expect.poll(async () => Math.max(...(await walls()))).toBe(19);
  const columns = await walls();
  // The stroke leads right from the middle. It would have come in from the left again.
  expect(Math.min(...columns)).toBeGreaterThanOrEqual(8);
});

test('an algorithm that refuses the map says why, and a very large map shows one search', async () => {
  const page = await open('#/visualiser?map=hills-20x20-1&compare=true');
  await expect.poll(() => page.locator('.rivals li').nth(2).innerText()).toContain('jps');
  expect(await figure(page, 'astar-rival-cost')).toMatch(/\d/);
  await show(page, '#/visualiser?map=open-1200x1000-0&compare=astar.jps');
  await expect.poll(() => figure(page, 'verdict')).toContain('one search');
  expect(await page.locator('.rivals').isVisible()).toBe(false);
});

test('the rows of a search by jump points hold its trace and its route, and no wall', () => {
  for (const diagonals of ['onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always', 'never'] as const) {
    for (const family of ['caves', 'rooms', 'maze', 'city'] as const) {
      const map = new MapModel(paintSpec({ family, width: 48, height: 36, seed: 3 }));
      const { start, goal } = placeEnds(paintSpec({ family, width: 48, height: 36, seed: 3 }), null, null);
      const { trace, path, method } = findPath(Grid.fromCosts(48, 36, map.terrain), start, goal, {
        algorithm: 'jps',
        diagonals,
        trace: true,
      });
      if (trace === undefined || path === null || method !== 'jump-points') throw new Error('not by jump points');
      const { cells, ends } = rowsOf(map, { start, goal, diagonals }, { trace, path });
      const seen = new Set(cells).add(start.y * 48 + start.x);
      const name = `${family}, ${diagonals}`;
      expect(cells.length, name).toBe(new Set(cells).size);
      expect(
        [...cells].every((cell) => map.terrain[cell] !== 0),
        name,
      ).toBe(true);
      expect(
        [...trace].filter((cell) => !seen.has(cell)),
        name,
      ).toEqual([]);
      expect(
        path.toArray().filter(({ x, y }) => !seen.has(y * 48 + x)),
        name,
      ).toEqual([]);
      expect([...ends], name).toEqual([...ends].toSorted((a, b) => a - b));
    }
  }
});
