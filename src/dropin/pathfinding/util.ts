/** Functions for routes. None changes its arguments. */

/** A route: a list of `[x, y]`. */
export type Route = number[][];

/** A node that knows the node before it. */
export interface Linked {
  readonly x: number;
  readonly y: number;
  readonly parent?: Linked | null | undefined;
}

/** Returns the cells from the first node of a chain of `parent`s to the given one. */
export function backtrace(node: Linked): Route {
  const route: Route = [];
  for (let at: Linked | null | undefined = node; at; at = at.parent) route.push([at.x, at.y]);
  return route.reverse();
}

/** Returns the cells of two chains that meet: along the first to `a`, then from `b` back along the second. */
export function biBacktrace(a: Linked, b: Linked): Route {
  return [...backtrace(a), ...backtrace(b).reverse()];
}

/** Returns the length of a route, the sum of the straight lines between its points. */
export function pathLength(path: readonly (readonly number[])[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const dx = path[i][0] - path[i - 1][0];
    const dy = path[i][1] - path[i - 1][1];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** Returns the cells of a line, both ends included (J. Bresenham, IBM Systems Journal 4(1), 1965). Coordinates are whole numbers. */
export function interpolate(x0: number, y0: number, x1: number, y1: number): Route {
  const width = Math.abs(x1 - x0);
  const height = Math.abs(y1 - y0);
  const stepX = x0 < x1 ? 1 : -1;
  const stepY = y0 < y1 ? 1 : -1;
  const line: Route = [[x0, y0]];
  // How far the line leads beyond the current cell, along x less along y.
  let ahead = width - height;
  for (let x = x0, y = y0; x !== x1 || y !== y1; line.push([x, y])) {
    const twice = 2 * ahead;
    if (twice > -height) {
      ahead -= height;
      x += stepX;
    }
    if (twice < width) {
      ahead += width;
      y += stepY;
    }
  }
  return line;
}

/** Returns a route with all cells between its points, the opposite of {@link compressPath}. */
export function expandPath(path: readonly (readonly number[])[]): Route {
  const expanded = path.slice(0, 1).map(([x, y]) => [x, y]);
  for (let i = 1; i < path.length; i++) {
    expanded.push(...interpolate(path[i - 1][0], path[i - 1][1], path[i][0], path[i][1]).slice(1));
  }
  return expanded;
}

/** Returns the points of a route without those at which its direction stays the same. */
export function compressPath(path: readonly (readonly number[])[]): Route {
  const turnsAt = ([x, y]: readonly number[], i: number): boolean => {
    const before = path[i - 1];
    const after = path[i + 1];
    if (before === undefined || after === undefined) return true;
    const [inX, inY, outX, outY] = [x - before[0], y - before[1], after[0] - x, after[1] - y];
    // Parallel, not opposite, and not of length 0: the direction may change at a point that is there twice.
    return inX * outY !== inY * outX || inX * outX + inY * outY <= 0;
  };
  return path.filter(turnsAt).map(([x, y]) => [x, y]);
}

/**
 * Returns the points of a route that are needed to walk it in straight lines whose cells ({@link interpolate}) are walkable. Such a line may pass
 * between two blocked cells, or past the corner of one; hotpath's `smoothPath` follows the corner rule.
 */
export function smoothenPath(
  grid: { isWalkableAt(x: number, y: number): boolean },
  path: readonly (readonly number[])[],
): Route {
  const smooth = path.slice(0, 1).map(([x, y]) => [x, y]);
  let [from] = path;
  for (let i = 2; i < path.length; i++) {
    const line = interpolate(from[0], from[1], path[i][0], path[i][1]);
    if (line.slice(1).every(([x, y]) => grid.isWalkableAt(x, y))) continue;
    from = path[i - 1];
    smooth.push([from[0], from[1]]);
  }
  if (path.length > 1) smooth.push([...path[path.length - 1]]);
  return smooth;
}
