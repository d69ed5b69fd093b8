// The boards of the guide: each answers to drawing and to keys, stands still for visitors who prefer that, and moves for all others. Nothing on
// the page moves from its place meanwhile.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { TOPICS } from '../../site/explain/topics.ts';
import { findings, fitsWidth, frames, layoutShift } from '../support/page-checks.ts';
import { sample, seed } from '../support/seed.ts';
import { closeClean, open, useBrowser } from './support/page.ts';
import { pictureOf } from './support/picture.ts';

useBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Scrolls to a board and waits for its first answer. */
async function boardOf(
  page: Page,
  topic: string,
): Promise<{ board: Locator; canvas: Locator; caption: () => Promise<string | null> }> {
  const board = page.locator(`.board[data-topic=${topic}]`);
  const caption = () => board.locator('[role=status]').textContent();
  await board.scrollIntoViewIfNeeded();
  await expect.poll(caption).toMatch(/\w/);
  return { board, canvas: board.locator('canvas'), caption };
}

/** Draws a wall down a column of the map, with the pointer. */
async function drawColumn(canvas: Locator, page: Page, across: number): Promise<void> {
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('the board has no place');
  const x = box.x + across * box.width;
  await page.mouse.move(x, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 0.75 * box.height, { steps: 12 });
  await page.mouse.up();
}

// A sample; all with HOTPATH_RUNS=1.
test(`each board answers to drawing, to keys and to its choices, without motion; jump points expand six cells (seed ${seed})`, async () => {
  const site = await open('/explained.html', { reducedMotion: 'reduce' });
  const { page } = site;
  expect(await (await boardOf(page, 'jump')).caption()).toContain('Jump points: 6 expanded.');
  const topics = Object.entries(TOPICS);
  for (const [topic, { choices, ends }] of sample(topics, topics.length)) {
    const { board, canvas, caption } = await boardOf(page, topic);
    const untouched = await pictureOf(canvas);
    await frames(page, 3);
    expect(await pictureOf(canvas), `${topic} stands still`).toBe(untouched);

    const other = choices.find((_, i) => i !== TOPICS[topic].first) ?? '';
    await board.getByRole('button', { name: other, exact: true }).click();
    const chosen = await pictureOf(canvas);
    expect(chosen, `${topic}: ${other}`).not.toBe(untouched);
    await drawColumn(canvas, page, 0.52);
    expect(await pictureOf(canvas), `${topic} after a stroke`).not.toBe(chosen);

    await board.getByRole('button', { name: 'Reset' }).click();
    const before = await pictureOf(canvas);
    await canvas.focus();
    for (const key of ['ArrowDown', 'ArrowRight', ' ']) await page.keyboard.press(key);
    await canvas.blur();
    expect(await pictureOf(canvas), `${topic} after a wall by keys`).not.toBe(before);
    if (ends === 'both') {
      const said = await caption();
      await canvas.focus();
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 's']) await page.keyboard.press(key);
      if (topic !== 'corners') expect(await caption(), `${topic} after S`).not.toBe(said);
    }
  }
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  expect(await findings(page, 'color-contrast')).toEqual([]);
  await closeClean(site);
});

/** Swipes with one finger. @param rest Milliseconds before it moves, on the page's clock. */
async function swipe(page: Page, from: [number, number], to: [number, number], rest = 0): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x: from[0], y: from[1] });
  if (rest > 0) await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), rest);
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', {
      x: from[0] + ((to[0] - from[0]) * step) / 10,
      y: from[1] + ((to[1] - from[1]) * step) / 10,
    });
  }
  await send('touchEnd');
}

test('a swipe on a board scrolls the page, and leaves the map as it was; fingers draw sideways, or after a rest, and drag ends', async () => {
  const site = await open('/explained.html', { ...PHONE, reducedMotion: 'reduce' });
  const { page } = site;
  const { canvas, caption } = await boardOf(page, 'spread');
  await canvas.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await frames(page, 3);
  const scrolled = () => page.evaluate(() => scrollY);
  const placeOf = async (x: number, y: number): Promise<[number, number]> => {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('the board has no place');
    return [box.x + ((x + 0.5) / 32) * box.width, box.y + ((y + 0.5) / 14) * box.height];
  };
  const [before, began] = [await pictureOf(canvas), await scrolled()];
  const middle = await placeOf(16, 7);
  await swipe(page, middle, [middle[0], middle[1] - 150]);
  await expect.poll(scrolled).toBeGreaterThan(began + 50);
  expect(await pictureOf(canvas)).toBe(before);

  // A page goes on scrolling after a swipe.
  const still = () =>
    expect
      .poll(async () => {
        const at = await scrolled();
        await frames(page, 10);
        return (await scrolled()) - at;
      })
      .toBe(0);
  const settled = async (stroke: () => Promise<void>) => {
    await still();
    await canvas.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await still();
    const [said, at] = [await caption(), await scrolled()];
    await stroke();
    await expect.poll(caption).not.toBe(said);
    expect(await scrolled()).toBe(at);
  };
  await settled(async () => swipe(page, await placeOf(4, 4), await placeOf(20, 4)));
  await settled(async () => swipe(page, await placeOf(20, 0), await placeOf(20, 13), 400));
  await settled(async () => swipe(page, await placeOf(29, 7), await placeOf(29, 13)));
  await closeClean(site);
});

test('on a phone a search is seen to spread, and a team to walk', async () => {
  const site = await open('/explained.html', PHONE);
  expect(await fitsWidth(site.page)).toBe(true);
  for (const topic of ['spread', 'teams']) {
    const { board, canvas } = await boardOf(site.page, topic);
    await board.getByRole('button', { name: 'Play' }).click();
    const first = await pictureOf(canvas);
    await expect.poll(() => pictureOf(canvas), { message: topic }).not.toBe(first);
  }
  await closeClean(site);
});
