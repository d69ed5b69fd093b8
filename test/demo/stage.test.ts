// Points, cells and panes of a stage, without a page.
import { expect, test } from 'vitest';
import { layPanes, paneAt } from '../../demo/ui/panes.ts';
import { cellAt } from '../../demo/ui/stage.ts';

test.each([
  [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 2.999, y: 7.001 },
    { x: 2, y: 7 },
  ],
  // Points beside the map are not in its edge cells.
  [
    { x: -0.001, y: -1.5 },
    { x: -1, y: -2 },
  ],
])('the point %o is in the cell %o', (point, cell) => {
  expect(cellAt(point)).toEqual(cell);
});

test.each([
  // A square map: in a row where there is width, in two rows on a phone.
  [3, { width: 900, height: 350, headroom: 46 }, 1, 3],
  [3, { width: 366, height: 440, headroom: 46 }, 1, 2],
  [5, { width: 300, height: 900, headroom: 30 }, 4, 1],
  [1, { width: 300, height: 200, headroom: 0 }, 1, 1],
])('%i panes lie side by side in %o, and each is found at its middle', (count, room, shape, across) => {
  const laid = layPanes(count, room, shape);
  expect([laid.panes.length, laid.across]).toEqual([count, across]);
  for (const [i, pane] of laid.panes.entries()) {
    expect(paneAt(laid.panes, laid, { x: pane.left + laid.width / 2, y: pane.top + laid.height / 2 })).toBe(pane);
    expect(pane.left + laid.width).toBeLessThanOrEqual(room.width + 1e-9);
    expect(pane.top + laid.height).toBeLessThanOrEqual(room.height + 1e-9);
    for (const other of laid.panes.slice(0, i)) {
      const beside = other.left + laid.width < pane.left || other.top + laid.height + room.headroom < pane.top;
      expect(beside || other.top + laid.height + room.headroom <= pane.top).toBe(true);
    }
  }
});
