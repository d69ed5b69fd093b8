// Drawing walls, terrain and influence, and moving start and goal, by mouse, finger and keyboard.
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../demo/shell/address.ts';
import { frames } from '../support/page-checks.ts';
import { figure, open, pinch, useBrowser } from './support/page.ts';
import {
  cellPlacer,
  coloursOf,
  drawLine,
  OPEN,
  routeText,
  settledRoute,
  waitForAddress,
} from './support/visualiser.ts';

useBrowser();

describe('drawing', () => {
  test('a wall changes the route', async () => {
    const page = await open(OPEN);
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    const expected = await settledRoute(page, 11);
    // The figures of both engines are updated.
    await expect
      .poll(() => page.locator('[data-figure="wasm-cost"]').innerText())
      .toBe(expected.cost.toLocaleString('en', { maximumFractionDigits: 3 }));
    await expect.poll(() => page.locator('[data-figure="js-expanded"]').innerText()).toBe(String(expected.expanded));
  });

  test('erasing the wall brings the route back', async () => {
    const page = await open(OPEN);
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    await waitForAddress(page, (params) => params.has('edits'));
    await page.getByLabel('Erase').check();
    await drawLine(page, [8, 3], [8, 9], [16, 12]);
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
    await waitForAddress(page, (params) => !params.has('edits'));
  });

  test('terrain diverts the route, and the goal can be dragged', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Terrain', { exact: true }).check();
    await drawLine(page, [8, 4], [8, 8], [16, 12]);
    await settledRoute(page, 11);
    await drawLine(page, [13, 6], [13, 1], [16, 12]);
    await waitForAddress(page, (params) => params.get('goal') === '13.1');
    await settledRoute(page, 0);
  });

  test('influence diverts the route until its layer is left out', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Influence', { exact: true }).check();
    await page.getByRole('slider', { name: 'Strength' }).fill('9');
    await drawLine(page, [8, 4], [8, 8], [16, 12]);
    await settledRoute(page, 11);
    await page.getByLabel('Add the drawn influence').uncheck();
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  });

  test('kinds are drawn, priced and blocked by their factors, and kept in the link', async () => {
    const page = await open(OPEN);
    // The kinds are shown with the tool that draws them.
    expect(await page.getByLabel('Water', { exact: true }).isVisible()).toBe(false);
    await page.getByLabel('Kind', { exact: true }).check();
    await page.getByLabel('Water', { exact: true }).check();
    await drawLine(page, [8, 0], [8, 10], [16, 12]);
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
    await page.getByLabel('Factor of water').fill('9');
    await page.getByLabel('Factor of water').blur();
    await settledRoute(page, 11);
    await page.getByLabel('Factor of water').fill('0');
    await page.getByLabel('Factor of water').blur();
    const { cost } = await settledRoute(page, 12);
    const other = await open(new URL(page.url()).hash);
    expect(await other.getByLabel('Factor of water').inputValue()).toBe('0');
    expect((await settledRoute(other, 12)).cost).toBe(cost);
  });

  test('fences and one-way steps divert the route, erasing opens them, and a size is refused with them', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Diagonal steps').selectOption('never');
    await page.getByLabel('Fence', { exact: true }).check();
    // Along the left edges of column 8.
    await drawLine(page, [7.5, 0], [7.5, 10], [16, 12]);
    await settledRoute(page, 12);
    await page.getByLabel('One-way', { exact: true }).check();
    // The only way round leads through row 11: close it towards the goal.
    await drawLine(page, [9, 11], [6, 11], [16, 12]);
    await expect.poll(() => page.locator('[data-figure="status"]').innerText()).toContain('No route');
    await waitForAddress(page, (params) => params.has('edits'));
    await settledRoute(page, 12);
    await page.getByLabel('Size of the unit').fill('2');
    await page.getByLabel('Size of the unit').blur();
    await expect.poll(() => page.locator('.options .alert').innerText()).toContain('closed exits');
    await page.getByLabel('Erase').check();
    await drawLine(page, [8, 0], [8, 11], [16, 12]);
    await drawLine(page, [7, 11], [7, 11], [16, 12]);
    await page.getByRole('slider', { name: 'Brush' }).fill('5');
    await drawLine(page, [7, 10], [7, 10], [16, 12]);
    await waitForAddress(page, (params) => !params.has('edits'));
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  });

  test('a river costs, so the route goes round or over it, and erasing dries it up', async () => {
    const page = await open(OPEN);
    await page.getByLabel('River', { exact: true }).check();
    // Along the left edges of column 8, except in the lowest rows.
    await drawLine(page, [7.5, 0], [7.5, 9], [16, 12]);
    const round = await settledRoute(page, 11);
    expect(round.cost).toBeLessThan(17);
    await drawLine(page, [7.5, 8], [7.5, 11.4], [16, 12]);
    const over = await settledRoute(page, round.cost);
    expect(over.cost).toBe(16);
    await page.getByLabel('Erase').check();
    await drawLine(page, [8, 0], [8, 11], [16, 12]);
    await waitForAddress(page, (params) => !params.has('edits'));
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  });

  test('a portal leads the route through, and goes when its end is drawn elsewhere or erased', async () => {
    const page = await open(OPEN);
    await page.getByLabel('Portal', { exact: true }).check();
    await drawLine(page, [4, 6], [12, 6], [16, 12]);
    expect((await settledRoute(page, 3)).cost).toBe(4);
    await drawLine(page, [12, 6], [12, 2], [16, 12]);
    await settledRoute(page, 10);
    await page.keyboard.press('Control+z');
    expect((await settledRoute(page, 3)).cost).toBe(4);
    await page.getByLabel('Erase').check();
    await drawLine(page, [4, 6], [4, 6], [16, 12]);
    await waitForAddress(page, (params) => !params.has('edits'));
    await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  });

  test('says what is below the pointer while it draws', async () => {
    const page = await open(OPEN);
    const place = await cellPlacer(page, 16, 12);
    const box = await page.locator('.stage canvas').boundingBox();
    const at = (column: number, row: number): [number, number] => {
      const { x, y } = place(column, row);
      return [(box?.x ?? 0) + x, (box?.y ?? 0) + y];
    };
    await page.mouse.move(...at(6, 2));
    await expect.poll(() => figure(page, 'cell')).toMatch(/^6, 2: (not expanded|g )/);
    await page.mouse.down();
    await expect.poll(() => figure(page, 'cell')).toBe('6, 2: wall');
    await page.mouse.move(...at(7, 3));
    await expect.poll(() => figure(page, 'cell')).toBe('7, 3: wall');
    await page.mouse.up();
  });

  test('one finger draws on a phone, a second one undoes the stroke and zooms', async () => {
    const page = await open(OPEN, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const place = await cellPlacer(page, 16, 12);
    const touch = async (column: number, row: number): Promise<[number, number]> => {
      const { x, y } = place(column, row);
      const canvas = page.locator('.stage canvas');
      await canvas.scrollIntoViewIfNeeded();
      const box = await canvas.boundingBox();
      if (box === null) throw new Error('no canvas');
      return [box.x + x, box.y + y];
    };
    await page.touchscreen.tap(...(await touch(8, 6)));
    await settledRoute(page, 11);

    const before = readAddress(new URL(page.url()).hash).params;
    for (const tool of ['Wall', 'Start']) {
      await page.getByRole('radio', { name: tool }).check();
      await page.getByRole('button', { name: 'Whole map' }).click();
      await waitForAddress(page, (params) => !params.has('frame'));
      await pinch(page, await touch(5, 3), await touch(10, 8));
      await waitForAddress(page, (params) => params.has('frame'));
      const after = readAddress(new URL(page.url()).hash).params;
      for (const name of ['edits', 'start', 'goal']) expect(after.get(name), `${tool}: ${name}`).toBe(before.get(name));
    }
  });

  test('the keyboard draws fences and one-way steps between two cells', async () => {
    const page = await open(OPEN);
    const live = () => page.locator('#live').innerText();
    /** Presses keys, and waits until the figures of the search that follows are announced. */
    const press = async (tool: string, ...keys: string[]) => {
      await page.getByLabel(tool, { exact: true }).check();
      await page.locator('.stage canvas').focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(live).toMatch(/microseconds/);
    };
    await press('Fence');
    await page.keyboard.press('Enter');
    await expect.poll(live).toMatch(/Shift/);
    await press('Fence', 'Shift+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(live).toContain('closed to the east');
    await press('One-way', 'Shift+ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect.poll(live).not.toContain('south');
    await page.keyboard.press('ArrowDown');
    await expect.poll(live).toContain('closed to the north');
  });

  test('the keyboard draws and moves start and goal', async () => {
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
    // The cursor stands in that wall. What is announced waits for 400 ms without another text, and figures of the search may come in between.
    const refuses = async () => {
      await page.keyboard.press('s');
      await frames(page, 60);
      return page.locator('#live').innerText();
    };
    await expect.poll(refuses).toBe('A wall is at 3, 1: the start stays.');
  });
});
