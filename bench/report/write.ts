/** Writes files generated from results. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Results, readResults, SUITES, type Suite } from '../run/results.ts';
import { chartsOf, pageOf } from './page.ts';

export const PAGE = 'docs/benchmarks.md';

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

/** Generates the page from the published results. @returns The file written. */
export function writePage(): string {
  writeFileSync(PAGE, pageOf(readPublished()));
  return PAGE;
}
