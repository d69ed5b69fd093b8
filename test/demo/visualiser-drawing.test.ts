// Drawing walls, terrain and influence, and moving start and goal, by mouse, finger and keyboard.
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../demo/shell/address.ts';
import { open, pinch, useBrowser } from './support/page.ts';
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

  test('one finger draws on a phone, a second one undoes the stroke and zooms', async () => {
    const page = await open(OPEN, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const place = await cellPlacer(page, 16, 12);
    const touch = async (column: number, row: number): Promise<[number, number]> => {
      const { x, y } = place(column, row);
      const box = await page.locator('.stage canvas').boundingBox();
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
  });
});
