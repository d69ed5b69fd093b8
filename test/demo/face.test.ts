// What a visitor sees first: searches that spread, the links and the theme of the site, and a page that does not move at a stroke.
import { describe, expect, test } from 'vitest';
import { layoutShift } from '../support/page-checks.ts';
import { open, useBrowser } from './support/page.ts';

useBrowser();

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

describe.each(SCREENS)('the first view at $width x $height', (viewport) => {
  test('shows three searches that spread, side by side, and the links of the site, without scrolling', async () => {
    const page = await open('#/visualiser', { viewport, folded: true, fresh: true });
    // A search has been seen to spread: more and more pixels of the first pane are hot, until the route is there.
    const positions = new Set<string>();
    await expect
      .poll(
        async () => {
          positions.add(await page.locator('.position').innerText());
          return (await page.getByRole('button', { name: 'Play' }).count()) === 1 && positions.size > 2;
        },
        { interval: 25 },
      )
      .toBe(true);
    expect(await page.locator('.rivals h2').allInnerTexts()).toEqual(['Dijkstra', 'A*', 'Jump points']);
    const costs = await page.locator('.rivals span').allInnerTexts();
    expect(costs).toEqual([costs[0], costs[0], costs[0]]);
    const counts = (await page.locator('.rivals b').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
    expect(counts[0]).toBeGreaterThan(3 * counts[1]);
    expect(counts[1]).toBeGreaterThan(3 * counts[2]);

    for (const part of ['.stage', '[name=tool][value=wall]', '.player [name=play]', '.player [name=position]']) {
      const box = await page.locator(part).boundingBox();
      if (box === null) throw new Error(`${part} is not shown`);
      expect(box.x, part).toBeGreaterThanOrEqual(0);
      expect(box.y, part).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, part).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height, part).toBeLessThanOrEqual(viewport.height);
    }
    // The map has most of the width.
    expect((await page.locator('.stage').boundingBox())?.width).toBeGreaterThan(viewport.width * 0.6);
    const links = await page
      .locator('a.brand, .site a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['../', '../start', '../api/', '../playground', './index.html', '../benchmarks']);

    // The options are folded, and the map stays in sight while they are changed.
    expect(await page.locator('[name=algorithm]').isVisible()).toBe(false);
    await page.getByText('Options of findPath').click();
    await page.getByLabel('Maximum open cells').scrollIntoViewIfNeeded();
    const stage = await page.locator('.stage').boundingBox();
    expect(stage?.y).toBeGreaterThanOrEqual(0);
    expect(stage?.y).toBeLessThan(viewport.height / 2);
  });

  test('does not move at a stroke', async () => {
    const page = await open('#/visualiser', { viewport, folded: true, reducedMotion: 'reduce' });
    await expect.poll(() => page.locator('[data-figure="js-time"]').innerText()).not.toBe('–');
    const before = await layoutShift(page);
    const box = await page.locator('.stage').boundingBox();
    if (box === null) throw new Error('no stage');
    for (const [x, y] of [
      [0.1, 0.3],
      [0.2, 0.4],
    ]) {
      await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
      await page.mouse.down();
      await page.mouse.move(box.x + x * box.width, box.y + (y + 0.2) * box.height, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => page.url()).toContain('edits=');
    }
    await expect.poll(() => page.locator('.stale').count()).toBe(0);
    expect((await layoutShift(page)) - before).toBe(0);
  });
});

test('the theme is that of the site', async () => {
  const page = await open('#/visualiser', {
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
