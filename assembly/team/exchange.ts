/**
 * Swaps of goals between agents of one group that are beside each other, before a step. Two swap if that makes their ways shorter together; or if it makes the
 * longer of the two shorter and their sum no longer, and the one that wants the other's place came no nearer in the last step: it waits for it. So the sum of all
 * ways never rises by a swap, and there are finitely many between two steps. After TSWAP (K. Okumura, X. Défago, Artificial Intelligence 321, 2023),
 * which swaps where an agent is in the way; on maps with room that makes ways longer.
 */
import { distance, noteHome } from './distance/fields';
import { landOf } from './grounds';
import { forgetRoute } from './guidance/guided-routes';
import { disturb } from './plan/rescue';
import { firstLink, linkEnd, nextLink, stepTo } from './team-links';
import { FAR, get, getByte, NONE, set, Team } from './team-record';
import { actionsLeft } from './turning/actions';
import { headingOf } from './turning/robots';

/** Times that all agents are looked at: a goal may go on from one to the next. */
export const PASSES: i32 = 4;

/** Lets all agents swap that gain by it, and lists the pairs in `swaps`. If memory is refused, `undoExchange` must follow. */
export function exchangeAll(team: Team): void {
  team.swapCount = 0;
  // Single routes do not know the distances that others would have.
  if (!team.isGrouped || !team.isExact) return;
  // An agent waits if it came no nearer.
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.group, agent) == NONE) continue;
    const isWaiting = wayFrom(team, agent, agent) >= get(team.wayBefore, agent);
    set(team.partner, agent, isWaiting ? 1 : 0);
  }
  for (let pass = 0; pass < PASSES; pass++) {
    const before = team.swapCount;
    for (let k = 0; k < team.orderCount && !team.refused; k++) exchangeOf(team, get(team.order, k));
    if (team.swapCount == before) break;
  }
  if (team.swapCount > 0) disturb(team);
}

/** Takes back all swaps before a step. */
export function undoExchange(team: Team): void {
  while (team.swapCount > 0) {
    team.swapCount--;
    swapGoals(team, get(team.swaps, 2 * team.swapCount), get(team.swaps, 2 * team.swapCount + 1));
  }
}

/** Swaps an agent's goal with that of the first one in its way for which that is good. */
function exchangeOf(team: Team, agent: i32): void {
  const from = get(team.now, agent);
  if (get(team.group, agent) == NONE || get(team.held, agent) != 0 || getByte(team.home, agent) != 0) return;
  const own = wayFrom(team, agent, agent);
  if (own == FAR) return;
  const land = landOf(team, agent);
  for (let left = getByte(team.moves, land + from); left != 0; left &= left - 1) {
    if (exchangeWith(team, agent, own, stepTo(team, from, ctz(left)))) return;
  }
  for (let link = firstLink(team, land + from); link != 0; link = nextLink(team, link)) {
    if (exchangeWith(team, agent, own, linkEnd(team, link))) return;
  }
}

/** Swaps an agent's goal, at a distance, with that of the agent at a place beside it. Returns false if there is none, or it is not good. */
function exchangeWith(team: Team, agent: i32, own: i32, to: i32): bool {
  const other = get(team.occupiedNow, to);
  if (other == NONE || get(team.group, other) != get(team.group, agent) || get(team.held, other) != 0) return false;
  if (get(team.goal, other) == get(team.goal, agent) || get(team.ground, other) != get(team.ground, agent))
    return false;
  const theirs = wayFrom(team, agent, other);
  if (theirs >= own) return false;
  const before = wayFrom(team, other, other);
  const mine = wayFrom(team, other, agent);
  if (team.refused || before == FAR || mine == FAR) return false;
  const gain = own + before - mine - theirs;
  if (gain < 0) return false;
  if (gain == 0 && (get(team.partner, agent) == 0 || max(mine, theirs) >= max(own, before))) return false;
  set(team.swaps, 2 * team.swapCount, agent);
  set(team.swaps, 2 * team.swapCount + 1, other);
  team.swapCount++;
  swapGoals(team, agent, other);
  return true;
}

/** Returns the distance of an agent to its goal from where one stands, and if that turns, looks; FAR if there is no route. */
function wayFrom(team: Team, agent: i32, there: i32): i32 {
  const place = get(team.now, there);
  return team.robots ? actionsLeft(team, agent, place, headingOf(team, there)) : distance(team, agent, place);
}

function swapGoals(team: Team, a: i32, b: i32): void {
  swap(team.goal, a, b);
  swap(team.slot, a, b);
  swap(team.share, a, b);
  swap(team.given, a, b);
  noteHome(team, a);
  noteHome(team, b);
  forgetRoute(team, a);
  forgetRoute(team, b);
}

function swap(array: usize, a: i32, b: i32): void {
  const value = get(array, a);
  set(array, a, get(array, b));
  set(array, b, value);
}
