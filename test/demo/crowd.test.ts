// The crowd: ten thousand agents, a goal that moves and walls that are drawn meanwhile.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { figure, open, useBrowser } from './support/page.ts';

useBrowser();

/** Agents that have arrived, and those there are. */
async function arrivals(page: Page): Promise<number[]> {
  const text = await figure(page, 'arrived');
  return text.split(' of ').map((number) => Number(number.replaceAll(',', '')));
}

/** A point of the window, by its share of the stage. */
async function pointAt(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  return [box.x + x * box.width, box.y + y * box.height];
}

test('10,000 agents reach the goal through caves', async () => {
  const page = await open('#/crowd');
  await expect.poll(async () => (await arrivals(page))[1]).toBe(10_000);
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 40_000, interval: 300 }).toBe(10_000);
  expect(await page.getByLabel('Agents').inputValue()).toBe('10000');
});

test('all 10,000 follow the goal to where the pointer is', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=10000');
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 40_000, interval: 300 }).toBe(10_000);
  await page.mouse.move(...(await pointAt(page, 0.25, 0.3)));
  await expect.poll(async () => (await arrivals(page))[0], { interval: 50 }).toBeLessThan(1000);
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 40_000, interval: 300 }).toBe(10_000);
});

test('a wall drawn before the goal cuts them off until it is erased', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=2000');
  await expect.poll(() => figure(page, 'arrived')).toContain('of 2,000');
  // Time stands still for this; or else the agents would be there before the wall.
  await page.getByRole('button', { name: 'Pause' }).click();
  // The goal goes far to the right, then a wall from top to bottom cuts it off.
  await page.mouse.move(...(await pointAt(page, 0.93, 0.5)));
  const drawWall = async () => {
    await page.mouse.move(...(await pointAt(page, 0.93, 0.5)));
    await page.mouse.move(...(await pointAt(page, 0.8, 0.01)), { steps: 1 });
    await page.mouse.down();
    await page.mouse.move(...(await pointAt(page, 0.8, 0.99)), { steps: 8 });
    await page.mouse.up();
  };
  await drawWall();
  const cutOff = async () => Number((await figure(page, 'stranded')).replaceAll(',', ''));
  await expect.poll(cutOff).toBeGreaterThan(500);
  await page.getByLabel('Erase').check();
  await drawWall();
  await expect.poll(cutOff).toBe(0);
});

test('the keyboard moves the goal', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000');
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 30_000 }).toBe(1000);
  await page.locator('.stage canvas').focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await arrivals(page))[0], { interval: 30 }).toBeLessThan(1000);
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 30_000 }).toBe(1000);
});

test('on a phone the goal follows the finger', async () => {
  const page = await open('#/crowd?map=open-64x40-1&agents=1000', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await expect.poll(async () => (await arrivals(page))[0], { timeout: 30_000 }).toBe(1000);
  await page.touchscreen.tap(...(await pointAt(page, 0.1, 0.2)));
  await expect.poll(async () => (await arrivals(page))[0], { interval: 30 }).toBeLessThan(1000);
});
