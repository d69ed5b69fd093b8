// The landing page: its crowd moves, follows the pointer, and stands still for visitors who prefer that.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { frames } from '../support/page-checks.ts';
import { closeClean, open, useBrowser } from './support/page.ts';

useBrowser();

/** Returns a digest of the canvas as it is. */
async function pictureOf(page: Page): Promise<string> {
  const url = await page.locator('.hero canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return createHash('sha256').update(url).digest('hex');
}

test('runs thousands of units behind the code', async () => {
  const site = await open('/');
  const live = site.page.locator('.live span');
  await expect.poll(() => live.textContent()).toMatch(/[\d,]{5,} units, one field of [\d,]{5,} cells/);
  const before = await pictureOf(site.page);
  await expect.poll(() => pictureOf(site.page)).not.toBe(before);
  await site.page.getByRole('button', { name: 'Pause' }).click();
  const paused = await pictureOf(site.page);
  await frames(site.page, 5);
  expect(await pictureOf(site.page)).toBe(paused);
  await closeClean(site);
});

test('stands still if the visitor prefers that', async () => {
  const site = await open('/', { reducedMotion: 'reduce' });
  await expect.poll(() => site.page.locator('.live span').textContent()).toMatch(/units/);
  const before = await pictureOf(site.page);
  await frames(site.page, 5);
  expect(await pictureOf(site.page)).toBe(before);
  await site.page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => pictureOf(site.page)).not.toBe(before);
  await closeClean(site);
});

test('opens its code in the playground', async () => {
  const site = await open('/');
  await site.page.getByRole('link', { name: 'Open in the playground' }).click();
  await expect.poll(() => site.page.locator('.playground pre').textContent()).toContain('{ x: 0, y: 1 }');
  await closeClean(site);
});
