// The boxes around cells that were opened after a grid was prepared.
import { describe, expect, test } from 'vitest';
import { OpenedCells } from '../../src/core/grid/history/opened-cells.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const WIDTH = 300;
const HEIGHT = 200;

/** Returns the boxes that hold a cell. */
function holding(boxes: readonly number[], cell: number): number {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  let count = 0;
  for (let at = 0; at < boxes.length; at += 4)
    count += Number(x >= boxes[at] && y >= boxes[at + 1] && x <= boxes[at + 2] && y <= boxes[at + 3]);
  return count;
}

/** Draws discs of cells, and single ones. */
function anyCells(random: Random): Set<number> {
  const cells = new Set<number>();
  for (let disc = random.between(0, 12); disc > 0; disc--) {
    const [x, y, radius] = [random.below(WIDTH), random.below(HEIGHT), random.pick([0, 0, 1, 9, 40])];
    for (let row = Math.max(0, y - radius); row <= Math.min(HEIGHT - 1, y + radius); row++) {
      for (let column = Math.max(0, x - radius); column <= Math.min(WIDTH - 1, x + radius); column++)
        if ((column - x) ** 2 + (row - y) ** 2 <= radius ** 2) cells.add(row * WIDTH + column);
    }
  }
  return cells;
}

describe('boxes around opened cells', () => {
  test(`hold each cell, are few, and do not depend on the order of edits (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < runs(60); round++) {
      const cells = anyCells(random);
      const once = new OpenedCells({ width: WIDTH, height: HEIGHT });
      for (const cell of cells) once.set(cell, true);
      const boxes = once.boxes();
      expect(boxes.length).toBeLessThanOrEqual(4 * 8);
      for (const cell of cells) if (holding(boxes, cell) === 0) throw new Error(`${cell} is in none of ${boxes}`);
      expect(new Set(once.cells())).toEqual(cells);

      // Others, opened and closed again, leave nothing.
      const again = new OpenedCells({ width: WIDTH, height: HEIGHT });
      const others = anyCells(random);
      for (const cell of others) again.set(cell, true);
      again.boxes();
      for (const cell of [...cells].reverse()) again.set(cell, true);
      for (const cell of others) if (!cells.has(cell)) again.set(cell, false);
      expect(again.boxes()).toEqual(boxes);
      expect(again.areFew).toBe(once.areFew);
    }
  });

  test('are as small as the cells of a disc allow', () => {
    const opened = new OpenedCells({ width: WIDTH, height: HEIGHT });
    for (let y = 50; y < 150; y++) for (let x = 40; x < 180; x++) opened.set(y * WIDTH + x, true);
    opened.set(299, true);
    expect(opened.boxes()).toEqual([40, 50, 179, 149, 299, 0, 299, 0]);
    expect(opened.areFew).toBe(false);
    for (let y = 60; y < 150; y++) for (let x = 40; x < 180; x++) opened.set(y * WIDTH + x, false);
    expect(opened.boxes()).toEqual([40, 50, 179, 59, 299, 0, 299, 0]);
    expect(opened.areFew).toBe(true);
  });

  test('are a cell each while there are up to eight', () => {
    const opened = new OpenedCells({ width: WIDTH, height: HEIGHT });
    for (let i = 0; i < 8; i++) opened.set(i * (WIDTH + 2), true);
    expect(opened.boxes().length).toBe(32);
    for (const cell of opened.cells()) expect(holding(opened.boxes(), cell)).toBe(1);
    expect(opened.areFew).toBe(true);
  });

  test('are too many once cells are opened all over the grid', () => {
    const opened = new OpenedCells({ width: WIDTH, height: HEIGHT });
    for (let y = 0; y < HEIGHT; y += 20) for (let x = 0; x < WIDTH; x += 30) opened.set(y * WIDTH + x, true);
    expect(opened.areFew).toBe(false);
    expect(opened.cells().length).toBe(100);
  });
});
