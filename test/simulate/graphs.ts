/** Ticks of graphs. */
import type { Graph } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Tick } from './tick.ts';

/** Returns the ticks that a graph can be asked for. */
export function usesOfGraph(random: Random, graph: Graph, name: string): Tick[] {
  const node = () => random.below(graph.nodeCount);
  const options: Options = {};
  if (random.chance(0.3)) options.bidirectional = true;
  if (random.chance(0.5)) options.engine = random.pick(['wasm', 'js']);
  if (random.chance(0.2)) options.maxCost = random.pick([0, 3, 8]);
  const asked: Tick = { call: 'findGraphPath', args: [`$${name}`, node(), node(), options] };
  const others = ['nodeCount', 'arcCount'].map((call) => ({ on: name, call, args: [] }));
  return [
    ...[asked, asked, asked],
    ...others,
    { on: name, call: 'isBlocked', args: [node()] },
    { on: name, call: 'releaseMemory', args: [] },
  ];
}

/** Makes a graph of random edges. */
export function newGraph({ random, fresh }: State): Tick {
  const nodes = random.between(1, 12);
  const edges = Array.from({ length: random.below(3 * nodes) }, () => [
    random.below(nodes),
    random.below(nodes),
    random.pick([0, 1, 2.5, 7]),
  ]);
  return { as: fresh('n'), call: 'Graph.fromEdges', args: [nodes, edges, { directed: random.chance(0.5) }] };
}
