/**
 * Seeded painters of the usual families of maps. They paint anything that holds cells: a grid of the package's sources
 * (maps.ts), a grid of the built package, or a model that keeps more than a grid does. All cells must be passable at cost 1
 * before. Then the same options give the same map on every machine. Every family works at any size from 1 x 1.
 */
import { Random } from './random.ts';

/** The cells to paint. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  setBlocked(x: number, y: number, blocked?: boolean): void;
  setCost(x: number, y: number, cost: number): void;
  fill(x: number, y: number, width: number, height: number, costOrBlocked: number | boolean): void;
}

/** Blocks each cell with the given chance, 0 to 1. */
export function paintRandom(cells: Cells, seed: number, { blocked = 0.2 }: { blocked?: number } = {}): void {
  const random = new Random(seed);
  for (let y = 0; y < cells.height; y++) {
    for (let x = 0; x < cells.width; x++) {
      if (random.chance(blocked)) cells.setBlocked(x, y);
    }
  }
}

/** Paints square rooms of `room` cells a side. Walls are one cell thick; most have a door one cell wide. */
export function paintRooms(
  cells: Cells,
  seed: number,
  { room = 8, doors = 0.9 }: { room?: number; doors?: number } = {},
): void {
  const random = new Random(seed);
  const { width, height } = cells;
  const pitch = room + 1;

  // Walls: every pitch-th column and row.
  for (let x = room; x < width; x += pitch) cells.fill(x, 0, 1, height, true);
  for (let y = room; y < height; y += pitch) cells.fill(0, y, width, 1, true);

  // Doors: one somewhere in the wall east and one in the wall south of each room.
  for (let top = 0; top < height; top += pitch) {
    for (let left = 0; left < width; left += pitch) {
      const doorY = top + random.below(Math.min(room, height - top));
      const doorX = left + random.below(Math.min(room, width - left));
      if (random.chance(doors) && left + room < width) cells.setBlocked(left + room, doorY, false);
      if (random.chance(doors) && top + room < height) cells.setBlocked(doorX, top + room, false);
    }
  }
}

/**
 * Paints a perfect maze by depth-first carving: there is one route between any two of its cells. Corridors are `corridor` cells
 * wide, walls one cell thick. Cells left over at the right and bottom edge stay blocked.
 */
export function paintMaze(cells: Cells, seed: number, { corridor = 1 }: { corridor?: number } = {}): void {
  const random = new Random(seed);
  const { width, height } = cells;
  cells.fill(0, 0, width, height, true);
  const pitch = corridor + 1;
  const columns = Math.max(1, Math.floor((width + 1) / pitch));
  const rows = Math.max(1, Math.floor((height + 1) / pitch));
  const carve = (x: number, y: number) =>
    cells.fill(x, y, Math.min(corridor, width - x), Math.min(corridor, height - y), false);

  const carved = new Uint8Array(columns * rows);
  const trail = [0];
  carved[0] = 1;
  carve(0, 0);
  while (trail.length > 0) {
    const at = trail[trail.length - 1];
    const column = at % columns;
    const row = (at - column) / columns;

    // The rooms beside this one that the maze has not reached yet.
    const choices: number[] = [];
    if (column > 0 && carved[at - 1] === 0) choices.push(at - 1);
    if (column + 1 < columns && carved[at + 1] === 0) choices.push(at + 1);
    if (row > 0 && carved[at - columns] === 0) choices.push(at - columns);
    if (row + 1 < rows && carved[at + columns] === 0) choices.push(at + columns);
    if (choices.length === 0) {
      trail.pop();
      continue;
    }

    // Open that room and the wall between. A room's area, moved one cell towards the new room, covers the wall.
    const next = random.pick(choices);
    const nextColumn = next % columns;
    const nextRow = (next - nextColumn) / columns;
    carve(nextColumn * pitch, nextRow * pitch);
    carve(column * pitch + (nextColumn - column), row * pitch + (nextRow - row));
    carved[next] = 1;
    trail.push(next);
  }
}

/**
 * Paints caves: random cells smoothed by a cellular automaton. In each round a cell becomes blocked if at least five of the
 * nine cells around it (itself included) were.
 */
export function paintCaves(
  cells: Cells,
  seed: number,
  { blocked = 0.42, rounds = 4 }: { blocked?: number; rounds?: number } = {},
): void {
  const random = new Random(seed);
  const { width, height } = cells;

  // A border of one cell all round is always blocked, so that the automaton needs no edge cases.
  const stride = width + 2;
  let rock = new Uint8Array(stride * (height + 2)).fill(1);
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) rock[y * stride + x] = random.chance(blocked) ? 1 : 0;
  }
  for (let round = 0; round < rounds; round++) {
    const next = rock.slice();
    for (let y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++) {
        let around = 0;
        for (let row = y - 1; row <= y + 1; row++) {
          const at = row * stride + x;
          around += rock[at - 1] + rock[at] + rock[at + 1];
        }
        next[y * stride + x] = around >= 5 ? 1 : 0;
      }
    }
    rock = next;
  }

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (rock[(y + 1) * stride + x + 1] === 1) cells.setBlocked(x, y);
  }
}

/**
 * Paints rolling terrain: nine levels of cost from `least` to `most`, with some cells blocked. `scale` is the size of a hill
 * in cells.
 */
export function paintTerrain(
  cells: Cells,
  seed: number,
  {
    least = 1,
    most = 9,
    scale = 12,
    blocked = 0.05,
  }: { least?: number; most?: number; scale?: number; blocked?: number } = {},
): void {
  const random = new Random(seed);
  const { width, height } = cells;

  // Heights at the corners of a coarse lattice, interpolated bilinearly.
  const stride = Math.ceil(width / scale) + 2;
  const lattice = Float64Array.from({ length: stride * (Math.ceil(height / scale) + 2) }, () => random.next());
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = Math.floor(y / scale) * stride + Math.floor(x / scale);
      const right = (x % scale) / scale;
      const down = (y % scale) / scale;
      const upper = lattice[corner] * (1 - right) + lattice[corner + 1] * right;
      const lower = lattice[corner + stride] * (1 - right) + lattice[corner + stride + 1] * right;
      const level = Math.floor((upper * (1 - down) + lower * down) * 9);
      cells.setCost(x, y, random.chance(blocked) ? Infinity : least + ((most - least) * level) / 8);
    }
  }
}
