// The challenge: routes that are drawn by hand, and how they compare with the shortest.

import { Grid } from 'hotpath';
import { expect, test } from 'vitest';
import { Round, roundOf } from '../../demo/views/challenge/round.ts';
import { figure, open, useBrowser } from './support/page.ts';

useBrowser();

test('a route is drawn by legal steps alone, is taken back by going back, and ends at the goal', () => {
  const grid = Grid.fromText(`
    .....
    .###.
    .....
  `);
  const round = new Round(grid, { x: 0, y: 1 }, { x: 4, y: 1 });
  expect([round.least, round.isDone]).toEqual([6, false]);
  // Through the wall nothing is drawn.
  round.press({ x: 0, y: 1 });
  round.draw({ x: 4, y: 1 });
  expect([round.trail.length, round.cost]).toEqual([1, 0]);
  round.press({ x: 0, y: 1 });
  for (const [x, y] of [
    [0, 0],
    [2, 0],
    [1, 0],
    [4, 0],
    [4, 1],
    [4, 2],
  ]) {
    round.draw({ x, y });
  }
  expect([round.isDone, round.cost, round.excess]).toEqual([true, 6, 0]);
  round.takeBack();
  expect([round.isDone, round.end]).toEqual([false, { x: 4, y: 0 }]);
  round.clear();
  // Around a corner: the diagonal would cut it.
  round.press({ x: 1, y: 0 });
  expect(round.trail.length).toBe(1);
});

test('each map has a route, and drawing the shortest wins', () => {
  for (let number = 1; number <= 40; number++) {
    const { round } = roundOf(number);
    expect(round.least).toBeGreaterThan(20);
    for (const cell of round.best.toArray()) round.draw(cell);
    expect([round.isDone, round.excess], String(number)).toEqual([true, 0]);
  }
});

test('keys draw, and the end of the route says how much longer it is', async () => {
  const page = await open('#/challenge');
  const { round } = roundOf(1);
  await page.locator('.stage canvas').focus();
  const names: Record<string, string> = {
    '1,0': 'ArrowRight',
    '-1,0': 'ArrowLeft',
    '0,1': 'ArrowDown',
    '0,-1': 'ArrowUp',
    '1,1': 'c',
    '1,-1': 'e',
    '-1,1': 'z',
    '-1,-1': 'q',
  };
  const cells = round.best.toArray();
  for (const [i, { x, y }] of cells.slice(1).entries()) {
    await page.keyboard.press(names[`${x - cells[i].x},${y - cells[i].y}`]);
  }
  expect(await figure(page, 'status')).toBe('That is the shortest: no route beats yours.');
  expect([await figure(page, 'yours'), await figure(page, 'least')]).toEqual([
    round.least.toFixed(1),
    round.least.toFixed(1),
  ]);
  await page.keyboard.press('Backspace');
  expect(await figure(page, 'excess')).toBe('–');
  await page.getByRole('button', { name: 'Next map' }).click();
  await expect.poll(() => page.url()).toContain('map=2');
});
