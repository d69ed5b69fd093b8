// The benchmark: its run, chart, table and copy.
import { readFileSync } from 'node:fs';
import * as hotpath from 'hotpath';
import { expect, test } from 'vitest';
import { callsOf } from '../../demo/views/benchmark/kinds.ts';
import { PUBLISHED_PLAN } from '../../demo/views/benchmark/published.ts';
import { figure, open, useBrowser } from './support/page.ts';

useBrowser();

const SMALL = '#/benchmark?families=random maze&sizes=64&algorithm=auto';

test('shows the published results at once, with other libraries', async () => {
  const page = await open('#/benchmark');
  expect(await figure(page, 'status')).toContain('Published results');
  const rows = await page.locator('[aria-label=Times] tbody tr:not(.weights)').allInnerTexts();
  const [map, , wasm, , , astar] = rows[0].split('\t');
  expect(map).toBe('open 512');
  expect(Number(astar)).toBeGreaterThan(1000 * Number(wasm));
  expect(await page.locator('.chart').getAttribute('aria-label')).toMatch(/^Bar chart of 7 maps/);
  expect(await page.locator('[name^=library]:checked').count()).toBe(4);
  // What is checked for the next run is what is drawn.
  const checked = await page
    .locator('[name^=family]:checked')
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).name));
  expect(checked.map((name) => name.slice(7)).sort()).toEqual([...PUBLISHED_PLAN.families].sort());
  const weights = (await page.locator('.weights').innerText()).split('\t');
  expect([weights[0], ...weights.slice(5).map(Number)]).toEqual(['KB gzipped', 6.1, 6.1, 3.2, 2.5]);
  expect(await page.locator('[aria-label=Times]').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  expect(await page.locator('.u-legend').innerText()).not.toContain('–');
});

test('gives a chart, a table and Markdown', async () => {
  const page = await open(SMALL, { permissions: ['clipboard-read', 'clipboard-write'] });
  expect(await page.locator('progress').getAttribute('value')).toBe('0');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => figure(page, 'status')).toBe('Done.');
  expect(await page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value / bar.max)).toBe(1);

  // The bars of both engines have many pixels in the colours of their series.
  const colours = await page.locator('.chart canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    const counts = { violet: 0, orange: 0 };
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] < 255) continue;
      if (data[i + 2] > data[i + 1] + 80) counts.violet++;
      if (data[i] > data[i + 2] + 100) counts.orange++;
    }
    return counts;
  });
  expect(colours.violet).toBeGreaterThan(500);
  expect(colours.orange).toBeGreaterThan(500);
  expect(await page.locator('.chart').getAttribute('aria-label')).toMatch(/2 maps: js takes [\d.]+ to [\d.]+ times/);

  // Then each kind of call, on both engines.
  await expect.poll(() => page.locator('[data-kind=clearanceMap]').innerText()).toMatch(/^clearanceMap(\t[\d.,]+){3}$/);
  const rows = await page.locator('[aria-label=Times] tbody tr:not(.weights)').allInnerTexts();
  expect(rows.map((row) => row.split('\t')[0])).toEqual(['random 64', 'maze 64']);
  // Choices for the next run do not change the copy of this one.
  await page.getByLabel('Algorithm').selectOption('astar');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => figure(page, 'status')).toBe('Copied.');
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain("algorithm 'auto'");
  expect(markdown).toContain('| Map | Expanded | wasm, µs | js, µs | js / wasm |');
  expect(markdown).toMatch(/\| maze 64 \|( [\d.]+ \|){4}/);
});

test('each kind of call runs', () => {
  for (const [kind, call] of Object.entries(callsOf(hotpath)))
    for (let i = 0; i < 40; i++) expect(call, kind).not.toThrow();
});

test('can be stopped, whatever is chosen during the run', async () => {
  const page = await open('#/benchmark?families=maze&sizes=1024&algorithm=astar');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByLabel('maze').uncheck();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => figure(page, 'status')).toBe('Stopped.');
  // No map is chosen, so there is nothing to run.
  expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
});

test('measures only the js engine if Wasm is refused', async () => {
  const page = await open('#/benchmark?families=random&sizes=64&algorithm=auto', { strict: true });
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => figure(page, 'status')).toContain('only js ran');
  expect((await page.locator('[aria-label=Times] tbody tr:not(.weights)').first().innerText()).split('\t')[2]).toBe(
    '–',
  );
});

test('measures other libraries, names their versions, and shows the results to whoever opens the link', async () => {
  const page = await open('#/benchmark?families=maze hills&sizes=64&libraries=pathfinding easystar ngraph');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => figure(page, 'status')).toBe('Done.');
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const head = await page.locator('[aria-label=Times] thead').innerText();
  for (const [label, name] of [
    ['PathFinding.js A*', 'pathfinding'],
    ['EasyStar.js', 'easystarjs'],
    ['ngraph.path A*', 'ngraph.path'],
  ])
    expect(head).toContain(`${label} ${devDependencies[name]}, µs`);
  const rows = await page.locator('[aria-label=Times] tbody tr:not(.weights)').allInnerTexts();
  const [maze, hills] = rows.map((row) => row.split('\t'));
  expect(
    maze
      .slice(1)
      .map(Number)
      .every((value) => value > 0),
  ).toBe(true);
  // PathFinding.js has no terrain costs.
  expect(hills[5]).toBe('–');
  expect(Number(hills[7])).toBeGreaterThan(0);

  await expect.poll(() => page.url()).toContain('results=');
  const other = await open(new URL(page.url()).hash, { viewport: { width: 390, height: 844 } });
  expect(await figure(other, 'status')).toContain('came with the link');
  const cells = other.locator('[aria-label=Times] tbody tr:not(.weights)').first().locator('td');
  // Four digits of each time are in the link.
  expect(Number(await cells.nth(2).innerText())).toBeCloseTo(Number(maze[2]), 0);
  // Every cell is whole at this width, with the name of its column.
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
  }
  expect(await cells.nth(5).getAttribute('data-column')).toContain('PathFinding.js');
});
