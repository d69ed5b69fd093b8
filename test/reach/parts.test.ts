// isReachable, randomCell, nearestFree and wouldBlock on maps of every kind, judged by the plain solver amid edits. HOTPATH_RUNS=10 makes 6,000 maps.
import { expect, test } from 'vitest';
import {
  Grid,
  HexGrid,
  isReachable,
  nearestFree,
  type Point,
  type PointLike,
  randomCell,
  wouldBlock,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { diagonalRules } from '../support/world.ts';

const DIRECTIONS = ['east', 'west', 'north-east', 'north-west', 'south-east', 'south-west', 'north', 'south'] as const;
const LAYOUTS = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'] as const;
const KINDS = ['plain', 'hexagons', 'wrap', 'floors'] as const;

function randomMap(random: Random, kind: (typeof KINDS)[number]): Grid {
  const [width, height] = [random.between(3, 9), random.between(3, 9)];
  if (kind === 'hexagons') return new HexGrid(width, height, { layout: random.pick(LAYOUTS) });
  if (kind === 'wrap') return new Grid(width, height, { wrap: random.pick(['x', 'y', 'both'] as const) });
  return kind === 'floors' ? Grid.stack([new Grid(width, height), new Grid(width, height)]) : new Grid(width, height);
}

/** Returns a cell, blocked or not; none between floors. */
function randomCellOf(grid: Grid, random: Random): Point {
  for (;;) {
    const cell = grid.cellAt(random.below(grid.width * grid.height));
    if (grid.floors === 1 || cell.floor !== undefined) return cell;
  }
}

/** Blocks and opens cells, closes exits one way or both, adds links and removes them. */
function edit(grid: Grid, random: Random, kind: (typeof KINDS)[number]): void {
  const cell = () => randomCellOf(grid, random);
  for (let i = random.below(4); i > 0; i--) grid.setBlocked(cell(), random.chance(0.6));
  for (let i = random.pick([0, 0, 1, 6]); i > 0; i--) {
    const from = cell();
    const direction = random.pick(DIRECTIONS);
    // On a grid with wrap reach knows no closed exits; some directions lead nowhere.
    if (kind !== 'wrap' && canLeave(grid, from, direction)) grid.setExit(from, direction, random.chance(0.3));
  }
  for (let i = random.pick([0, 0, 2]); i > 0; i--) {
    const [from, to] = [cell(), cell()];
    if (grid.indexOf(from) !== grid.indexOf(to)) grid.addLink(from, to, { cost: 1, oneWay: random.chance(0.5) });
  }
  const links = grid.links();
  if (links.length > 0 && random.chance(0.3)) grid.removeLink(random.pick(links).id);
}

function canLeave(grid: Grid, from: Point, direction: (typeof DIRECTIONS)[number]): boolean {
  try {
    return grid.isExitOpen(from, direction);
  } catch {
    return false;
  }
}

test.each(KINDS)(`what is within reach on maps of kind %s (seed ${seed})`, (kind) => {
  const random = new Random(seed);
  const answers = new Map<string, number>();
  const count = (name: string, answer: unknown) =>
    answers.set(`${name} ${answer}`, (answers.get(`${name} ${answer}`) ?? 0) + 1);
  for (let map = 0; map < runs(150); map++) {
    const grid = randomMap(random, kind);
    const density = random.pick([0, 0.2, 0.45]);
    for (let i = 0; i < grid.width * grid.height; i++) if (random.chance(density)) grid.setBlocked(grid.cellAt(i));
    const cell = () => randomCellOf(grid, random);
    for (let round = 0; round < 4; round++) {
      edit(grid, random, kind);
      const unit = kind === 'hexagons' ? {} : { diagonals: random.pick(diagonalRules) };
      const leads = (from: PointLike, to: PointLike, avoid: PointLike[] = []) =>
        reference.findPath(grid, from, to, { ...unit, avoid }).path !== null;
      const cells = Array.from({ length: random.pick([1, 3, 9]) }, cell);
      const [from, to] = [
        [cell(), cell()],
        [cell(), cell()],
      ];
      const label = JSON.stringify({ map, round, cells, from, to, unit, grid });
      const isReached = leads(from[0], to[0]);
      expect(isReachable(grid, from[0], to[0], unit), label).toBe(isReached);
      count('isReachable', isReached);
      const isLost = from.some(
        (start) => to.some((goal) => leads(start, goal)) && !to.some((goal) => leads(start, goal, cells)),
      );
      expect(wouldBlock(grid, cells, from, to, unit), label).toBe(isLost);
      count('wouldBlock', isLost);
      const free = { ...unit, reachableFrom: from[0] };
      for (const found of [
        randomCell(grid, { ...free, random: () => random.below(1000) / 1000 }),
        nearestFree(grid, to[0], free),
      ]) {
        const isAny = !grid.isBlocked(from[0]);
        // On floors, the nearest cell is one of the same floor.
        if (kind !== 'floors') expect(found !== null, label).toBe(isAny);
        if (found !== null) expect(leads(from[0], found), label).toBe(true);
      }
    }
  }
  for (const name of ['isReachable', 'wouldBlock'])
    for (const answer of [true, false])
      expect(answers.get(`${name} ${answer}`), `${name} ${answer}`).toBeGreaterThan(3);
});
