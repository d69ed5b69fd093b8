/** Grids as text, one line a row; {@link Grid.fromText} and {@link Grid.toText} tell what the characters mean. */
import { allocate } from '../base/allocate.ts';
import { notOurs, show } from '../base/check.ts';
import { liesIn } from '../base/point.ts';
import type { CellStore } from './cell-store.ts';
import { isPath, type Path } from './path.ts';

/** Terrain costs, row-major, 0 for a blocked cell. */
export function parseGrid(text: string): { width: number; height: number; costs: Float64Array } {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  if (first === -1) throw new RangeError('text is empty: a grid has at least one row');
  while (lines[lines.length - 1] === '') lines.pop();
  const width = lines[first].length;
  const height = lines.length - first;
  const costs = allocate(Float64Array, width * height);
  for (let y = 0; y < height; y++) {
    const line = lines[first + y];
    const number = first + y + 1;
    if (line.length !== width) {
      throw new RangeError(
        `line ${number} has ${line.length} cells: all rows must have as many as the first, ${width}`,
      );
    }
    for (let x = 0; x < width; x++) {
      const cost = costOf(line[x]);
      if (cost < 0) {
        throw new RangeError(
          `line ${number}, column ${x + 1} is ${show(line[x])}: a cell is "." (passable), "#" or "@" (blocked) or "1" to "9" (terrain cost)`,
        );
      }
      costs[y * width + x] = cost;
    }
  }
  return { width, height, costs };
}

/** What a character stands for: a terrain cost, 0 for a blocked cell; -1 where it stands for nothing. */
function costOf(character: string): number {
  if (character === '.') return 1;
  if (character === '#' || character === '@') return 0;
  return character >= '1' && character <= '9' ? Number(character) : -1;
}

/** The grid as text, with a route over it if there is one. */
export function drawGrid(cells: CellStore, path?: Path | null): string {
  const rows = Array.from({ length: cells.height }, (_, y) =>
    Array.from({ length: cells.width }, (_, x) => characterOf(cells.cost(x, y))),
  );
  if (path !== undefined && path !== null) {
    if (!isPath(path)) throw notOurs('path', path, 'a Path', 'findPath returns one');
    for (const { x, y } of path) {
      if (!liesIn(x, y, cells)) throw new RangeError(`path leads through (${x}, ${y}), which is not in this grid`);
      rows[y][x] = '*';
    }
    const start = path.at(0);
    const goal = path.at(-1);
    rows[goal.y][goal.x] = 'G';
    rows[start.y][start.x] = 'S';
  }
  return rows.map((row) => row.join('')).join('\n');
}

function characterOf(cost: number): string {
  if (cost === 1) return '.';
  if (cost === Infinity) return '#';
  return Number.isInteger(cost) && cost < 10 ? String(cost) : '?';
}
