// node scripts/picture-site.mjs [name …] (after npm run docs -- --build)
// Takes pictures of the site, of all its kinds of pages or of those named, into build/pictures: light and dark, on a desk and
// on a phone. Those that the guides show go to docs/images too.
// CHROMIUM_PATH names another browser than /usr/bin/chromium.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serve } from './serve.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'build', 'pictures');

/** The pictures that the guides show. */
const SHOWN = ['visualiser-light', 'crowd-light', 'warehouse-light'];

/** Waits for the animation, in milliseconds. */
const after = (milliseconds) => (page) => page.waitForTimeout(milliseconds);

/** The address of each page, what to do before taking its picture, and the element that it shows at the top; by default the page's beginning. */
const PAGES = {
  landing: { path: '/', prepare: after(2200) },
  gallery: { path: '/', prepare: after(1200), at: '.demos' },
  start: { path: '/start.html', prepare: after(500) },
  explained: { path: '/explained.html', prepare: after(800), at: '.board' },
  cookbook: { path: '/cookbook.html', prepare: after(2500), at: '.running' },
  benchmarks: { path: '/benchmarks.html', prepare: after(500) },
  missing: { path: '/404.html', prepare: after(500) },
  search: {
    path: '/start.html',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('teleport');
      await page.waitForTimeout(800);
    },
  },
  playground: { path: '/playground.html', prepare: after(1500) },
  guide: { path: '/units.html', prepare: after(500) },
  api: { path: '/api/index/functions/findPath.html', prepare: after(500) },
  // Three searches, once they have all ended.
  visualiser: { path: '/demo/#/visualiser', prepare: after(5000) },
  hexagons: { path: '/demo/#/hexagons', prepare: after(1000) },
  'visualiser-hexagons': { path: '/demo/#/visualiser?map=game-60x40-2-hexagon&reach=12', prepare: after(1500) },
  building: { path: '/demo/#/building', prepare: after(2200) },
  world: { path: '/demo/#/world', prepare: after(2500) },
  move: { path: '/demo/#/move', prepare: after(2000) },
  chase: { path: '/demo/#/chase', prepare: after(3000) },
  lines: { path: '/demo/#/lines', prepare: after(1000) },
  benchmark: { path: '/demo/#/benchmark', prepare: after(500) },
  crowd: { path: '/demo/#/crowd', prepare: after(2700) },
  warehouse: { path: '/demo/#/warehouse?robots=120&speed=8', prepare: after(8000) },
};

const DESK = { width: 1280, height: 800 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** @type {Record<string, import('playwright').BrowserContextOptions>} */
const LOOKS = {
  light: { viewport: DESK, colorScheme: 'light' },
  dark: { viewport: DESK, colorScheme: 'dark' },
  'phone-light': { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
};

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const asked = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const site = await serve({ '/': { folder: join(ROOT, 'build', 'site') } });
const browser = await chromium.launch({ executablePath, args });
try {
  for (const [name, { path, prepare, at }] of Object.entries(PAGES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const [look, options] of Object.entries(LOOKS)) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await page.locator('h1').first().waitFor();
      if (at !== undefined) await page.locator(at).first().scrollIntoViewIfNeeded();
      await prepare(page);
      if (at === undefined) await page.evaluate(() => scrollTo(0, 0));
      else
        await page
          .locator(at)
          .first()
          .evaluate((part) => part.scrollIntoView({ block: 'center' }));
      const file = `${name}-${look}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
      await context.close();
      if (SHOWN.includes(`${name}-${look}`)) copyFileSync(join(FOLDER, file), join(ROOT, 'docs', 'images', file));
    }
  }
} finally {
  await browser.close();
  site.close();
}
console.log(`The pictures are in build/pictures; those of the guides (${SHOWN.join(', ')}) in docs/images too.`);
