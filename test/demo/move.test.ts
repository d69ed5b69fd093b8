// Click to move: follows the ball's world position from the click until it stands still.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paintSpec } from '../../demo/map/families.ts';
import { figure, open, passTime, passTimeUntil, pinch, show, useBrowser } from './support/page.ts';

useBrowser();

/** A maze whose corridors are one cell wide, so that a ball which cuts a corner is in a wall. */
const MAZE = { family: 'maze', width: 19, height: 13, seed: 2 } as const;
const CELL = 20;
const ORIGIN = [-480, -300];

async function ballOf(page: Page): Promise<number[]> {
  return positionOf(await figure(page, 'ball'));
}

function positionOf(text: string): number[] {
  return text.split(', ').map(Number);
}

/** Records every position of the ball, in the page itself, because polling on a busy machine would miss most. Returns their reader. */
async function followBall(page: Page): Promise<() => Promise<number[][]>> {
  const texts = await page.evaluateHandle(() => {
    const output = document.querySelector('[data-figure="ball"]') as HTMLElement;
    const seen: string[] = [];
    new MutationObserver(() => seen.push(output.innerText)).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  return async () => (await texts.jsonValue()).map(positionOf);
}

/** Returns the middle of a cell in the window, for a map in the middle of the stage. */
async function pointOf(page: Page, x: number, y: number, width: number, height: number): Promise<[number, number]> {
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  const fit = Math.min(box.width / width, box.height / height);
  const scale = fit >= 8 ? Math.floor(fit) : fit;
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  return [left + (x + 0.5) * scale, top + (y + 0.5) * scale];
}

test('the ball walks smoothly round obstacles to the clicked cell', async () => {
  const page = await open('#/move?map=maze-19x13-2', { stopped: true });
  const { levels } = paintSpec(MAZE);
  const goal = [0, 0];
  expect(levels[0]).toBe(1);
  const positionsSoFar = await followBall(page);
  await page.mouse.click(...(await pointOf(page, goal[0], goal[1], MAZE.width, MAZE.height)));
  for (let second = 0; (await figure(page, 'status')) !== 'Arrived.'; second++) {
    expect(second).toBeLessThan(60);
    await passTime(page, 1000);
  }
  const positions = await positionsSoFar();

  // The ball stands in the middle of the clicked cell, and was in no wall on its way.
  expect(await ballOf(page)).toEqual([ORIGIN[0] + CELL / 2, ORIGIN[1] + CELL / 2]);
  const cells = positions.map(([x, y]) => [Math.floor((x - ORIGIN[0]) / CELL), Math.floor((y - ORIGIN[1]) / CELL)]);
  for (const [x, y] of cells) expect(levels[y * MAZE.width + x]).toBeGreaterThan(0);
  // It moved in small steps, not in a few jumps.
  expect(new Set(positions.map(String)).size).toBeGreaterThan(10);
});

test('the ball walks the shortest route at any angle, or another if asked', async () => {
  const page = await open('#/move');
  /** Returns the figures of the route from the ball's first position, always to the same cell. */
  const routeOf = async (choice: string) => {
    await show(page, '#/move?map=random-40x24-5');
    await page.getByLabel('The ball walks').selectOption(choice);
    await page.mouse.click(...(await pointOf(page, 2, 2, 40, 24)));
    await expect.poll(() => figure(page, 'waypoints')).not.toBe('–');
    const [waypoints, cells, cost, smoothed, angle] = await Promise.all(
      ['waypoints', 'cells', 'cost', 'smoothed', 'angle'].map(async (name) => Number(await figure(page, name))),
    );
    return { waypoints, lengths: { cells, cost, smoothed, angle } };
  };
  const angle = await routeOf('angle');
  const smooth = await routeOf('smooth');
  const cells = await routeOf('cells');
  await expect.poll(() => page.url()).toContain('route=cells');
  expect([smooth.lengths, cells.lengths]).toEqual([angle.lengths, angle.lengths]);
  expect(angle.lengths.angle).toBeLessThanOrEqual(angle.lengths.smoothed);
  expect(angle.lengths.smoothed).toBeLessThan(angle.lengths.cost);
  expect(smooth.waypoints).toBeLessThan(cells.waypoints);
  // Both ends and at least one turn.
  expect(angle.waypoints).toBeGreaterThan(2);
});

test('a link from before routes at any angle still chooses cells', async () => {
  const page = await open('#/move?map=random-40x24-5&smooth=false');
  expect(await page.getByLabel('The ball walks').inputValue()).toBe('cells');
});

test('the ball walks by itself until the visitor leads it, unless less motion is wished', async () => {
  const page = await open('#/move', { stopped: true });
  const first = await ballOf(page);
  await passTimeUntil(page, async () => String(await ballOf(page)) !== String(first), { limit: 10_000 });
  expect(await figure(page, 'status')).toContain('by itself');
  await page.locator('.stage canvas').click();
  await passTimeUntil(page, async () => (await figure(page, 'status')).startsWith('Arrived'), { limit: 60_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, '#/move');
  expect(await figure(page, 'status')).toBe('Click on the map.');
});

test('the keyboard sends the ball', async () => {
  const page = await open('#/move?map=open-20x12-1', { stopped: true });
  await page.locator('.stage canvas').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await passTimeUntil(page, async () => (await figure(page, 'status')) === 'Arrived.', { limit: 30_000 });
  expect(await ballOf(page)).toEqual([ORIGIN[0] + 14.5 * CELL, ORIGIN[1] + 6.5 * CELL]);
});

test('another map resets the view, also while the ball walks', async () => {
  // The map is so large that the ball needs seconds.
  const page = await open('#/move?map=open-200x120-1', { stopped: true });
  await page.mouse.click(...(await pointOf(page, 195, 5, 200, 120)));
  expect(await figure(page, 'status')).toBe('On the way.');
  await page.getByRole('button', { name: 'Another map' }).click();
  // If the ball still walked, the next frame would move it.
  await passTime(page, 100);
  expect(await figure(page, 'status')).toBe('Click on the map.');
  for (const name of ['cells', 'waypoints', 'cost', 'smoothed', 'angle', 'time'])
    expect(await figure(page, name)).toBe('–');
});

test('two fingers zoom without sending the ball', async () => {
  const page = await open('#/move?map=open-20x12-1', { hasTouch: true });
  const ball = await ballOf(page);
  await pinch(page, await pointOf(page, 2, 2, 20, 12), await pointOf(page, 6, 6, 20, 12));
  expect(await figure(page, 'status')).toBe('Click on the map.');
  expect(await ballOf(page)).toEqual(ball);
});
