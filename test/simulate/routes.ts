/** Routes as arguments of ticks. */
import type { Grid, PointLike, World } from '../../src/index.ts';
import { findPath } from '../../src/reference.ts';
import type { Random } from '../support/maps.ts';
import { anyCell } from './maps.ts';
import type { Value } from './tick.ts';

/** Returns a route of a search. The plain solver says between which cells there is one, since all that engines do must be ticks. */
export function routeOn(random: Random, map: Grid | World, name: string): Value {
  const draw = () => [anyCell(random, map), anyCell(random, map)];
  let ends = draw();
  for (let tries = 0; tries < 4; tries++) {
    const [start, goal] = ends as unknown as [PointLike, PointLike];
    if (findPath(map, start, goal, {}).path !== null) break;
    ends = draw();
  }
  return { of: { call: 'findPath', args: [`$${name}`, ...ends] } };
}
