// The cheapest line of a diagram, by Dijkstra over all crossings of interesting lines and four headings. It follows docs/connectors.md ("What a line
// keeps clear of") and shares no code with the package.
import type { Box, End, Line, Rect, Side } from '../../src/connectors.ts';

export interface Area {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A way out of an end: a point, a heading, and how far the line goes straight. */
interface Way {
  readonly id: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly isForced: boolean;
  readonly isInside: boolean;
  length: number;
  hood?: Area | undefined;
}

export interface Rules {
  readonly margin?: number | undefined;
  readonly stub?: number | undefined;
  readonly bendCost?: number | undefined;
  readonly avoid?: readonly Rect[];
}

export interface Optimum {
  readonly cost: number;
  readonly bends: number;
}

/** What the rules say of a line. */
export interface Verdict {
  /** Null: there is no way. Undefined: the rules do not say, as of a line with points to pass, whose parts depend on each other. */
  readonly optimum: Optimum | null | undefined;
  /** Boxes that it may cross. */
  readonly ignored: ReadonlySet<string>;
  /** Groups around its ends, which are among them. */
  readonly groups: ReadonlySet<string>;
  readonly isBlocked: boolean;
  /** Straight lengths of its ends, the least of the sides that it may use. */
  readonly lengths: readonly [number, number];
}

const SIDES: readonly Side[] = ['right', 'bottom', 'left', 'top'];
const STEPS = { right: [1, 0], bottom: [0, 1], left: [-1, 0], top: [0, -1] } as const;
const FACING = { right: 'left', bottom: 'top', left: 'right', top: 'bottom' } as const;
/** What rounding may move. */
const EPSILON = 1e-6;
/** What snapping may move. */
const NEAR = 1e-4;

function bodyOf(id: string, { x, y, width, height }: Rect): Area {
  return { id, left: x, top: y, right: x + width, bottom: y + height };
}

/** Returns the distance from a side of an area to another area that lies beyond it; negative if it does not. */
function beyond(area: Area, side: Side, other: Area): number {
  if (side === 'right') return other.left - area.right;
  if (side === 'left') return area.left - other.right;
  return side === 'bottom' ? other.top - area.bottom : area.top - other.bottom;
}

/** Returns the side of an area that faces another along the axis on which they are further apart, and the distance. */
function facing(area: Area, other: Area): { side: Side; gap: number } {
  let [best, gap] = [SIDES[0], -Infinity];
  for (const side of SIDES) {
    const exact = beyond(area, side, other);
    const distance = Math.abs(exact) < NEAR ? 0 : exact;
    if (distance > gap + EPSILON) [best, gap] = [side, distance];
  }
  return { side: best, gap };
}

function grow(area: Area, margins: Record<Side, number>): Area {
  return {
    id: area.id,
    left: area.left - margins.left,
    top: area.top - margins.top,
    right: area.right + margins.right,
    bottom: area.bottom + margins.bottom,
  };
}

/** Returns whether the way from one point to another, along x or y, enters an area. */
export function enters(area: Area, x0: number, y0: number, x1: number, y1: number, slack = EPSILON): boolean {
  return (
    Math.max(x0, x1) > area.left + slack &&
    Math.min(x0, x1) < area.right - slack &&
    Math.max(y0, y1) > area.top + slack &&
    Math.min(y0, y1) < area.bottom - slack
  );
}

const even = (margin: number): Record<Side, number> => ({ right: margin, bottom: margin, left: margin, top: margin });

/** Returns a function that makes sides of boxes and areas equal if they differ by at most a millionth of the diagram's size: the least side counts. */
function snapper(all: readonly Rect[]): <Any extends Rect>(rect: Any) => Any {
  const xs = all.flatMap(({ x, width }) => [x, x + width]).sort((a, b) => a - b);
  const ys = all.flatMap(({ y, height }) => [y, y + height]).sort((a, b) => a - b);
  const size = Math.max(0, ...[xs, ys].map((list) => (list.at(-1) ?? 0) - (list[0] ?? 0)));
  const nearly = (list: number[]) => {
    let first = 0;
    const to = list.map((value, i) => {
      if (value - list[first] > Math.min(1e-6 * size, 0.01)) first = i;
      return list[first];
    });
    return (value: number) => to[list.indexOf(value)];
  };
  const [snapX, snapY] = [nearly(xs), nearly(ys)];
  return (rect) => {
    const [x, y] = [snapX(rect.x), snapY(rect.y)];
    return { ...rect, x, y, width: snapX(rect.x + rect.width) - x, height: snapY(rect.y + rect.height) - y };
  };
}

/** The rules for one diagram. */
export class Judge {
  private readonly boxes: Readonly<Record<string, Box>>;
  private readonly bodies: Area[];
  private readonly margins: Record<Side, number>[];
  private readonly margin: number;
  private readonly stub: number;
  private readonly areas: number;

