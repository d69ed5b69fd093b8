/** The bars of the landing page, from the tables of docs/benchmarks.md, and the version and licence of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryOf } from '../.vitepress/text.ts';

export interface Bar {
  readonly name: string;
  /** How many times as long as hotpath it takes: the geometric mean over the maps, and the least and the most of a map. */
  readonly times: number;
  readonly least: number;
  readonly most: number;
  readonly answers: string;
}

export interface Figures {
  readonly bars: readonly Bar[];
  readonly version: string;
  readonly licence: string;
  /** Address of the sources; null if the package names none. */
  readonly source: string | null;
}

/** From the slowest to the fastest. */
const SHOWN = [
  'rot.js A*',
  'PathFinding.js A*',
  'ngraph.path A*',
  'fast-astar',
  'javascript-astar',
  'EasyStar.js',
  'l1-path-finder',
];

const ROOT = join(import.meta.dirname, '..', '..');

declare const data: Figures;

export { data };

export default {
  watch: ['../../docs/benchmarks.md', '../../package.json'],
  load(): Figures {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    return {
      bars: readBars(readFileSync(join(ROOT, 'docs', 'benchmarks.md'), 'utf8')),
      version: manifest.version,
      licence: manifest.license,
      source: repositoryOf(manifest),
    };
  },
};

function readBars(page: string): Bar[] {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const header = rows.findIndex((cells) => cells.includes('map by map'));
  const [times, answers] = ['map by map', 'answers'].map((title) => rows[header].indexOf(title));
  return SHOWN.map((name) => {
    const row = rows.slice(header).find((cells) => cells[1] === name);
    // The next table has a cell for each map, with the ratio in brackets.
    const ratios = rows
      .filter((cells) => cells[1] === name)
      .flatMap((cells) => cells.join(' ').match(/[\d.,]+(?= x\))/g) ?? [])
      .map(numberOf);
    if (row === undefined || ratios.length === 0) throw new Error(`docs/benchmarks.md has no row for ${name}`);
    return {
      name,
      times: numberOf(row[times]),
      least: Math.min(...ratios),
      most: Math.max(...ratios),
      answers: row[answers],
    };
  });
}

function numberOf(text: string): number {
  return Number.parseFloat(text.replaceAll(',', ''));
}
