/** Columns and rows of a grid. */
export interface Sides {
  readonly width: number;
  readonly height: number;
  /** On a grid with floors: rows of a floor, with the blocked row below it. Else 0 or absent. */
  readonly floorRows?: number;
}

/** First and last column and row of a set of cells. The box is empty if a last one comes before the first. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the box around the first `count` of the cells in `places` (x, y each). */
export function boxAround(places: ArrayLike<number>, count: number): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < 2 * count; i += 2) {
    left = Math.min(left, places[i]);
    right = Math.max(right, places[i]);
    top = Math.min(top, places[i + 1]);
    bottom = Math.max(bottom, places[i + 1]);
  }
  return { left, top, right, bottom };
}

/** Widens a box by `range` columns and rows on each side, clipped to the grid. */
export function widened(box: Box, range: number, grid: Sides): Box {
  return {
    left: Math.max(box.left - range, 0),
    top: Math.max(box.top - range, 0),
    right: Math.min(box.right + range, grid.width - 1),
    bottom: Math.min(box.bottom + range, grid.height - 1),
  };
}

/** Returns the box of the cells within `range` of (x, y), clipped to the grid. */
export function boxWithin(x: number, y: number, range: number, grid: Sides): Box {
  return widened({ left: x, top: y, right: x, bottom: y }, range, grid);
}