  constructor(boxes: Readonly<Record<string, Box>>, { margin = 10, stub = 0, avoid = [] }: Rules) {
    const snap = snapper([...avoid, ...Object.values(boxes)]);
    this.boxes = Object.fromEntries(Object.entries(boxes).map(([id, box]) => [id, snap(box)]));
    this.margin = margin;
    this.stub = stub;
    this.areas = avoid.length;
    this.bodies = [
      ...avoid.map((area, i) => bodyOf(`avoid ${i}`, snap(area))),
      ...Object.entries(this.boxes).map(([id, box]) => bodyOf(id, box)),
    ];
    const wanted = [...avoid.map(() => 0), ...Object.values(boxes).map((box) => box.margin ?? margin)];
    this.margins = wanted.map(even);
    // Of two boxes that stand apart, the sides that face each other share a gap that is too narrow.
    for (const [i, one] of this.bodies.entries()) {
      for (const [j, other] of this.bodies.entries()) {
        if (i === j || other.left < one.left || (other.left === one.left && other.right < one.right)) continue;
        const { side, gap } = facing(one, other);
        if (gap < 0 || wanted[i] + wanted[j] <= gap) continue;
        const [mine, its] = [this.margins[i], this.margins[j]];
        mine[side] = Math.min(mine[side], Math.max(gap / 2, gap - wanted[j]));
        its[FACING[side]] = Math.min(its[FACING[side]], Math.max(gap / 2, gap - wanted[i]));
      }
    }
  }

  /** All boxes with half of their margins, without any if they are ignored, and none that are groups around an end. */
  halfAreas({ ignored, groups }: Verdict): Area[] {
    const half = ({ right, bottom, left, top }: Record<Side, number>) => {
      return { right: right / 2, bottom: bottom / 2, left: left / 2, top: top / 2 };
    };
    return this.bodies.flatMap((body, i) => {
      if (groups.has(body.id)) return [];
      return [ignored.has(body.id) ? body : grow(body, half(this.margins[i]))];
    });
  }

  private parents(id: string | undefined): string[] {
    return id === undefined ? [] : [id, ...this.parents(this.boxes[id].parent)];
  }

  /** The ways out of an end, before it is known how far they go. */
  private waysOf(end: End, groups: ReadonlySet<string>): Way[] {
    if (!('box' in end)) {
      const isForced = end.heading !== undefined;
      const sides = end.heading === undefined ? SIDES : [end.heading];
      return sides.map((side) => ({ id: undefined, x: end.x, y: end.y, side, isForced, isInside: false, length: 0 }));
    }
    const { x, y, width, height } = this.boxes[end.box];
    const at = typeof end.at === 'number' ? end.at : 0.5;
    const isInside = groups.has(end.box);
    return [...new Set([end.side ?? SIDES].flat())].map((side) => {
      const [dx, dy] = STEPS[side];
      const tipX = dx === 0 ? x + at * width : dx > 0 ? x + width : x;
      const tipY = dy === 0 ? y + at * height : dy > 0 ? y + height : y;
      const leaves = isInside ? FACING[side] : side;
      return { id: end.box, x: tipX, y: tipY, side: leaves, isForced: true, isInside, length: 0 };
    });
  }

