// Where points of a stage lie, without a page.
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
  // Beside the map no point is in the cells at its edge.
  [
    { x: -0.001, y: -1.5 },
    { x: -1, y: -2 },
  ],
])('the point %o is in the cell %o', (point, cell) => {
  expect(cellAt(point)).toEqual(cell);
});
