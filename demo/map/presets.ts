/** Painters of maps that show something about searches. Like those of generators/, they work at any size from 1 x 1. */
import { paintCaves } from '../../generators/painters.ts';
import { Random } from '../../generators/random.ts';
import { Terrain } from './model.ts';

/** Paints a cup that is open to the left, where the start stands. Searches led by a heuristic fill it before they go around. */
export function paintTrap(terrain: Terrain): void {
  const { width, height } = terrain;
  const [left, right] = [Math.floor(width * 0.25), Math.floor(width * 0.7)];
  const [top, bottom] = [Math.floor(height * 0.15), Math.floor(height * 0.85)];
  if (right - left < 2 || bottom - top < 2) return;
  terrain.fill(left, top, right - left + 1, 1, true);
  terrain.fill(left, bottom, right - left + 1, 1, true);
  terrain.fill(right, top, 1, bottom - top + 1, true);
}

/** Paints a spiral of walls, two cells apart. The way in is as long as all its turns. */
export function paintSpiral(terrain: Terrain): void {
  const { width, height } = terrain;
  const pitch = 3;
  for (let inset = 1; Math.min(width, height) - 2 * inset >= 2 * pitch; inset += pitch) {
    const [right, bottom] = [width - 1 - inset, height - 1 - inset];
    terrain.fill(inset, inset, right - inset + 1, 1, true);
    terrain.fill(right, inset, 1, bottom - inset + 1, true);
    terrain.fill(inset, bottom, right - inset + 1, 1, true);
    // The left wall ends before the next turn begins, and a wall across leads inwards.
    terrain.fill(inset, inset + pitch, 1, bottom - inset - pitch + 1, true);
    terrain.fill(inset, inset + pitch, pitch, 1, true);
  }
}

/** Paints blocks of houses along streets two cells wide. Some blocks have a courtyard, some are squares. */
export function paintCity(terrain: Terrain, seed: number): void {
  const random = new Random(seed);
  const { width, height } = terrain;
  const lines = (length: number) => {
    const starts: number[] = [];
    for (let at = 1; at < length; at += 7 + random.below(5)) starts.push(at);
    return [...starts, length + 1];
  };
  const [columns, rows] = [lines(width), lines(height)];
  for (let j = 0; j + 1 < rows.length; j++) {
    for (let i = 0; i + 1 < columns.length; i++) {
      const [x, y] = [columns[i], rows[j]];
      const [right, bottom] = [Math.min(width, columns[i + 1] - 2), Math.min(height, rows[j + 1] - 2)];
      if (right <= x || bottom <= y || random.chance(0.12)) continue;
      terrain.fill(x, y, right - x, bottom - y, true);
      if (right - x < 5 || bottom - y < 5 || !random.chance(0.5)) continue;
      // A courtyard with a gate.
      terrain.fill(x + 2, y + 2, right - x - 4, bottom - y - 4, false);
      terrain.fill(x + 2, random.chance(0.5) ? y : bottom - 2, 1, 2, false);
    }
  }
}

/** Paints mountains, forest (cost 3), swamp (cost 6), and a river with two bridges. */
export function paintGame(terrain: Terrain, seed: number): void {
  const { width, height } = terrain;
  const paintPatches = (patchSeed: number, blocked: number, cost: number) => {
    const patches = new Terrain(width, height);
    paintCaves(patches, patchSeed, { blocked });
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) if (patches.levels[y * width + x] === 0) terrain.setCost(x, y, cost);
    }
  };
  paintPatches(3 * seed + 1, 0.42, 3);
  paintPatches(3 * seed + 2, 0.36, 6);
  paintPatches(3 * seed + 3, 0.37, 0);
  if (width < 12 || height < 12) return;

  const random = new Random(seed);
  const phase = random.next() * 2 * Math.PI;
  const bridges = [0.2 + 0.15 * random.next(), 0.65 + 0.2 * random.next()].map((share) => Math.floor(height * share));
  for (let y = 0; y < height; y++) {
    const x = Math.floor(width * (0.5 + 0.12 * Math.sin(phase + (5 * y) / height)));
    const isBridge = bridges.some((bridge) => Math.abs(bridge - y) <= 1);
    terrain.fill(x - 1, y, 3, 1, isBridge ? 1 : true);
  }
}
