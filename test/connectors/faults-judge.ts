// What is wrong with the routes of a diagram, judged by docs/connectors.md alone.
import type { Box, End, Line, Options, Rect, Route } from '../../src/connectors.ts';
import { Judge } from './model-judge.ts';

export interface Plan {
  readonly boxes: Readonly<Record<string, Box>>;
  readonly lines: Readonly<Record<string, Line>>;
  readonly options: Omit<Options, 'avoid'> & { readonly avoid?: readonly Rect[] };
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const SLACK = 1e-6;
/** Lengths that snapping may make or unmake. */
const NOTHING = 1e-3;
/** What rounding inside may add to a cost. */
const COST_SLACK = 1e-4;
const STEPS = { right: '1 0', bottom: '0 1', left: '-1 0', top: '0 -1' } as const;
const FACING = { right: 'left', bottom: 'top', left: 'right', top: 'bottom' } as const;

export function segmentsOf({ points }: Route): Segment[] {
  return Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, i) => [
    points[2 * i],
    points[2 * i + 1],
    points[2 * i + 2],
    points[2 * i + 3],
  ]);
}

const wayOf = ([x0, y0, x1, y1]: Segment) => `${Math.sign(x1 - x0) + 0} ${Math.sign(y1 - y0) + 0}`;
const lengthOf = ([x0, y0, x1, y1]: Segment) => Math.abs(x1 - x0) + Math.abs(y1 - y0);

function enters([x0, y0, x1, y1]: Segment, { x, y, width, height }: Rect): boolean {
  return (
    Math.min(x0, x1) < x + width - NOTHING &&
    Math.max(x0, x1) > x + NOTHING &&
    Math.min(y0, y1) < y + height - NOTHING &&
    Math.max(y0, y1) > y + NOTHING
  );
}

function isOn([x0, y0, x1, y1]: Segment, x: number, y: number): boolean {
  const isBeside = x < Math.min(x0, x1) - SLACK || x > Math.max(x0, x1) + SLACK;
  return !isBeside && y >= Math.min(y0, y1) - SLACK && y <= Math.max(y0, y1) + SLACK;
}

/** Returns the sides on which a point of an end may leave; null if the end is not there. */
function sidesAt(end: End, boxes: Plan['boxes'], x: number, y: number): string[] | null {
  const isAt = (atX: number, atY: number) => Math.abs(atX - x) <= NOTHING && Math.abs(atY - y) <= NOTHING;
  if (!('box' in end)) return isAt(end.x, end.y) ? [end.heading ?? []].flat() : null;
  const box = boxes[end.box];
  const at = typeof end.at === 'number' ? end.at : 0.5;
  const sides = [end.side ?? (['right', 'bottom', 'left', 'top'] as const)].flat().filter((side) => {
    const isRow = side === 'left' || side === 'right';
    const across = isRow ? box.x + (side === 'right' ? box.width : 0) : box.y + (side === 'bottom' ? box.height : 0);
    return isRow ? isAt(across, box.y + at * box.height) : isAt(box.x + at * box.width, across);
  });
  return sides.length === 0 ? null : sides;
}

