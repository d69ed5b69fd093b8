/** The results of docs/benchmarks, in the form of this page's own. */
import peers from '../../../docs/benchmarks/peers.json' with { type: 'json' };
import type { Family } from '../../map/families.ts';
import type { Measured, Plan } from './cases.ts';
import { LIBRARIES } from './libraries.ts';

/** The families of this page behind the names of the maps there. */
const FAMILY_OF: Record<string, Family> = {
  open: 'open',
  'random 20 %': 'random',
  'random 40 %': 'random',
  rooms: 'rooms',
  maze: 'maze',
  caves: 'caves',
  terrain: 'hills',
};
const SIZE = 512;

export const PUBLISHED_PLAN: Plan = {
  families: [...new Set(Object.values(FAMILY_OF))],
  sizes: [SIZE],
  algorithm: 'auto',
  libraries: LIBRARIES.map(({ name }) => name),
};

/** Where and when they were measured. */
export const PUBLISHED_NOTE =
  `Published results: ${peers.machine.processor}, Node ${peers.versions.node}, ${peers.date.slice(0, 10)}. ` +
  'Run measures on your machine.';

export function publishedResults(): Measured[] {
  return Object.entries(FAMILY_OF).map(([map, family]) => ({
    family,
    size: SIZE,
    name: `${map} ${SIZE}`,
    wasm: timeOf(map, 'hotpath'),
    js: timeOf(map, "hotpath, engine 'js'"),
    others: LIBRARIES.map(({ label }) => timeOf(map, label)),
    expanded: null,
  }));
}

/** Returns the median of a subject's readings in microseconds; null if it was not measured on the map. */
function timeOf(map: string, subject: string): number | null {
  const row = peers.rows.find((one) => one.map === `${map}, ${SIZE} a side` && one.subject === subject);
  return row?.samples.toSorted((a, b) => a - b)[row.samples.length >> 1] ?? null;
}
