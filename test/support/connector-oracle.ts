// The cheapest line of a diagram, by Dijkstra over all crossings of interesting lines and four headings. It follows the description in
// docs/connectors.md and shares no code with the package.
import type { Box, End, Line, Side } from '../../src/connectors.ts';

/** Least cost of a line, and the least number of bends of a line that costs so much. */
export interface Optimum {
  readonly cost: number;
  readonly bends: number;
}

/** A box with its margins. */
export interface Area {
  readonly id: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Terminal {
  readonly x: number;
  readonly y: number;
  /** Step away from the end. */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly tip: string;
}

const SIDES: readonly Side[] = ['right', 'bottom', 'left', 'top'];
const STEPS = { right: [1, 0], bottom: [0, 1], left: [-1, 0], top: [0, -1] } as const;

/** Adds margins to boxes: of two that stand apart, those that face each other along the wider gap share it if it is too narrow. */
export function areasOf(boxes: Record<string, Box>, margin: number): Area[] {
  const own = (box: Box) => box.margin ?? margin;
  const share = (box: Box, side: Side) => {
    let least = own(box);
    for (const other of Object.values(boxes)) {
      if (other === box) continue;
      const gaps: Record<Side, number> = {
        right: other.x - (box.x + box.width),
        left: box.x - (other.x + other.width),
        bottom: other.y - (box.y + box.height),
        top: box.y - (other.y + other.height),
      };
      const widest = Math.max(...Object.values(gaps));
      const facing = gaps.right === widest ? 'right' : gaps.left === widest ? 'left' : undefined;
      const direction = facing ?? (gaps.bottom === widest ? 'bottom' : 'top');
      if (widest < 0 || direction !== side || own(box) + own(other) <= widest) continue;
      least = Math.min(least, Math.max(widest / 2, widest - own(other)));
    }
    return least;
  };
  return Object.entries(boxes).map(([id, box]) => ({
    id,
    x0: box.x - share(box, 'left'),
    y0: box.y - share(box, 'top'),
    x1: box.x + box.width + share(box, 'right'),
    y1: box.y + box.height + share(box, 'bottom'),
  }));
}

/** Returns whether the way from one point to another, along x or y, enters an area. */
export function enters(area: Area, x0: number, y0: number, x1: number, y1: number): boolean {
  return (
    Math.max(x0, x1) > area.x0 && Math.min(x0, x1) < area.x1 && Math.max(y0, y1) > area.y0 && Math.min(y0, y1) < area.y1
  );
}

/** `groups` are the boxes around the two ends: if one of them is an end itself, the line comes from inside it. */
function terminals(end: End, boxes: Record<string, Box>, areas: readonly Area[], groups: Set<string>): Terminal[] {
  if (!('box' in end)) {
    return (end.heading === undefined ? SIDES : [end.heading]).map((side) => {
      const [dx, dy] = STEPS[side];
      return { x: end.x, y: end.y, dx, dy, length: 0, tip: '' };
    });
  }
  const area = areas.find(({ id }) => id === end.box) as Area;
  const box = boxes[end.box];
  return [end.side ?? SIDES].flat().map((side) => {
    const [dx, dy] = STEPS[side];
    const at = end.at ?? 0.5;
    const tipX = dx === 0 ? box.x + at * box.width : dx > 0 ? box.x + box.width : box.x;
    const tipY = dy === 0 ? box.y + at * box.height : dy > 0 ? box.y + box.height : box.y;
    const x = dx === 0 ? tipX : dx > 0 ? area.x1 : area.x0;
    const y = dy === 0 ? tipY : dy > 0 ? area.y1 : area.y0;
    const port = { length: Math.abs(x - tipX) + Math.abs(y - tipY), tip: `${tipX},${tipY}` };
    if (!groups.has(end.box)) return { x, y, dx, dy, ...port };
    return { x: 2 * tipX - x, y: 2 * tipY - y, dx: 0 - dx, dy: 0 - dy, ...port };
  });
}

/** Returns the cheapest line, null if there is none. `ignored` receives the ids of the boxes that it may cross. */
export function optimumOf(
  boxes: Record<string, Box>,
  line: Line,
  margin: number,
  bendCost: number,
  ignored: Set<string> = new Set(),
): Optimum | null {
  const all = areasOf(boxes, margin);
  for (const end of [line.from, line.to]) {
    const parents = (id: string | undefined): string[] => (id === undefined ? [] : [id, ...parents(boxes[id].parent)]);
    if ('box' in end) for (const id of parents(boxes[end.box].parent)) ignored.add(id);
  }
  const groups = new Set(ignored);
  const [starts, goals] = [line.from, line.to].map((end) => {
    const ports = terminals(end, boxes, all, groups).map((port) => {
      const tip = [port.x - port.dx * port.length, port.y - port.dy * port.length] as const;
      const covers = all.filter(
        (area) =>
          area.id !== ('box' in end ? end.box : '') && !groups.has(area.id) && enters(area, ...tip, port.x, port.y),
      );
      return { port, covers };
    });
    const open = ports.filter(({ covers }) => covers.length === 0);
    if (open.length === 0) for (const { covers } of ports) for (const { id } of covers) ignored.add(id);
    return (open.length > 0 ? open : ports).map(({ port }) => port);
  });
  const areas = all.filter(({ id }) => !ignored.has(id));
  const isLoop = 'box' in line.from && 'box' in line.to && line.from.box === line.to.box;
  if (!isLoop) return dijkstra(areas, starts, goals, bendCost);
  const found = starts.flatMap(
    (start) =>
      dijkstra(
        areas,
        [start],
        goals.filter(({ tip }) => tip !== start.tip),
        bendCost,
      ) ?? [],
  );
  return found.sort((a, b) => a.cost - b.cost || a.bends - b.bends)[0] ?? null;
}

function dijkstra(
  areas: readonly Area[],
  starts: readonly Terminal[],
  goals: readonly Terminal[],
  bendCost: number,
): Optimum | null {
  const ends = [...starts, ...goals];
  const ascending = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const xs = ascending([...areas.flatMap(({ x0, x1 }) => [x0, x1]), ...ends.map(({ x }) => x)]);
  const ys = ascending([...areas.flatMap(({ y0, y1 }) => [y0, y1]), ...ends.map(({ y }) => y)]);
  // A state is (column, row, heading); 0 right, 1 down, 2 left, 3 up.
  const headingOf = (dx: number, dy: number) => (dx === 0 ? 2 - dy : 1 - dx);
  const stateOf = (x: number, y: number, heading: number) => (ys.indexOf(y) * xs.length + xs.indexOf(x)) * 4 + heading;
  const best = new Map<number, Optimum>();
  const queue: { state: number; cost: number; bends: number }[] = [];
  const offer = (state: number, cost: number, bends: number) => {
    const before = best.get(state);
    if (before !== undefined && (before.cost < cost || (before.cost === cost && before.bends <= bends))) return;
    best.set(state, { cost, bends });
    let at = queue.push({ state, cost, bends }) - 1;
    while (at > 0 && isBefore(queue[at], queue[(at - 1) >> 1])) {
      [queue[at], queue[(at - 1) >> 1]] = [queue[(at - 1) >> 1], queue[at]];
      at = (at - 1) >> 1;
    }
  };
  for (const { x, y, dx, dy, length } of starts) offer(stateOf(x, y, headingOf(dx, dy)), length, 0);
  while (queue.length > 0) {
    const { state, cost, bends } = take(queue);
    const known = best.get(state) as Optimum;
    if (known.cost !== cost || known.bends !== bends) continue;
    const heading = state & 3;
    const column = (state >> 2) % xs.length;
    const row = Math.floor((state >> 2) / xs.length);
    for (const turn of [1, 3]) offer((state & ~3) + ((heading + turn) & 3), cost + bendCost, bends + 1);
    const [dx, dy] = STEPS[SIDES[heading]];
    const [x0, y0, x1, y1] = [xs[column], ys[row], xs[column + dx], ys[row + dy]];
    if (x1 === undefined || y1 === undefined || areas.some((area) => enters(area, x0, y0, x1, y1))) continue;
    offer(((row + dy) * xs.length + column + dx) * 4 + heading, cost + Math.abs(x1 - x0) + Math.abs(y1 - y0), bends);
  }
  const arrivals = goals.flatMap(({ x, y, dx, dy, length }) => {
    const found = best.get(stateOf(x, y, headingOf(-dx, -dy)));
    return found === undefined ? [] : [{ cost: found.cost + length, bends: found.bends }];
  });
  return arrivals.sort((a, b) => a.cost - b.cost || a.bends - b.bends)[0] ?? null;
}

type Item = { state: number; cost: number; bends: number };

function isBefore(one: Item, other: Item): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.bends < other.bends);
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
