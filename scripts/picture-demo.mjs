// node scripts/picture-demo.mjs (after npm run demo -- build)
// Takes pictures of each part of the demo page (light, dark, on a phone) into docs/images. Prints what Lighthouse measures:
// bytes, first paint, largest paint, layout shift. CHROMIUM_PATH names another browser than /usr/bin/chromium.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { serveDemo } from './serve-demo.mjs';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');

/** The address of each part, and what to do before taking its picture. */
const PARTS = {
  visualiser: {
    hash: '#/visualiser?map=caves-64x40-4&algorithm=astar&at=900&heuristic=zero',
    prepare: async (page) => {
      await page.getByLabel('To the end').click();
      // Wait until both engines are timed.
      await page.waitForFunction(() => document.querySelector('[data-figure="js-time"]')?.textContent !== '–');
    },
  },
  move: {
    hash: '#/move?map=random-40x24-5',
    prepare: async (page) => {
      const box = await page.locator('.stage canvas').boundingBox();
      await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.2);
      await page.waitForTimeout(700);
    },
  },
  chase: {
    hash: '#/chase?difficulty=normal&seed=1',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.keyboard.down('ArrowLeft');
      await page.waitForTimeout(2800);
      await page.keyboard.up('ArrowLeft');
    },
  },
  crowd: { hash: '#/crowd', prepare: (page) => page.waitForTimeout(2700) },
  warehouse: { hash: '#/warehouse?robots=120&speed=8', prepare: (page) => page.waitForTimeout(8000) },
  benchmark: {
    hash: '#/benchmark',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Run' }).click();
      await page.locator('.status', { hasText: 'Done.' }).waitFor({ timeout: 120_000 });
      await page.waitForTimeout(200);
    },
  },
};

const LOOKS = {
  light: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true },
};

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

mkdirSync(FOLDER, { recursive: true });
const site = await serveDemo();
const browser = await chromium.launch({ executablePath, args });
try {
  console.log('part        requests  KB gzipped  first paint  largest paint  shift   (ms, cold cache, 127.0.0.1)');
  for (const part of Object.keys(PARTS)) console.log(await weigh(part));
  console.log();
  console.log('1024 x 1024   frames  median  95th  longest   (ms per frame while a wall is drawn across the map)');
  for (const family of ['random', 'maze', 'hills']) console.log(await drawAcross(family));
  console.log();
  for (const [part, { hash, prepare }] of Object.entries(PARTS)) {
    for (const [look, options] of Object.entries(LOOKS)) {
      const file = join(FOLDER, `${part}-${look}.png`);
      const page = await openPage(hash, options);
      await prepare(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: file });
      await page.context().close();
      console.log(`docs/images/${part}-${look}.png  ${(statSync(file).size / 1024).toFixed(0)} KB`);
    }
  }
} finally {
  await browser.close();
  site.close();
}

async function openPage(hash, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${site.origin}/page/${hash}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** Loads a part in a fresh browser context. Returns a line of its figures. */
async function weigh(part) {
  const context = await browser.newContext(LOOKS.light);
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => bodies.push(response.body()));
  await page.goto(`${site.origin}/page/#/${part}`);
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(1000);
  const { first, largest, shift } = await page.evaluate(readPaints);
  const bytes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await context.close();
  const total = bytes.reduce((sum, length) => sum + length, 0);
  const columns = [bytes.length, (total / 1024).toFixed(1), first.toFixed(0), largest.toFixed(0), shift.toFixed(4)];
  const widths = [8, 12, 13, 15, 7];
  return part.padEnd(12) + columns.map((text, i) => String(text).padStart(widths[i])).join('');
}

/** Draws a wall across a large map. Returns a line of figures on the frames during it. */
async function drawAcross(family) {
  const page = await openPage(`#/visualiser?map=${family}-1024x1024-3`, LOOKS.light);
  await page.waitForTimeout(4000);
  const box = await page.locator('.stage canvas').boundingBox();
  await page.evaluate(() => {
    window.frames1024 = [];
    let last = performance.now();
    const tick = (now) => {
      window.frames1024.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(box.x + box.width * 0.35, box.y + box.height * 0.1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.9, { steps: 80 });
  const frames = (await page.evaluate(() => window.frames1024)).sort((a, b) => a - b);
  await page.mouse.up();
  await page.context().close();
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))].toFixed(1);
  const columns = [frames.length, at(0.5), at(0.95), at(1)];
  const widths = [8, 8, 6, 9];
  return family.padEnd(12) + columns.map((text, i) => String(text).padStart(widths[i])).join('');
}

/** Reads the paint times and the layout shift; runs in the page. */
function readPaints() {
  return new Promise((resolve) => {
    const paints = { first: 0, largest: 0, shift: 0 };
    const observe = (type, take) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      }).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') paints.first = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => {
      paints.largest = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      paints.shift += entry.value;
    });
    setTimeout(() => resolve(paints), 100);
  });
}
