// The crowd: ten thousand agents, a moving goal, and walls drawn while they walk.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { figure, open, passTime, passTimeUntil, pinch, useBrowser } from './support/page.ts';

useBrowser();

/** Returns how many agents have arrived, and how many there are. */
async function arrivals(page: Page): Promise<number[]> {
  const text = await figure(page, 'arrived');
  return text.split(' of ').map((number) => Number(number.replaceAll(',', '')));
}

/** Returns a point of the window. @param x @param y Shares of the stage's width and height. */
async function pointAt(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  return [box.x + x * box.width, box.y + y * box.height];
}

/** Lets time pass until the number of arrived agents satisfies the condition. */
function passUntilArrived(page: Page, is: (arrived: number) => boolean, limit: number): Promise<void> {
  return passTimeUntil(page, async () => is((await arrivals(page))[0]), { step: 500, limit });
}

test('10,000 agents reach the goal through caves', async () => {
  const page = await open('#/crowd', { stopped: true });
  await passTime(page, 300);
  const [arrived, count] = await arrivals(page);
  expect(count).toBe(10_000);
  expect(arrived).toBeLessThan(2000);
  await passUntilArrived(page, (number) => number === 10_000, 40_000);
  expect(await page.getByLabel('Agents').inputValue()).toBe('10000');
});

test('the first frame rate counts only frames of this view, however old the page is', async () => {
  const page = await open('#/chase', { stopped: true });
  await page.clock.fastForward(60_000);
  await page.getByRole('link', { name: 'Crowd' }).click();
  await page.getByRole('heading', { name: 'Crowd' }).waitFor();
  const rate = () => figure(page, 'rate');
  await passTimeUntil(page, async () => (await rate()) !== '–', { step: 20, limit: 1000 });
  // One frame per 20 ms.
  expect(Number(await rate())).toBeGreaterThan(45);
  expect(Number(await rate())).toBeLessThan(55);
});

test('all agents follow the goal to the pointer', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', { stopped: true });
  await passUntilArrived(page, (number) => number === 1000, 40_000);
  await page.mouse.move(...(await pointAt(page, 0.25, 0.3)));
  await passTime(page, 300);
  expect((await arrivals(page))[0]).toBeLessThan(100);
  await passUntilArrived(page, (number) => number === 1000, 40_000);
});

test('a wall drawn in front of the goal cuts agents off until it is erased', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=2000', { stopped: true });
  // The goal moves far to the right. Then a wall from top to bottom cuts it off.
  const drawWall = async () => {
    await page.mouse.move(...(await pointAt(page, 0.93, 0.5)));
    await page.mouse.move(...(await pointAt(page, 0.8, 0.01)), { steps: 1 });
    await page.mouse.down();
    await page.mouse.move(...(await pointAt(page, 0.8, 0.99)), { steps: 8 });
    await page.mouse.up();
  };
  const cutOff = async () => Number((await figure(page, 'stranded')).replaceAll(',', ''));
  await drawWall();
  await passTime(page, 300);
  expect(await cutOff()).toBeGreaterThan(500);
  await page.getByLabel('Erase').check();
  await drawWall();
  await passTime(page, 300);
  expect(await cutOff()).toBe(0);
});

test('the button pauses and resumes the agents', async () => {
  const page = await open('#/crowd?agents=1000', { stopped: true });
  await passTime(page, 600);
  await page.getByRole('button', { name: 'Pause' }).click();
  await passTime(page, 300);
  const [arrived] = await arrivals(page);
  await passTime(page, 3000);
  expect((await arrivals(page))[0]).toBe(arrived);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await passUntilArrived(page, (number) => number === 1000, 40_000);
});