/** Judges one line as it is. `alone` is its route before lines are moved apart. */
function* faultsOfLine(route: Route, alone: Route, line: Line, plan: Plan, judge: Judge): Generator<string> {
  const { boxes, options } = plan;
  const bendCost = line.bendCost ?? options.bendCost ?? 50;
  const { optimum, ignored, isBlocked, lengths } = judge.verdict(line, bendCost);
  if (isBlocked !== (route.status === 'end-blocked')) yield `is ${route.status}, not blocked: ${isBlocked}`;
  if (isBlocked || route.status === 'end-blocked') return;
  // Where there is no way, stubs and clearances shrink, which these rules leave open.
  if (optimum !== undefined && optimum !== null) {
    const cost = alone.length + bendCost * alone.bends;
    if (alone.status !== 'found') yield `is ${alone.status}`;
    // A bend at a wall counts, though it cannot be seen.
    else if (
      cost > optimum.cost + COST_SLACK ||
      (cost < optimum.cost - COST_SLACK && !(Math.min(...lengths) < NOTHING))
    ) {
      yield `costs ${cost}, not ${optimum.cost}`;
    }
  }
  if (route.status !== 'found') return;
  const segments = segmentsOf(route);
  const ways = segments.map(wayOf);
  if (ways.join() !== segmentsOf(alone).map(wayOf).join()) yield 'has another shape when it is moved apart';
  if (segments.some(([x0, y0, x1, y1]) => x0 !== x1 && y0 !== y1)) yield 'is slanted';
  if (segments.length > 1 && segments.some((one) => lengthOf(one) === 0)) yield 'has a segment of no length';
  for (let i = 1; i < segments.length; i++) {
    const [[x0, y0, x1, y1], [, , x2, y2]] = [segments[i - 1], segments[i]];
    if ((x1 - x0) * (x2 - x1) + (y1 - y0) * (y2 - y1) < 0) yield 'folds back';
  }
  const { points } = route;
  for (const [end, x, y, way, length, least] of [
    [line.from, points[0], points[1], ways[0], lengthOf(segments[0]), lengths[0]],
    [line.to, points.at(-2), points.at(-1), ways.at(-1), lengthOf(segments.at(-1) as Segment), lengths[1]],
  ] as const) {
    const sides = sidesAt(end, boxes, x as number, y as number);
    if (sides === null) yield `has an end at ${x}, ${y}`;
    if (sides === null || sides.length === 0 || least < NOTHING || length === 0) continue;
    const isInside = 'box' in end && isAround(end.box, line, boxes);
    const isHeading = sides.some((side) => {
      const leaves = (end === line.from) !== isInside ? side : FACING[side as keyof typeof FACING];
      return STEPS[leaves as keyof typeof STEPS] === way;
    });
    if (!isHeading) yield `does not keep the heading at ${x}, ${y}`;
  }
  let at = 0;
  for (const { x, y } of line.via ?? []) {
    while (at < segments.length && !isOn(segments[at], x, y)) at++;
    if (at === segments.length) yield `does not pass ${x}, ${y} in order`;
  }
  for (const [id, box] of Object.entries(boxes)) {
    if (!ignored.has(id) && segments.some((one) => enters(one, box))) yield `goes through ${id}`;
  }
  for (const area of options.avoid ?? [])
    if (segments.some((one) => enters(one, area))) yield 'enters an area to avoid';
  const length = segments.reduce((sum, one) => sum + lengthOf(one), 0);
  if (Math.abs(length - route.length) > SLACK) yield `says length ${route.length}`;
  if (route.bends !== Math.max(0, points.length / 2 - 2)) yield `says ${route.bends} bends`;
}

/** Returns whether a box is around an end of a line. */
function isAround(id: string, { from, to }: Line, boxes: Plan['boxes']): boolean {
  const isIn = (box: string | undefined): boolean => box !== undefined && (box === id || isIn(boxes[box].parent));
  return [from, to].some((end) => 'box' in end && isIn(boxes[end.box].parent));
}

interface Piece {
  readonly id: string;
  readonly axis: number;
  readonly line: number;
  readonly low: number;
  readonly high: number;
  /** How far it may move across: none at the ends of lines. */
  readonly room: readonly [number, number];
  /** Of a segment at an end of a line that bends: where the end is along it, and the segment after the bend. */
  end?: { readonly at: number; readonly leg: Piece };
}