  /** Returns a way from exactly the sides of bodies that it nearly begins at. */
  private onSides(way: Way): Way {
    let { x, y } = way;
    for (const { left, right, top, bottom } of this.bodies) {
      if (x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR) continue;
      for (const side of [left, right]) if (Math.abs(x - side) < NEAR) x = side;
      for (const side of [top, bottom]) if (Math.abs(y - side) < NEAR) y = side;
    }
    return { ...way, x, y };
  }

  verdict(line: Line, bendCost: number): Verdict {
    const ignored = new Set<string>();
    for (const end of [line.from, line.to]) {
      if ('box' in end) for (const id of this.parents(this.boxes[end.box].parent)) ignored.add(id);
    }
    const groups = new Set(ignored);
    const blocked: Verdict = { optimum: null, ignored, groups, isBlocked: true, lengths: [0, 0] };
    const ends = inLine(
      [line.from, line.to, ...(line.via ?? [])].map((end) => this.waysOf(end, groups).map((way) => this.onSides(way))),
    );
    for (let i = 0; i < ends.length; i++) {
      const covers = ends[i].map((way) =>
        this.bodies.filter(
          ({ id, left, top, right, bottom }) =>
            (i > 1 || id !== way.id) &&
            !groups.has(id) &&
            way.x > left + NEAR &&
            way.x < right - NEAR &&
            way.y > top + NEAR &&
            way.y < bottom - NEAR,
        ),
      );
      const open = ends[i].filter((_, k) => covers[k].length === 0);
      const isArea = (k: number) =>
        covers[k].some(({ id }) => this.bodies.findIndex((one) => one.id === id) < this.areas);
      const usable = open.length > 0 ? open : ends[i].filter((_, k) => !isArea(k));
      if (open.length === 0)
        for (const k of covers.keys()) if (!isArea(k)) for (const { id } of covers[k]) ignored.add(id);
      if (usable.length === 0) return blocked;
      ends[i] = usable;
    }
    return this.search(line, ends, ignored, groups, bendCost) ?? blocked;
  }

  private search(
    line: Line,
    ends: Way[][],
    ignored: Set<string>,
    groups: Set<string>,
    bendCost: number,
  ): Verdict | null {
    const margins = this.margins.map((one) => ({ ...one }));
    const points = ends.slice(2).map(([way]) => way);
    const single = (ways: Way[]) => (ways.length === 1 || ways[0].id === undefined ? ways.slice(0, 1) : []);
    const others = [
      points.length > 0 ? [points[0]] : single(ends[1]),
      points.length > 0 ? [points[points.length - 1]] : single(ends[0]),
    ];
    let [starts, goals] = [ends[0], ends[1]];
    // Ways out that lie in each other's margins take two rounds.
    for (let round = 0; round < 2; round++) {
      starts = ends[0].filter((way) => this.setLength(way, others[0], margins, ignored));
      goals = ends[1].filter((way) => this.setLength(way, others[1], margins, ignored));
      if (starts.length === 0 || goals.length === 0) return null;
      [starts, goals] = [starts.flatMap(atWall), goals.flatMap(atWall)];
      for (const way of [...starts, ...goals, ...points]) this.makeWay(way, margins, ignored);
      for (const way of starts) this.setHood(way, others[0], margins, ignored);
      for (const way of goals) this.setHood(way, others[1], margins, ignored);
    }
    const areas = this.bodies.flatMap((body, i) => (ignored.has(body.id) ? [] : [grow(body, margins[i])]));
    const least = (ways: Way[]) => Math.min(...ways.map(({ length }) => length));
    const verdict = { ignored, groups, isBlocked: false, lengths: [least(starts), least(goals)] as const };
    if (points.length > 0) return { ...verdict, optimum: undefined };
    // A way out along a wall has no room for a hood there: the line could lie on it, which these rules leave open.
    if ([...starts, ...goals].some(isOpenToItself)) return { ...verdict, optimum: undefined };
    let optimum: Optimum | null = null;
    const isLoop = 'box' in line.from && 'box' in line.to && line.from.box === line.to.box;
    for (const start of starts) {
      for (const goal of goals) {
        // From a place back to it there is only a line that lies on itself.
        if (start.x === goal.x && start.y === goal.y && (isLoop || start.side === goal.side)) continue;
        const hoods = [start, goal].flatMap(({ hood }) => (hood === undefined ? [] : [hood]));
        const found = dijkstra([...areas, ...hoods], start, goal, bendCost);
        if (found !== null && (optimum === null || isBefore(found, optimum))) optimum = found;
      }
    }
    return { ...verdict, optimum };
  }

