// node scripts/record-demos.mjs [name …] (after npm run docs -- --build)
// Records the moving pictures of the landing page's gallery from the demo: frames below each other, in site/landing/pictures. Also takes the
// picture that other sites show with a link to this one, site/public/social.jpg. CHROMIUM_PATH names another browser than /usr/bin/chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serve } from './serve.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'site', 'landing', 'pictures');

const FRAMES = 12;
const [WIDTH, HEIGHT] = [400, 225];
const QUALITY = 0.5;

/** For each demo: its address, what to do before the first frame, the milliseconds between frames, and what to do before each of them. */
const DEMOS = {
  visualiser: {
    address: '#/visualiser?map=caves-192x108-7&start=20.90&goal=170.20&algorithm=astar&heuristic=zero&at=0',
    before: (page, frame) =>
      page.getByLabel('Position in the search').fill(String(Math.round(13_500 * (frame / 9) ** 2))),
    pause: 60,
  },
  crowd: { address: '#/crowd', wait: 700, pause: 180 },
  warehouse: { address: '#/warehouse?robots=120&speed=8', wait: 6000, pause: 180 },
  chase: {
    address: '#/chase?difficulty=normal&seed=3',
    prepare: async (page) => {
      const start = page.getByRole('button', { name: 'Start', exact: true });
      if (await start.isVisible()) await start.click();
      await page.keyboard.down('ArrowRight');
    },
    wait: 1800,
    pause: 150,
  },
  hexagons: {
    address: '#/hexagons?seed=4&points=6',
    prepare: (page) => page.locator('.stage canvas').focus(),
    before: async (page, frame) => {
      const turn = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(frame / 3)];
      for (let step = 0; step < 3; step++) await page.keyboard.press(turn);
      if (frame % 6 === 5) await page.keyboard.press('Enter');
    },
    pause: 120,
  },
  world: { address: '#/world?rate=60', wait: 2500, pause: 180 },
  building: { address: '#/building', wait: 300, pause: 260 },
  move: {
    address: '#/move?map=caves-48x27-9',
    prepare: (page) => page.locator('.stage canvas').click({ position: { x: 40, y: 60 } }),
    wait: 100,
    pause: 200,
  },
  lines: {
    address: '#/lines?boxes=30&seed=3',
    prepare: async (page) => {
      await page.locator('.stage canvas').focus();
      for (let box = 0; box < 12; box++) await page.keyboard.press('PageDown');
    },
    before: (page, frame) => page.keyboard.press(frame % 12 < 6 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'),
    pause: 60,
  },
};

/** Puts frames below each other, cut to the middle. Runs in a page. */
async function joinFrames({ frames, width, height, quality }) {
  const canvas = new OffscreenCanvas(width, height * frames.length);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the canvas gives no context');
  for (const [i, frame] of frames.entries()) {
    const image = await createImageBitmap(await (await fetch(frame)).blob());
    const scale = Math.max(width / image.width, height / image.height);
    const [cutWidth, cutHeight] = [width / scale, height / scale];
    context.drawImage(
      image,
      (image.width - cutWidth) / 2,
      (image.height - cutHeight) / 2,
      cutWidth,
      cutHeight,
      0,
      i * height,
      width,
      height,
    );
  }
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return Array.from(new Uint8Array(await blob.arrayBuffer()));
}

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const asked = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const site = await serve({ '/': { folder: join(ROOT, 'build', 'site') } });
const browser = await chromium.launch({ executablePath, args });
try {
  for (const [name, { address, prepare, before, wait = 300, pause }] of Object.entries(DEMOS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, colorScheme: 'dark' });
    await page.goto(`${site.origin}/demo/${address}`);
    await page.locator('.stage canvas').waitFor();
    await page.waitForTimeout(500);
    await prepare?.(page);
    await page.waitForTimeout(wait);
    const frames = [];
    for (let frame = 0; frame < FRAMES; frame++) {
      await before?.(page, frame);
      await page.waitForTimeout(pause);
      const png = await page.locator('.stage').screenshot();
      frames.push(`data:image/png;base64,${png.toString('base64')}`);
    }
    const bytes = await page.evaluate(joinFrames, { frames, width: WIDTH, height: HEIGHT, quality: QUALITY });
    writeFileSync(join(FOLDER, `${name}.webp`), Uint8Array.from(bytes));
    console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
    await page.close();
  }
  if (asked.length === 0 || asked.includes('social')) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'dark' });
    await page.goto(site.origin);
    await page.locator('.live button').waitFor();
    await page.addStyleTag({
      content: `.VPNav, .landing .code, .landing .live, .landing .ways { display: none !important }
        .VPContent { padding: 0 !important }
        .landing .hero { height: 630px }
        .landing .words { padding-top: 10rem }
        .landing h1 { font-size: 6rem }
        .landing .lead { font-size: 1.5rem }`,
    });
    await page.locator('.landing h1').evaluate((title) => {
      title.textContent = 'hotpath';
    });
    await page.waitForTimeout(2200);
    await page.screenshot({ path: join(ROOT, 'site', 'public', 'social.jpg'), type: 'jpeg', quality: 78 });
  }
} finally {
  await browser.close();
  site.close();
}
