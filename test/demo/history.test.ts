// Undo and redo, presets, and the figures of a cell.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRESETS, paintSpec } from '../../demo/map/families.ts';
import { History } from '../../demo/views/visualiser/edit/history.ts';
import { placeEnds } from '../../demo/views/visualiser/places.ts';
import { findPath, Grid } from '../../src/index.ts';
import { seed, settings } from '../support/seed.ts';
import { figure, open, useBrowser } from './support/page.ts';
import {
  cellPlacer,
  drawLine,
  OPEN,
  routeText,
  settledEdits,
  settledRoute,
  waitForAddress,
} from './support/visualiser.ts';

useBrowser();

const SIZE: [number, number] = [16, 12];

test('strokes and moves are undone and redone by buttons and keys', async () => {
  const page = await open(OPEN);
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  await drawLine(page, [8, 3], [8, 9], SIZE);
  await settledRoute(page, 11);
  const wall = await settledEdits(page, 7);
  await drawLine(page, [13, 6], [13, 1], SIZE);
  await waitForAddress(page, (params) => params.get('goal') === '13.1');

  await undo.click();
  await waitForAddress(page, (params) => params.get('goal') === '13.6');
  await page.keyboard.press('Control+z');
  await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  await waitForAddress(page, (params) => !params.has('edits'));
  expect(await undo.isDisabled()).toBe(true);
  await page.keyboard.press('Control+Shift+Z');
  await waitForAddress(page, (params) => params.get('edits') === wall);
  await page.getByRole('button', { name: 'Redo' }).click();
  await waitForAddress(page, (params) => params.get('goal') === '13.1');
  expect(await page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
});

test('another map is undone with all that was drawn on the first', async () => {
  const page = await open(OPEN);
  await drawLine(page, [8, 3], [8, 9], SIZE);
  const wall = await settledEdits(page, 7);
  await page.getByRole('button', { name: 'City' }).click();
  await waitForAddress(page, (params) => params.get('map') === 'city-80x50-3' && !params.has('edits'));
  await page.keyboard.press('Control+z');
  await waitForAddress(page, (params) => params.get('map') === 'open-16x12-0' && params.get('edits') === wall);
  expect(await page.getByLabel('Width').inputValue()).toBe('16');
  await settledRoute(page, 11);
});

test('keys in a field of numbers leave the map alone', async () => {
  const page = await open(OPEN);
  await drawLine(page, [8, 3], [8, 9], SIZE);
  await waitForAddress(page, (params) => params.has('edits'));
  await page.getByLabel('Range').focus();
  await page.keyboard.press('Control+z');
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(false);
});

test(`a history returns to every earlier state (seed ${seed})`, () => {
  const step = fc.oneof(fc.constantFrom('undo' as const, 'redo' as const), fc.nat(99));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const history = new History();
      let value = -1;
      // The oracle: all states so far, and which of them is shown.
      let states = [value];
      let at = 0;
      for (const one of steps) {
        if (one === 'undo') {
          expect(history.undo()).toBe(at > 0);
          at = Math.max(0, at - 1);
        } else if (one === 'redo') {
          expect(history.redo()).toBe(at < states.length - 1);
          at = Math.min(states.length - 1, at + 1);
        } else {
          const from = value;
          const set = (state: number) => () => {
            value = state;
          };
          history.add({ cells: 1, undo: set(from), redo: set(one) });
          value = one;
          states = [...states.slice(0, at + 1), one];
          at++;
        }
        expect(value).toBe(states[at]);
        expect([history.canUndo, history.canRedo]).toEqual([at > 0, at < states.length - 1]);
      }
    }),
    settings(100),
  );
});

test('a history forgets its oldest changes when they keep many cells', () => {
  const history = new History();
  const change = { cells: 1_500_000, undo: () => {}, redo: () => {} };
  for (let i = 0; i < 5; i++) history.add(change);
  expect([history.undo(), history.undo(), history.undo()]).toEqual([true, true, false]);
});

test.each(PRESETS)('preset $label has a route from start to goal', ({ spec }) => {
  const terrain = paintSpec(spec);
  const { start, goal } = placeEnds(terrain, null, null);
  const { status, cost } = findPath(Grid.fromCosts(terrain.width, terrain.height, terrain.levels), start, goal);
  expect(status).toBe('found');
  expect(cost).toBeGreaterThan(10);
});

test('the cell below the pointer shows g, h and f', async () => {
  const page = await open('#/visualiser?map=open-16x12-0&start=2.6&goal=13.6&algorithm=astar&heuristic=zero');
  await expect.poll(() => routeText(page)).toBe('2,6 13,6');
  const box = await page.locator('.stage canvas').boundingBox();
  if (box === null) throw new Error('no canvas');
  const place = await cellPlacer(page, ...SIZE);
  const point = async (x: number, y: number) => {
    const at = place(x, y);
    await page.mouse.move(box.x + at.x, box.y + at.y);
  };
  await point(5, 6);
  await expect.poll(() => figure(page, 'cell')).toBe('5, 6: g 3, h 0, f 3');
  await page.locator('[name=heuristic]').selectOption('default');
  await point(5, 7);
  await point(6, 6);
  await expect.poll(() => figure(page, 'cell')).toBe('6, 6: g 4, h 7, f 11');
  await point(6, 0);
  await expect.poll(() => figure(page, 'cell')).toBe('6, 0: not expanded');
});
