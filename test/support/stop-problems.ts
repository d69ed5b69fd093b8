/** Maps on which jump points have to stop at some cells: with links, closed exits and edges that go on. */
import { Grid, HexGrid } from '../../src/index.ts';
import type { Random } from './maps.ts';

/** Makes a map of 4 to 44 cells a side with 0 to 300 links, a half of which save nothing, or with walls between up to half of the cells. */
export function randomStopMap(random: Random): { grid: Grid; isWrapped: boolean } {
  const [width, height] = [random.between(4, 44), random.between(4, 44)];
  const kind = random.pick(['grid', 'grid', 'grid', 'hexes', 'wrap', 'floors'] as const);
  const blocked = random.pick([0, 0.02, 0.1, 0.3, 0.45]);
  const cost = random.pick([1, 1, 1, 3, 0.5]);
  const paint = <Map extends Grid>(grid: Map): Map => {
    if (cost !== 1) grid.fill(0, 0, grid.width, grid.height, cost);
    const lines = random.below(4);
    for (let i = 0; i < lines; i++) {
      if (random.chance(0.5)) grid.fill(random.below(grid.width), 0, 1, grid.height, true);
      else grid.fill(0, random.below(grid.height), grid.width, 1, true);
    }
    for (let cell = 0; cell < grid.width * grid.height; cell++) {
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      if (random.chance(blocked)) grid.setBlocked(x, y);
      else if (random.chance(0.05)) grid.setBlocked(x, y, false);
    }
    if (random.chance(0.15)) grid.setCost(random.below(grid.width), random.below(grid.height), 2);
    return grid;
  };
  const map = (): Grid => {
    if (kind === 'hexes')
      return paint(new HexGrid(width, height, { layout: random.pick(['odd-r', 'even-q', 'axial']) }));
    if (kind === 'wrap') return paint(new Grid(width, height, { wrap: random.pick(['x', 'y', 'both']) }));
    if (kind !== 'floors') return paint(new Grid(width, height));
    return Grid.stack([0, 1, 2].map(() => paint(new Grid(width, Math.ceil(height / 3)))));
  };
  const grid = map();
  const links = kind === 'floors' ? random.between(1, 12) : random.pick([0, 0, 1, 2, 5, 20, 70, 150, 300]);
  for (let i = 0; i < links; i++) addLink(grid, random);
  const walls = random.pick([0, 0, 0.001, 0.01, 0.05, 0.2, 0.5]) * grid.width * grid.height;
  for (let i = 0; i < walls && kind !== 'wrap'; i++) shut(grid, random);
  return { grid, isWrapped: kind === 'wrap' };
}

/** Makes an edit of any kind. */
export function editStops(grid: Grid, random: Random, isWrapped: boolean): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  const links = grid.links();
  const what = random.below(6);
  if (what === 0) grid.setBlocked(x, y, !grid.isBlocked(x, y));
  else if (what === 1 && !isWrapped) shut(grid, random);
  else if (what === 2) addLink(grid, random);
  else if (what === 3 && links.length > 0) grid.removeLink(random.pick(links).id);
  else if (what === 5 && random.chance(0.2)) grid.setCost(random.pick([0, x, grid.width - 1]), y, random.pick([1, 2]));
  else if (what === 4 && links.length > 0) {
    const { from } = random.pick(links);
    grid.setBlocked(from, !grid.isBlocked(from));
  }
}

/** Adds a link from a passable cell, far or near, that saves much, nothing, or costs exactly what walking does. */
function addLink(grid: Grid, random: Random): void {
  const place = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
  const from = place();
  const isNear = random.chance(0.4);
  const to = isNear ? { x: from.x + random.between(-2, 2), y: from.y + random.between(-2, 2) } : place();
  if (!grid.isInside(to.x, to.y) || (from.x === to.x && from.y === to.y)) return;
  if (grid.isBlocked(from) && random.chance(0.9)) return;
  const cost = random.pick([0, 0.3, 1, 1, 3, 60, Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y))]);
  try {
    grid.addLink(from, to, { cost, oneWay: random.chance(0.4) });
  } catch (error) {
    // A cell between two floors.
    if (!(error instanceof RangeError && error.message.includes('floors'))) throw error;
  }
}

/** Closes or opens exits: one, or both of a border between two cells. */
function shut(grid: Grid, random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  const isOpen = random.chance(0.2);
  if (grid instanceof HexGrid) {
    const direction = random.pick(
      grid.layout === 'even-q' ? (['north', 'south-east'] as const) : (['east', 'south-east'] as const),
    );
    const [stepX, stepY] = [x + (direction === 'north' ? 0 : 1), y];
    if (random.chance(0.6)) grid.setWall([x, y], direction, !isOpen);
    // Off the map there is no border.
    else if (direction !== 'south-east' && grid.isInside(stepX, stepY - Number(direction === 'north'))) {
      grid.setEdgeCost([x, y], direction, random.pick([0.5, 2, 3, null]));
    }
    return;
  }
  if (random.chance(0.5)) grid.setExit(x, y, random.below(8), isOpen);
  else grid.setWall(x, y, random.pick([0, 2, 4, 6]), !isOpen);
}
