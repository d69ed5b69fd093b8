/** Judges of what is done with routes: they are found by another call in the arguments, on the same map. */

import type { PointLike } from '../../src/index.ts';
import {
  type CheckPathOptions,
  type findAnyAnglePath,
  Grid,
  type HexGrid,
  type Path,
  type Polyline,
  type smoothPath,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { walkRoute } from '../support/route-walker.ts';
import { isClose } from '../support/walk.ts';
import { cellsOf } from './maps.ts';
import type { Judge } from './state.ts';

/** Distances to the nearest wall of the same floor, cell by cell. */
function distancesOf(map: Grid, edges: boolean): number[] {
  const { width, height, wrap, floors } = map;
  const rows = floors > 1 ? map.floorHeight : height;
  const [acrossX, acrossY] = [wrap === 'x' || wrap === 'both', wrap === 'y' || wrap === 'both'];
  const walls: [number, number][] = [];
  for (let y = -1; y <= rows; y++) for (let x = -1; x <= width; x++) walls.push([x, y]);
  return Array.from({ length: width * height }, (_, index) => {
    const [x, tall] = [index % width, Math.floor(index / width)];
    const first = floors > 1 ? tall - (tall % (rows + 1)) : 0;
    const y = tall - first;
    if (map.isBlocked(x, tall)) return 0;
    let least = Infinity;
    for (const [wx, wy] of walls) {
      const isOutside = wx < 0 || wy < 0 || wx >= width || wy >= rows;
      const isJoined = ((wx < 0 || wx >= width) && acrossX) || ((wy < 0 || wy >= rows) && acrossY);
      if (isOutside ? !edges || isJoined : !map.isBlocked(wx, wy + first)) continue;
      const [dx, dy] = [Math.abs(wx - x), Math.abs(wy - y)];
      least = Math.min(
        least,
        Math.hypot(acrossX ? Math.min(dx, width - dx) : dx, acrossY ? Math.min(dy, height - dy) : dy),
      );
    }
    return least;
  });
}

/** Returns a copy of a map whose cells all cost 1, since lengths count for routes at any angle. */
function evenly(map: Grid): Grid {
  const copy = map.clone();
  for (const cell of cellsOf(map) as unknown as PointLike[]) if (!map.isBlocked(cell)) copy.setCost(cell, 1);
  return copy;
}

export const judgeRoutes: Readonly<Record<string, Judge>> = {
  checkPath: ({ values, result }) => {
    const [map, path, options = {}] = values as [Grid, Path, CheckPathOptions?];
    const { legal, cost } = result as { legal: boolean; cost: number };
    if (!(map instanceof Grid)) return;
    let walked: number | null = null;
    try {
      walked = walkRoute(map, path, options);
    } catch {
      // A step that is not legal.
    }
    if (legal !== (walked !== null)) throw new Error(`checkPath says legal: ${legal}, and the walk costs ${walked}`);
    if (walked !== null && !isClose(walked, cost))
      throw new Error(`checkPath says ${cost}, and the walk costs ${walked}`);
  },
  smoothPath: ({ values, result }) => {
    const [map, path, options = {}] = values as Parameters<typeof smoothPath>;
    const cost = walkRoute(map, path, options);
    const smooth = result as Polyline;
    if (smooth.cost > cost * (1 + 1e-9))
      throw new Error(`the smooth route costs ${smooth.cost}, and the other one ${cost}`);
  },
  findAnyAnglePath: ({ values, result }) => {
    const [map, start, goal, options = {}] = values as Parameters<typeof findAnyAnglePath>;
    const { status, cost } = result as ReturnType<typeof findAnyAnglePath>;
    const { engine: _, maxExpansions, maxCost: __, ...unit } = options;
    const best = reference.findPath(evenly(map), start, goal, unit);
    if (maxExpansions !== undefined || status === 'limit') return;
    if ((status === 'found') !== (best.path !== null))
      throw new Error(`any angle: ${status}, and by steps ${best.status}`);
    if (status === 'found' && cost > best.cost * (1 + 1e-9))
      throw new Error(`any angle: ${cost}, and by steps ${best.cost}`);
  },
  clearanceMap: ({ values, result }) => {
    const [map, { edges = true } = {}] = values as [Grid, { edges?: boolean }?];
    const expected = distancesOf(map, edges);
    (result as Float32Array).forEach((distance, cell) => {
      if (distance === Math.fround(expected[cell])) return;
      throw new Error(`cell ${cell} is ${distance} from a wall, not ${expected[cell]}`);
    });
  },
  'HexGrid.within': ({ receiver, values, result }) => {
    const [map, [centre, radius]] = [receiver as HexGrid, values as [PointLike, number]];
    const found = new Set((result as PointLike[]).map((cell) => map.indexOf(cell as [number, number])));
    const reached = new Set([map.indexOf(centre as [number, number])]);
    for (let step = 0; step < radius; step++) {
      for (const index of [...reached])
        for (const next of map.neighbors(map.cellAt(index))) reached.add(map.indexOf(next));
    }
    const isSame = cellsOf(map).every((cell) => {
      const index = map.indexOf(cell as unknown as [number, number]);
      return found.has(index) === reached.has(index);
    });
    if (!isSame) throw new Error(`within(${radius}) has ${found.size} cells, and ${reached.size} are as near`);
  },
};
