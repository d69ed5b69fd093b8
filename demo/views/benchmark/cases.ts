/** What the benchmark measures, and its results, as plain data that the page, its worker and its address exchange. */
import { FAMILIES, type Family } from '../../map/families.ts';
import { LIBRARIES, titleOf } from './libraries.ts';

/** Kilobytes gzipped by engine and library, which the build reads from the tables of the README and docs/platforms.md (vite.config.ts). */
declare const KILOBYTES: Readonly<Record<string, string>>;

const NONE = '–';

export const SIZES = [64, 128, 256, 512, 1024] as const;

export interface Plan {
  readonly families: readonly Family[];
  /** Sides of square maps, in cells. */
  readonly sizes: readonly number[];
  readonly algorithm: 'auto' | 'astar';
  /** Names of other libraries. */
  readonly libraries: readonly string[];
}

export interface Measured {
  readonly family: Family;
  readonly size: number;
  /** The name of the map, if it is not that of the family and the size. */
  readonly name?: string;
  /** Mean microseconds per search; null if the engine cannot run here. */
  readonly wasm: number | null;
  readonly js: number | null;
  /** The same of each library of the plan; null if it has no terrain costs and the map has, or if an answer was wrong. */
  readonly others: readonly (number | null)[];
  /** Mean expansions per search; null if they were not counted. */
  readonly expanded: number | null;
}

/** A message from the worker. */
export type Message =
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

const FIRST_PLAN: Plan = {
  // Those of the published results, which the page shows at first.
  families: ['open', 'random', 'rooms', 'maze', 'caves', 'hills'],
  sizes: [512],
  algorithm: 'auto',
  libraries: LIBRARIES.map(({ name }) => name),
};

export function readPlan(params: URLSearchParams): Plan {
  const listed = (name: string) => params.get(name)?.split(' ') ?? [];
  const families = FAMILIES.filter((family) => listed('families').includes(family));
  const sizes = SIZES.filter((size) => listed('sizes').includes(String(size)));
  return {
    families: families.length > 0 ? families : FIRST_PLAN.families,
    sizes: sizes.length > 0 ? sizes : FIRST_PLAN.sizes,
    algorithm: params.get('algorithm') === 'astar' ? 'astar' : 'auto',
    // An address that names other choices, but no libraries, is for none.
    libraries:
      params.size === 0
        ? FIRST_PLAN.libraries
        : FIRST_PLAN.libraries.filter((name) => listed('libraries').includes(name)),
  };
}

export function writePlan({ families, sizes, algorithm, libraries }: Plan): URLSearchParams {
  const params = new URLSearchParams({ families: families.join(' '), sizes: sizes.join(' '), algorithm });
  if (libraries.length > 0) params.set('libraries', libraries.join(' '));
  return params;
}

/** Formats results for an address: `maze_64_12.5_1.2_3.4`, and so on for each map, with ~ between. An empty number is null. */
export function writeResults(results: readonly Measured[]): string {
  const number = (value: number | null) => (value === null ? '' : String(Number(value.toPrecision(4))));
  return results
    .map(({ family, size, expanded, wasm, js, others }) =>
      [family, size, ...[expanded, wasm, js, ...others].map(number)].join('_'),
    )
    .join('~');
}

/** Reads results that `writeResults` has formatted, and leaves out those that are damaged or do not belong to the plan. */
export function readResults(text: string, { libraries }: Plan): Measured[] {
  return text.split('~').flatMap((part) => {
    const [family, side, ...texts] = part.split('_');
    const [expanded, wasm, js, ...others] = texts.map((one) => (one === '' ? null : Number(one)));
    const size = Number(side);
    const known = FAMILIES.find((one) => one === family);
    const isRight = texts.length === 3 + libraries.length && texts.every((one) => Number(one) >= 0);
    if (known === undefined || !(size > 0) || !isRight || expanded === null) return [];
    return [{ family: known, size, wasm, js, others, expanded }];
  });
}

/** Returns the time of js divided by that of wasm; null if one of them did not run. */
export function ratioOf({ wasm, js }: Measured): number | null {
  return wasm === null || js === null ? null : js / wasm;
}

/** Returns the headings of the columns. */
export function columnsOf({ libraries }: Plan): string[] {
  const others = LIBRARIES.filter(({ name }) => libraries.includes(name)).map(titleOf);
  return ['Map', 'Expanded', 'wasm, µs', 'js, µs', 'js / wasm', ...others.map((title) => `${title}, µs`)];
}

/** Returns the name of a map. */
export function nameOf({ name, family, size }: Measured): string {
  return name ?? `${family} ${size}`;
}

/** Returns the texts of a row, one for each column. */
export function rowOf(measured: Measured): string[] {
  const number = (value: number | null, digits: number) =>
    value === null ? NONE : value.toFixed(value < 1000 ? digits : 0);
  const { expanded, wasm, js, others } = measured;
  return [
    nameOf(measured),
    number(expanded, 0),
    ...[wasm, js, ratioOf(measured), ...others].map((value) => number(value, 1)),
  ];
}

/** Returns the texts of the last row: what an import weighs, gzipped. The js engine comes on top of the other. */
export function weightsOf({ libraries }: Plan): string[] {
  const { wasm, js, ...others } = KILOBYTES;
  const weights = Object.entries(others);
  const shown = LIBRARIES.filter(({ name }) => libraries.includes(name));
  const texts = shown.map(({ label }) => weights.find(([name]) => label.startsWith(name))?.[1] ?? NONE);
  return ['KB gzipped', NONE, wasm, js, NONE, ...texts];
}

/** Writes the results as a Markdown table. */
export function toMarkdown(results: readonly Measured[], plan: Plan): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = columnsOf(plan);
  return [
    `hotpath in ${navigator.userAgent}, algorithm '${plan.algorithm}', mean per search:`,
    '',
    line(columns),
    `|---|${'---:|'.repeat(columns.length - 1)}`,
    ...results.map((result) => line(rowOf(result))),
    line(weightsOf(plan)),
    '',
  ].join('\n');
}
