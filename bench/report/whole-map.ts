/** The part of the page on calls that read or write every cell of a map. */
import { spreadOf } from '../measure/statistics.ts';
import type { Results, Row } from '../run/results.ts';
import { formatDigits, markdownTable } from './markdown.ts';

export function wholeMapSection({ rows }: Results): string {
  const maps = [...new Set(rows.map(({ map }) => map))];
  const calls = [...new Set(rows.map(({ subject }) => subject))];
  const cell = (call: string, map: string, engine: string) => {
    const row = rows.find((one) => one.subject === call && one.map === map && one.group === engine);
    return row === undefined ? '-' : formatDigits(nanoseconds(row));
  };
  const lines = calls.map((call) => [
    call.includes('(') ? `\`${call}\`` : call,
    ...maps.flatMap((map) => [cell(call, map, 'wasm'), cell(call, map, 'js')]),
  ]);
  const heading = ['nanoseconds a cell', ...maps.flatMap((map) => [map, 'without WebAssembly'])];
  return `## Whole maps

Calls that read or write every cell: nanoseconds for each cell of the map, blocked ones included, on both engines. Calls on a map that
nothing has been prepared for get a new copy of it each time. Reading and writing text and bytes takes no engine.

${markdownTable([heading, ...lines])}`;
}

/** Returns the nanoseconds a cell, as the median of the passes. */
function nanoseconds({ samples, facts }: Row): number {
  return (spreadOf(samples).median * 1000) / facts.side ** 2;
}
