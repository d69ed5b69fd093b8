/** A window that carries its chunks to and fro: after each load and unload, its grids have what is loaded, with unloaded ground around. */
import { expect, test } from 'vitest';
import type { ChunkPlace } from '../../src/core/grid/answers.ts';
import { UNLOADED_KIND } from '../../src/features/world/chunk.ts';
import { RING } from '../../src/features/world/window/slots.ts';
import { LoadedArea } from '../../src/features/world/window/window.ts';
import type { AreaGrid } from '../../src/features/world/window/window-grid.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const SIDE = 12;
const REACH = 2;
const nothing = { costs: null, kinds: null, exits: null };

/** Blocked cells of each loaded chunk, by `cx,cy`. */
type Truth = Map<string, Uint8Array>;

/** Looks at all cells of a grid that lie within the ring around the loaded chunks. */
function look(window: LoadedArea, ground: AreaGrid, truth: Truth, hasKinds: boolean): void {
  const places = window.places();
  expect(new Set(places.map(({ cx, cy }) => `${cx},${cy}`))).toEqual(new Set(truth.keys()));
  const { x: left, y: top } = window.toGrid(corner(places, Math.min, 0));
  const { x: right, y: bottom } = window.toGrid(corner(places, Math.max, SIDE));
  let wrong = 0;
  for (let y = top - RING; y < bottom + RING; y++) {
    for (let x = left - RING; x < right + RING; x++) {
      const { cx, cy } = window.chunkAt(x, y);
      const cell = window.toWorld({ x, y });
      const walls = truth.get(`${cx},${cy}`);
      const expected =
        walls === undefined ? ground.guess === Infinity : walls[(cell.y - cy * SIDE) * SIDE + cell.x - cx * SIDE] === 1;
      wrong += Number(ground.cells.isBlocked(x, y) !== expected);
      if (hasKinds)
        wrong += Number(
          ground.cells.kinds.at(y * ground.cells.width + x) !== (walls === undefined ? UNLOADED_KIND : 0),
        );
    }
  }
  expect(wrong, 'cells').toBe(0);
}

function corner(places: ChunkPlace[], most: (...values: number[]) => number, more: number): { x: number; y: number } {
  const [cx, cy] = [most(...places.map((place) => place.cx)), most(...places.map((place) => place.cy))];
  return { x: cx * SIDE + more, y: cy * SIDE + more };
}

test(`loaded chunks stay what they are wherever they are carried, and nothing else comes near them (seed ${seed})`, () => {
  let carried = 0;
  for (let round = 0; round < runs(12); round++) {
    const random = new Random(seed + round);
    const sides = { width: random.between(16, 30) * SIDE, height: random.between(14, 26) * SIDE };
    const window = new LoadedArea(sides, { chunkSize: SIDE, leastCost: 1 }, Infinity);
    const [firstTaken, firstKinds] = [random.between(0, 40), random.between(0, 40)];
    const truth: Truth = new Map();
    const [dx, dy] = random.pick([
      [1, 0],
      [0, 1],
      [-1, 1],
      [2, -1],
      [1, 1],
    ]);
    const turns = random.chance(0.5);
    const back = random.between(6, 30);
    let [x, y] = [random.between(-9, 9), random.between(-9, 9)];
    for (let step = 0; step < 60; step++) {
      const sign = turns && step % (2 * back) >= back ? -1 : 1;
      x += sign * dx;
      y += sign * dy;
      const ground = window.open;
      const { cx } = window.chunkAt(0, 0);
      const distance = ({ cx, cy }: ChunkPlace) => Math.max(Math.abs(cx - x), Math.abs(cy - y));
      for (const place of window.places()) {
        // Some are left behind for a while, so that more room is needed.
        if (distance(place) <= REACH || (distance(place) <= REACH + 2 && random.chance(0.8))) continue;
        window.unload(place);
        truth.delete(`${place.cx},${place.cy}`);
      }
      for (let i = 0; i < (2 * REACH + 1) ** 2; i++) {
        const place = { cx: x - REACH + (i % (2 * REACH + 1)), cy: y - REACH + Math.floor(i / (2 * REACH + 1)) };
        if (window.isLoaded(place) && random.chance(0.98)) continue;
        const walls = Uint8Array.from({ length: SIDE ** 2 }, () => Number(random.chance(0.5)));
        window.load(place, { walls, ...nothing });
        truth.set(`${place.cx},${place.cy}`, walls);
      }
      // An edit at the edge of a chunk, so that others may be concerned.
      const { cx: column, cy: row } = random.pick(window.places());
      window.edit({ x: column * SIDE, y: row * SIDE + 3 }, ({ cells }, place) =>
        cells.setBlocked(place.x, place.y, step % 2 === 0),
      );
      (truth.get(`${column},${row}`) as Uint8Array)[3 * SIDE] = Number(step % 2 === 0);
      if (random.chance(0.2)) window.toGround({ x: (x + random.between(-15, 15)) * SIDE, y: y * SIDE });
      if (step === firstKinds) window.useKinds();
      carried += Number(step > 0 && window.open === ground && window.chunkAt(0, 0).cx !== cx);
      look(window, window.open, truth, step >= firstKinds);
      if (step >= firstTaken) look(window, window.taken, truth, step >= firstKinds);
    }
  }
  if (runs(12) >= 12) expect(carried).toBeGreaterThan(5);
});
