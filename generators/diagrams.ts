/** Diagrams for benches: boxes on a lattice, and lines between random sides, mostly of near boxes. */
import { Random } from './random.ts';

export interface DiagramBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DiagramEnd {
  readonly box: string;
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}

export interface Diagram {
  readonly boxes: Record<string, DiagramBox>;
  readonly lines: Record<string, { readonly from: DiagramEnd; readonly to: DiagramEnd }>;
}

/** Boxes off their lattice, boxes in rows and columns, and boxes two margins of 10 apart. */
export const DIAGRAM_FAMILIES = ['jittered', 'aligned', 'tight'] as const;

export type DiagramFamily = (typeof DIAGRAM_FAMILIES)[number];

/** Returns a diagram of a family. */
export function makeDiagram(family: DiagramFamily, boxCount: number, lineCount: number, seed: number): Diagram {
  const random = new Random(seed);
  const columns = Math.ceil(Math.sqrt(1.2 * boxCount));
  const boxes: Record<string, DiagramBox> = {};
  for (let i = 0; i < boxCount; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    boxes[`box ${i}`] = boxAt(family, column, row, random);
  }
  const end = (box: number): DiagramEnd => ({
    box: `box ${box}`,
    side: random.pick(['left', 'right', 'top', 'bottom']),
  });
  const lines: Diagram['lines'] = {};
  for (let i = 0; i < lineCount; i++) {
    const from = random.below(boxCount);
    lines[`line ${i}`] = { from: end(from), to: end(partnerOf(from, boxCount, columns, random)) };
  }
  return { boxes, lines };
}

function boxAt(family: DiagramFamily, column: number, row: number, random: Random): DiagramBox {
  if (family === 'aligned') return { x: 180 * column, y: 120 * row, width: 120, height: 60 };
  if (family === 'tight') return { x: 140 * column, y: 80 * row, width: 120, height: 60 };
  const [right, down] = [10 * random.below(5), 10 * random.below(5)];
  const [width, height] = [80 + 10 * random.below(5), 40 + 10 * random.below(3)];
  return { x: 200 * column + right, y: 140 * row + down, width, height };
}

/** Returns another box: in seven of ten cases one that is at most two columns and rows away. */
function partnerOf(box: number, count: number, columns: number, random: Random): number {
  const isNear = random.chance(0.7);
  for (;;) {
    const near = box + random.between(-2, 2) + columns * random.between(-2, 2);
    const other = isNear ? near : random.below(count);
    if (other !== box && other >= 0 && other < count) return other;
  }
}
