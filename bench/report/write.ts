/** Files made of results. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Results, readResults, type Suite } from '../run/results.ts';
import { chartsOf, pageOf } from './page.ts';

export const PAGE = 'docs/benchmarks.md';

/** What the page is made of. */
export const FOLDER = 'docs/benchmarks';

/** Draws the charts of results into a folder. @returns The files. */
export function writeCharts(results: Results, folder: string): string[] {
  return [...chartsOf(results)].map(([name, svg]) => {
    const file = join(folder, name);
    writeFileSync(file, svg);
    return file;
  });
}

/** The results that are published, by suite. */
export function readPublished(): Partial<Record<Suite, Results>> {
  const published: Partial<Record<Suite, Results>> = {};
  for (const suite of ['peers', 'scale'] as const) {
    const file = join(FOLDER, `${suite}.json`);
    if (existsSync(file)) published[suite] = readResults(file);
  }
  return published;
}

/** Makes the page from the results that are published. @returns The file. */
export function writePage(): string[] {
  writeFileSync(PAGE, pageOf(readPublished()));
  return [PAGE];
}
