// Hexagons: a unit's reach and routes follow edits, by pointer and keys.
import { expect, test } from 'vitest';
import { figure, open, show, useBrowser } from './support/page.ts';

useBrowser();

test('opens with a unit and what it reaches, in each layout', async () => {
  const page = await open('#/hexagons');
  for (const layout of ['odd-r', 'even-q']) {
    await show(page, `#/hexagons?layout=${layout}&seed=4&points=6`);
    expect(await figure(page, 'status')).toBe('The unit stands at 15, 10.');
    expect(Number(await figure(page, 'reach'))).toBeGreaterThan(20);
  }
});

test('keys show routes, move the unit and paint, and a screen reader hears of it', async () => {
  const page = await open('#/hexagons?seed=4&points=6');
  await page.locator('.stage canvas').focus();
  const before = Number(await figure(page, 'reach'));
  await page.keyboard.press('ArrowRight');
  expect(await figure(page, 'status')).toMatch(/^The unit stands at 15, 10\. 16, 10: (a|no) route\.$/);
  await page.getByLabel('Walls').check();
  await page.locator('.stage canvas').focus();
  for (const key of ['ArrowRight', 'Enter', 'ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  expect(Number(await figure(page, 'reach'))).toBeLessThan(before);
  expect(await figure(page, 'cost')).toBe('–');
  await expect.poll(() => page.locator('#live').innerText()).toMatch(/no route\.$/);
  await page.getByLabel('Move the unit').check();
  await page.locator('.stage canvas').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await figure(page, 'status')).not.toContain('15, 10. ');
});