/** Returns the segments of a route, and the room of each: between boxes with half of their margins, and its neighbours' far ends. */
function piecesOf(id: string, route: Route, alone: Route, plan: Plan, judge: Judge): Piece[] {
  const segments = segmentsOf(route);
  const { gap = 6, stub = 0 } = plan.options;
  const line = plan.lines[id];
  const verdict = judge.verdict(line, 50);
  const pieces = segments.map(([x0, y0, x1, y1], i) => {
    const axis = y0 === y1 ? 1 : 0;
    const place = axis === 1 ? y0 : x0;
    const [low, high] = axis === 1 ? [Math.min(x0, x1), Math.max(x0, x1)] : [Math.min(y0, y1), Math.max(y0, y1)];
    let room: [number, number] = [-Infinity, Infinity];
    const isHeld = (line.via ?? []).some(({ x, y }) => isOn(segments[i], x, y));
    if (i === 0 || i === segments.length - 1 || isHeld) room = [place, place];
    else {
      // Its neighbours keep half of the length that they had, at least if that is less than the gap, and stubs; two that move share the way.
      for (const corner of [2 * i - 2, 2 * i + 4]) {
        const [at, far] = [2 * i + axis, route.points[corner + axis]];
        const length = Math.abs(alone.points[at] - alone.points[corner + axis]);
        const isEnd = corner === 0 || corner + 2 === route.points.length;
        const keep = Math.max(Math.min(length / 2, gap), isEnd ? Math.min(length, stub) : 0);
        const isFixed = corner <= 2 || corner + 4 >= route.points.length;
        const most = Math.max(0, Math.abs(far - place) - keep) * (isFixed ? 1 : 0.5);
        if (far < place) room[0] = Math.max(room[0], place - most);
        else room[1] = Math.min(room[1], place + most);
      }
      // Beside them as it was found and as it is now.
      const found = [alone.points[2 * i + 1 - axis], alone.points[2 * i + 3 - axis]];
      const [from, to] = [Math.min(low, ...found), Math.max(high, ...found)];
      for (const area of judge.halfAreas(verdict)) {
        const [areaLow, areaHigh] = axis === 1 ? [area.left, area.right] : [area.top, area.bottom];
        const [near, far] = axis === 1 ? [area.top, area.bottom] : [area.left, area.right];
        if (areaHigh <= from || areaLow >= to) continue;
        if (far <= place + SLACK) room[0] = Math.max(room[0], far);
        else if (near >= place - SLACK) room[1] = Math.min(room[1], near);
        else room = [place, place];
      }
    }
    return { id, axis, line: place, low, high, room } as Piece;
  });
  if (pieces.length > 1) {
    const along = (axis: number) => (axis === 1 ? 0 : 1);
    pieces[0].end = { at: route.points[along(pieces[0].axis)], leg: pieces[1] };
    const [leg, last] = pieces.slice(-2);
    // A line of two segments has its only bend in both.
    if (pieces.length > 2) last.end = { at: route.points.at(along(last.axis) - 2) as number, leg };
  }
  return pieces;
}

/**
 * Returns the room that two segments at ends, which face each other, have to end before they meet: by how much the leg of the lower one could be below
 * that of the upper one. 0 if other ends of the same legs face each other the other way round.
 */
function roomOfLegs(one: Piece, other: Piece, pieces: readonly Piece[]): number {
  if (one.end === undefined || other.end === undefined || one.end.at === other.end.at) return 0;
  const [low, high] = one.end.at < other.end.at ? [one.end, other.end] : [other.end, one.end];
  if (low.leg.line < low.at || high.leg.line > high.at) return 0;
  const endsOf = (leg: Piece) => pieces.filter(({ end }) => end?.leg === leg);
  const isContrary = endsOf(low.leg).some((a) =>
    endsOf(high.leg).some((b) => Math.abs(a.line - b.line) < SLACK && (a.end?.at as number) > (b.end?.at as number)),
  );
  return isContrary ? 0 : high.leg.room[1] - low.leg.room[0];
}

/** Returns the pairs of segments of different lines that lie on each other, though one of them has room to the side, or could end before. */
function coincidences(
  routes: ReadonlyMap<string, Route>,
  alone: ReadonlyMap<string, Route>,
  plan: Plan,
  judge: Judge,
): string[] {
  const pieces = [...routes].flatMap(([id, route]) => piecesOf(id, route, alone.get(id) as Route, plan, judge));
  const faults: string[] = [];
  pieces.forEach((one, i) => {
    for (const other of pieces.slice(i + 1)) {
      if (one.id === other.id || one.axis !== other.axis || Math.abs(one.line - other.line) > SLACK) continue;
      if (Math.min(one.high, other.high) - Math.max(one.low, other.low) < SLACK) continue;
      const widest = Math.max(
        ...[one, other].map(({ room: [low, high] }) => high - low),
        roomOfLegs(one, other, pieces),
      );
      if (widest > 0.01) faults.push(`${one.id} and ${other.id} lie on each other at ${one.line}, with room ${widest}`);
    }
  });
  return faults;
}

/** Returns what is wrong with a diagram. */
export function faultsOf(plan: Plan, alone: ReadonlyMap<string, Route>, apart: ReadonlyMap<string, Route>): string[] {
  const judge = new Judge(plan.boxes, plan.options);
  const faults: string[] = [];
  for (const [id, route] of apart) {
    for (const fault of faultsOfLine(route, alone.get(id) as Route, plan.lines[id], plan, judge)) {
      faults.push(`${id} ${fault}`);
    }
  }
  if ((plan.options.gap ?? 6) > 0) faults.push(...coincidences(apart, alone, plan, judge));
  return faults;
}
