// Lines of diagrams: boxes are dragged by pointer, finger and keys, and lines follow.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { makeDiagram } from '../../generators/diagrams.ts';
import { figure, open, pinch, useBrowser } from './support/page.ts';

useBrowser();

const BORDER = 100;
const { boxes } = makeDiagram('jittered', 30, 75, 1);

/** Returns the size of the diagram of 30 boxes in cells of 10 units, as the stage has it. */
function size(): [number, number] {
  const all = Object.values(boxes);
  return [
    (Math.max(...all.map(({ x, width }) => x + width)) + 2 * BORDER) / 10,
    (Math.max(...all.map(({ y, height }) => y + height)) + 2 * BORDER) / 10,
  ];
}

/** Returns where the middle of a box is in the window, and how many pixels a unit has. */
async function middleOf(page: Page, id: string): Promise<{ x: number; y: number; scale: number }> {
  const canvas = await page.locator('.stage canvas').boundingBox();
  if (canvas === null) throw new Error('no canvas');
  const [columns, rows] = size();
  const fit = Math.min(canvas.width / columns, canvas.height / rows);
  const scale = (fit >= 8 ? Math.floor(fit) : fit) / 10;
  const left = canvas.x + (canvas.width - 10 * columns * scale) / 2;
  const top = canvas.y + (canvas.height - 10 * rows * scale) / 2;
  const { x, y, width, height } = boxes[id];
  return { x: left + (x + BORDER + width / 2) * scale, y: top + (y + BORDER + height / 2) * scale, scale };
}

/** Reads `box 7 is at 120, 340.` */
async function placeOf(page: Page, id: string): Promise<number[]> {
  const [, name, x, y] = /^(.*) is at (-?\d+), (-?\d+)\.$/.exec(await figure(page, 'status')) ?? [];
  expect(name).toBe(id);
  return [Number(x), Number(y)];
}

const picture = (page: Page) =>
  page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('opens with a dozen boxes, offers 300, and says what routing all lines took', async () => {
  const page = await open('#/lines');
  expect(await figure(page, 'status')).toBe('12 boxes, 18 lines.');
  await page.getByLabel('Boxes').selectOption('300');
  expect(await figure(page, 'status')).toBe('300 boxes, 750 lines.');
  expect(Number(await figure(page, 'all'))).toBeGreaterThan(0);
});

test('one box moves until something is touched', async () => {
  const page = await open('#/lines');
  const before = await picture(page);
  await expect.poll(() => picture(page)).not.toBe(before);
  expect(await figure(page, 'changed')).toMatch(/ of 18$/);
  await page.locator('.stage canvas').focus();
  await page.keyboard.press('ArrowRight');
  expect(await figure(page, 'status')).toMatch(/^customer is at/);
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await frames();
  const after = await picture(page);
  await frames();
  expect(await picture(page)).toBe(after);
});

test('the mouse drags a box, and its lines follow', async () => {
  const page = await open('#/lines?boxes=30&seed=1');
  const { x, y, scale } = await middleOf(page, 'box 7');
  const before = await picture(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30 * scale, y + 20 * scale, { steps: 3 });
  await page.mouse.up();
  const [left, top] = await placeOf(page, 'box 7');
  expect(Math.abs(left - (boxes['box 7'].x + BORDER + 30))).toBeLessThan(5);
  expect(Math.abs(top - (boxes['box 7'].y + BORDER + 20))).toBeLessThan(5);
  expect(await figure(page, 'changed')).toMatch(/^[1-9]\d* of 75$/);
  expect(Number(await figure(page, 'step'))).toBeGreaterThanOrEqual(0);
  await expect.poll(() => picture(page)).not.toBe(before);
});

test('keys choose a box and move it, and a screen reader hears of it', async () => {
  const page = await open('#/lines?boxes=30&seed=1');
  await page.locator('.stage canvas').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const { x, y } = boxes['box 1'];
  expect(await placeOf(page, 'box 1')).toEqual([x + BORDER + 10, y + BORDER + 50]);
  await expect.poll(() => page.locator('#live').innerText()).toMatch(/^box 1 is at .* lines changed\.$/);
});

test('a finger drags a box; a second one makes it a pinch, and the box goes back', async () => {
  const page = await open('#/lines?boxes=30&seed=1', { hasTouch: true });
  const { x, y, scale } = await middleOf(page, 'box 8');
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', { x, y });
  await send('touchMove', { x: x + 40 * scale, y });
  await send('touchEnd');
  const dragged = await placeOf(page, 'box 8');
  expect(dragged[0]).toBeGreaterThan(boxes['box 8'].x + BORDER + 30);
  await pinch(page, [x + 40 * scale, y], [x + 80 * scale, y + 40 * scale]);
  expect(await placeOf(page, 'box 8')).toEqual(dragged);
});

test('the address keeps the diagram', async () => {
  const page = await open('#/lines');
  await page.getByLabel('Boxes').selectOption('100');
  await page.getByLabel('Move lines apart').uncheck();
  await page.getByRole('button', { name: 'Another diagram' }).click();
  await expect.poll(() => page.url()).toContain('boxes=100&seed=2&apart=false');
  await page.reload();
  await page.locator('main h1').waitFor();
  expect(await figure(page, 'status')).toBe('100 boxes, 250 lines.');
});
