import type { Box, End, Line, Options, Point, Rect, Side } from '../../src/connectors.ts';
import type { Random } from './maps.ts';

export const BEND_COSTS: readonly number[] = [0, 0.5, 10, 50, 500];

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** A small diagram. */
export interface DiagramPlan {
  readonly boxes: Record<string, Box>;
  readonly lines: Record<string, Line>;
  readonly margin: number;
  readonly bendCost: number;
}

/** Returns a box on a lattice of half units or tens, so that boxes overlap, touch, and share coordinates. */
export function randomBox(random: Random, unit: number): Box {
  return {
    x: unit * random.below(14),
    y: unit * random.below(14),
    width: unit * random.between(1, 5),
    height: unit * random.between(1, 5),
    margin: random.chance(0.1) ? unit * random.below(3) : undefined,
  };
}

type Place = number | 'slide' | 'spread' | undefined;
const PLACES: readonly Place[] = [undefined, 0, 0.25, 0.5, 1];

export function randomEnd(random: Random, ids: readonly string[], unit: number, places = PLACES): End {
  if (random.chance(0.1)) {
    const [x, y] = [unit * random.below(19), unit * random.below(19)];
    return { x, y, heading: random.chance(0.5) ? random.pick(SIDES) : undefined };
  }
  const box = random.pick(ids);
  const side = random.chance(0.2)
    ? undefined
    : random.chance(0.2)
      ? [random.pick(SIDES), random.pick(SIDES)]
      : random.pick(SIDES);
  return { box, side, at: random.pick(places) };
}

/** Returns a diagram of a few boxes, some of them groups, and lines between them. */
export function randomDiagram(random: Random, places = PLACES): DiagramPlan {
  const unit = random.pick([0.5, 10]);
  const ids = Array.from({ length: random.between(1, 8) }, (_, i) => `box ${i}`);
  const boxes = Object.fromEntries(ids.map((id) => [id, randomBox(random, unit)]));
  ids.forEach((id, i) => {
    if (i > 0 && random.chance(0.1)) boxes[id].parent = ids[random.below(i)];
  });
  const lines = Object.fromEntries(
    Array.from({ length: random.between(1, 6) }, (_, i) => [
      `line ${i}`,
      { from: randomEnd(random, ids, unit, places), to: randomEnd(random, ids, unit, places) },
    ]),
  );
  return { boxes, lines, margin: unit * random.pick([0, 0.5, 1, 1, 2]), bendCost: random.pick(BEND_COSTS) };
}

/** A small diagram, with options of every kind. */
export interface RichPlan {
  readonly boxes: Record<string, Box>;
  readonly lines: Record<string, Line>;
  readonly options: Options & { avoid: Rect[] };
}

/** Returns a line that may pass points, with a bend cost of its own. */
export function richLine(random: Random, ids: readonly string[], unit: number): Line {
  const point = (): Point => ({ x: unit * random.below(19), y: unit * random.below(19) });
  return {
    from: randomEnd(random, ids, unit),
    to: randomEnd(random, ids, unit),
    via: random.chance(0.3) ? Array.from({ length: random.between(1, 2) }, point) : undefined,
    bendCost: random.chance(0.2) ? random.pick(BEND_COSTS) : undefined,
  };
}

/** Returns a diagram with groups in groups, points to pass, areas to avoid, stubs and all other options. */
export function richDiagram(random: Random): RichPlan {
  const { boxes, lines, margin, bendCost } = randomDiagram(random);
  const unit = Object.values(boxes).every(({ x, y }) => x % 10 === 0 && y % 10 === 0) ? 10 : 0.5;
  const ids = Object.keys(boxes);
  for (const id of Object.keys(lines)) lines[id] = richLine(random, ids, unit);
  const areas = random.chance(0.3) ? random.between(1, 2) : 0;
  const avoid = Array.from({ length: areas }, () => {
    const { x, y, width, height } = randomBox(random, unit);
    return { x, y, width, height };
  });
  const options = {
    margin,
    bendCost,
    avoid,
    stub: random.pick([0, 0, unit, 3 * unit]),
    gap: unit * random.pick([0, 0.1, 0.4, 2]),
  };
  return { boxes, lines, options };
}

