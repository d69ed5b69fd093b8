// Points and cells of a stage, without a page.
import { expect, test } from 'vitest';
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
