// The pages of the site: light and dark, on a phone, under a strict policy, their sizes, and the search box. axe-core checks a part of them; all
// with HOTPATH_RUNS=1. A part of the guides is opened, and axe-core checks a part of these; all with HOTPATH_RUNS=3, and by axe-core with
// HOTPATH_RUNS=9.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import moved from '../../site/moved.json' with { type: 'json' };
import { findings, fitsWidth, layoutShift } from '../support/page-checks.ts';
import { sample, seed } from '../support/seed.ts';
import { closeClean, open, useBrowser, visit } from './support/page.ts';

useBrowser();

const PAGES = ['/', '/start', '/units', '/playground', '/api/', '/api/index/functions/findPath'];
/** Gzipped. The landing page runs the whole package. */
const LIMITS_KB: Record<string, number | undefined> = { '/': 150, '/start': 150, '/api/': 150 };

const CHECKED = new Set(sample(PAGES, PAGES.length));

describe.each(PAGES)('%s', (path) => {
  const isChecked = CHECKED.has(path);

  test('is small, does not move while it loads, and has no findings of axe-core, light and dark', async () => {
    const site = await open(path, { colorScheme: 'light', reducedMotion: 'reduce' });
    const sizes = (await Promise.all(site.bodies)).map((body) => gzipSync(body).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan((LIMITS_KB[path] ?? Infinity) * 1024);
    expect(await layoutShift(site.page)).toBeLessThan(0.01);
    const isDark = () => site.page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect([await isDark(), isChecked ? await findings(site.page) : []]).toEqual([false, []]);
    await site.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(isDark).toBe(true);
    // Nothing but colours changes.
    if (isChecked) expect(await findings(site.page, 'color-contrast')).toEqual([]);
    await closeClean(site);
  });
});

test('each fits a phone, and works where WebAssembly is refused', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const site = await open(PAGES[0], { ...phone, strict: true });
  for (const path of PAGES) {
    await visit(site.page, new URL(path, site.page.url()).href);
    await expect.poll(() => site.page.locator('h1').first().isVisible()).toBe(true);
    expect(await fitsWidth(site.page), path).toBe(true);
    // Chromium reports each refused module to the console, although the engine catches the error.
    const troubles = site.troubles.splice(0).filter((text) => !text.includes('WebAssembly'));
    expect(troubles, path).toEqual([]);
  }
  await closeClean(site);
});

test(`guides, and the page for addresses that lead nowhere, fits a phone and has no findings (seed ${seed})`, async () => {
  const site = await open('/404.html', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const folder = join(import.meta.dirname, '..', '..', 'build', 'site');
  const all = readdirSync(folder).filter((file) => file.endsWith('.html') && !(file.slice(0, -5) in moved));
  expect(all.length).toBeGreaterThan(25);
  const pages = sample(all, all.length / 3);
  const checked = new Set(sample(pages, all.length / 9));
  for (const page of pages) {
    await site.page.goto(new URL(page, site.page.url()).href);
    await site.page.locator('h1').first().waitFor();
    expect(await fitsWidth(site.page), page).toBe(true);
    if (checked.has(page)) expect(await findings(site.page), page).toEqual([]);
  }
  await closeClean(site);
});

test(`old addresses lead on (seed ${seed})`, async () => {
  const site = await open('/start.html', { reducedMotion: 'reduce' });
  const pages = Object.entries(moved);
  for (const [page, place] of sample(pages, pages.length / 3)) {
    await site.page.goto(new URL(`${page}.html`, site.page.url()).href);
    await site.page.waitForURL(`**/${place}`);
    await site.page.locator(`[id="${place.split('#')[1]}"]`).waitFor();
  }
  await closeClean(site);
});

test('addresses that lead nowhere get the page that says so', async () => {
  const answer = await fetch(`${inject('siteOrigin')}/no/such/page.html`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('404')]);
});

test('an address with an ending leads to its page, which says what it is about and is there as Markdown', async () => {
  const site = await open('/fields.html', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = site;
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
    /^Move many units to the same goals/,
  );
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Fields: many units/);
  await closeClean(site);
});

test('a page opened as a file says why it does not work', async () => {
  const { page } = await open('/start.html');
  await page.goto(`file://${join(import.meta.dirname, '..', '..', 'build', 'site', 'start.html')}`);
  expect(await page.locator('.opened-as-file').textContent()).toContain('npm run docs');
  await page.context().close();
});

test('the search is opened by a link of the demo, and finds an option by its name', async () => {
  const site = await open('/start#search');
  await site.page.getByRole('searchbox').fill('allowBlockedStart');
  await expect.poll(() => site.page.locator('.VPLocalSearchBox .result').count()).toBeGreaterThan(0);
  await closeClean(site);
});
