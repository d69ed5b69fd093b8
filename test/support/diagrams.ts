import type { Box, End, Line, Side } from '../../src/connectors.ts';
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

export function randomEnd(random: Random, ids: readonly string[], unit: number): End {
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
  return { box, side, at: random.pick([undefined, 0, 0.25, 0.5, 1]) };
}

/** Returns a diagram of a few boxes, some of them groups, and lines between them. */
export function randomDiagram(random: Random): DiagramPlan {
  const unit = random.pick([0.5, 10]);
  const ids = Array.from({ length: random.between(1, 8) }, (_, i) => `box ${i}`);
  const boxes = Object.fromEntries(ids.map((id) => [id, randomBox(random, unit)]));
  ids.forEach((id, i) => {
    if (i > 0 && random.chance(0.1)) boxes[id].parent = ids[random.below(i)];
  });
  const lines = Object.fromEntries(
    Array.from({ length: random.between(1, 6) }, (_, i) => [
      `line ${i}`,
      { from: randomEnd(random, ids, unit), to: randomEnd(random, ids, unit) },
    ]),
  );
  return { boxes, lines, margin: unit * random.pick([0, 0.5, 1, 1, 2]), bendCost: random.pick(BEND_COSTS) };
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
