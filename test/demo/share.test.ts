// Export as text, picture, link and code; maps of other programs; corrections.
import { buffer } from 'node:stream/consumers';
import { blendLayers as blendOfPackage } from 'hotpath';
import type { Download, Page } from 'playwright';
import { expect, test } from 'vitest';
import { paintSpec } from '../../demo/map/families.ts';
import { MapModel } from '../../demo/map/model.ts';
import { toOptions } from '../../demo/views/visualiser/options.ts';
import { toCode } from '../../demo/views/visualiser/share/code.ts';
import { blendLayers, findPath, Grid, type PathResult } from '../../src/index.ts';
import { open, show, useBrowser } from './support/page.ts';
import { drawLine, OPEN, settledRoute, solveAddress, waitForAddress } from './support/visualiser.ts';

useBrowser();

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Runs code that the page has written, with the sources in place of the package. Returns the result of its search. */
function run(code: string): PathResult {
  const body = code.replace(/^import .*$/m, '').replace(/^console\.log.*$/m, 'return result;');
  return new Function('findPath', 'Grid', 'blendLayers', body)(findPath, Grid, blendLayers) as PathResult;
}

function choose(page: Page, name: string, content: string): Promise<void> {
  return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}

/** The text of the map that the page shows. */
async function shownText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save text' }).click(),
  ]);
  return (await bytesOf(download)).toString();
}

test('the copied code repeats the search', async () => {
  const page = await open(OPEN, CLIPBOARD);
  await drawLine(page, [8, 3], [8, 9], [16, 12]);
  await page.getByLabel('Fence', { exact: true }).check();
  await drawLine(page, [3.5, 4], [3.5, 9], [16, 12]);
  await page.getByLabel('Influence', { exact: true }).check();
  await drawLine(page, [8, 1], [8, 2], [16, 12]);
  await page.getByLabel('Turn cost').fill('0.5');
  await page.getByLabel('Turn cost').blur();
  await waitForAddress(page, (params) => params.has('turnCost') && params.has('edits'));
  const { cost } = await settledRoute(page, 11);
  await page.getByRole('button', { name: 'Copy as code' }).click();
  // The page says so too, until the times of the search take its place.
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('findPath');
  const again = run(await clipboard());
  expect(again.cost).toBe(cost);
  expect(again.path?.xy).toEqual((await solveAddress(page)).path?.xy);
});

test.each([
  {},
  { heuristic: 'function' },
  { heuristicWeight: 'Infinity', algorithm: 'astar' },
  { kindCosts: '1_4__0', diagonals: 'never' },
  { allowBlockedStart: 'true', range: '2', partial: 'true', maxCost: '30' },
])('code with the options %o gives the result of the page', (texts) => {
  const map = new MapModel(paintSpec({ family: 'game', width: 30, height: 20, seed: 2 }));
  for (let cell = 0; cell < 600; cell += 7) map.setKind(cell, cell % 4);
  for (let cell = 40; cell < 600; cell += 11) map.setInfluence(cell, cell % 10);
  const [start, goal] = [
    { x: 1, y: 9 },
    { x: 28, y: 10 },
  ];
  const options = toOptions(texts, map.influenceLayer(blendOfPackage));
  const again = run(toCode({ grid: map.grid, start, goal, options }, map));
  const { layers: _, ...plain } = options;
  const layers = [blendLayers([{ values: map.influence, weight: 1 }])];
  const grid = Grid.fromCosts(30, 20, map.terrain);
  map.kinds.forEach((kind, cell) => {
    grid.setKind(cell % 30, Math.floor(cell / 30), kind);
  });
  const expected = findPath(grid, start, goal, { ...plain, layers });
  expect(again.status).toBe(expected.status);
  expect(again.cost).toBe(expected.cost);
  expect(again.path?.xy).toEqual(expected.path?.xy);
});

test('the saved text opens as the same map', async () => {
  const page = await open('#/visualiser?map=game-40x30-2');
  const text = await shownText(page);
  expect(text.trim()).toBe(
    Grid.fromCosts(40, 30, paintSpec({ family: 'game', width: 40, height: 30, seed: 2 }).levels).toText(),
  );
  await page.getByRole('button', { name: 'Spiral' }).click();
  await waitForAddress(page, (params) => params.get('map') === 'spiral-49x31-0');
  await choose(page, 'again.txt', text);
  await waitForAddress(page, (params) => params.get('map') === 'open-40x30-0' && params.has('edits'));
  expect(await shownText(page)).toBe(text);
});

