/**
 * Seeded maps of the usual families, for tests and benches alike. The same options give the same map on every machine.
 * Every family takes any size from 1 x 1 up, so a thin map is `{ width: 1, height: n, seed }`.
 */
import { Grid } from '../src/grid.ts';
import { Random } from './random.ts';

/** What every family takes: the size in cells and the seed. */
export interface MapOptions {
  width: number;
  height: number;
  seed: number;
}

/** No obstacle at all; the seed has nothing to decide. */
export function openMap({ width, height }: MapOptions): Grid {
  return new Grid(width, height);
}

/** Every cell blocked. */
export function blockedMap({ width, height }: MapOptions): Grid {
  const grid = new Grid(width, height);
  grid.fill(0, 0, width, height, true);
  return grid;
}

/** Each cell blocked with the given chance, 0 to 1. */
export function randomMap({ width, height, seed, blocked = 0.2 }: MapOptions & { blocked?: number }): Grid {
  const random = new Random(seed);
  const grid = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (random.chance(blocked)) grid.setBlocked(x, y);
    }
  }
  return grid;
}

/** Square rooms of `room` cells a side between walls one cell thick; most walls have a door one cell wide. */
export function roomsMap({
  width,
  height,
  seed,
  room = 8,
  doors = 0.9,
}: MapOptions & { room?: number; doors?: number }): Grid {
  const random = new Random(seed);
  const grid = new Grid(width, height);
  const pitch = room + 1;

  // Walls: every pitch-th column and row.
  for (let x = room; x < width; x += pitch) grid.fill(x, 0, 1, height, true);
  for (let y = room; y < height; y += pitch) grid.fill(0, y, width, 1, true);

  // Doors: one somewhere in the wall east and one in the wall south of each room.
  for (let top = 0; top < height; top += pitch) {
    for (let left = 0; left < width; left += pitch) {
      const doorY = top + random.below(Math.min(room, height - top));
      const doorX = left + random.below(Math.min(room, width - left));
      if (random.chance(doors) && left + room < width) grid.setBlocked(left + room, doorY, false);
      if (random.chance(doors) && top + room < height) grid.setBlocked(doorX, top + room, false);
    }
  }
  return grid;
}

/**
 * A perfect maze by depth-first carving: one route between any two of its cells, corridors `corridor` cells wide,
 * walls one cell thick. What is left over at the right and bottom edge stays blocked.
 */
export function mazeMap({ width, height, seed, corridor = 1 }: MapOptions & { corridor?: number }): Grid {
  const random = new Random(seed);
  const grid = blockedMap({ width, height, seed });
  const pitch = corridor + 1;
  const columns = Math.max(1, Math.floor((width + 1) / pitch));
  const rows = Math.max(1, Math.floor((height + 1) / pitch));
  const carve = (x: number, y: number) =>
    grid.fill(x, y, Math.min(corridor, width - x), Math.min(corridor, height - y), false);

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

    // Open that room, and the wall between: the room before, moved one cell towards the new one, covers it.
    const next = random.pick(choices);
    const nextColumn = next % columns;
    const nextRow = (next - nextColumn) / columns;
    carve(nextColumn * pitch, nextRow * pitch);
    carve(column * pitch + (nextColumn - column), row * pitch + (nextRow - row));
    carved[next] = 1;
    trail.push(next);
  }
  return grid;
}

/** Caves: random cells smoothed by a cellular automaton (blocked where at least five of the nine cells around were). */
export function cavesMap({
  width,
  height,
  seed,
  blocked = 0.42,
  rounds = 4,
}: MapOptions & { blocked?: number; rounds?: number }): Grid {
  const random = new Random(seed);

  // One cell of border all round, blocked for good, so that the automaton needs no edge cases.
  const stride = width + 2;
  let cells = new Uint8Array(stride * (height + 2)).fill(1);
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) cells[y * stride + x] = random.chance(blocked) ? 1 : 0;
  }
  for (let round = 0; round < rounds; round++) {
    const next = cells.slice();
    for (let y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++) {
        let around = 0;
        for (let row = y - 1; row <= y + 1; row++) {
          const at = row * stride + x;
          around += cells[at - 1] + cells[at] + cells[at + 1];
        }
        next[y * stride + x] = around >= 5 ? 1 : 0;
      }
    }
    cells = next;
  }

  const grid = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (cells[(y + 1) * stride + x + 1] === 1) grid.setBlocked(x, y);
  }
  return grid;
}

/**
 * Rolling terrain: nine levels of cost from `least` to `most`, with some cells blocked. `scale` is the size of a hill
 * in cells.
 */
export function terrainMap({
  width,
  height,
  seed,
  least = 1,
  most = 9,
  scale = 12,
  blocked = 0.05,
}: MapOptions & { least?: number; most?: number; scale?: number; blocked?: number }): Grid {
  const random = new Random(seed);

  // Heights at the corners of a coarse lattice, interpolated bilinearly.
  const stride = Math.ceil(width / scale) + 2;
  const lattice = Float64Array.from({ length: stride * (Math.ceil(height / scale) + 2) }, () => random.next());
  const costs = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = Math.floor(y / scale) * stride + Math.floor(x / scale);
      const right = (x % scale) / scale;
      const down = (y % scale) / scale;
      const upper = lattice[corner] * (1 - right) + lattice[corner + 1] * right;
      const lower = lattice[corner + stride] * (1 - right) + lattice[corner + stride + 1] * right;
      const level = Math.floor((upper * (1 - down) + lower * down) * 9);
      costs[y * width + x] = random.chance(blocked) ? Infinity : least + ((most - least) * level) / 8;
    }
  }
  return Grid.fromCosts(width, height, costs);
}

/** The families by name, with their standard settings. */
export const mapFamilies: Record<string, (options: MapOptions) => Grid> = {
  open: openMap,
  'random 10 %': (options) => randomMap({ ...options, blocked: 0.1 }),
  'random 20 %': (options) => randomMap({ ...options, blocked: 0.2 }),
  'random 30 %': (options) => randomMap({ ...options, blocked: 0.3 }),
  'random 40 %': (options) => randomMap({ ...options, blocked: 0.4 }),
  rooms: roomsMap,
  maze: mazeMap,
  caves: cavesMap,
  terrain: terrainMap,
};

/** The families whose passable cells all cost the same. */
export const uniformFamilies: typeof mapFamilies = Object.fromEntries(
  Object.entries(mapFamilies).filter(([name]) => name !== 'terrain'),
);
