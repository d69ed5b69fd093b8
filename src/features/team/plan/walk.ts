/** Plans that are how a team walks. */
import type { StoredTeam } from '../../../core/kernel/team/team-engine.ts';

/**
 * Walks with a team until all have come to rest. Returns the cells of each agent, null if the steps end before.
 *
 * @param starts Cell of each agent.
 * @param mayStep Returns whether there may be one more step.
 */
export function walkToRest(
  team: StoredTeam,
  width: number,
  starts: readonly number[],
  mayStep: () => boolean,
): number[][] | null {
  const mask = (1 << team.shift) - 1;
  const routes = starts.map((start) => [start]);
  while (team.homes().includes(0)) {
    if (!mayStep()) return null;
    team.step();
    const places = team.places();
    for (const [i, route] of routes.entries()) route.push((places[i] >> team.shift) * width + (places[i] & mask));
  }
  for (const route of routes) {
    while (route.length > 1 && route[route.length - 1] === route[route.length - 2]) route.pop();
  }
  return routes;
}
