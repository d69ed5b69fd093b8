/** The bars of the landing page, from the table of docs/benchmarks.md: how many times as long as hotpath each library takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Bar {
  readonly name: string;
  /** Geometric mean over the maps, hotpath is 1. */
  readonly times: number;
  readonly answers: string;
}

const SHOWN = ['hotpath', 'EasyStar.js', 'javascript-astar', 'ngraph.path A*', 'PathFinding.js A*', 'rot.js A*'];

declare const data: Bar[];

export { data };

export default {
  watch: ['../../docs/benchmarks.md'],
  load(): Bar[] {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md'), 'utf8');
    const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const header = rows.findIndex((cells) => cells.includes('map by map'));
    const [times, answers] = ['map by map', 'answers'].map((title) => rows[header].indexOf(title));
    return SHOWN.map((name) => {
      const row = rows.slice(header).find((cells) => cells[1] === name);
      if (row === undefined) throw new Error(`docs/benchmarks.md has no row for ${name}`);
      return { name, times: Number.parseFloat(row[times].replaceAll(',', '')), answers: row[answers] };
    });
  },
};
