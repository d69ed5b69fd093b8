import { existsSync, readFileSync } from 'node:fs';
import type { Results, Suite } from '../run/results.ts';
import { CROWDS_FILE } from './crowds.ts';
import { machineNote } from './machine.ts';
import { METHOD } from './method.ts';
import { NEIGHBOURS_FILE } from './neighbours.ts';
import { peerCharts, peerSection } from './peers.ts';
import { scaleCharts, scaleSection } from './scale.ts';
import { wholeMapSection } from './whole-map.ts';

/** Draws the charts of results. @returns SVG by file name. */
export function chartsOf(results: Results): Map<string, string> {
  if (results.suite === 'whole-map') return new Map();
  return results.suite === 'peers' ? peerCharts(results) : scaleCharts(results);
}

/** Writes the text of docs/benchmarks.md, from the results of the suites that there are. */
export function pageOf(all: Readonly<Partial<Record<Suite, Results>>>): string {
  const { peers, scale, 'whole-map': wholeMap } = all;
  const parts = [
    INTRODUCTION,
    ...(peers === undefined ? [] : [peerSection(peers), originOf(peers)]),
    ...(scale === undefined ? [] : [scaleSection(scale), originOf(scale)]),
    ...(wholeMap === undefined ? [] : [wholeMapSection(wholeMap), originOf(wholeMap)]),
    ...[CROWDS_FILE, NEIGHBOURS_FILE].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
    METHOD,
    REPEAT,
  ];
  return parts.join('\n');
}

const INTRODUCTION = `# Benchmarks

How long hotpath takes beside other libraries, and how its times grow with maps, agents and edits. The demo
[measures in your browser](../demo/index.html#/benchmark). [How it was measured](#method), and [where hotpath loses](#where-hotpath-loses), are below.
`;

const REPEAT = `### Measure on your machine

This page is generated from [peers.json](benchmarks/peers.json), [scale.json](benchmarks/scale.json) and
[whole-map.json](benchmarks/whole-map.json). In a clone, this measures and generates it from your figures:

    npm ci
    npm run bench:peers -- --publish
    npm run bench:scale -- --publish
    npm run bench:whole-map -- --publish
`;

/** Describes where figures come from: commit, date, machine, versions, passes and load. */
function originOf({ suite, date, commit, machine, versions, rows }: Results): string {
  const passes = Math.max(...rows.map(({ samples }) => samples.length));
  const place = `\`bench:${suite}\` at ${commit === null ? 'an unknown commit' : `commit ${commit}`}, ${date.slice(0, 10)}`;
  return machineNote(machine, `${place}: `, `, Node ${versions.node}; ${passes} pass${passes === 1 ? '' : 'es'}`);
}
