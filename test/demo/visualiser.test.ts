// The settings of the visualiser: link, maps and options.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../demo/map/edits.ts';
import { FAMILIES, paintSpec } from '../../demo/map/families.ts';
import { MapModel } from '../../demo/map/model.ts';
import { readAddress } from '../../demo/shell/address.ts';
import { findPath, Grid } from '../../src/index.ts';
import { open, passTime, useBrowser } from './support/page.ts';
import {
  coloursOf,
  drawLine,
  OPEN,
  pictureOf,
  routeText,
  settledRoute,
  solveAddress,
  textOf,
  waitForAddress,
} from './support/visualiser.ts';

useBrowser();

describe('the link', () => {
  test('restores the state in a browser that has never opened the page', async () => {
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

  test('holds the part of the map in view and the theme', async () => {
    const page = await open(OPEN);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByLabel('Theme').selectOption('dark');
    await waitForAddress(page, (params) => params.has('frame') && params.get('theme') === 'dark');
    const frame = readAddress(new URL(page.url()).hash).params.get('frame');
    const other = await open(new URL(page.url()).hash);
    await waitForAddress(other, (params) => params.get('frame') === frame);
    expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await other.getByRole('button', { name: 'Whole map' }).click();
    await waitForAddress(other, (params) => !params.has('frame'));
  });

  test('holds whether the route at any angle is drawn', async () => {
    const page = await open(`${OPEN}&edits=`);
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    const { cost } = await settledRoute(page, 11);
    const text = () => page.locator('[data-figure="angle"]').innerText();
    expect((await text()).trim()).toBe('');
    await page.getByLabel('Draw the shortest route at any angle').check();
    await expect.poll(text).toContain('At any angle: length');
    const length = Number(/length ([\d.]+)/.exec(await text())?.[1]);
    expect(length).toBeGreaterThan(11);
    expect(length).toBeLessThan(cost);
    await waitForAddress(page, (params) => params.get('angle') === 'true');
    const other = await open(new URL(page.url()).hash);
    await expect.poll(() => other.locator('[data-figure="angle"]').innerText()).toBe(await text());
    await other.getByLabel('Draw the shortest route at any angle').uncheck();
    await waitForAddress(other, (params) => !params.has('angle'));
    expect((await other.locator('[data-figure="angle"]').innerText()).trim()).toBe('');
  });

  test('with damaged edits shows the map and a warning', async () => {
    const page = await open(`${OPEN}&edits=d!!!`);
    await expect.poll(() => page.locator('.notice').innerText()).toContain('damaged');
  });
});

describe('maps', () => {
  test('can come from a generator and its seed', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Family').selectOption('maze');
    await page.getByLabel('Seed').fill('11');
    await page.getByLabel('Seed').blur();
    await waitForAddress(page, (params) => params.get('map') === 'maze-16x12-11');
    await settledRoute(page, 0);
  });

  test('can come from a file, also one of a single row, and are in the link', async () => {
    const page = await open(OPEN);
    const choose = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await choose('bend.map', 'type octile\nheight 3\nwidth 5\nmap\n.....\n@@@@.\n.....\n');
    await waitForAddress(page, (params) => params.get('map') === 'open-5x3-0' && params.has('edits'));
    const other = await open(new URL(page.url()).hash);
    const row = [0, 1, 2, 3, 4].map((x) => ({ x, y: 1 }));
    const isWall = async () => (await coloursOf(other, row, [5, 3])).map((colour) => Math.max(...colour) < 60);
    await expect.poll(isWall).toEqual([true, true, true, true, false]);

    await choose('row.txt', '........#.');
    await waitForAddress(page, (params) => params.get('map') === 'open-10x1-0' && params.has('edits'));
    const another = await open(new URL(page.url()).hash);
    expect(await another.getByLabel('Height').inputValue()).toBe('1');
    await expect.poll(() => routeText(another)).toBe(await routeText(page));

    await choose('broken.map', 'type octile\nheight x\n');
    await expect.poll(() => page.locator('section[aria-label=Map] .alert').innerText()).toContain('line 2');
  });

  test('leave room to walk, whatever their size', () => {
    for (const family of FAMILIES) {
      for (const [width, height] of [
        [5, 5],
        [8, 6],
        [16, 12],
        [40, 30],
      ]) {
        for (let seed = 0; seed < 20; seed++) {
          const { levels } = paintSpec({ family, width, height, seed });
          const open = levels.filter((level) => level > 0).length / levels.length;
          expect(open, `${family}-${width}x${height}-${seed}`).toBeGreaterThanOrEqual(0.3);
        }
      }
    }
  });

  test('can come from a dropped image: dark is wall, grey costs more', async () => {
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
});

describe('a file that is still being read', () => {
  /** Holds back the text of each file until `release` is called with its name. */
  const before = () => {
    const held = new Map<string, () => void>();
    const text = File.prototype.text;
    File.prototype.text = function (this: File) {
      return new Promise<string>((resolve) => held.set(this.name, () => resolve(text.call(this))));
    };
    const release = (name: string) => {
      held.get(name)?.();
      return held.has(name);
    };
    Object.assign(window, { release });
  };
  const read = (page: Page, name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  /** Lets a file be read as soon as the page asks for its text. */
  const release = (page: Page, name: string) =>
    page.waitForFunction((file) => (window as unknown as { release(name: string): boolean }).release(file), name);
  const width = (page: Page) => page.getByLabel('Width').inputValue();

  test('does not replace a file that was opened later', async () => {
    const page = await open(OPEN, { before });
    await read(page, 'first.txt', '.....');
    await read(page, 'second.txt', '.......');
    await release(page, 'second.txt');
    await expect.poll(() => width(page)).toBe('7');
    await release(page, 'first.txt');
    await read(page, 'third.txt', '.........');
    expect(await width(page)).toBe('7');
    await release(page, 'third.txt');
    await expect.poll(() => width(page)).toBe('9');
  });

  test('neither replaces a map that was generated later nor shows an error', async () => {
    const page = await open(OPEN, { before });
    await read(page, 'broken.map', 'type octile\nheight x\n');
    await page.getByRole('button', { name: 'Next seed' }).click();
    await release(page, 'broken.map');
    await waitForAddress(page, (params) => params.get('map') === 'open-16x12-1');
    expect(await page.locator('section[aria-label=Map] .alert').innerText()).toBe('');
  });

  test('is dropped when the view is left', async () => {
    const page = await open(OPEN, { before, stopped: true });
    await read(page, 'late.txt', '.....');
    await page.getByRole('link', { name: 'Crowd' }).click();
    await page.getByRole('heading', { name: 'Crowd' }).waitFor();
    await release(page, 'late.txt');
    // If the file were loaded, it would be saved a moment later, and the link to the view would hold it.
    await passTime(page, 500);
    expect(await page.getByRole('link', { name: 'Visualiser' }).getAttribute('href')).not.toContain('open-5x1');
  });
});

describe('options', () => {
  test('of findPath have one control each', async () => {
    const page = await open(OPEN);
    // The error for an unknown option lists all known ones.
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
    // Cells to avoid can be drawn as walls.
    const withoutControl = ['avoid'];
    for (const name of names.filter((one) => !withoutControl.includes(one)))
      expect(await page.locator(`.options [name="${name}"]`).count(), name).toBe(1);
  });

  test('that findPath refuses are answered with its message', async () => {
    const page = await open('#/visualiser?map=hills-20x20-1');
    await page.getByLabel('Algorithm').selectOption('jps');
    await expect.poll(() => page.locator('.options .alert').innerText()).toContain('jps');
    await page.getByLabel('Algorithm').selectOption('auto');
    await expect.poll(() => page.locator('.options .alert').innerText()).toBe('');
  });
});
