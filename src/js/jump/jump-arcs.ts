/** Twin of assembly/jump/jump-arcs.ts: links in jump point search. */
import { type Arcs, firstArc } from '../../rules/arcs.ts';
import { push } from '../../rules/heap.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { expansionOf, isClosed, isReached, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { heuristicAt } from '../search/heuristic.ts';
import { renewPoint } from './jump-ages.ts';
import { gOf, type Jumps, pointAt, setG, setParent, setTag, tagOf } from './jump-records.ts';

export function makeArcPoints({ plan, cells }: Search, jumps: Jumps, cell: number): void {
  const { from, to, toY } = plan.arcs as Arcs;
  for (let arc = firstArc(plan.arcs as Arcs, cell); from[arc] === cell; arc++)
    pointAt(jumps, to[arc] - toY[arc] * cells.width, toY[arc]);
}

export function relaxJumpArcs(search: Search, jumps: Jumps, point: number, cell: number): number {
  const { plan, cells } = search;
  const { from, to, toY, order } = plan.arcs as Arcs;
  const { records, doubles, generation } = jumps;
  const g = gOf(doubles, point);
  let opened = 0;
  for (let arc = firstArc(plan.arcs as Arcs, cell); from[arc] === cell; arc++) {
    const x = to[arc] - toY[arc] * cells.width;
    const target = pointAt(jumps, x, toY[arc]);
    renewPoint(jumps, target);
    const targetG = g + order[arc];
    const tag = tagOf(records, target);
    const isKnown = isReached(tag, generation);
    if (isKnown && gOf(doubles, target) <= targetG) continue;
    if (!isKnown || isClosed(tag)) opened++;
    setG(doubles, target, targetG);
    setTag(records, target, reached(generation, NO_DIRECTION) | (isKnown ? expansionOf(tag) : 0));
    setParent(records, target, point);
    push(search, targetG + plan.hFactor * heuristicAt(search, x, toY[arc]), target);
  }
  return opened;
}
