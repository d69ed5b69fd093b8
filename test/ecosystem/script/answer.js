// What a worker does: finds a route on the map that it is sent. The result is sent back as it is.
import { engineInfo, findPath, Grid } from 'hotpath';

export function answer({ map, start, goal }) {
  return { result: findPath(Grid.fromText(map), start, goal), engine: engineInfo().engine };
}
