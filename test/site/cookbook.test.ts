// The frames of the cookbook: each runs its program, stands still for visitors who prefer that, and plays when asked to. A sample; all
// with HOTPATH_RUNS=1.
import { expect, test } from 'vitest';
import { layoutShift } from '../support/page-checks.ts';
import { sample, seed } from '../support/seed.ts';
import { closeClean, open, useBrowser } from './support/page.ts';
import { pictureOf } from './support/picture.ts';

useBrowser();

test(`each program runs in its frame (seed ${seed})`, async () => {
  const site = await open('/cookbook.html', { reducedMotion: 'reduce' });
  const running = await site.page.locator('.running').all();
  expect(running.length).toBeGreaterThanOrEqual(7);
  for (const frame of sample(running, running.length)) {
    const caption = await frame.locator('figcaption span').textContent();
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => frame.getAttribute('data-state'), { message: String(caption) }).toBe('paused');
    const canvas = frame.locator('canvas');
    const still = await pictureOf(canvas);
    await frame.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => pictureOf(canvas), { message: String(caption) }).not.toBe(still);
    await frame.getByRole('button', { name: 'Pause' }).click();
  }
  expect(await layoutShift(site.page)).toBeLessThan(0.01);
  await closeClean(site);
});
