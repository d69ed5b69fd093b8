/**
 * Twin of assembly/team/guides.ts: routes by which agents first try to go when a plan is searched for. They only say which neighbour comes
 * first. The words: for each agent the index of its first pair, and one more; then pairs of a place and the next one on the route, those of
 * each agent in order of the place.
 */
import { NONE } from './team-record.ts';

/** Returns the place to which an agent first tries to go from another, NONE if that is not on its route. Binary search. */
export function guideFrom(guides: Int32Array, agent: number, from: number): number {
  let low = guides[agent];
  let high = guides[agent + 1];
  while (low < high) {
    const middle = low + (((high - low) >> 2) << 1);
    const place = guides[middle];
    if (place === from) return guides[middle + 1];
    if (place < from) low = middle + 2;
    else high = middle;
  }
  return NONE;
}
