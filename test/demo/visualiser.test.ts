// The visualiser: what it draws and says is compared with findPath on the map that its address holds.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../demo/map/edits.ts';
import { paintSpec } from '../../demo/map/families.ts';
import { MapModel } from '../../demo/map/model.ts';
import { readAddress } from '../../demo/shell/address.ts';
import { toOptions } from '../../demo/views/visualiser/options.ts';
import { readState } from '../../demo/views/visualiser/state.ts';
import { blendLayers, findPath, Grid, type PathResult } from '../../src/index.ts';
import { open, useBrowser } from './support/page.ts';

useBrowser();

/** An open map of 16 x 12 cells, start and goal in one row. */
const OPEN = '#/visualiser?map=open-16x12-0&start=2.6&goal=13.6&algorithm=astar';

/** What findPath says to the map, the ends and the options in the page's address. */
async function solveAddress(page: Page): Promise<PathResult> {
  const state = readState(readAddress(new URL(page.url()).hash).params);
  const map = new MapModel(paintSpec(state.spec));
  await applyEdits(state.edits, map);
  const grid = Grid.fromCosts(map.width, map.height, map.terrain);
  if (state.start === null || state.goal === null) throw new Error('the address has no ends');
  const layers = map.influenceLayer() === null ? [] : [blendLayers([{ values: map.influence, weight: 1 }])];
  return findPath(grid, state.start, state.goal, { ...toOptions(state.options, null), layers });
}

/** Waits for the address, which follows what is done after a moment. */
async function waitForAddress(page: Page, matches: (params: URLSearchParams) => boolean): Promise<void> {
  await expect.poll(() => matches(readAddress(new URL(page.url()).hash).params)).toBe(true);
}

/** Cell -> point of the canvas, in its own coordinates; the map lies in its middle, as large as whole pixels allow. */
async function cellPlacer(page: Page, width: number, height: number) {
  const box = await page.locator('.stage').evaluate((stage) => [stage.clientWidth, stage.clientHeight]);
  const scale = Math.floor(Math.min(box[0] / width, box[1] / height));
  const left = Math.round((box[0] - width * scale) / 2);
  const top = Math.round((box[1] - height * scale) / 2);
  return (x: number, y: number) => ({ x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale });
}

/** Draws a line between two cells with the mouse. */
async function drawLine(page: Page, from: [number, number], to: [number, number], size: [number, number]) {
  const place = await cellPlacer(page, ...size);
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  const [a, b] = [place(...from), place(...to)];
  await page.mouse.move(box.x + a.x, box.y + a.y);
  await page.mouse.down();
  await page.mouse.move(box.x + b.x, box.y + b.y, { steps: 6 });
  await page.mouse.up();
  // The address follows when nothing has changed for a moment.
  await page.waitForTimeout(450);
}

/** Red, green and blue of the canvas in the middle of each cell. */
async function coloursOf(page: Page, cells: readonly { x: number; y: number }[], size: [number, number]) {
  const place = await cellPlacer(page, ...size);
  const points = cells.map(({ x, y }) => place(x, y));
  return page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement, list) => {
    // A copy of the canvas: reading it often would change how the browser draws it.
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(canvas, 0, 0);
    return list.map(({ x, y }) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3)));
  }, points);
}

/** The colour of every cell. */
function pictureOf(page: Page, size: [number, number]): Promise<number[][]> {
  const cells = Array.from({ length: size[0] * size[1] }, (_, i) => ({ x: i % size[0], y: Math.floor(i / size[0]) }));
  return coloursOf(page, cells, size);
}

async function routeText(page: Page): Promise<string> {
  return (await page.locator('[data-figure="route"]').textContent()) ?? '';
}

function textOf(result: PathResult): string {
  return (result.path?.waypoints() ?? []).map(({ x, y }) => `${x},${y}`).join(' ') || 'none';
}

/** Waits until page and address agree on a route that costs more than `least`; the address follows strokes with some delay. */
async function settledRoute(page: Page, least: number): Promise<PathResult> {
  let result = await solveAddress(page);
  await expect
    .poll(async () => {
      result = await solveAddress(page);
      return result.cost > least && (await routeText(page)) === textOf(result);
    })
    .toBe(true);
  return result;
}

