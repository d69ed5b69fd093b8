// The page as a whole: every view in light and dark, on a phone, under a strict policy, and its size. axe-core checks a part of the views; all with
// HOTPATH_RUNS=1.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findings, fitsWidth, layoutShift } from '../support/page-checks.ts';
import { sample } from '../support/seed.ts';
import { open, passTime, useBrowser } from './support/page.ts';
import { drawLine, OPEN, routeText, solveAddress, textOf } from './support/visualiser.ts';

useBrowser();

const VIEWS = [
  'visualiser',
  'move',
  'chase',
  'crowd',
  'challenge',
  'warehouse',
  'hexagons',
  'building',
  'lines',
  'world',
  'benchmark',
];
const CHECKED = new Set(sample(VIEWS, VIEWS.length));
const FIRST_VIEW_LIMIT = 150 * 1024;

describe.each(VIEWS)('%s', (view) => {
  test('does not shift while it loads, passes axe-core in light and dark, can be left by keyboard, and fits a large display', async () => {
    const page = await open(`#/${view}`, { colorScheme: 'light', fresh: true });
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await goThroughByKeyboard(page, view);
    if (CHECKED.has(view)) {
      expect(await findings(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      // Nothing but colours changes.
      expect(await findings(page, 'color-contrast'), 'dark').toEqual([]);
    }
    await page.setViewportSize({ width: 2560, height: 1300 });
    expect(await fitsWidth(page)).toBe(true);
    expect(await fontSize(page)).toBeGreaterThanOrEqual(19);
  });

  test('fits a phone of 360 px, and says that the js engine runs if the policy refuses Wasm', async () => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const page = await open(`#/${view}`, { ...phone, strict: true });
    await expect.poll(() => page.locator('#engine').innerText()).toMatch(/Engine: js\. .*WebAssembly/);
    expect(await fitsWidth(page)).toBe(true);
    expect(await fontSize(page)).toBeGreaterThanOrEqual(16);
  });
});

function fontSize(page: Page): Promise<number> {
  return page.locator('p.intro').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
}

/** Tab leads from the link of a view into it. Each stop is visible and shows its focus. */
async function goThroughByKeyboard(page: Page, view: string): Promise<void> {
  const link = page.locator(`nav a[data-view="${view}"]`);
  expect(await link.getAttribute('aria-current')).toBe('page');
  await link.focus();
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      // After the last stop the window itself has the focus.
      if (focused === document.body) return 'none';
      const shown = focused.closest('label:has(:focus-visible)') ?? focused;
      return `${getComputedStyle(focused).outlineStyle} ${getComputedStyle(shown).outlineStyle}`;
    });
    if (stop > 2 && outline === 'none') return;
    expect(outline).toContain('solid');
  }
}

test('the visualiser finds a route under the strict policy', async () => {
  const page = await open('#/visualiser?map=open-16x12-0&start=2.6&goal=13.6', { strict: true });
  await expect.poll(() => page.locator('[data-figure="js-cost"]').innerText()).toBe('11');
  expect(await page.locator('[data-figure="wasm-cost"]').innerText()).toBe('–');
});

test('restores a view when the visitor returns to it', async () => {
  const page = await open('#/visualiser?map=maze-21x21-3');
  await page.getByLabel('Diagonal steps').selectOption('never');
  await expect.poll(() => page.url()).toContain('diagonals=never');
  await page.getByRole('link', { name: 'Benchmark', exact: true }).click();
  await page.getByRole('heading', { name: 'Benchmark' }).waitFor();
  expect(await page.title()).toBe('Benchmark – hotpath');
  await page.getByRole('link', { name: 'Visualiser' }).click();
  await page.getByRole('heading', { name: 'Visualiser' }).waitFor();
  expect(await page.getByLabel('Diagonal steps').inputValue()).toBe('never');
  expect(page.url()).toContain('map=maze-21x21-3');
});

test('a link skips to the map', async () => {
  const page = await open('#/visualiser', { fresh: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Map');
  expect(await page.locator('.tool-row').evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
});

test('clears the announcements of a view when it is left', async () => {
  const page = await open(OPEN);
  await expect.poll(() => page.locator('#live').innerText()).toMatch(/cost/);
  await page.getByRole('link', { name: 'Click to move' }).click();
  await page.getByRole('heading', { name: 'Click to move' }).waitFor();
  expect(await page.locator('#live').innerText()).toBe('');
});

test('keeps what was drawn just before a view was left', async () => {
  // The clock is stopped, so no timer saves the drawing.
  const page = await open(OPEN, { stopped: true });
  await drawLine(page, [8, 3], [8, 9], [16, 12]);
  await page.getByRole('link', { name: 'Crowd' }).click();
  await page.getByRole('heading', { name: 'Crowd' }).waitFor();
  const link = page.getByRole('link', { name: 'Visualiser' });
  await expect.poll(() => link.getAttribute('href')).toContain('edits=');
  await passTime(page, 1000);
  expect(page.url()).toContain('#/crowd');
  await link.click();
  await expect.poll(() => routeText(page)).not.toBe('2,6 13,6');
  expect(await routeText(page)).toBe(textOf(await solveAddress(page)));
});

test('keeps what was drawn a moment before a reload', async () => {
  const page = await open(OPEN, { stopped: true });
  await drawLine(page, [8, 3], [8, 9], [16, 12]);
  await passTime(page, 150);
  await passTime(page, 10);
  await page.reload();
  await expect.poll(() => routeText(page)).not.toBe('2,6 13,6');
  expect(await routeText(page)).toBe(textOf(await solveAddress(page)));
});

test('the theme follows the system until the visitor chooses one', async () => {
  const page = await open('#/visualiser', { colorScheme: 'dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByLabel('Theme').selectOption('light');
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await background()).toBe(light);
});

test('the first view has less than 150 KB gzipped', async () => {
  const page = await open('', { fresh: true });
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').slice(2).join('/')),
  );
  const folder = join(import.meta.dirname, '..', '..', 'build', 'demo');
  const bytes = ['index.html', ...fetched].map((file) => gzipSync(readFileSync(join(folder, file))).length);
  expect(bytes.reduce((sum, length) => sum + length)).toBeLessThan(FIRST_VIEW_LIMIT);
  // The other views are in separate files.
  expect(readdirSync(join(folder, 'assets')).length).toBeGreaterThan(fetched.length);
});
