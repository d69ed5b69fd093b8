// The landing page: its crowd, its strip to draw on, its gallery, its bars, and all of it for visitors who prefer that nothing moves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { frames, layoutShift } from '../support/page-checks.ts';
import { closeClean, open, useBrowser } from './support/page.ts';

useBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ROOT = join(import.meta.dirname, '..', '..');

/** Returns a digest of the canvas as it is. */
async function pictureOf(page: Page): Promise<string> {
  const url = await page.locator('.hero canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return createHash('sha256').update(url).digest('hex');
}

/** The pictures of the gallery are loaded when they are near. */
async function playStates(page: Page): Promise<string[]> {
  await page.locator('.demos').scrollIntoViewIfNeeded();
  await page.locator('.demos img').last().waitFor();
  return page.locator('.demos img').evaluateAll((all) => all.map((one) => getComputedStyle(one).animationPlayState));
}

test('runs thousands of units beside the code, and pauses; its code opens in the playground', async () => {
  const site = await open('/');
  const live = site.page.locator('.live > span');
  await expect.poll(() => live.textContent()).toMatch(/[\d,]{5,} units, one field of [\d,]{5,} cells/);
  const before = await pictureOf(site.page);
  await expect.poll(() => pictureOf(site.page)).not.toBe(before);
  await site.page.getByRole('button', { name: 'Pause' }).click();
  const paused = await pictureOf(site.page);
  await frames(site.page, 5);
  expect(await pictureOf(site.page)).toBe(paused);

  // Nobody loads PathFinding.js unasked.
  await site.page.getByRole('button', { name: 'Compare with PathFinding.js' }).click();
  const rival = site.page.locator('[data-figure=rival]');
  await expect.poll(() => rival.textContent()).toMatch(/in this browser: [\d,.]+ s, a search for each unit/);

  // The pictures of the gallery move until the visitor stops them.
  expect(new Set(await playStates(site.page))).toEqual(new Set(['running']));
  await site.page.getByRole('button', { name: 'Stop the pictures' }).click();
  expect(new Set(await playStates(site.page))).toEqual(new Set(['paused']));

  // The bars say what docs/benchmarks.md says, with those libraries that come near.
  const text = await site.page.locator('.bars').innerText();
  const row = /^\| rot\.js A\* .*$/m.exec(readFileSync(join(ROOT, 'docs', 'benchmarks.md'), 'utf8'))?.[0] ?? '';
  expect(text).toContain(`${row.split('|')[6].trim()} slower`);
  for (const name of ['EasyStar.js', 'l1-path-finder'])
    expect(text).toMatch(new RegExp(`${name}[^A-Z]*ahead on a map`));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(await site.page.locator('.colophon').innerText()).toContain(`hotpath ${version}`);
  expect(await site.page.locator('meta[property="og:image"]').getAttribute('content')).toContain('social.jpg');

  await site.page.getByRole('link', { name: 'Open in the playground' }).click();
  await expect.poll(() => site.page.locator('.playground pre').textContent()).toContain('{ x: 0, y: 1 }');
  await closeClean(site);
});

test('stands still if the visitor prefers that, follows a pointer over the crowd only, and plays when asked', async () => {
  const site = await open('/', { reducedMotion: 'reduce' });
  const { page } = site;
  await expect.poll(() => page.locator('.live > span').textContent()).toMatch(/units/);
  const before = await pictureOf(page);
  await page.locator('.lead').hover();
  await page.locator('.code pre').hover();
  await frames(page, 5);
  expect(await pictureOf(page)).toBe(before);
  // Reading does not lead the crowd; a pointer beside the words does. It may be over a rock first.
  const moved = async () => {
    for (let x = 800; x < 1200; x += 60) await page.mouse.move(x, 300 + (x % 100));
    return (await pictureOf(page)) !== before;
  };
  await expect.poll(moved).toBe(true);
  expect(new Set(await playStates(page))).toEqual(new Set(['paused']));
  const still = await pictureOf(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => pictureOf(page)).not.toBe(still);
  await closeClean(site);
});

test.each([
  ['a desk', {}],
  ['a phone', PHONE],
])('the strip answers to drawing and to keys on %s', async (_, options) => {
  const site = await open('/', { reducedMotion: 'reduce', ...options });
  const { page } = site;
  // The crowd is in sight, in whole or in large part.
  const crowd = await page.locator('.hero canvas').boundingBox();
  expect(Math.min(crowd?.height ?? 0, (page.viewportSize()?.height ?? 0) - (crowd?.y ?? 0))).toBeGreaterThan(250);

  await page.locator('.strip').scrollIntoViewIfNeeded();
  const answer = () => page.locator('[data-figure="strip"]').innerText();
  await expect.poll(answer).toMatch(/^[\d.,]+ µs in your browser: \d+ steps, cost [\d.]+/);
  const costOf = async () => Number(/cost ([\d.]+)/.exec(await answer())?.[1]);
  const first = await costOf();
  const before = await layoutShift(page);
  const canvas = page.locator('.strip canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no canvas');
  // A wall from the top down to near the bottom, in the middle.
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.94, { steps: 8 });
  await page.mouse.up();
  await expect.poll(costOf).toBeGreaterThan(first);
  const drawn = await costOf();
  await canvas.focus();
  // The cursor stands in the middle: the keys draw on to the bottom, and no route is left.
  for (let step = 0; step < 14; step++) await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(answer).toContain('no route is left');
  expect((await layoutShift(page)) - before).toBe(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(costOf).toBe(first);
  expect(drawn).toBeGreaterThan(first);
  await closeClean(site);
});
