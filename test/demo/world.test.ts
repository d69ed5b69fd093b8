// The endless cave: the explorer walks on while chunks load, and goes where it is sent.
import { expect, test } from 'vitest';
import { figure, open, passTimeUntil, useBrowser } from './support/page.ts';

useBrowser();

test('the explorer walks east through the cave as it loads, and goes where it is sent', async () => {
  const page = await open('#/world?rate=120', { stopped: true });
  const place = async () => (await figure(page, 'place')).split(', ').map(Number);
  await passTimeUntil(page, async () => (await place())[0] >= 60, { step: 1000, limit: 60_000 });
  expect(await figure(page, 'status')).toBe('On the way east, as far as the cave is loaded.');
  const loaded = Number(await figure(page, 'chunks'));
  expect(loaded).toBeLessThanOrEqual(13 * 13);
  expect(Number(await figure(page, 'loads'))).toBeGreaterThan(loaded);
  await page.locator('.stage canvas').press('ArrowLeft');
  await page.clock.runFor(100);
  expect(await figure(page, 'status')).toMatch(/^On the way to -?\d+, -?\d+/);
  await page.locator('[name=east]').click();
  await page.clock.runFor(100);
  expect(await figure(page, 'status')).toMatch(/^On the way east/);
});