describe('drawing', () => {
  test('a wall changes the route', async () => {
    const page = await open(OPEN);
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    const expected = await settledRoute(page, 11);
    // The figures of both engines follow.
    await expect
      .poll(() => page.locator('[data-figure="wasm-cost"]').innerText())
      .toBe(expected.cost.toLocaleString('en', { maximumFractionDigits: 3 }));
    await expect.poll(() => page.locator('[data-figure="js-expanded"]').innerText()).toBe(String(expected.expanded));
  });

  test('erasing it brings the route back', async () => {
    const page = await open(OPEN);
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    await waitForAddress(page, (params) => params.has('edits'));
    await page.getByLabel('Erase').check();
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
    await waitForAddress(page, (params) => !params.has('edits'));
  });

  test('terrain diverts the route, the goal is dragged', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Terrain', { exact: true }).check();
    await drawLine(page, [8, 4], [8, 8], [16, 12]);
    await settledRoute(page, 11);
    await drawLine(page, [13, 6], [13, 1], [16, 12]);
    await waitForAddress(page, (params) => params.get('goal') === '13.1');
    await settledRoute(page, 0);
  });

  test('influence diverts the route, until its layer is left out', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Influence', { exact: true }).check();
    await page.getByRole('slider', { name: 'Strength' }).fill('9');
    await drawLine(page, [8, 4], [8, 8], [16, 12]);
    await settledRoute(page, 11);
    await page.getByLabel('Add the influence drawn').uncheck();
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  });

  test('a finger draws on a phone, two fingers take the stroke back and zoom', async () => {
    const page = await open(OPEN, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const place = await cellPlacer(page, 16, 12);
    const box = await page.locator('.stage canvas').boundingBox();
    if (box === null) throw new Error('no canvas');
    const touch = ({ x, y }: { x: number; y: number }) => ({ x: box.x + x, y: box.y + y });
    const { x, y } = touch(place(8, 6));
    await page.touchscreen.tap(x, y);
    await settledRoute(page, 11);

    const edits = () => readAddress(new URL(page.url()).hash).params.get('edits');
    const before = edits();
    const fingers = await page.context().newCDPSession(page);
    const send = (type: string, ...cells: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: cells.map(([column, row], id) => ({ ...touch(place(column, row)), id })),
      });
    await send('touchStart', [5, 3]);
    await send('touchStart', [5, 3], [10, 8]);
    await send('touchMove', [4, 2], [11, 9]);
    await send('touchEnd');
    await waitForAddress(page, (params) => params.has('frame'));
    expect(edits()).toBe(before);
  });

  test('the keyboard draws, and moves both ends', async () => {
    const page = await open(OPEN);
    await page.locator('.stage canvas').focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForAddress(page, (params) => params.get('start') === '3.0' && params.has('edits'));
    const colours = await coloursOf(page, [{ x: 3, y: 1 }], [16, 12]);
    expect(Math.max(...colours[0])).toBeLessThan(60);
    await expect.poll(() => page.locator('#live').innerText()).toMatch(/cost/);
  });
});

