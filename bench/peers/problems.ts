/** The maps and queries of the comparison with peers. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapFamilies } from '../../generators/maps.ts';
import type { Grid } from '../../src/index.ts';
import { parseMap, parseScenario } from '../../src/movingai.ts';
import { pickQueries, type Query } from '../check/queries.ts';
import { diagramMap, pickLines } from './diagram.ts';

/** How another process can make or load the same map. */
export type MapSource =
  | { readonly family: string; readonly side: number; readonly seed: number }
  | { readonly diagram: number }
  | { readonly file: string };

/** Queries on one map. */
export interface Problems {
  readonly name: string;
  readonly source: MapSource;
  /** Whether passable cells differ in cost. */
  readonly terrain: boolean;
  /** Whether each query makes a grid of its own. */
  readonly diagram: boolean;
  readonly queries: readonly Query[];
}

export function loadMap(source: MapSource): Grid {
  if ('file' in source) return parseMap(readFileSync(source.file, 'utf8'));
  if ('diagram' in source) return diagramMap(source.diagram);
  const { family, side, seed } = source;
  return mapFamilies[family]({ width: side, height: side, seed });
}

const SEED = 2026;
const FAMILIES = ['open', 'random 20 %', 'random 40 %', 'rooms', 'maze', 'caves', 'terrain'];

/** Generates square maps and picks random queries on each. */
export function generatedProblems(side: number, count: number): Problems[] {
  return FAMILIES.map((family) => {
    const source = { family, side, seed: SEED };
    return {
      name: `${family}, ${side} a side`,
      source,
      terrain: family === 'terrain',
      diagram: false,
      queries: pickQueries(loadMap(source), count, SEED),
    };
  });
}

/** Name of the map on which each query makes a grid of its own. */
export const DIAGRAM = 'a grid per line';

/** Makes a diagram of 100 boxes on 250 x 170 cells, and picks lines of it. */
export function diagramProblems(count: number): Problems {
  return {
    name: DIAGRAM,
    source: { diagram: SEED },
    terrain: false,
    diagram: true,
    queries: pickLines(count, SEED),
  };
}

/**
 * Finds maps of the Moving AI benchmarks below a folder. Each `NAME.map` needs a `NAME.map.scen`, beside it or in another
 * folder. The problems of a scenario get longer and longer: `count` evenly spaced ones are used.
 *
 * @throws {Error} if there are none.
 */
export function movingAiProblems(folder: string, count: number): Problems[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const maps = files.filter((file) => file.endsWith('.map'));
  const problems: Problems[] = [];
  for (const file of files.filter((one) => one.endsWith('.map.scen'))) {
    const beside = file.slice(0, -'.scen'.length);
    const named = maps.filter((map) => basename(map) === basename(beside));
    const map = named.includes(beside) ? beside : named[0];
    if (map === undefined) continue;
    const all = parseScenario(readFileSync(join(folder, file), 'utf8')).filter(({ length }) => length > 0);
    const step = all.length / count;
    problems.push({
      name: (named.length === 1 ? basename(map) : map).slice(0, -'.map'.length),
      source: { file: join(folder, map) },
      terrain: false,
      diagram: false,
      queries: Array.from({ length: Math.min(count, all.length) }, (_, i) => {
        const { start, goal } = all[Math.floor((i + 0.5) * Math.max(1, step))];
        return { start, goal };
      }),
    });
  }
  if (problems.length === 0) throw new Error(`${folder} has no NAME.map with a NAME.map.scen`);
  return problems;
}
