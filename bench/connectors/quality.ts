import type { DiagramBox } from '../../generators/diagrams.ts';

/** What a set of routes looks like. Routes are corners: x, y, x, y, … */
export interface Quality {
  /** Length + 50 x bends, of all lines together. */
  readonly cost: number;
  readonly bends: number;
  readonly crossings: number;
  /** Pairs of middle segments of different lines that lie on each other. */
  readonly coincident: number;
  /** Pairs of a segment and a box that it passes through. */
  readonly through: number;
}

interface Segment {
  readonly route: number;
  readonly isRow: boolean;
  readonly isEnd: boolean;
  readonly line: number;
  readonly low: number;
  readonly high: number;
}

const BEND_COST = 50;
const SLACK = 1e-6;

/** Returns length + 50 x bends of a route. */
export function costOf(points: ArrayLike<number>): number {
  let length = 0;
  for (let i = 2; i < points.length; i += 2) {
    length += Math.abs(points[i] - points[i - 2]) + Math.abs(points[i + 1] - points[i - 1]);
  }
  return length + BEND_COST * Math.max(0, points.length / 2 - 2);
}

export function qualityOf(routes: readonly ArrayLike<number>[], boxes: readonly DiagramBox[]): Quality {
  const segments = routes.flatMap(segmentsOf);
  const rows = segments.filter(({ isRow }) => isRow);
  const columns = segments.filter(({ isRow }) => !isRow);
  const isWithin = (value: number, { low, high }: Segment) => value > low + SLACK && value < high - SLACK;
  const crosses = (row: Segment, column: Segment) =>
    row.route !== column.route && isWithin(column.line, row) && isWithin(row.line, column);
  return {
    cost: routes.reduce((sum, points) => sum + costOf(points), 0),
    bends: routes.reduce((sum, points) => sum + Math.max(0, points.length / 2 - 2), 0),
    crossings: rows.reduce((sum, row) => sum + columns.filter((column) => crosses(row, column)).length, 0),
    coincident: coincidentOf(rows) + coincidentOf(columns),
    through: segments.reduce((sum, segment) => sum + boxes.filter((box) => enters(segment, box)).length, 0),
  };
}

function segmentsOf(points: ArrayLike<number>, route: number): Segment[] {
  return Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, i) => {
    const [x0, y0, x1, y1] = [points[2 * i], points[2 * i + 1], points[2 * i + 2], points[2 * i + 3]];
    const isRow = Math.abs(y0 - y1) < SLACK;
    const [a, b] = isRow ? [x0, x1] : [y0, y1];
    const isEnd = i === 0 || 2 * i + 4 === points.length;
    return { route, isRow, isEnd, line: isRow ? y0 : x0, low: Math.min(a, b), high: Math.max(a, b) };
  });
}

function coincidentOf(segments: readonly Segment[]): number {
  const middles = segments.filter(({ isEnd }) => !isEnd).sort((a, b) => a.line - b.line);
  let count = 0;
  middles.forEach((one, i) => {
    for (let j = i + 1; j < middles.length && middles[j].line - one.line < 0.5; j++) {
      const other = middles[j];
      if (one.route === other.route) continue;
      if (Math.min(one.high, other.high) - Math.max(one.low, other.low) > SLACK) count++;
    }
  });
  return count;
}

function enters({ isRow, line, low, high }: Segment, { x, y, width, height }: DiagramBox): boolean {
  const [across, acrossSize, along, alongSize] = isRow ? [y, height, x, width] : [x, width, y, height];
  return (
    line > across + SLACK &&
    line < across + acrossSize - SLACK &&
    high > along + SLACK &&
    low < along + alongSize - SLACK
  );
}