test('nothing is drawn while the agents stand, until something changes', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', {
    stopped: true,
    before: () => {
      const fill = CanvasRenderingContext2D.prototype.fillRect;
      Object.assign(window, { squares: 0 });
      CanvasRenderingContext2D.prototype.fillRect = function (x, y, width, height) {
        (window as unknown as { squares: number }).squares++;
        fill.call(this, x, y, width, height);
      };
    },
  });
  const squares = () => page.evaluate(() => (window as unknown as { squares: number }).squares);
  const drawnIn = async (milliseconds: number) => {
    const before = await squares();
    await passTime(page, milliseconds);
    return (await squares()) - before;
  };
  await passUntilArrived(page, (number) => number === 1000, 30_000);
  expect(await drawnIn(160)).toBeGreaterThanOrEqual(9000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await passTime(page, 100);
  expect(await drawnIn(1000)).toBe(0);
  expect(await figure(page, 'rate')).toBe('–');
  // The goal moves. That takes one frame, which counts the arrivals at the new goal.
  await page.mouse.move(...(await pointAt(page, 0.25, 0.3)));
  expect(await drawnIn(1000)).toBe(1000);
  expect((await arrivals(page))[0]).toBe(0);
  // New walls and agents take one frame. A change of focus may take another one before.
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(page, 0.1, 0.1)), { steps: 1 });
  await page.mouse.up();
  expect([1000, 2000]).toContain(await drawnIn(1000));
  await page.getByRole('button', { name: 'Scatter' }).click();
  expect([1000, 2000]).toContain(await drawnIn(1000));
  expect((await arrivals(page))[0]).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  expect(await drawnIn(160)).toBeGreaterThanOrEqual(9000);
});

test('with reduced motion the agents are drawn once, and the figures count them', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', { stopped: true, reducedMotion: 'reduce' });
  await passTime(page, 100);
  const [arrived, count] = await arrivals(page);
  expect(count).toBe(1000);
  await passTime(page, 5000);
  expect((await arrivals(page))[0]).toBe(arrived);
});

test('the keyboard moves the goal', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', { stopped: true });
  await passUntilArrived(page, (number) => number === 1000, 30_000);
  await page.locator('.stage canvas').focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
  await passTime(page, 300);
  expect((await arrivals(page))[0]).toBeLessThan(1000);
  await passUntilArrived(page, (number) => number === 1000, 30_000);
});

test('units that never collide: the same agents walk as a team, on a map with room for them', async () => {
  const page = await open('#/crowd?map=caves-64x40-3&agents=2000', { stopped: true });
  await page.getByLabel('Units that never collide').check();
  await passTime(page, 300);
  const [first, count] = await arrivals(page);
  expect(count).toBe(2000);
  expect(first).toBeLessThan(1900);
  await passUntilArrived(page, (number) => number > 1950, 60_000);
  await expect.poll(() => page.url()).toContain('apart=true');
  // Walls that are drawn, and another goal, do not stop it.
  await page.locator('.stage canvas').focus();
  await page.keyboard.press('w');
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
  await passTime(page, 500);
  await passUntilArrived(page, (number) => number > 1950, 60_000);
  await page.getByLabel('Units that never collide').uncheck();
  await passTime(page, 300);
  expect((await arrivals(page))[1]).toBe(2000);
});

test('on a phone the goal follows the finger', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', {
    stopped: true,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await passUntilArrived(page, (number) => number === 1000, 30_000);
  await page.touchscreen.tap(...(await pointAt(page, 0.1, 0.2)));
  await passTime(page, 300);
  expect((await arrivals(page))[0]).toBeLessThan(1000);
});

test('two fingers zoom without moving the goal or drawing walls', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', { stopped: true, hasTouch: true });
  await passUntilArrived(page, (number) => number === 1000, 30_000);
  const picture = () => page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.getByRole('button', { name: 'Pause' }).click();
  await passTime(page, 100);
  const before = await picture();
  for (const tool of ['Wall', 'Goal']) {
    await page.getByLabel(tool).check();
    await pinch(page, await pointAt(page, 0.2, 0.2), await pointAt(page, 0.4, 0.4));
    // The whole map in view again looks the same as before.
    await page.locator('.stage canvas').press('0');
    await page.getByLabel(tool).focus();
    await passTime(page, 100);
    expect((await picture()) === before, tool).toBe(true);
  }
});

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('the button, the map and the figures are in view together at %o', async (viewport) => {
  const page = await open('#/crowd', { viewport });
  for (const part of [
    page.getByRole('button', { name: 'Pause' }),
    page.locator('.stage'),
    page.getByLabel('Figures'),
  ]) {
    const box = await part.boundingBox();
    expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(viewport.height);
  }
});