test('the page says what was copied, and what a text leaves out', async () => {
  const page = await open(OPEN, CLIPBOARD);
  const said = () => page.locator('[data-figure="shared"]').textContent();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(said).toBe('Link copied.');
  await shownText(page);
  await expect.poll(said).toBe(' ');
  await page.getByLabel('Fence', { exact: true }).check();
  await drawLine(page, [3.5, 4], [3.5, 9], [16, 12]);
  await shownText(page);
  await expect.poll(said).toContain('leaves out fences and one-way steps');
});

test('the saved picture has 16 pixels a cell', async () => {
  const page = await open(OPEN);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ]);
  const png = await bytesOf(download);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 192]);
});

const TILED = {
  orientation: 'orthogonal',
  width: 4,
  height: 2,
  tilewidth: 16,
  tileheight: 16,
  tilesets: [{ firstgid: 1, source: 'ground.tsj' }],
  layers: [
    { type: 'tilelayer', name: 'Ground', width: 4, height: 2, data: [1, 1, 1, 1, 1, 1, 1, 1] },
    { type: 'tilelayer', name: 'Walls', width: 4, height: 2, data: [0, 2, 0, 0, 0, 0, 0, 0] },
  ],
};
const LDTK = {
  worldLayout: 'Free',
  levels: [
    {
      identifier: 'Cave',
      worldX: 0,
      worldY: 0,
      layerInstances: [
        {
          __type: 'IntGrid',
          __identifier: 'Ground',
          __gridSize: 8,
          __cWid: 3,
          __cHei: 2,
          intGridCsv: [0, 1, 0, 0, 0, 0],
        },
      ],
    },
  ],
};

test('maps of other programs open, and files that hold no map are refused with the reason', async () => {
  const page = await open(OPEN);
  const said = () => page.locator('section[aria-label=Map] .alert').innerText();
  const opened = [
    ['island.tmj', JSON.stringify(TILED), '.#..\n....\n', 'Walls are the layers Walls. Without ground.tsj'],
    ['cave.ldtk', JSON.stringify(LDTK), '.#.\n...\n', ''],
    ['costs.csv', '1,2,0\n9,1,-1\n', '.2#\n9.#\n', ''],
    ['dear.csv', '1;20\n2.4;0\n', '.9\n2#\n', 'costs of 2 cells were rounded'],
  ];
  for (const [name, content, text, note] of opened) {
    await choose(page, name, content);
    await expect.poll(() => page.getByLabel('Width').inputValue()).toBe(String(text.indexOf('\n')));
    expect(await shownText(page), name).toBe(text);
    expect(await said(), name).toContain(note);
  }
  const refused = [
    ['none.json', '{"a":1}', 'no map'],
    ['broken.json', '{"layers":', 'JSON'],
    ['broken.csv', '1,2\n3\n', 'row 2 has 1 numbers'],
  ];
  for (const [name, content, reason] of refused) {
    await choose(page, name, content);
    await expect.poll(said).toContain(reason);
  }
});

test('the page says when a size or a link was corrected', async () => {
  const page = await open(OPEN);
  await page.getByLabel('Width').fill('9000');
  await page.getByLabel('Width').blur();
  await expect
    .poll(() => page.locator('section[aria-label=Map] .alert').innerText())
    .toContain('The width is 4096 now');
  const notice = () => page.locator('.notice').innerText();
  await show(page, '#/visualiser?map=open-5000x20-0');
  expect(await notice()).toContain('open-5000x20-0');
  await show(page, '#/visualiser?map=open-20x20-0&start=1.1&goal=99.1');
  expect(await notice()).toBe('In this link the goal is not on the map. It was moved.');
  await show(page, OPEN);
  expect(await notice()).toBe('');
});

test('a link without a map keeps its options', async () => {
  const page = await open('#/visualiser?diagonals=never&compare=true', { folded: true });
  // The options are unfolded, because the link sets one.
  expect(await page.getByLabel('Diagonal steps').inputValue()).toBe('never');
  expect(await page.getByLabel('Diagonal steps').isVisible()).toBe(true);
  expect(await page.locator('.choice :checked').count()).toBe(5);
  await waitForAddress(
    page,
    (params) => params.get('map') === 'caves-112x168-18' && params.get('diagonals') === 'never',
  );
});
