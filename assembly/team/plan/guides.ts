/**
 * Routes by which agents first try to go when a plan is searched for. They only say which neighbour comes first. The words: for each agent
 * the index of its first pair, and one more; then pairs of a place and the next one on the route, those of each agent in order of the place.
 */
import { allocate, release } from '../../core/memory';
import { get, NONE, Team } from '../team-record';

/** Makes room for words. Returns their address, 0 if memory cannot be allocated. */
export function reserveGuides(team: Team, length: i32): usize {
  release(team.guides);
  team.guides = allocate((<u64>length) << 2);
  return team.guides;
}

/** Returns the place to which an agent first tries to go from another, NONE if that is not on its route. Binary search. */
export function guideFrom(team: Team, agent: i32, from: i32): i32 {
  let low = get(team.guides, agent);
  let high = get(team.guides, agent + 1);
  while (low < high) {
    const middle = low + (((high - low) >> 2) << 1);
    const place = get(team.guides, middle);
    if (place == from) return get(team.guides, middle + 1);
    if (place < from) low = middle + 2;
    else high = middle;
  }
  return NONE;
}
