/** What there is to see of searches: a map or a network, and what was found on it, moment by moment. */

/** How cells lie: squares, or hexagons by the names of their layouts. */
export type Shape = 'square' | 'odd-r' | 'even-r' | 'odd-q' | 'even-q' | 'axial';

/** One moment. Moments share the arrays that did not change between them. */
export interface Moment {
  /** Terrain cost of each cell, row by row; 0 for blocked cells. */
  readonly costs: Float64Array;
  /** Lines through cell centres: x0, y0, x1, y1, … */
  readonly routes: readonly Float64Array[];
  /** The costs of a field. */
  readonly field: Float64Array | null;
  /** Where units stand, in cells: x0, y0, x1, y1, … */
  readonly units: Float64Array | null;
  /** Links from cell to cell: x0, y0, x1, y1, … for each; none by default. */
  readonly links?: Float64Array;
}

/** Boxes and the lines between them. */
export interface Diagram {
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Points of each line: x0, y0, x1, y1, … */
  readonly lines: readonly Float64Array[];
}

/** Nodes and arcs of a graph that is no map. */
export interface Network {
  /** Places of the nodes, from 0 to 1. */
  readonly xy: Float64Array;
  readonly names: readonly string[];
  /** From, to, from, to, … */
  readonly arcs: Uint32Array;
  readonly costs: Float64Array;
  /** Nodes of the route found. */
  readonly route: Uint32Array | null;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
  /** At least one, in the order of time. */
  readonly moments: readonly Moment[];
  /** The cells expanded, in order, as `y * width + x`. */
  readonly trace: Int32Array | null;
  /** Drawn in place of the map. */
  readonly network: Network | null;
  readonly diagram?: Diagram;
  /** Rows from one floor to the next, if the map has floors: they lie below each other. */
  readonly floorRows?: number;
}

/** Returns the centre of a cell, with the distance between neighbours in a row or column as unit. */
export function centreOf(shape: Shape, x: number, y: number): [number, number] {
  const tall = Math.sqrt(3) / 2;
  switch (shape) {
    case 'square':
      return [x + 0.5, y + 0.5];
    case 'odd-r':
    case 'even-r':
      return [
        x + 0.5 + (Math.abs(Math.round(y) % 2) === (shape === 'odd-r' ? 1 : 0) ? 0.5 : 0),
        y * tall + 1 / Math.sqrt(3),
      ];
    case 'axial':
      return [x + 0.5 + y / 2, y * tall + 1 / Math.sqrt(3)];
    default:
      return [
        x * tall + 1 / Math.sqrt(3),
        y + 0.5 + (Math.abs(Math.round(x) % 2) === (shape === 'odd-q' ? 1 : 0) ? 0.5 : 0),
      ];
  }
}

/** Returns the size of a map in the same unit. */
export function extentOf({ shape, width, height }: Pick<Picture, 'shape' | 'width' | 'height'>): [number, number] {
  const tall = Math.sqrt(3) / 2;
  const long = (count: number) => (count - 1) * tall + 2 / Math.sqrt(3);
  if (shape === 'square') return [width, height];
  if (shape === 'axial') return [width + (height - 1) / 2, long(height)];
  if (shape === 'odd-r' || shape === 'even-r') return [width + (height > 1 ? 0.5 : 0), long(height)];
  return [long(width), height + (width > 1 ? 0.5 : 0)];
}

/** Returns the corners of a hexagon round its centre, in the same unit. */
export function cornersOf(shape: Shape): [number, number][] {
  const turned = shape === 'odd-q' || shape === 'even-q' ? 0 : Math.PI / 6;
  const radius = 1 / Math.sqrt(3);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = turned + (i * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