  private bounds(way: Way, ignored: ReadonlySet<string>): boolean {
    return way.id !== undefined && !way.isInside && !ignored.has(way.id);
  }

  private ownMargin(way: Way, margins: Record<Side, number>[], ignored: ReadonlySet<string>): number {
    const own = this.bodies.findIndex(({ id }) => id === way.id);
    return this.bounds(way, ignored) ? margins[own][way.side] : 0;
  }

  private setLength(way: Way, others: Way[], margins: Record<Side, number>[], ignored: ReadonlySet<string>): boolean {
    if (!way.isForced) return true;
    const own = this.ownMargin(way, margins, ignored);
    const wanted = Math.max(own, this.stub || own || this.margin || 10);
    way.length = own;
    if (wanted === own) return true;
    const [dx, dy] = STEPS[way.side];
    let room = Infinity;
    let isArea = false;
    const tip: Area = { id: '', left: way.x, right: way.x, top: way.y, bottom: way.y };
    this.bodies.forEach((body, i) => {
      if (ignored.has(body.id) || (body.id === way.id && this.bounds(way, ignored))) return;
      const isAhead =
        dx === 0
          ? body.left + NEAR < way.x && body.right - NEAR > way.x
          : body.top + NEAR < way.y && body.bottom - NEAR > way.y;
      const distance = beyond(tip, way.side, body);
      if (!isAhead || distance < -NEAR || distance > room) return;
      room = Math.max(0, distance);
      isArea = i < this.areas;
    });
    for (const { x, y } of others) {
      const ahead = dx * (x - way.x) + dy * (y - way.y);
      const aside = Math.abs(dy * (x - way.x)) + Math.abs(dx * (y - way.y));
      if (ahead > NEAR && aside < (this.margin || 10)) room = Math.min(room, ahead);
    }
    way.length = Math.max(own, Math.min(wanted, room / 2));
    return room > 0 || !isArea;
  }

  /** Makes margins smaller in which a way out lies: half of the distance is left. */
  private makeWay(way: Way, margins: Record<Side, number>[], ignored: ReadonlySet<string>): void {
    const out = outOf(way);
    this.bodies.forEach((body, i) => {
      if (ignored.has(body.id) || (body.id === way.id && this.bounds(way, ignored))) return;
      if (!overlaps(grow(body, this.margins[i]), out)) return;
      const { side, gap } = facing(body, out);
      if (gap >= -NEAR) margins[i][side] = Math.min(margins[i][side], Math.max(0, gap) / 2);
    });
  }

  /** Whether a way out begins at a corner of its box where the other side has no margin. */
  private isAtCorner({ id, x, y, side }: Way, margins: Record<Side, number>[]): boolean {
    const own = this.bodies.findIndex((body) => body.id === id);
    const body = this.bodies[own];
    const isAt = (one: Side) => Math.abs(body[one] - (STEPS[one][1] === 0 ? x : y)) < NEAR;
    return SIDES.some(
      (one) => (STEPS[one][1] === 0) !== (STEPS[side][1] === 0) && margins[own][one] < NEAR && isAt(one),
    );
  }

