import { allocate } from '../../../core/base/allocate.ts';

/** Returns the words that assembly/team/plan/guides.ts describes, from the places of each agent's route, none of them twice. */
export function guideWords(routes: readonly (readonly number[])[]): Int32Array {
  const pairs = routes.reduce((sum, { length }) => sum + Math.max(length - 1, 0), 0);
  const words = allocate(Int32Array, routes.length + 1 + 2 * pairs);
  let at = routes.length + 1;
  for (const [agent, route] of routes.entries()) {
    words[agent] = at;
    const steps = Array.from({ length: Math.max(route.length - 1, 0) }, (_, k) => k);
    for (const k of steps.sort((a, b) => route[a] - route[b])) {
      words[at++] = route[k];
      words[at++] = route[k + 1];
    }
  }
  words[routes.length] = at;
  return words;
}
