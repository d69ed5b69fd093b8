/** The part of the page and the charts on other libraries. */

import { spreadOf } from '../measure/statistics.ts';
import { PEERS, rivalOf } from '../peers/list.ts';
import type { Peer } from '../peers/peer.ts';
import {
  describeAnswers,
  dropInTable,
  judgeDropIns,
  judgeTargets,
  mapsOf,
  type Summary,
  sharedMapsOf,
  standingsOf,
  summarise,
} from '../peers/tables.ts';
import { describeOutcome } from '../run/outcome.ts';
import type { Results } from '../run/results.ts';
import { barChart, dotChart } from './charts.ts';
import { formatTime, formatTimes, formatTimeTick, markdownTable } from './markdown.ts';

/** Colours of bars: hotpath, peers whose routes are all shortest, other peers. */
const OURS = 0;
const EXACT_PEER = 1;
const INEXACT_PEER = 7;

const RULES = {
  onlyWhenNoObstacles: 'no corner cut',
  ifAtMostOneObstacle: 'one corner cut',
  always: 'corners cut',
  never: 'no diagonals',
};

const isOurs = ({ packages }: Peer) => packages.length === 0;

export function peerCharts(results: Results): Map<string, string> {
  const maps = sharedMapsOf(results);
  const summaries = summarise(results, maps);
  if (summaries.length === 0) return new Map();
  const bars = summaries.map(({ peer, time, answers }) => {
    const exact = answers.notShortest + answers.missing + answers.illegal === 0;
    const series = isOurs(peer) ? OURS : exact ? EXACT_PEER : INEXACT_PEER;
    return { label: peer.name, value: time, series, note: `${formatTime(time)}, ${describeAnswers(answers)}` };
  });
  const all = mapsOf(results);
  const dots = PEERS.filter((peer) => !isOurs(peer)).map((peer) => ({
    label: peer.name,
    values: all.map((map) => {
      const standing = standingsOf(results, map).get(peer);
      return standing && standing.time / standing.rival;
    }),
  }));
  return new Map([
    [
      'peers-time.svg',
      barChart(
        {
          title: 'Time per query, mean over the maps without terrain (grey: not all routes shortest)',
          description: 'A bar for each variant of hotpath and each other library, on a logarithmic scale.',
          format: formatTime,
          formatTick: formatTimeTick,
        },
        bars,
      ),
    ],
    [
      'peers-ratio.svg',
      dotChart(
        {
          title: 'Times as long as hotpath, map by map (left of 1 the other library is faster)',
          description: 'A row for each other library, with a mark for each map, on a logarithmic scale.',
          format: formatTimes,
          formatTick: (tick) => `${tick.toLocaleString('en-GB')} x`,
        },
        all.map(shortMap),
        dots,
      ),
    ],
  ]);
}

function capitalise(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}

/** Shortens `caves, 512 a side` to `caves`. */
function shortMap(map: string): string {
  return map.replace(/, .*/, '');
}

export function peerSection(results: Results): string {
  const maps = sharedMapsOf(results);
  const summaries = summarise(results, maps);
  return `## Against other libraries

All libraries get the same queries, on generated maps. Libraries differ in their corner rules, so each is compared with hotpath
under the same rule. A route counts as shortest if no legal route under that rule is shorter, with straight steps of 1 and
diagonal steps of √2. The bench finds the shortest length with its own Dijkstra search.

![Time per query](benchmarks/peers-time.svg)

![Times as long as hotpath](benchmarks/peers-ratio.svg)

Figures over the ${maps.length} maps without terrain. "Mean" is the mean time divided by hotpath's mean time; the hardest maps dominate it.
"Map by map" is the geometric mean of the ratios on each map. "First answers" is the mean time of the very first answer to each
query in a new process: code is not compiled yet, and hotpath's time includes all preparation of the map.

${summaryTable(results, summaries)}
${[...judgeTargets(summaries), ...judgeDropIns(results)]
  .map((outcome) => `- ${describeOutcome(outcome, capitalise)}.`)
  .join('\n')}

### Map by map

Time per query, median of the passes. In brackets: how many times as long as hotpath under the same corner rule.

${mapTable(results)}
${aheadSection(results)}${dropInSection(results)}
### How each is used

${feedingList(results)}`;
}

function summaryTable(results: Results, summaries: readonly Summary[]): string {
  const heading = [
    '',
    'version',
    'corner rule',
    'per query',
    'mean',
    'map by map',
    'answers',
    'first answers',
    'prepares a map in',
  ];
  const rows = summaries.map(({ peer, time, ratio, typicalRatio, first, answers, standings }) => {
    const preparation = standings.map(({ row }) => row.facts.preparation);
    return [
      peer.name,
      results.versions[peer.packages[0] ?? 'hotpath'],
      RULES[peer.movement.diagonals],
      formatTime(time),
      formatTimes(ratio),
      formatTimes(typicalRatio),
      describeAnswers(answers),
      formatTime(first),
      isOurs(peer) ? 'its first search' : `up to ${formatTime(Math.max(...preparation))}`,
    ];
  });
  return markdownTable([heading, ...rows]);
}

function mapTable(results: Results): string {
  const maps = mapsOf(results);
  const byMap = maps.map((map) => standingsOf(results, map));
  const present = PEERS.filter((peer) => byMap.some((standings) => standings.has(peer)));
  const rows = present.map((peer) => [
    peer.name,
    ...byMap.map((standings) => {
      const standing = standings.get(peer);
      if (standing === undefined) return '-';
      const { time, rival } = standing;
      return isOurs(peer) ? formatTime(time) : `${formatTime(time)} (${formatTimes(time / rival)})`;
    }),
  ]);
  return markdownTable([['', ...maps], ...rows]);
}

/** Lists the maps on which another library is faster. */
function aheadSection(results: Results): string {
  const lines = mapsOf(results).flatMap((map) =>
    [...standingsOf(results, map)].flatMap(([peer, { row, time, rival }]) => {
      if (isOurs(peer) || time >= rival) return [];
      const { low, high } = spreadOf(row.samples);
      const spread = `middle half of the passes ${formatTime(low)} to ${formatTime(high)}`;
      return [
        `- ${map}: ${peer.name} takes ${formatTime(time)} (${spread}); ${rivalOf(peer).name}: ${formatTime(rival)}.`,
      ];
    }),
  );
  const list = lines.length === 0 ? 'On none of these maps.' : lines.join('\n');
  return `### Where another library is ahead

${list}
`;
}

/** Says how many times as long the originals of the drop-ins take. */
function dropInSection(results: Results): string {
  const table = dropInTable(results);
  if (table.length === 0) return '';
  return `
### Drop-ins

The same calls in the original library: how many times as long as in the drop-in.

${markdownTable(table)}`;
}

function feedingList(results: Results): string {
  const named = new Map<string, string[]>();
  for (const peer of PEERS) named.set(peer.feeding, [...(named.get(peer.feeding) ?? []), peer.name]);
  const lines = [...named].map(([feeding, names]) => {
    const packages = new Set(PEERS.flatMap((peer) => (names.includes(peer.name) ? peer.packages : [])));
    const versions = Array.from(packages, (name) => `${name} ${results.versions[name]}`).join(', ');
    // A star, as in A*, would end the bold text.
    const title = names.join('; ').replaceAll('*', '\\*');
    return `- **${title}**${versions === '' ? '' : ` (${versions})`}: ${feeding}`;
  });
  return `${lines.join('\n')}\n`;
}