  private setHood(way: Way, others: Way[], margins: Record<Side, number>[], ignored: ReadonlySet<string>): void {
    way.hood = undefined;
    if (!way.isForced || way.length === 0) return;
    if (way.length <= this.ownMargin(way, margins, ignored) && !this.isAtCorner(way, margins)) return;
    const clearance = this.margin || 10;
    const out = outOf(way);
    const wide = { ...even(clearance), [way.side]: 0 };
    if (this.bounds(way, ignored)) {
      wide[FACING[way.side]] = 0;
      // Without a margin, it is no wider than the box with its own margin.
      const own = this.bodies.findIndex(({ id }) => id === way.id);
      const box = grow(this.bodies[own], margins[own]);
      for (const side of SIDES) {
        const reach = Math.abs(box[side] - (STEPS[side][1] === 0 ? way.x : way.y));
        if (this.margin === 0 && wide[side] > 0 && reach > NEAR) wide[side] = Math.min(wide[side], reach);
      }
    }
    const most = { ...wide };
    const whole = grow(out, most);
    this.bodies.forEach((body, i) => {
      if (ignored.has(body.id) || (body.id === way.id && this.bounds(way, ignored))) return;
      if (!overlaps(grow(body, this.margins[i]), whole)) return;
      const { side, gap } = facing(body, out);
      const own = FACING[side];
      if (gap < 0 || most[own] === 0 || margins[i][side] + most[own] <= gap) return;
      wide[own] = Math.min(wide[own], Math.max(gap / 2, gap - margins[i][side]));
      margins[i][side] = Math.min(margins[i][side], Math.max(gap / 2, gap - most[own]));
    });
    for (const other of others) {
      const { side, gap } = facing(outOf(other), out);
      if (gap < 2 * clearance) wide[FACING[side]] = Math.min(wide[FACING[side]], Math.max(0, gap / 2));
    }
    way.hood = grow(out, wide);
  }
}

/** Returns ways whose coordinates are equal if they nearly are. */
function inLine(ends: Way[][]): Way[][] {
  const all = ends.flat();
  const equal = (value: number, axis: 'x' | 'y') =>
    all.map((way) => way[axis]).find((one) => Math.abs(one - value) < NEAR) as number;
  return ends.map((ways) => ways.map((way) => ({ ...way, x: equal(way.x, 'x'), y: equal(way.y, 'y') })));
}

/** Returns a way out, or ways to all sides where a box leaves no room at the end. */
function atWall(way: Way): Way[] {
  if (!way.isForced || way.length > 0) return [way];
  return SIDES.map((side) => ({ ...way, side, isForced: false, hood: undefined }));
}

/** Returns whether the hood of a way out has no width on one side. */
function isOpenToItself({ hood, side, x, y }: Way): boolean {
  if (hood === undefined) return false;
  const { left, right, top, bottom } = hood;
  const isRow = STEPS[side][1] === 0;
  return Math.min(...(isRow ? [bottom - y, y - top] : [right - x, x - left])) < NEAR;
}

function outOf({ x, y, side, length }: Way): Area {
  const [toX, toY] = [x + STEPS[side][0] * length, y + STEPS[side][1] * length];
  return { id: '', left: Math.min(x, toX), right: Math.max(x, toX), top: Math.min(y, toY), bottom: Math.max(y, toY) };
}

function overlaps(one: Area, other: Area): boolean {
  const isBeside = one.left + NEAR >= other.right || one.right - NEAR <= other.left;
  return !isBeside && one.top + NEAR < other.bottom && one.bottom - NEAR > other.top;
}

/** Returns the cheapest way between two ports that never turns back. */
function dijkstra(areas: readonly Area[], start: Way, goal: Way, bendCost: number): Optimum | null {
  const [from, to] = [start, goal].map(({ x, y, side, length }) => ({
    x: x + STEPS[side][0] * length,
    y: y + STEPS[side][1] * length,
  }));
  const xs = ascending([...areas.flatMap(({ left, right }) => [left, right]), from.x, to.x]);
  const ys = ascending([...areas.flatMap(({ top, bottom }) => [top, bottom]), from.y, to.y]);
  // A state is (column, row, heading, whether it has just turned): 0 right, 1 down, 2 left, 3 up.
  const stateOf = (column: number, row: number, heading: number, turned: number) =>
    ((row * xs.length + column) * 4 + heading) * 2 + turned;
  const indexOf = (list: number[], value: number) => list.findIndex((one) => Math.abs(one - value) <= EPSILON);
  const best = new Map<number, Optimum>();
  const queue: Item[] = [];
  const offer = (state: number, cost: number, bends: number) => {
    const before = best.get(state);
    if (before !== undefined && !isBefore({ cost, bends }, before)) return;
    best.set(state, { cost, bends });
    let at = queue.push({ state, cost, bends }) - 1;
    while (at > 0 && isBefore(queue[at], queue[(at - 1) >> 1])) {
      [queue[at], queue[(at - 1) >> 1]] = [queue[(at - 1) >> 1], queue[at]];
      at = (at - 1) >> 1;
    }
  };
  offer(stateOf(indexOf(xs, from.x), indexOf(ys, from.y), SIDES.indexOf(start.side), 0), start.length, 0);
  const [goalColumn, goalRow] = [indexOf(xs, to.x), indexOf(ys, to.y)];
  const arrival = SIDES.indexOf(FACING[goal.side]);
  while (queue.length > 0) {
    const { state, cost, bends } = take(queue);
    const known = best.get(state) as Optimum;
    if (known.cost !== cost || known.bends !== bends) continue;
    const [turned, heading, cell] = [state & 1, (state >> 1) & 3, state >> 3];
    const [column, row] = [cell % xs.length, Math.floor(cell / xs.length)];
    if (column === goalColumn && row === goalRow && heading === arrival) return { cost: cost + goal.length, bends };
    if (turned === 0) {
      for (const turn of [1, 3]) offer(stateOf(column, row, (heading + turn) & 3, 1), cost + bendCost, bends + 1);
    }
    const [dx, dy] = STEPS[SIDES[heading]];
    const [x0, y0, x1, y1] = [xs[column], ys[row], xs[column + dx], ys[row + dy]];
    if (x1 === undefined || y1 === undefined || areas.some((area) => enters(area, x0, y0, x1, y1))) continue;
    offer(stateOf(column + dx, row + dy, heading, 0), cost + Math.abs(x1 - x0) + Math.abs(y1 - y0), bends);
  }
  return null;
}

/** Sorts numbers. Those that only rounding tells apart become one. */
function ascending(values: number[]): number[] {
  return values.sort((a, b) => a - b).filter((value, i) => i === 0 || value - values[i - 1] > EPSILON);
}

type Item = { state: number; cost: number; bends: number };

function isBefore(one: Optimum, other: Optimum): boolean {
  return one.cost < other.cost - EPSILON || (one.cost < other.cost + EPSILON && one.bends < other.bends);
}

function take(queue: Item[]): Item {
  const first = queue[0];
  const last = queue.pop() as Item;
  if (queue.length > 0) {
    queue[0] = last;
    for (let at = 0, below = 1; below < queue.length; below = 2 * at + 1) {
      if (below + 1 < queue.length && isBefore(queue[below + 1], queue[below])) below++;
      if (!isBefore(queue[below], queue[at])) break;
      [queue[at], queue[below]] = [queue[below], queue[at]];
      at = below;
    }
  }
  return first;
}
