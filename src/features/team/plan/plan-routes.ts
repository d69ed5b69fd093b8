/** The routes of a plan: each agent's cells at time 0, 1, 2 and so on, up to where it rests. */
import type { StoredTeam } from '../../../core/kernel/team/team-engine.ts';
import type { AgentCells } from '../team-options.ts';

/** Cuts an engine's plan into a route for each agent: its cells at time 0, 1, 2 and so on, up to where it rests or leaves. */
export function routesOf(team: StoredTeam, width: number, count: number): number[][] {
  const places = team.plan();
  const { shift } = team;
  const mask = (1 << shift) - 1;
  const times = count === 0 ? 0 : places.length / count;
  return Array.from({ length: count }, (_, i) => {
    let last = times - 1;
    while (places[last * count + i] < 0) last--;
    while (last > 0 && places[(last - 1) * count + i] === places[last * count + i]) last--;
    return Array.from({ length: last + 1 }, (__, time) => {
      const place = places[time * count + i];
      return (place >> shift) * width + (place & mask);
    });
  });
}

export function costOf(routes: readonly number[][]): number {
  return routes.reduce((sum, { length }) => sum + length - 1, 0);
}

/**
 * Returns the steps and waits of all agents, except those at their goals. The search looks for the least sum of these. No plan has a lower sum
 * of costs, which also counts an agent's stay at its goal before it makes way for another.
 */
export function effortOf(routes: readonly number[][], agents: readonly AgentCells[]): number {
  let effort = 0;
  for (const [i, route] of routes.entries()) {
    for (let time = 1; time < route.length; time++) {
      if (route[time - 1] !== agents[i].goal || route[time] !== agents[i].goal) effort++;
    }
  }
  return effort;
}
