/** The part of the page and the charts on sizes, agents, edits, starts and bundles. */
import { formatCount } from '../../src/cli/format.ts';
import { spreadOf } from '../measure/statistics.ts';
import type { Results, Row } from '../run/results.ts';
import { lineChart } from './charts.ts';
import { formatBytes, formatDigits, formatTime, formatTimeTick, markdownTable } from './markdown.ts';

const timeOf = (row: Row) => spreadOf(row.samples).median;

/** Returns the rows of a group and subject. */
function pick({ rows }: Results, group: string, subject: string): Row[] {
  return rows.filter((row) => row.group === group && row.subject === subject);
}

/** A table of sizes: one line per family, one column per side. */
interface SizeTable {
  readonly families: readonly string[];
  readonly sides: readonly string[];
  /** Returns the row of a family and a side, if it was measured. */
  row(family: string, side: string): Row | undefined;
}

function sizeTable(results: Results, subject: string): SizeTable {
  const rows = new Map(pick(results, 'size', subject).map((row) => [row.map, row]));
  const names = [...rows.keys()].map((map) => map.split(', '));
  return {
    families: [...new Set(names.map(([family]) => family))],
    sides: [...new Set(names.map(([, side]) => side))],
    row: (family, side) => rows.get(`${family}, ${side}`),
  };
}

/** Looks up the rows of agents by way to search and by number of agents. */
function agentTable({ rows }: Results) {
  const agents = rows.filter(({ group }) => group === 'agents');
  return {
    counts: [...new Set(agents.map(({ facts }) => facts.agents))],
    ways: [...new Set(agents.map(({ subject }) => subject))],
    row: (way: string, count: number) => agents.find(({ subject, facts }) => subject === way && facts.agents === count),
  };
}

export function scaleCharts(results: Results): Map<string, string> {
  const { families, sides, row } = sizeTable(results, 'search');
  const series = families.map((label) => ({
    label,
    values: sides.map((side) => {
      const found = row(label, side);
      return found && timeOf(found);
    }),
  }));
  const sizes = lineChart(
    {
      title: 'Time of a search by map size, route written out',
      description: 'A curve for each family of maps, over the side of the map, on a logarithmic scale.',
      format: formatTime,
      formatTick: formatTimeTick,
    },
    sides,
    series,
  );
  const { counts, ways, row: agentsRow } = agentTable(results);
  const agents = lineChart(
    {
      title: 'Time to find routes to one goal for 1 to 10,000 agents, caves of 512 a side',
      description: 'A curve for each way to search, over the number of agents, on a logarithmic scale.',
      format: formatTime,
      formatTick: formatTimeTick,
    },
    counts.map(formatCount),
    ways.map((label) => ({
      label,
      values: counts.map((count) => {
        const found = agentsRow(label, count);
        return found && timeOf(found);
      }),
    })),
  );
  return new Map([
    ['scale-size.svg', sizes],
    ['scale-agents.svg', agents],
  ]);
}

export function scaleSection(results: Results): string {
  return `## How it scales

hotpath with default options (\`findPath(grid, start, goal)\`, then \`path.xy\`), random queries at least a quarter of the side apart.

![Time of a search by map size](benchmarks/scale-size.svg)

Time of a search on a grid that has been searched before:

${familyTable(results, 'search', (row) => formatTime(timeOf(row)))}
Expansions (jump points; on terrain, cells):

${familyTable(results, 'search', ({ facts }) => formatCount(Math.round(facts.expanded)))}
The first search in a new process. It starts the engine and prepares what later searches use:

${familyTable(results, 'first search', (row) => formatTime(timeOf(row)))}
Linear memory that the wasm engine holds after the searches:

${familyTable(results, 'memory', (row) => formatBytes(timeOf(row)))}
### Agents

Time until random agents on caves of 512 a side all have the cells of their routes to one goal.

![Time to find the routes of all agents](benchmarks/scale-agents.svg)

${agentLines(results)}
### Edits

${editTable(results)}
### Cold start

Whole processes, the fastest of several: an empty \`node\` process, and one that imports the package and finds a route on 64 x 64.

${lines(results, 'start')}
### Bundle size

Size of an import bundled by esbuild, minified, for browsers. Kernels and both engines are included.

${lines(results, 'bundle')}`;
}

function familyTable(results: Results, subject: string, format: (row: Row) => string): string {
  const { families, sides, row } = sizeTable(results, subject);
  const cell = (family: string, side: string) => {
    const found = row(family, side);
    return found === undefined ? '-' : format(found);
  };
  return markdownTable([
    ['', ...sides],
    ...families.map((family) => [family, ...sides.map((side) => cell(family, side))]),
  ]);
}

function agentLines(results: Results): string {
  const { counts, ways, row } = agentTable(results);
  const lines = ways.map((way) => [
    way,
    ...counts.map((count) => {
      const found = row(way, count);
      return found === undefined ? '-' : formatTime(timeOf(found));
    }),
  ]);
  return markdownTable([['agents', ...counts.map(formatCount)], ...lines]);
}

function editTable(results: Results): string {
  const rows = results.rows
    .filter(({ group }) => group === 'edits')
    .map((row) => [row.map, row.subject, formatTime(timeOf(row)), formatDigits(1e6 / timeOf(row))]);
  return markdownTable([['map', 'what', 'time', 'per second'], ...rows]);
}

function lines(results: Results, group: string): string {
  const rows = results.rows
    .filter((row) => row.group === group)
    .map((row) => [row.map, row.subject, row.unit === 'bytes' ? formatBytes(timeOf(row)) : formatTime(timeOf(row))]);
  return markdownTable([['', '', ''], ...rows]);
}
