import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/grid/cell-store.ts';
import { testBit } from '../../src/js/core/bits.ts';
import { Jumps } from '../../src/js/jump/jump-records.ts';
import { updatePlanes } from '../../src/js/jump/plane-edit.ts';
import {
  bitOf,
  COLUMN,
  FALLING,
  isFourConnected,
  type Lines,
  linesOf,
  type Planes,
  RISING,
  ROW,
  rayOf,
  seesPlane,
} from '../../src/js/jump/planes.ts';
import { dx, dy, moveTable, NO_DIRECTION } from '../../src/rules/moves.ts';
import { Random } from '../support/maps.ts';
import { anyCells, builtPlanes, randomCell, rules } from '../support/planes.ts';
import { runs, seed } from '../support/seed.ts';

/** All that the planes say of a cell, as text: of a blocked one that it is, and stops jumps. */
function said(planes: Planes, x: number, y: number): string {
  const bit = (plane: number, lines: Lines) => Number(testBit(planes.words, plane, bitOf(lines, x, y)));
  const [rows, columns, falling, rising] = [ROW, COLUMN, FALLING, RISING].map((orientation) =>
    linesOf(planes, orientation),
  );
  const blocked = bit(rows.blocked, rows);
  let text = `${blocked}${bit(columns.blocked, columns)} `;
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (ray.ends !== 0 && !(blocked === 1 && ray.sweeps)) text += bit(ray.ends, ray.lines);
  }
  if (blocked === 1) return text;
  for (let direction = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    if (isFourConnected(planes)) text += ` ${bit(seesPlane(planes, direction, 0), columns)}`;
    else text += ` ${bit(seesPlane(planes, direction, 0), falling)}${bit(seesPlane(planes, direction, 1), rising)}`;
  }
  return text;
}

/** The same, from the move table and by walking. */
function defined(cells: CellStore, rule: number, x: number, y: number): string {
  const moves = moveTable(rule, true);
  const isBlocked = (column: number, row: number) =>
    column < 0 || row < 0 || column >= cells.width || row >= cells.height || cells.isBlocked(column, row);
  const around = (column: number, row: number) => {
    let bits = 0;
    for (let k = 0; k < 9; k++) bits |= Number(isBlocked(column + (k % 3) - 1, row + Math.floor(k / 3) - 1)) << k;
    return bits;
  };
  const sweeps = (direction: number) => (rule === 0 ? direction % 4 === 0 : direction % 2 === 1);
  const isForced = (direction: number, column: number, row: number) => {
    const aside = rule === 0 ? 2 : 1;
    let natural = 1 << direction;
    if (sweeps(direction)) natural |= (1 << ((direction + aside) & 7)) | (1 << ((direction - aside) & 7));
    return (moves[(direction << 9) + around(column, row)] & ~natural) !== 0;
  };
  const stops = (direction: number, column: number, row: number) =>
    isBlocked(column, row) || isForced(direction, column, row);
  const blocked = Number(isBlocked(x, y));
  let text = `${blocked}${blocked} `;
  for (let direction = 0; direction < 8; direction++) {
    if ((rule === 0 && direction % 2 === 1) || (blocked === 1 && sweeps(direction))) continue;
    const isLegal = ((moves[(NO_DIRECTION << 9) + around(x, y)] >> direction) & 1) === 1;
    const ends = sweeps(direction) ? !isLegal || isForced(direction, x, y) : stops(direction, x, y);
    text += Number(ends);
  }
  if (blocked === 1) return text;
  for (let direction = 0; direction < 8; direction += 2) {
    if (sweeps(direction)) continue;
    let column = x + dx(direction);
    let row = y + dy(direction);
    while (!stops(direction, column, row)) {
      column += dx(direction);
      row += dy(direction);
    }
    const sees = Number(!isBlocked(column, row));
    text += rule === 0 ? ` ${sees}` : ` ${sees}${sees}`;
  }
  return text;
}

function drawn(planes: Planes): string[] {
  const { width, height } = planes.cells;
  return Array.from({ length: width * height }, (_, cell) => said(planes, cell % width, Math.floor(cell / width)));
}

describe.each(rules)('bit planes under corner rule %i, %s', (rule) => {
  test(`say what the move table says (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(60); round++) {
      const cells = anyCells(random);
      const planes = builtPlanes(cells, rule);
      const expected = Array.from({ length: cells.width * cells.height }, (_, cell) =>
        defined(cells, rule, cell % cells.width, Math.floor(cell / cells.width)),
      );
      expect(drawn(planes), `${cells.width} x ${cells.height}`).toEqual(expected);
    }
  });

  test(`set cell by cell are as built (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(60); round++) {
      const cells = anyCells(random);
      const edited = new CellStore(cells.width, cells.height);
      const planes = builtPlanes(edited, rule);
      const jumps = new Jumps(planes);
      const set = (cell: number, blocked: boolean) => {
        edited.setBlocked(cell % cells.width, Math.floor(cell / cells.width), blocked);
        updatePlanes(jumps, [cell], null);
      };
      for (let edit = 0; edit < 60; edit++) {
        const { x, y } = randomCell(cells, random);
        set(y * cells.width + x, random.chance(0.5));
      }
      const order = Array.from({ length: cells.width * cells.height }, (_, cell) => cell).reverse();
      for (const cell of order) set(cell, cells.isBlocked(cell % cells.width, Math.floor(cell / cells.width)));
      expect(drawn(planes), `${cells.width} x ${cells.height}`).toEqual(drawn(builtPlanes(cells, rule)));
    }
  });
});
