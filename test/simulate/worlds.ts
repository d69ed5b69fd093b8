/** Ticks that edit a World. */
import type { World } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import type { Tick } from './tick.ts';

/** Draws a cell of a loaded chunk; null if there is none. */
function loadedCell(random: Random, world: World): [number, number] | null {
  const places = world.chunks();
  if (places.length === 0) return null;
  const { cx, cy } = random.pick(places);
  const side = world.chunkSize;
  return [cx * side + random.below(side), cy * side + random.below(side)];
}

function load(random: Random, world: World, on: string): Tick[] {
  const places = world.chunks();
  const { cx, cy } = places.length === 0 ? { cx: random.between(-3, 3), cy: 0 } : random.pick(places);
  if (places.length > 0 && random.chance(0.5)) {
    // Saved and loaded again.
    return [{ on, call: 'load', args: [cx, cy, { on, call: 'chunk', args: [cx, cy] }] }];
  }
  const place = [cx + random.between(-1, 1), cy + random.between(-1, 1)];
  const costs = Array.from({ length: world.chunkSize ** 2 }, () => random.pick([1, 1, 1, 2, Infinity]));
  const kinds = costs.map(() => random.below(3));
  const fitting = world.clone();
  try {
    fitting.load(place[0], place[1]);
  } catch {
    return [];
  }
  return [{ on, call: 'load', args: [...place, random.chance(0.5) ? { costs } : { costs, kinds }] }];
}

function setWall(random: Random, world: World, on: string): Tick[] {
  const cell = loadedCell(random, world);
  if (cell === null) return [];
  const wall = 2 * random.below(4);
  const beside = world.chunkOf(cell[0] + [0, 0, 1, 0, 0, 0, -1][wall], cell[1] + [-1, 0, 0, 0, 1, 0, 0][wall]);
  if (!world.isLoaded(beside.cx, beside.cy)) return [];
  return [{ on, call: 'setWall', args: [cell, wall, random.chance(0.6)] }];
}

/** Edits of a World by their names. */
export const WORLD_EDITS: Readonly<Record<string, (random: Random, world: World, on: string) => Tick[]>> = {
  load,
  setWall,
  unload: (random, world, on) => {
    const places = world.chunks();
    if (places.length === 0) return [];
    const { cx, cy } = random.pick(places);
    return [{ on, call: 'unload', args: [cx, cy] }];
  },
  setBlocked: (random, world, on) => inCell(random, world, on, 'setBlocked', random.chance(0.5)),
  setCost: (random, world, on) => inCell(random, world, on, 'setCost', random.pick([1, 2, Infinity])),
  setKind: (random, world, on) => inCell(random, world, on, 'setKind', random.below(3)),
  setExit: (random, world, on) => inCell(random, world, on, 'setExit', random.below(8), random.chance(0.4)),
  releaseMemory: (_, __, on) => [{ on, call: 'releaseMemory', args: [] }],
};

function inCell(random: Random, world: World, on: string, call: string, ...values: (boolean | number)[]): Tick[] {
  const cell = loadedCell(random, world);
  return cell === null ? [] : [{ on, call, args: [cell, ...values] }];
}
