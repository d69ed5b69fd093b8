/** Sums up the comparison with peers, for the terminal, the page and the charts. */

import { geometricMean, mean, spreadOf } from '../measure/statistics.ts';
import { formatTime, formatTimes } from '../report/markdown.ts';
import { describeOutcome, type Outcome } from '../run/outcome.ts';
import type { Results, Row } from '../run/results.ts';
import { formatTable } from '../run/table.ts';
import type { Answers } from './judge.ts';
import { PEERS, rivalOf } from './list.ts';
import type { Peer } from './peer.ts';
import { DIAGRAM } from './problems.ts';

/** A peer on a map, and hotpath with the same corner rule on the same queries. */
export interface Standing {
  readonly row: Row;
  /** Microseconds per query: median of the passes. */
  readonly time: number;
  /** The same for hotpath. */
  readonly rival: number;
}

/** A peer over several maps. */
export interface Summary {
  readonly peer: Peer;
  readonly standings: readonly Standing[];
  /** Microseconds per query, mean over the maps. */
  readonly time: number;
  /** That mean / hotpath's mean: above 1, the peer takes longer. */
  readonly ratio: number;
  /** The geometric mean of the ratios on each map. Here no slow map outweighs the others. */
  readonly typicalRatio: number;
  /** Microseconds of the first answer to each query, in a process that has answered nothing before; mean. */
  readonly first: number;
  readonly answers: Answers;
}

/** Returns the standing of every peer on a map, in the order of {@link PEERS}. */
export function standingsOf(results: Results, map: string): Map<Peer, Standing> {
  const rows = new Map(results.rows.filter((row) => row.map === map).map((row) => [row.subject, row]));
  const time = (row: Row | undefined) => (row === undefined ? Number.NaN : spreadOf(row.samples).median);
  return new Map(
    PEERS.flatMap((peer) => {
      const row = rows.get(peer.name);
      return row === undefined ? [] : [[peer, { row, time: time(row), rival: time(rows.get(rivalOf(peer).name)) }]];
    }),
  );
}

/** Returns the names of the maps, in order. */
export function mapsOf(results: Results): string[] {
  return [...new Set(results.rows.map(({ map }) => map))];
}

/** Returns the maps that every peer of the results ran on: those without terrain costs. */
export function sharedMapsOf(results: Results): string[] {
  const maps = mapsOf(results);
  const most = Math.max(...maps.map((map) => standingsOf(results, map).size));
  return maps.filter((map) => standingsOf(results, map).size === most);
}

/**
 * Returns a table of the drop-ins: how many times as long the same calls take in the library that each stands for, map by map and overall.
 * Empty if the results have no drop-in.
 */
export function dropInTable(results: Results): string[][] {
  const rows = PEERS.flatMap((peer) => {
    const ratios = mapsOf(results).map((map) => {
      const times = new Map([...standingsOf(results, map)].map(([{ name }, { time }]) => [name, time]));
      return (times.get(peer.standsFor ?? '') ?? Number.NaN) / (times.get(peer.name) ?? Number.NaN);
    });
    const known = ratios.filter((ratio) => !Number.isNaN(ratio));
    if (known.length === 0) return [];
    const cells = ratios.map((ratio) => (Number.isNaN(ratio) ? '-' : formatTimes(ratio)));
    return [[peer.name, ...cells, formatTimes(geometricMean(known))]];
  });
  return rows.length === 0 ? [] : [['', ...mapsOf(results), 'geometric mean'], ...rows];
}

/** Sums up each peer over some maps. Peers that did not run on all of them are left out. */
export function summarise(results: Results, maps: readonly string[]): Summary[] {
  const byMap = maps.map((map) => standingsOf(results, map));
  return PEERS.flatMap((peer) => {
    const standings = byMap.flatMap((standing) => standing.get(peer) ?? []);
    if (standings.length < maps.length) return [];
    const time = mean(standings.map((one) => one.time));
    const count = (fact: string) => standings.reduce((sum, { row }) => sum + (row.facts[fact] ?? 0), 0);
    return {
      peer,
      standings,
      time,
      ratio: time / mean(standings.map(({ rival }) => rival)),
      typicalRatio: geometricMean(standings.map((one) => one.time / one.rival)),
      first: mean(standings.map(({ row }) => row.facts.first)),
      answers: {
        queries: count('queries'),
        missing: count('missing'),
        illegal: count('illegal'),
        notShortest: count('notShortest'),
      },
    };
  });
}

