/** Small random grids with links, and requests on them with every option. */
import { Grid } from '../../src/index.ts';
import type { Random } from './maps.ts';
import type { Point } from './world.ts';

/** Islands that only links join, noise, terrain and kinds. Some links lead into walls. */
export function randomLinkedGrid(random: Random): Grid {
  const grid = new Grid(random.between(2, 20), random.between(1, 20));
  const hasTerrain = random.chance(0.3);
  const hasKinds = random.chance(0.4);
  const blocked = random.pick([0, 0.1, 0.3, 0.6]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (hasTerrain && random.chance(0.3)) grid.setCost(x, y, random.pick([2, 3.5]));
      if (hasKinds && random.chance(0.3)) grid.setKind(x, y, random.between(1, 2));
      if (random.chance(blocked)) grid.setBlocked(x, y);
    }
  }
  if (random.chance(0.4)) grid.fill(random.below(grid.width), 0, 1, grid.height, true);
  if (random.chance(0.4)) grid.fill(0, random.below(grid.height), grid.width, 1, true);
  const links = random.pick([0, 1, 2, 5, 12, 40]);
  for (let i = 0; i < links; i++) addRandomLink(grid, random);
  return grid;
}

export function addRandomLink(grid: Grid, random: Random): void {
  const from = randomPlace(grid, random);
  const to = random.chance(0.4) ? near(grid, from, random) : randomPlace(grid, random);
  if (from.x === to.x && from.y === to.y) return;
  const kinds = random.chance(0.3) ? { kinds: random.pick([1, [2], [0, 2], [7]]) } : {};
  grid.addLink(from, to, { cost: random.pick([0, 1, 1, 0.3, 3, 12]), oneWay: random.chance(0.4), ...kinds });
}

/** Adds or removes a link, or blocks or opens one of its cells. */
export function editLinks(grid: Grid, random: Random): void {
  const links = grid.links();
  if (links.length === 0 || random.chance(0.4)) {
    addRandomLink(grid, random);
    return;
  }
  const { id, from } = random.pick(links);
  if (random.chance(0.5)) grid.removeLink(id);
  else grid.setBlocked(from, random.chance(0.5));
}

export function randomPlace(grid: Grid, random: Random): Point {
  for (let i = 0; i < 9; i++) {
    const place = { x: random.below(grid.width), y: random.below(grid.height) };
    if (!grid.isBlocked(place)) return place;
  }
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

function near(grid: Grid, { x, y }: Point, random: Random): Point {
  return {
    x: Math.min(Math.max(x + random.between(-3, 3), 0), grid.width - 1),
    y: Math.min(Math.max(y + random.between(-3, 3), 0), grid.height - 1),
  };
}
