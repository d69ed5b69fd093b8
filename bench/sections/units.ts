/** Measures requests for units: larger ones, kinds that are equal or blocked, cells to avoid, and turns that cost. Each against the plain search it should cost. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openMap, uniformFamilies } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { type FindPathOptions, findPath, Grid, type PathResult } from '../../src/index.ts';
import { parseMap } from '../../src/movingai.ts';
import { checkEqualCost } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import { mean, median } from '../measure/statistics.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';
import { measureTurnCosts } from './turn-costs.ts';

const SEED = 2026;
const SIDE = 512;
const SIZES = [2, 3];
/** A map derived for a request may take this many times as long as a grid that is the same map. */
const MOST_RATIO = 1.3;
/** Searches of a microsecond are not judged by their ratio: finding the derived map may take this long, in microseconds. */
const MOST_LOOKUP = 0.3;

const AVOID_SIDE = 1024;
const AVOIDED = 50;
const BLOCKS = 8000;
/** Microseconds that cells to avoid may add to a search, on average. */
const MOST_ADDED = 60;

export const units: Section = {
  name: 'units',
  title: 'Units: derived maps against grids of their own (medians of per-query minima), and what cells to avoid add',
  run(bench) {
    const maps = Object.entries(namedMaps());
    const rows = [['map', 'request', 'time', 'its own grid', 'ratio']];
    const ratios: number[] = [];
    let held = true;
    maps.forEach(([name, grid], i) => {
      bench.progress(i, maps.length);
      for (const size of SIZES) addRow(`size ${size}`, grid, standingPlaces(grid, size), { size });
      addRow('kindCosts', withKinds(grid), grid, { kindCosts: [1, Infinity, 1] });

      function addRow(request: string, asked: Grid, own: Grid, options: FindPathOptions) {
        const queries = queriesOn(own, bench.quick ? 6 : 24);
        if (queries === null) return;
        const [time, plain] = compare(bench, queries, [asked, own], options);
        ratios.push(time / plain);
        held &&= time <= Math.max(plain * MOST_RATIO, plain + MOST_LOOKUP);
        rows.push([name, request, formatMicroseconds(time), formatMicroseconds(plain), formatRatio(time / plain)]);
      }
    });
    bench.print(formatTable(rows));
    const worst = ratios.indexOf(Math.max(...ratios));
    const [map, request] = rows[worst + 1];
    return [
      {
        target: `a size, or kinds that leave uniform ground, takes at most ${MOST_RATIO} x the time of the same map given as a grid, or ${MOST_LOOKUP} µs more`,
        measured: `median ${formatRatio(median(ratios))}, most ${formatRatio(ratios[worst])} (${request} on ${map})`,
        held,
      },
      ...measureAvoid(bench),
      measureTurnCosts(bench, maps),
    ];
  },
};

/** Returns the uniform maps of the folder that HOTPATH_MOVINGAI names; without it, generated ones. */
function namedMaps(): Record<string, Grid> {
  const folder = process.env.HOTPATH_MOVINGAI;
  if (!folder) {
    const families = Object.entries(uniformFamilies);
    return Object.fromEntries(families.map(([name, make]) => [name, make({ width: SIDE, height: SIDE, seed: SEED })]));
  }
  const files = readdirSync(join(folder, 'maps'), { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => file.endsWith('.map')).sort();
  return Object.fromEntries(
    maps.map((file) => [basename(file, '.map'), parseMap(readFileSync(join(folder, 'maps', file), 'utf8'))]),
  );
}

/** Returns a grid of the places where a unit may stand, cell by cell. */
function standingPlaces(grid: Grid, size: number): Grid {
  const places = new Grid(grid.width, grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) places.setBlocked(x, y, !fits(grid, x, y, size));
  }
  return places;
}

function fits(grid: Grid, left: number, top: number, size: number): boolean {
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) if (!grid.isInside(x, y) || grid.isBlocked(x, y)) return false;
  }
  return true;
}

/** Returns an open grid with kind 1 where another has walls, and kind 0 or 2 elsewhere. */
function withKinds(grid: Grid): Grid {
  const kinds = new Grid(grid.width, grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++)
      kinds.setKind(x, y, grid.isBlocked(x, y) ? 1 : ((x >> 3) + (y >> 3)) % 2 ? 2 : 0);
  }
  return kinds;
}

