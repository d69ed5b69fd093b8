// What a visitor sees first: the mark, the links to the site, one theme with it, and the visualiser without scrolling.
import { describe, expect, test } from 'vitest';
import { open, useBrowser } from './support/page.ts';

useBrowser();

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

describe.each(SCREENS)('the first view at $width x $height', (viewport) => {
  test('shows the map, the animation and the figures without scrolling', async () => {
    const page = await open('', { viewport });
    await expect.poll(() => page.locator('[data-figure="js-cost"]').innerText()).not.toBe('–');
    for (const part of ['.stage', '.player [name=play]', '.player [name=position]', '[data-figure="js-time"]']) {
      const box = await page.locator(part).boundingBox();
      if (box === null) throw new Error(`${part} is not shown`);
      expect(box.x, part).toBeGreaterThanOrEqual(0);
      expect(box.y, part).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, part).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height, part).toBeLessThanOrEqual(viewport.height);
    }
    // The map has most of the width.
    expect((await page.locator('.stage').boundingBox())?.width).toBeGreaterThan(viewport.width * 0.6);
    expect(await page.locator('[name=algorithm]').inputValue()).toBe('auto');
  });

  test('says what hotpath is, and links to the site', async () => {
    const page = await open('', { viewport });
    expect(await page.locator('.what').innerText()).toMatch(/^hotpath finds .*\.$/);
    const links = await page
      .locator('a.brand, .site a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['../index.html', '../start.html', '../api/index.html', '../playground.html']);
  });
});

test('the theme is that of the site', async () => {
  const page = await open('', {
    colorScheme: 'light',
    before: () =>
      localStorage.setItem('vitepress-theme-appearance', localStorage.getItem('vitepress-theme-appearance') ?? 'dark'),
  });
  expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
  await page.getByLabel('Theme').selectOption('auto');
  expect(await page.evaluate(() => localStorage.getItem('vitepress-theme-appearance'))).toBe('auto');
  await page.reload();
  expect(await page.getByLabel('Theme').inputValue()).toBe('auto');
});
