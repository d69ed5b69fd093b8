// docs/benchmarks.md and its charts match the published results.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chartsOf, pageOf } from '../../bench/report/page.ts';
import { FOLDER, PAGE, readPublished } from '../../bench/report/write.ts';

const published = readPublished();

test('the page is generated from the published results', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(pageOf(published));
});

test.each(Object.entries(published))('the charts of %s are drawn from its results', (_, results) => {
  for (const [name, svg] of chartsOf(results)) expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(svg);
});

test('results are of full runs at a commit, and hold no path of the machine', () => {
  for (const [suite, results] of Object.entries(published)) {
    expect([results.suite, results.quick]).toEqual([suite, false]);
    expect(results.commit).toMatch(/^[0-9a-f]{10}$/);
    expect(JSON.stringify(results)).not.toMatch(/\/(tmp|home|root|work)\b|localhost/);
  }
});

test('the page shows every chart', () => {
  const page = readFileSync(PAGE, 'utf8');
  const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path);
  for (const picture of pictures) expect(existsSync(join('docs', picture)), picture).toBe(true);
  const charts = Object.values(published).flatMap((results) => [...chartsOf(results).keys()]);
  expect(pictures.sort()).toEqual(charts.map((name) => `benchmarks/${name}`).sort());
});

/** The rows of the README's table, and whose row of the page each restates. */
const RESTATED = [
  ['hotpath without WebAssembly', "hotpath, engine 'js'"],
  ['EasyStar.js 0.4.4', 'EasyStar.js'],
  ['javascript-astar 0.4.1', 'javascript-astar'],
  ['ngraph.path 1.6.1', 'ngraph.path A*'],
  ['PathFinding.js 0.4.18', 'PathFinding.js A*'],
  ['rot.js 2.2.1', 'rot.js A*'],
];

test.each(RESTATED)('the README states for %s what the page states', (row, name) => {
  const cellsOf = (file: string, first: string) => {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`| ${first} |`));
    return (line as string).split(' | ');
  };
  const [, version, , , , ratio] = cellsOf(PAGE, name);
  const [stated, times] = cellsOf('README.md', row);
  if (!row.startsWith('hotpath')) expect(stated).toContain(version);
  const measured = Number.parseFloat(ratio.replace(',', ''));
  expect(times).toBe(measured < 10 ? measured.toFixed(1) : Math.round(measured).toLocaleString('en'));
});
