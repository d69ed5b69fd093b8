// The warehouse: robots that deliver, aisles that close, and the controls.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { figure, open, passTime, passTimeUntil, useBrowser } from './support/page.ts';

useBrowser();

const delivered = async (page: Page) => Number((await figure(page, 'delivered')).replaceAll(',', ''));
const picture = (page: Page) =>
  page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('150 robots deliver, and the figures say how many a minute', async () => {
  const page = await open('#/warehouse', { stopped: true });
  await passTime(page, 300);
  expect(await figure(page, 'rate')).toBe('–');
  await passTimeUntil(page, async () => (await delivered(page)) > 60, { step: 1000, limit: 60_000 });
  expect(Number(await figure(page, 'rate'))).toBeGreaterThan(100);
  expect(await figure(page, 'carrying')).toMatch(/^\d+ of 150$/);
});

test('pauses, goes on, and runs faster', async () => {
  const page = await open('#/warehouse?speed=4', { stopped: true });
  await passTime(page, 3000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await passTime(page, 50);
  const before = await delivered(page);
  expect(before).toBeGreaterThan(0);
  const still = await picture(page);
  await passTime(page, 1000);
  expect([await delivered(page), (await picture(page)) === still]).toEqual([before, true]);
  await page.getByLabel('Speed').fill('16');
  await page.getByRole('button', { name: 'Go' }).click();
  await passTime(page, 3000);
  expect(await delivered(page)).toBeGreaterThan(2.5 * before);
  await expect.poll(() => page.url()).toContain('speed=16');
});

test('robots come and go by the slider, and the address keeps their number', async () => {
  const page = await open('#/warehouse', { stopped: true });
  await page.getByLabel('Robots').fill('200');
  expect(await figure(page, 'carrying')).toMatch(/ of 200$/);
  await page.getByLabel('Robots').fill('10');
  expect(await figure(page, 'carrying')).toMatch(/ of 10$/);
  await passTime(page, 1000);
  await expect.poll(() => page.url()).toContain('robots=10');
  await page.reload();
  await page.locator('main h1').waitFor();
  expect(await page.getByLabel('Robots').inputValue()).toBe('10');
});

test('robots look ahead by the switch, and the address keeps it', async () => {
  const page = await open('#/warehouse?robots=150', { stopped: true });
  await page.getByLabel('Look 10 steps ahead (guidance)').check();
  await passTime(page, 3000);
  expect(await delivered(page)).toBeGreaterThan(0);
  await expect.poll(() => page.url()).toContain('guidance=on');
  await page.reload();
  await page.locator('main h1').waitFor();
  expect(await page.getByLabel('Look 10 steps ahead (guidance)').isChecked()).toBe(true);
  await page.getByLabel('Look 10 steps ahead (guidance)').uncheck();
  await page.clock.fastForward(1000);
  await expect.poll(() => page.url()).not.toContain('guidance');
});

test('thousands of robots work in the large hall', async () => {
  const page = await open('#/warehouse', { stopped: true });
  await page.getByLabel('Hall').selectOption('large');
  expect(await figure(page, 'carrying')).toMatch(/ of 2000$/);
  await page.getByLabel('Robots').fill('5000');
  expect(await figure(page, 'carrying')).toMatch(/ of 5000$/);
  await passTime(page, 200);
  // The address follows after a while, which need not be computed frame by frame.
  await page.clock.fastForward(1000);
  await expect.poll(() => page.url()).toContain('hall=large&robots=5000');
});

test('the keyboard closes and opens a cell, but no rack', async () => {
  const page = await open('#/warehouse?robots=10', { stopped: true, reducedMotion: 'reduce' });
  // With reduced motion nothing moves at first.
  expect(await page.getByRole('button', { name: 'Go' }).isVisible()).toBe(true);
  await page.locator('.stage canvas').focus();
  const say = async (key: string) => {
    await page.keyboard.press(key);
    await passTime(page, 600);
    return page.locator('#live').innerText();
  };
  await page.keyboard.press('ArrowRight');
  await passTime(page, 100);
  const before = await picture(page);
  expect(await say('Enter')).toBe('Cell 1, 0 is closed.');
  expect((await picture(page)) === before).toBe(false);
  expect(await say('Enter')).toBe('Cell 1, 0 is open.');
  expect((await picture(page)) === before).toBe(true);
  await page.keyboard.press('ArrowLeft');
  for (let row = 0; row < 2; row++) await page.keyboard.press('ArrowDown');
  expect(await say('Enter')).toBe('This cell stays as it is.');
});

test('on a phone a finger closes an aisle, and a button opens all', async () => {
  const page = await open('#/warehouse?robots=10', {
    stopped: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await passTime(page, 100);
  const before = await picture(page);
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.03);
  await passTime(page, 100);
  expect((await picture(page)) === before).toBe(false);
  await page.getByRole('button', { name: 'Open all aisles' }).click();
  await passTime(page, 100);
  expect((await picture(page)) === before).toBe(true);
});
