// The pages of the site: light and dark, on a phone, under a strict policy, checked by axe-core, their sizes, and the search.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { closeClean, open, useBrowser } from './support/page.ts';

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = ['/', '/start.html', '/units.html', '/playground.html', '/api/', '/api/index/functions/findPath.html'];
const FIRST_VIEW_LIMIT = 150 * 1024;

describe.each(PAGES)('%s', (path) => {
  test.each(['light', 'dark'] as const)('has no findings of axe-core, %s', async (colorScheme) => {
    const site = await open(path, { colorScheme, reducedMotion: 'reduce' });
    await site.page.evaluate(AXE);
    const { violations } = await site.page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await closeClean(site);
  });

  test('fits a phone', async () => {
    const site = await open(path, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await closeClean(site);
  });

  test('does not move while it loads', async () => {
    const site = await open(path);
    const shift = await site.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.02);
    await closeClean(site);
  });

  test('works where WebAssembly is refused', async () => {
    const site = await open(path, { strict: true });
    await expect.poll(() => site.page.locator('h1').first().isVisible()).toBe(true);
    // Chromium reports each refused module to the console, although the engine catches the error.
    site.troubles.splice(0, site.troubles.length, ...site.troubles.filter((text) => !text.includes('WebAssembly')));
    await closeClean(site);
  });
});

test.each(['/', '/start.html', '/api/'])('%s has less than 150 KB gzipped', async (path) => {
  const site = await open(path);
  await site.page.waitForTimeout(500);
  const sizes = (await Promise.all(site.bodies)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_VIEW_LIMIT);
  await closeClean(site);
});

test('the search finds an option by its name', async () => {
  const site = await open('/start.html');
  await site.page.keyboard.press('Control+k');
  await site.page.getByRole('searchbox').fill('allowBlockedStart');
  await expect.poll(() => site.page.locator('.VPLocalSearchBox .result').count()).toBeGreaterThan(0);
  await closeClean(site);
});