/** Picks queries; null for a map that a unit of this size cannot cross. */
function queriesOn(own: Grid, count: number): Query[] | null {
  try {
    return pickQueries(own, count, SEED);
  } catch {
    return null;
  }
}

/** Returns the microseconds of a request on one grid, and of plain searches on a grid that is the same map. */
function compare(
  bench: SectionContext,
  queries: readonly Query[],
  [asked, own]: readonly [Grid, Grid],
  options: FindPathOptions,
): number[] {
  const ways = [
    ({ start, goal }: Query) => findPath(asked, start, goal, options),
    ({ start, goal }: Query) => findPath(own, start, goal),
  ];
  for (const query of queries) checkEqualCost(ways[0](query), ways[1](query), describe(query));
  return medianMinima(queries, ways, bench.quick ? 100 : 500);
}

/** Measures what cells to avoid add to a search together with the one after it, which finds the grid as it was. */
function measureAvoid(bench: SectionContext): Outcome[] {
  const blocks = openMap({ width: AVOID_SIDE, height: AVOID_SIDE, seed: SEED });
  const random = new Random(SEED);
  const below = (most: number) => random.below(most);
  for (let i = 0; i < BLOCKS; i++) {
    blocks.fill(below(AVOID_SIDE - 6), below(AVOID_SIDE - 6), 1 + below(6), 1 + below(6), true);
  }
  const maps = { 'open ground': new Grid(AVOID_SIDE, AVOID_SIDE), [`${BLOCKS} blocks`]: blocks };
  const rows = [['map', 'plain search', 'added, median', 'added, mean', 'routes changed']];
  const outcomes = Object.entries(maps).map(([name, grid]) => {
    const { plain, added, changed } = addedByAvoiding(grid, random, bench.quick);
    const figures = [median(plain), median(added), mean(added)].map(formatMicroseconds);
    rows.push([name, ...figures, `${changed} of ${added.length}`]);
    return {
      target: `${AVOIDED} cells to avoid on ${AVOID_SIDE} x ${AVOID_SIDE} add at most ${MOST_ADDED} µs on average: ${name}`,
      measured: formatMicroseconds(mean(added)),
      held: mean(added) <= MOST_ADDED,
    };
  });
  bench.print(formatTable(rows));
  return outcomes;
}

/** Returns, by query, the microseconds of a plain search and those that avoiding adds, and the number of routes that it changes. */
function addedByAvoiding(grid: Grid, random: Random, quick: boolean) {
  // One route in twenty changes, and its search takes long: fewer queries would give another mean each time.
  const queries = pickQueries(grid, quick ? 40 : 800, SEED);
  const draw = () => Int32Array.from({ length: AVOIDED }, () => random.below(AVOID_SIDE * AVOID_SIDE));
  const plain: number[] = [];
  const added: number[] = [];
  let changed = 0;
  for (const [i, { start, goal }] of queries.entries()) {
    const ends = [start, goal].map(({ x, y }) => y * AVOID_SIDE + x);
    const avoid = draw().filter((cell) => !ends.includes(cell));
    const result = findPath(grid, start, goal, { avoid });
    if (i % 20 === 0) checkAvoiding(result, grid, { start, goal }, avoid);
    if (String(result.path?.xy) !== String(findPath(grid, start, goal).path?.xy)) changed++;
    const search = () => findPath(grid, start, goal);
    const rounds = takeTurns(
      [{ run: search }, { run: () => [findPath(grid, start, goal, { avoid }), search()] }],
      3,
      3,
    );
    plain.push(leastOf(rounds, 0));
    added.push(leastOf(rounds, 1) - 2 * leastOf(rounds, 0));
  }
  return { plain, added, changed };
}

/** @throws {WrongAnswer} unless a copy of the grid with those cells blocked gives a route of the same cost. */
function checkAvoiding(result: PathResult, grid: Grid, { start, goal }: Query, avoid: Int32Array): void {
  const blocked = grid.clone();
  for (const cell of avoid) blocked.setBlocked(cell % AVOID_SIDE, Math.floor(cell / AVOID_SIDE), true);
  checkEqualCost(result, findPath(blocked, start, goal), describe({ start, goal }));
  blocked.releaseMemory();
}
