/**
 * The heuristic over links: the least cost on the map without walls, links included. It is exact there, and so consistent on the map with
 * walls, which has the same moves or fewer. For the links k that lead towards the goal,
 *
 *     h(x) = min(walk(x, goal), min over k of walk(x, from_k) + T_k),   T_k = cost_k + min(walk(to_k, goal), min over j of walk(to_k, from_j) + T_j)
 *
 * where `walk` is the heuristic of a walk, over edges that go on. There is none between floors. A bound is a place and its T: the goal, where it is 0, and then the first cells of links, by T.
 *
 * Most of the links may lead towards the goal. Only the first MOST_BOUNDS bounds are made then, and the next T takes the place of all others:
 *
 *     h(x) = min(walk(x, goal), min over the k made of walk(x, from_k) + T_k, next T)
 *
 * No T that is left out is less, so this is at most the exact h. It is consistent too: no step changes any of the terms by more than its cost. Let a link of
 * cost c lead from a to b. If h(b) is the next T, h(a) is at most that. Else h(b) is the least cost by bounds that are made, so c + h(b) is the link's own T, by
 * these bounds. If the link has been made, h(a) is at most that T; if no route needs it, another way from a costs as little; else its T is at least the next T,
 * and h(a) at most that.
 */
import { arcAt, STEP } from './arcs';
import { FAR, walkTo } from './heuristic';
import { Search } from '../core/layout';
import { MOST_BOUNDS } from '../core/tuning';

/** A little less than 1. */
const NEARLY: f64 = 1 - 1e-9;

/** Sets the bounds of a search, unless they stand there. O(links x bounds). @param isExact Whether all of them are needed. */
export function setBounds(search: Search, isExact: bool): void {
  if (search.linkScale == 0) return;
  // Their block has room for one a link, and for the goal's. A caller's heuristic function, if it is no metric, would make a link's bound again and again.
  const most = isExact ? search.arcCount : min(search.arcCount, MOST_BOUNDS);
  const goal = (search.goalY * search.cells.width + search.goalX) * 2 + u32(isExact);
  if (search.boundGoal != goal) {
    search.boundsKnown = makeBounds(search, most);
    search.boundGoal = goal;
  }
  search.boundCount = search.boundsKnown;
}

/** Writes the bounds: Dijkstra's algorithm over the links, from the goal. Returns their number, which is at most one more than `most`. */
function makeBounds(search: Search, most: u32): u32 {
  const width = search.cells.width;
  const scale = search.linkScale;
  // A walk knows steps that cost as much as it takes them to. Costs of arcs are rounded.
  const step = scale * walkTo(search, 0, 0, 1, 0, 0) * NEARLY;
  let x = search.goalX;
  let y = search.goalY;
  let total: f64 = 0;
  let count: u32 = 0;
  while (true) {
    const bound = search.bounds + ((<usize>count) << 4);
    store<i32>(bound, x);
    store<i32>(bound, y, 4);
    store<f64>(bound, total, 8);
    const range = count ? 0 : search.range;
    let next = -1;
    let least = Infinity;
    for (let number: u32 = 0; number < search.arcCount; number++) {
      const arc = arcAt(search, number);
      if (arc.id >= STEP && arc.order >= step) continue;
      const fromY = arc.from / width;
      const without = walkTo(search, arc.from - fromY * width, fromY, x, y, range) + total;
      const left = arc.order / scale + walkTo(search, arc.to - arc.toY * width, arc.toY, x, y, range) + total;
      arc.without = count ? min(arc.without, without) : without;
      arc.left = count ? min(arc.left, left) : left;
      // If it does not save anything, no route needs the link.
      if (arc.left >= least || arc.left >= arc.without) continue;
      least = arc.left;
      next = number;
    }
    count++;
    search.nextBound = min(least, FAR);
    if (next < 0 || count > most) return count;
    const arc = arcAt(search, next);
    total = arc.left;
    y = arc.from / width;
    x = arc.from - y * width;
  }
}