/** Returns boxes on a jittered lattice and lines between random sides, mostly of near boxes. */
export function randomLattice(random: Random, boxCount: number, lineCount: number, distance: number): DiagramPlan {
  const columns = Math.ceil(Math.sqrt(boxCount));
  const boxes: Record<string, Box> = {};
  for (let i = 0; i < boxCount; i++) {
    const [x, y] = [distance * (i % columns), 0.7 * distance * Math.floor(i / columns)];
    boxes[`box ${i}`] = { x: x + 10 * random.below(3), y: y + 10 * random.below(2), width: 100, height: 50 };
  }
  const lines: Record<string, Line> = {};
  const end = (box: number): End => ({ box: `box ${box}`, side: random.pick(SIDES) });
  for (let i = 0; i < lineCount; i++) {
    const from = random.below(boxCount);
    const near = (from + random.pick([1, columns, columns + 1, boxCount - 1])) % boxCount;
    lines[`line ${i}`] = { from: end(from), to: end(random.chance(0.7) ? near : random.below(boxCount)) };
  }
  return { boxes, lines, margin: 10, bendCost: 50 };
}

/** Returns a box whose coordinates are on a lattice, touch or nearly equal those of another box, or are any numbers. */
function anyBox(random: Random, others: readonly Box[]): Box {
  const size = (): number => random.pick([5, 5, 20, 40, 40, 80]) + (random.chance(0.3) ? random.next() * 30 : 0);
  const place = (): number => (random.chance(0.7) ? 10 * random.between(0, 30) : 300 * random.next());
  const box: Box = { x: place(), y: place(), width: size(), height: size() };
  if (random.chance(0.3)) box.margin = random.pick([0, 5, 10, 40]);
  if (others.length === 0 || random.chance(0.4)) return box;
  const other = random.pick(others);
  const near = random.pick([0, 0, 1e-13, 1e-9, 3, 10, 20, -5]);
  const side = random.below(4);
  if (side === 0) box.x = other.x + other.width + near;
  else if (side === 1) box.y = other.y + other.height + near;
  else if (side === 2) box.x = other.x - box.width - near;
  else box.y = other.y - box.height - near;
  if (random.chance(0.5)) return side % 2 === 0 ? { ...box, y: other.y + near } : { ...box, x: other.x + near };
  return box;
}

/** Returns a diagram of boxes that touch, overlap or are nested, with margins from 0 to 40, and lines with ends of all kinds. */
export function wildDiagram(random: Random): RichPlan {
  const boxes: Record<string, Box> = {};
  const count = random.between(1, 9);
  for (let i = 0; i < count; i++) {
    const box = anyBox(random, Object.values(boxes));
    if (i > 0 && random.chance(0.15)) {
      const parent = `box ${random.below(i)}`;
      const { x, y, width, height } = boxes[parent];
      const inset = random.pick([0, 3, 10, 20]);
      Object.assign(box, { parent, x: x + inset, y: y + inset, width: width / 3, height: height / 3 });
    }
    boxes[`box ${i}`] = box;
  }
  const ids = Object.keys(boxes);
  const point = (): Point => {
    if (random.chance(0.5)) return { x: 10 * random.between(-2, 34), y: 10 * random.between(-2, 34) };
    const { x, y, width, height } = boxes[random.pick(ids)];
    return { x: x + width + random.pick([-5, 0, 2, 8]), y: y + random.pick([0, 0.3, 0.5, 1]) * height };
  };
  const end = (): End => {
    if (random.chance(0.25)) return { ...point(), heading: random.chance(0.5) ? random.pick(SIDES) : undefined };
    return randomEnd(random, ids, 10);
  };
  const lines: Record<string, Line> = {};
  for (let i = random.between(1, 8); i > 0; i--) {
    lines[`line ${i}`] = { from: end(), to: end() };
    if (random.chance(0.15)) lines[`line ${i}`].via = Array.from({ length: random.between(1, 2) }, point);
  }
  const avoid = random.chance(0.2) ? [{ ...point(), width: 30, height: 30 }] : [];
  const options = {
    margin: random.pick([0, 2, 10, 10, 20, 40]),
    bendCost: random.pick([0.5, 10, 50, 50, 500]),
    stub: random.pick([0, 0, 0, 5, 15, 30]),
    gap: random.pick([2, 6, 6, 12, 24]),
    avoid,
  };
  return { boxes, lines, options };
}