/** Describes in a few words what is wrong with answers. */
export function describeAnswers({ queries, missing, illegal, notShortest }: Answers): string {
  const faults = Object.entries({ missing, illegal, 'not shortest': notShortest })
    .filter(([, count]) => count > 0)
    .map(([fault, count]) => `${count} of ${queries} ${fault}`);
  return faults.length === 0 ? `all ${queries} shortest` : faults.join(', ');
}

/** Returns what was measured where each query makes a grid of its own: no drop-in may take longer than its original. Empty if nothing was. */
export function judgeDropIns(results: Results): Outcome[] {
  return mapsOf(results)
    .filter((map) => map === DIAGRAM)
    .flatMap((map) => {
      const times = new Map([...standingsOf(results, map)].map(([{ name }, { time }]) => [name, time]));
      return PEERS.flatMap(({ name, standsFor }) => {
        const [time, original] = [times.get(name), times.get(standsFor ?? '')];
        if (time === undefined || original === undefined) return [];
        const ratio = time / original;
        const target = `with ${map}, ${name} takes at most the time of ${standsFor}`;
        return { target, measured: `${ratio.toFixed(2)} times as long`, held: ratio <= 1 };
      });
    });
}

/** Targets: how many times as long as hotpath these should take, on maps of this side. */
const TARGET_SIDE = 512;
const TARGETS = { 'PathFinding.js A*': 500, 'ngraph.path A*': 100 };

/** Returns each target and what was measured. Empty if the maps are of another size. */
export function judgeTargets(summaries: readonly Summary[]): Outcome[] {
  return Object.entries(TARGETS).flatMap(([name, target]) => {
    const summary = summaries.find(({ peer }) => peer.name === name);
    if (summary === undefined) return [];
    const { ratio, typicalRatio, standings } = summary;
    if (!standings.every(({ row }) => row.map.endsWith(`, ${TARGET_SIDE} a side`))) return [];
    return {
      target: `on maps of ${TARGET_SIDE} a side, ${name} takes at least ${target} times as long, as geometric mean over the maps`,
      measured: `${formatTimes(typicalRatio)}; ratio of the mean times ${formatTimes(ratio)}`,
      held: typicalRatio >= target,
    };
  });
}

/** Returns the tables that the command prints. */
export function peerTables(results: Results): string {
  const maps = sharedMapsOf(results);
  const heading = ['', 'mean per query', 'to hotpath', 'map by map', 'answers'];
  const summaries = summarise(results, maps);
  const outcomes = [...judgeTargets(summaries), ...judgeDropIns(results)].map(
    (outcome) => `  ${describeOutcome(outcome)}\n`,
  );
  const overall = summaries.map(({ peer, time, ratio, typicalRatio, answers }) => [
    peer.name,
    formatTime(time),
    formatTimes(ratio),
    formatTimes(typicalRatio),
    describeAnswers(answers),
  ]);
  const perMap = mapsOf(results).map((map) => {
    const rows = [...standingsOf(results, map)].map(([peer, { row, time, rival }]) => {
      const { low, high } = spreadOf(row.samples);
      const answers = describeAnswers(row.facts as unknown as Answers);
      return [
        peer.name,
        formatTime(time),
        `${formatTime(low)} to ${formatTime(high)}`,
        formatTimes(time / rival),
        answers,
      ];
    });
    return `\n${map}\n${formatTable([['', 'per query', 'middle half', 'to hotpath', 'answers'], ...rows])}`;
  });
  const intro = `Mean over the ${maps.length} maps without terrain; "to hotpath": times as long as hotpath under the same corner rule.\n`;
  return `${perMap.join('')}\n${intro}${maps.length === 0 ? '' : formatTable([heading, ...overall])}${describeDropIns(results)}${outcomes.join('')}`;
}

function describeDropIns(results: Results): string {
  const table = dropInTable(results);
  return table.length === 0
    ? ''
    : `\nThe same calls in the original library, times as long as in the drop-in:\n${formatTable(table)}`;
}
