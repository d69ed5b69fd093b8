/** Writes files generated from results. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Results, readResults, SUITES, type Suite } from '../run/results.ts';
import { chartsOf, pageOf } from './page.ts';
import { wholeMapSummary } from './whole-map.ts';

export const PAGE = 'docs/benchmarks.md';

export const README = 'README.md';

/** The folder of the published results and charts. */
export const FOLDER = 'docs/benchmarks';

/** Draws the charts of results into a folder. @returns The files written. */
export function writeCharts(results: Results, folder: string): string[] {
  return [...chartsOf(results)].map(([name, svg]) => {
    const file = join(folder, name);
    writeFileSync(file, svg);
    return file;
  });
}

/** Reads the published results, by suite. */
export function readPublished(): Partial<Record<Suite, Results>> {
  const published: Partial<Record<Suite, Results>> = {};
  for (const suite of SUITES) {
    const file = join(FOLDER, `${suite}.json`);
    if (existsSync(file)) published[suite] = readResults(file);
  }
  return published;
}

/** Generates the page from the published results, and the README's table of whole maps. @returns The files written. */
export function writePage(): string[] {
  const published = readPublished();
  writeFileSync(PAGE, pageOf(published));
  const wholeMap = published['whole-map'];
  if (wholeMap === undefined) return [PAGE];
  const table = wholeMapSummary(wholeMap);
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(/^\| ns a cell[\s\S]*?\n(?=\n)/m, () => table),
  );
  return [PAGE, README];
}
