// The page of docs/start.md on which a square walks, as a project without a bundler would have it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { pictureOf } from './support/picture.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('a square walks to a click, in a page of at most 30 lines', async () => {
  const [, html] = /^```html\n([\s\S]*?)^```/m.exec(readFileSync(join(ROOT, 'docs', 'start.md'), 'utf8')) ?? [];
  expect(html.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30);
  const folder = join(ROOT, 'build', 'square');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  const { origin, close } = await serve({ '/node_modules/hotpath/': { folder: ROOT }, '/': { folder } });
  const browser = await chromium.connect(inject('siteBrowser'));
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(origin);
    const canvas = page.locator('canvas');
    // Wherever it stands, the square is darker than the floor; at the goal there is none yet.
    const isAt = (x: number, y: number) =>
      canvas.evaluate(
        (one, [px, py]) => {
          return ((one as HTMLCanvasElement).getContext('2d')?.getImageData(px, py, 1, 1).data[3] ?? 0) > 0;
        },
        [x, y],
      );
    await expect.poll(() => isAt(80, 80)).toBe(true);
    const before = await pictureOf(canvas);
    await canvas.click({ position: { x: 336, y: 48 } });
    await expect.poll(() => pictureOf(canvas)).not.toBe(before);
    await expect.poll(() => isAt(336, 48)).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    close();
  }
});
