// Algorithms side by side: their figures are those of findPath, and they play together.
import { expect, test } from 'vitest';
import { RIVALS } from '../../demo/views/visualiser/compare/rivals.ts';
import { type FindPathOptions, findAnyAnglePath, findPath, Grid } from '../../src/index.ts';
import { figure, open, useBrowser } from './support/page.ts';
import { drawLine, routeText, solveAddress, waitForAddress } from './support/visualiser.ts';

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
  const own = (await solveAddress(page)).expanded;
  await page.getByLabel('Play five searches together').check();
  await waitForAddress(page, (params) => params.get('compare') === 'true');
  const { expanded: most } = findPath(new Grid(30, 20), [2, 10], [27, 10], OPTIONS.dijkstra);
  expect(most).toBeGreaterThan(own);
  await expect.poll(() => page.locator('.position').innerText()).toBe(`${most} of ${most} cells`);
  // Each picture has as many warm pixels as its algorithm has cells to show: none of them at the beginning.
  const warm = () =>
    page.locator('.rivals canvas').evaluateAll((all) =>
      (all as HTMLCanvasElement[]).map((canvas) => {
        // Reads a copy, because reading a canvas often would change how the browser draws it.
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = copy.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
        context.drawImage(canvas, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] > 200 && data[i] - data[i + 2] > 20) count++;
        return count;
      }),
    );
  await page.getByLabel('To the beginning').click();
  await expect.poll(async () => Math.max(...(await warm()))).toBeLessThan(400);
  const before = await warm();
  await page.getByLabel('Position in the search').fill('100');
  await expect.poll(async () => (await warm())[2]).toBeGreaterThan(before[2] + 500);
  expect(await routeText(page)).not.toBe('not reached yet');
});

test('an algorithm that refuses the map says why', async () => {
  const page = await open('#/visualiser?map=hills-20x20-1&compare=true');
  await expect.poll(() => figure(page, 'jps-rival-cost')).toBe('–');
  expect(await page.locator('.rivals canvas').nth(1).getAttribute('aria-label')).toContain('not possible here');
  expect(await figure(page, 'astar-rival-cost')).toMatch(/\d/);
});
