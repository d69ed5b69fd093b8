/**
 * Measures libraries that newcomers meet beside hotpath: meshes of the same cells, and the finder of a plugin for Phaser. They are no development dependencies,
 * and run in processes of their own. With HOTPATH_TABLES=1 it writes docs/benchmarks/neighbours.txt, which is a part of docs/benchmarks.md, and that page.
 */
import { writeFileSync } from 'node:fs';
import { mapFamilies } from '../../generators/maps.ts';
import { findAnyAnglePath, type Grid } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { pickQueries, type Query } from '../check/queries.ts';
import { answersBy, NEIGHBOURS, type NeighbourAnswer, type NeighbourMap } from '../neighbours/neighbours.ts';
import { isOnCells, lengthOf } from '../neighbours/routes.ts';
import { markdownTable } from '../report/markdown.ts';
import { NEIGHBOURS_FILE, neighboursSection } from '../report/neighbours.ts';
import { writePage } from '../report/write.ts';
import { describeMachine } from '../run/results.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SEED = 2026;
const SIDE = 128;
const FAMILIES = ['rooms', 'caves', 'random 20 %'];

interface Problem extends NeighbourMap {
  readonly grid: Grid;
  /** Lengths of the shortest routes at any angle for a unit of one cell, added up. */
  readonly shortest: number;
}

function problemOf(family: string, count: number): Problem {
  const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
  const queries = pickQueries(grid, count, SEED);
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => Number(grid.isBlocked(x, y))),
  );
  const shortest = queries.reduce((sum, { start, goal }) => sum + findAnyAnglePath(grid, start, goal).cost, 0);
  return { grid, width: SIDE, rows, queries, shortest };
}

export const neighbours: Section = {
  name: 'neighbours',
  title: `Meshes and finders beside hotpath on ${SIDE} x ${SIDE}: microseconds a query, length over the shortest, what they keep`,
  run(bench) {
    const machine = describeMachine();
    const problems = FAMILIES.map((family) => problemOf(family, bench.quick ? 6 : 30));
    const rows = [
      ['library', 'parts', 'KB', 'reads, ms', ...FAMILIES.flatMap((family) => [`${family}, µs`, 'length', 'wrong'])],
    ];
    for (const [i, neighbour] of NEIGHBOURS.entries()) {
      bench.progress(i, NEIGHBOURS.length);
      const answers = answersBy(neighbour, problems, bench.quick ? 100 : 1500);
      if (typeof answers === 'string') {
        rows.push([neighbour.title, answers]);
        continue;
      }
      const mean = (of: (answer: NeighbourAnswer) => number) =>
        answers.reduce((sum, answer) => sum + of(answer), 0) / answers.length;
      const cells = answers.flatMap(({ least, routes }, k) => {
        const { queries, grid, shortest } = problems[k];
        const wrong = routes.filter((route, q) => !isRight(grid, queries[q], route)).length;
        if (neighbour.isOwn && wrong > 0) throw new WrongAnswer(`${neighbour.title}, ${FAMILIES[k]}: ${wrong} wrong`);
        const microseconds = (1000 * least.reduce((sum, one) => sum + one)) / least.length;
        const length = routes.reduce((sum, route) => sum + lengthOf(route), 0) / shortest;
        return [digits(microseconds), wrong === 0 ? length.toFixed(3) : '-', `${wrong}`];
      });
      const kept = [mean(({ parts }) => parts), mean(({ bytes }) => bytes) / 1024, mean(({ made }) => made)];
      rows.push([neighbour.title, ...kept.map(digits), ...cells]);
    }
    bench.print(formatTable(rows));
    if (process.env.HOTPATH_TABLES === '1' && !bench.quick) {
      writeFileSync(NEIGHBOURS_FILE, neighboursSection(markdownTable(rows), SIDE, machine));
      writePage();
    }
    return [];
  },
};

/** Whether a route leads from start to goal, and over free cells. */
function isRight(grid: Grid, { start, goal }: Query, route: readonly (readonly number[])[]): boolean {
  const near = (point: readonly number[] | undefined, { x, y }: Query['start']) =>
    point !== undefined && Math.hypot(point[0] - x - 0.5, point[1] - y - 0.5) < 0.75;
  return near(route[0], start) && near(route[route.length - 1], goal) && isOnCells(grid, route);
}

function digits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
}
