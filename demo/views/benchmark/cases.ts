/** What the benchmark measures, and its results, as plain data that the page and its worker exchange. */
import { FAMILIES, type Family } from '../../map/families.ts';

export const SIZES = [64, 128, 256, 512, 1024] as const;

export interface Plan {
  readonly families: readonly Family[];
  /** Sides of square maps, in cells. */
  readonly sizes: readonly number[];
  readonly algorithm: 'auto' | 'astar';
}

export interface Measured {
  readonly family: Family;
  readonly size: number;
  /** Mean microseconds per search; null if the engine cannot run here. */
  readonly wasm: number | null;
  readonly js: number | null;
  readonly queries: number;
  /** Mean expansions per search. */
  readonly expanded: number;
}

/** A message from the worker. */
export type Message =
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

const FIRST_PLAN: Plan = {
  families: ['random', 'rooms', 'maze', 'caves', 'hills'],
  sizes: [64, 256],
  algorithm: 'auto',
};

export function readPlan(params: URLSearchParams): Plan {
  const listed = (name: string) => params.get(name)?.split(' ') ?? [];
  const families = FAMILIES.filter((family) => listed('families').includes(family));
  const sizes = SIZES.filter((size) => listed('sizes').includes(String(size)));
  return {
    families: families.length > 0 ? families : FIRST_PLAN.families,
    sizes: sizes.length > 0 ? sizes : FIRST_PLAN.sizes,
    algorithm: params.get('algorithm') === 'astar' ? 'astar' : 'auto',
  };
}

export function writePlan({ families, sizes, algorithm }: Plan): URLSearchParams {
  return new URLSearchParams({ families: families.join(' '), sizes: sizes.join(' '), algorithm });
}

/** Returns the time of js divided by that of wasm; null if one of them did not run. */
export function ratioOf({ wasm, js }: Measured): number | null {
  return wasm === null || js === null ? null : js / wasm;
}

/** Writes the results as a Markdown table. */
export function toMarkdown(results: readonly Measured[], { algorithm }: Plan): string {
  const number = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
  const rows = results.map((result) => {
    const { family, size, wasm, js, expanded } = result;
    const cells = [`${family} ${size} x ${size}`, number(expanded, 0), number(wasm, 1), number(js, 1)];
    return `| ${[...cells, number(ratioOf(result), 1)].join(' | ')} |`;
  });
  return [
    `hotpath in ${navigator.userAgent}, algorithm '${algorithm}', mean per search:`,
    '',
    '| map | expanded | wasm, µs | js, µs | js / wasm |',
    '|---|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}
