/** What functions that take a world ask of it. */
import { readPlace } from '../../core/base/cells/place.ts';
import type { PointLike } from '../../core/base/cells/point.ts';
import type { QueryDelegate } from '../../core/grid/answers.ts';
import type { Path } from '../../core/grid/path/path.ts';
import { isReachable } from '../../core/reach/is-reachable.ts';
import type { ReachOptions } from '../../core/reach/unit.ts';
import type { CheckPathOptions } from '../../core/route/body.ts';
import { cellsToCheck, checkPath, type PathCheck } from '../../core/route/check-path.ts';
import { WorldField } from '../field/world-field.ts';
import { FieldOfWorld } from './field.ts';
import { optionsFrom, placedOptions } from './request.ts';
import { findWorldNearest, findWorldPath } from './search.ts';
import type { LoadedArea } from './window/window.ts';

/** Returns what answers requests about a world. @param window Returns its window. @throws If it has been disposed of. */
export function answersFor(owner: object, window: () => LoadedArea): QueryDelegate {
  return {
    owner,
    findPath: (start, goal, options) => findWorldPath(window(), start, goal, options),
    findNearest: (start, goals, options) => findWorldNearest(window(), start, goals, options),
    distanceField: (goals, options) => new WorldField(new FieldOfWorld(window, goals, options)),
    checkPath: (path, options) => checkWorldPath(window(), path as Path, options),
    isReachable: (start, goal, options) => isWorldReachable(window(), start, goal, options),
  };
}

function checkWorldPath(window: LoadedArea, path: Path | ArrayLike<number>, options?: CheckPathOptions): PathCheck {
  const xy = Array.from(cellsToCheck(path));
  const placed = placedOptions(window, options);
  for (let i = 0; i < xy.length; i += 2) {
    const { x, y } = window.toGround({ x: xy[i], y: xy[i + 1] });
    xy[i] = x;
    xy[i + 1] = y;
  }
  const start = { x: xy[0], y: xy[1] };
  return checkPath(window.taken.grid, xy, optionsFrom(window, placed, start));
}

function isWorldReachable(window: LoadedArea, start: PointLike, goal: PointLike, options?: ReachOptions): boolean {
  const first = readPlace('start', start);
  const last = readPlace('goal', goal);
  const placed = placedOptions(window, options);
  const from = window.toGround(first);
  const to = window.toGround(last);
  const { grid } = window.taken;
  return grid.isInside(from) && grid.isInside(to) && isReachable(grid, from, to, optionsFrom(window, placed, from));
}