describe('the animation', () => {
  test('ends in the route of findPath', async () => {
    const page = await open('#/visualiser?map=caves-40x30-5&algorithm=astar&diagonals=never');
    await page.getByLabel('To the beginning').click();
    expect(await routeText(page)).toBe('not reached yet');
    await page.getByRole('button', { name: 'Step' }).click();
    await waitForAddress(page, (params) => params.get('at') === '1');
    await page.getByRole('slider', { name: 'Speed' }).fill('4');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => routeText(page)).not.toBe('not reached yet');
    await waitForAddress(page, (params) => !params.has('at'));

    const expected = await solveAddress(page);
    expect(expected.status).toBe('found');
    expect(await routeText(page)).toBe(textOf(expected));
    // Drawn in blue over each of its cells but the ends, and green beside it.
    const cells = expected.path?.toArray().slice(1, -1) ?? [];
    for (const [red, green, blue] of await coloursOf(page, cells, [40, 30])) {
      expect(blue).toBeGreaterThan(Math.max(red, green) + 60);
    }
    const onRoute = new Set(expected.path?.toArray().map(({ x, y }) => y * 40 + x));
    const searched = [...(expected.trace ?? [])].filter((cell) => !onRoute.has(cell));
    const beside = searched.map((cell) => ({ x: cell % 40, y: Math.floor(cell / 40) }));
    for (const [red, green, blue] of await coloursOf(page, beside, [40, 30])) {
      expect(green).toBeGreaterThan(Math.max(red, blue));
    }
  });

  test('goes in few pictures where less motion is asked for', async () => {
    const page = await open('#/visualiser?map=open-40x30-0&algorithm=astar&heuristic=zero', {
      reducedMotion: 'reduce',
    });
    await page.evaluate(() => {
      const seen = new Set<string>();
      const text = document.querySelector('.position') as HTMLElement;
      new MutationObserver(() => {
        seen.add(text.innerText);
        text.dataset.pictures = String(seen.size);
      }).observe(text, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => routeText(page), { timeout: 10_000 }).toMatch(/^\d/);
    await expect.poll(() => page.getByRole('button', { name: 'Play' }).count()).toBe(1);
    expect(Number(await page.locator('.position').getAttribute('data-pictures'))).toBeLessThan(12);
  });

  test('pauses, and steps back', async () => {
    const page = await open('#/visualiser?map=open-64x48-0&algorithm=astar&heuristic=zero');
    await page.getByRole('slider', { name: 'Speed' }).fill('2');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await waitForAddress(page, (params) => params.has('at'));
    const at = Number(readAddress(new URL(page.url()).hash).params.get('at'));
    await page.getByRole('button', { name: 'Step' }).click();
    await page.getByRole('button', { name: 'Step' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await waitForAddress(page, (params) => params.get('at') === String(at + 1));
  });
});

describe('the link', () => {
  test('restores the state, in a browser that has never seen the page', async () => {
    const page = await open(OPEN);
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    await page.getByLabel('Terrain', { exact: true }).check();
    await drawLine(page, [5, 1], [11, 1], [16, 12]);
    await page.getByLabel('Diagonal steps').selectOption('never');
    await page.getByLabel('Colours').selectOption('safe');
    await page.getByRole('button', { name: 'Back' }).click();
    await waitForAddress(page, (params) => params.has('at') && params.has('colours') && params.has('diagonals'));
    const picture = await pictureOf(page, [16, 12]);

    const other = await open(new URL(page.url()).hash);
    await expect.poll(() => routeText(other)).toBe('not reached yet');
    expect(await other.getByLabel('Diagonal steps').inputValue()).toBe('never');
    await expect.poll(() => pictureOf(other, [16, 12])).toEqual(picture);
    await other.getByLabel('To the end').click();
    expect(await routeText(other)).toBe(textOf(await solveAddress(page)));
  });

  test('holds the part of the map that is in view, and the theme', async () => {
    const page = await open(OPEN);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByLabel('Light').selectOption('dark');
    await waitForAddress(page, (params) => params.has('frame') && params.get('theme') === 'dark');
    const frame = readAddress(new URL(page.url()).hash).params.get('frame');
    const other = await open(new URL(page.url()).hash);
    await waitForAddress(other, (params) => params.get('frame') === frame);
    expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await other.getByRole('button', { name: 'Whole map' }).click();
    await waitForAddress(other, (params) => !params.has('frame'));
  });

  test('with damaged edits shows the map and says so', async () => {
    const page = await open(`${OPEN}&edits=d!!!`);
    await expect.poll(() => page.locator('section[aria-label=Link] .alert').innerText()).toContain('damaged');
  });
});

describe('maps', () => {
  test('come from a generator and its seed', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Family').selectOption('maze');
    await page.getByLabel('Seed').fill('11');
    await page.getByLabel('Seed').blur();
    await waitForAddress(page, (params) => params.get('map') === 'maze-16x12-11');
    await settledRoute(page, 0);
  });

  test('come from a Moving AI file, and go into the link', async () => {
    const page = await open(OPEN);
    const text = 'type octile\nheight 3\nwidth 5\nmap\n.....\n@@@@.\n.....\n';
    const file = { name: 'bend.map', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await waitForAddress(page, (params) => params.get('map') === 'open-5x3-0' && params.has('edits'));
    const other = await open(new URL(page.url()).hash);
    const colours = await coloursOf(
      other,
      [0, 1, 2, 3, 4].map((x) => ({ x, y: 1 })),
      [5, 3],
    );
    expect(colours.map((colour) => Math.max(...colour) < 60)).toEqual([true, true, true, true, false]);
  });

  test('come from an image that is dropped: dark is wall, grey costs more', async () => {
    const page = await open(OPEN);
    const transfer = await page.evaluateHandle(async () => {
      const canvas = new OffscreenCanvas(6, 4);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = 'white';
      context.fillRect(0, 0, 6, 4);
      context.fillStyle = 'black';
      context.fillRect(2, 0, 1, 4);
      context.fillStyle = 'grey';
      context.fillRect(4, 0, 1, 4);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], 'wall.png', { type: 'image/png' }));
      return data;
    });
    await page.dispatchEvent('.stage', 'dragover', { dataTransfer: transfer });
    await page.dispatchEvent('.stage', 'drop', { dataTransfer: transfer });
    await waitForAddress(page, (params) => params.get('map') === 'open-6x4-0' && params.has('edits'));
    const { params } = readAddress(new URL(page.url()).hash);
    const map = new MapModel(paintSpec({ family: 'open', width: 6, height: 4, seed: 0 }));
    await applyEdits(params.get('edits') ?? '', map);
    const row = Array.from(map.terrain.slice(6, 12));
    expect(row.map((level) => Math.sign(level - 1))).toEqual([0, 0, -1, 0, 1, 0]);
  });

  test('that are no maps are refused with the reason', async () => {
    const page = await open(OPEN);
    const file = { name: 'broken.map', mimeType: 'text/plain', buffer: Buffer.from('type octile\nheight x\n') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => page.locator('section[aria-label=Map] .alert').innerText()).toContain('line 2');
  });
});

describe('options', () => {
  test('of findPath have a control each', async () => {
    const page = await open(OPEN);
    // The message of an unknown option lists those there are.
    const message = await new Promise<string>((resolve) => {
      try {
        findPath(new Grid(1, 1), [0, 0], [0, 0], { unknown: 1 } as object);
      } catch (error) {
        resolve(String(error));
      }
    });
    const names = message
      .slice(message.indexOf('known are') + 9)
      .trim()
      .split(', ');
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(await page.locator(`.options [name="${name}"]`).count(), name).toBe(1);
  });

  test('that do not fit are answered with the message of findPath', async () => {
    const page = await open('#/visualiser?map=hills-20x20-1');
    await page.getByLabel('Algorithm').selectOption('jps');
    await expect.poll(() => page.locator('.options .alert').innerText()).toContain('jps');
    await page.getByLabel('Algorithm').selectOption('auto');
    await expect.poll(() => page.locator('.options .alert').innerText()).toBe('');
  });
});
