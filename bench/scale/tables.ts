import { spreadOf } from '../measure/statistics.ts';
import { formatBytes, formatTime } from '../report/markdown.ts';
import type { Results, Row } from '../run/results.ts';
import { formatTable } from '../run/table.ts';

/** Returns the tables that the command prints: every row. */
export function scaleTables({ rows }: Results): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups
    .map((name) => {
      const lines = rows.filter(({ group }) => group === name).map(lineOf);
      return `\n${name}\n${formatTable([['', '', 'median', 'middle half', 'expanded'], ...lines])}`;
    })
    .join('');
}

function lineOf({ map, subject, unit, samples, facts }: Row): string[] {
  const { median, low, high } = spreadOf(samples);
  const expanded = facts.expanded === undefined ? '' : facts.expanded.toFixed(0);
  if (unit === 'bytes') return [map, subject, formatBytes(median), '', ''];
  return [map, subject, formatTime(median), `${formatTime(low)} to ${formatTime(high)}`, expanded];
}
