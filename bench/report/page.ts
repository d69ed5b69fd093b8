import type { Results, Suite } from '../run/results.ts';
import { METHOD } from './method.ts';
import { peerCharts, peerSection } from './peers.ts';
import { scaleCharts, scaleSection } from './scale.ts';

/** Charts by file name. */
export function chartsOf(results: Results): Map<string, string> {
  return results.suite === 'peers' ? peerCharts(results) : scaleCharts(results);
}

/** docs/benchmarks.md, from the results at hand. */
export function pageOf(all: Readonly<Partial<Record<Suite, Results>>>): string {
  const { peers, scale } = all;
  const parts = [
    INTRODUCTION,
    ...(peers === undefined ? [] : [peerSection(peers), originOf(peers)]),
    ...(scale === undefined ? [] : [scaleSection(scale), originOf(scale)]),
    METHOD,
  ];
  return parts.join('\n');
}

const INTRODUCTION = `# Benchmarks

This page is generated from [peers.json](benchmarks/peers.json) and [scale.json](benchmarks/scale.json); a clone makes it anew,
with figures of the machine it runs on:

    npm ci
    npm run bench:peers -- --publish
    npm run bench:scale -- --publish
`;

/** Share of the processors that other work may take before it shows. */
const BUSY = 0.5;

const BUSY_NOTE = `
The machine was busy with other work. That makes long calls look longer than short ones, which fit between interruptions: where
the two are compared, figures flatter what is fast.
`;

/** Where figures come from. */
function originOf({ suite, date, commit, machine, versions, rows }: Results): string {
  const { processor, processors, memoryGiB, system, load } = machine;
  const passes = Math.max(...rows.map(({ samples }) => samples.length));
  return `*\`bench:${suite}\` at ${commit === null ? 'an unknown commit' : `commit ${commit}`}, ${date.slice(0, 10)}: ${processor}, ${processors} logical processors, ${memoryGiB} GiB, ${system}, Node ${versions.node}; ${passes} pass${passes === 1 ? '' : 'es'}; load average before it ${load}.*
${load < BUSY * processors ? '' : BUSY_NOTE}`;
}
