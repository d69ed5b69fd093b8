import type { Grid, Path, Point } from '../../index.ts';
import type { Kinds } from '../files.ts';
import type { Paint, Style } from '../io.ts';

/** The kinds, start, goal, route and trace to draw over the map. */
export interface Overlay {
  /** Kinds by the character that shows them. */
  readonly kinds?: Kinds | undefined;
  readonly start: Point;
  readonly goal: Point;
  readonly path: Path | null;
  /** Indices of the expanded cells. */
  readonly trace: Int32Array | undefined;
}

/** A map as lines of text. */
export interface Drawing {
  readonly lines: string[];
  /** Columns and rows of the map that one character shows. */
  readonly cellsAcross: number;
  readonly cellsDown: number;
}

/** The number of characters in a line, and the number of cells that each of them shows. */
interface Scale {
  readonly columns: number;
  readonly cellsAcross: number;
  readonly cellsDown: number;
}

/** How a picture is drawn. */
interface Look {
  /** The most characters in a line. */
  readonly columns: number;
  readonly colour: boolean;
  /** Whether characters beyond ASCII may be used. */
  readonly unicode: boolean;
  readonly paint: Paint;
}

/** The cells that one character shows. */
interface Block {
  /** How many of them are walls: 0 none, 1 less than a thin wall through the block, 2 as many or more, 3 a third, 4 two thirds. */
  readonly walls: number;
  /** Mean terrain cost of the passable cells. */
  readonly cost: number;
  /** The character of its kind, if it is a single passable cell of such a kind. */
  readonly letter: string | undefined;
}

interface Glyph {
  readonly text: string;
  readonly style: Style;
}

/** Marks over a character, in order of precedence: the greatest number wins. */
const EXPANDED = 1;
const ROUTE = 2;
const START = 3;
const GOAL = 4;

/** Characters of walls in a map that is scaled down, by {@link Block.walls}. */
const SHADES = ' ░▒▓█';
const ASCII_SHADES = ' -+%#';

/** The look of terrain in colour, by the least terrain cost of each class: rough ground in green, water in blue. */
const TERRAIN: readonly [least: number, text: string, style: 'green' | 'yellow' | 'blue'][] = [
  [7.5, '▓', 'blue'],
  [5, '▒', 'blue'],
  [3.5, '░', 'blue'],
  [2.5, '▒', 'green'],
  [0, '░', 'green'],
];

/**
 * Draws a map at most `columns` characters wide. A larger map is scaled down: each character shows k x 2k cells, because
 * characters are about twice as high as wide, and its shade says how many of them are walls.
 *
 * Colour pictures have blocks for walls and shades for terrain. Plain text has the characters of `Grid.toText`, and `:` for
 * expanded cells; a map that is scaled down has shades for walls there as well.
 */
export function drawMap(grid: Grid, overlay: Overlay, look: Look): Drawing {
  const cellsAcross = Math.ceil(grid.width / Math.max(1, look.columns));
  const cellsDown = cellsAcross === 1 ? 1 : 2 * cellsAcross;
  const columns = Math.ceil(grid.width / cellsAcross);
  const scale = { columns, cellsAcross, cellsDown };
  const marks = markOverlay(grid, overlay, scale);
  const letters = new Map(Object.entries(overlay.kinds ?? {}).map(([letter, kind]) => [kind, letter]));
  const shades = cellsAcross === 1 ? '.####' : look.unicode ? SHADES : ASCII_SHADES;
  const lines: string[] = [];
  for (let row = 0; row * cellsDown < grid.height; row++) {
    const glyphs = Array.from({ length: columns }, (_, column) => {
      const block = readBlock(grid, column, row, scale, letters);
      const mark = marks[row * columns + column];
      const glyph = colourGlyph(block, mark);
      return look.colour && look.unicode ? glyph : { ...glyph, text: plainCharacter(block, mark, shades) };
    });
    lines.push(joinGlyphs(glyphs, look.paint));
  }
  return { lines, cellsAcross, cellsDown };
}

/** Returns the mark over each character of the picture, row-major. */
function markOverlay(grid: Grid, overlay: Overlay, { columns, cellsAcross, cellsDown }: Scale): Uint8Array {
  const marks = new Uint8Array(columns * Math.ceil(grid.height / cellsDown));
  const mark = (x: number, y: number, value: number): void => {
    const at = Math.floor(y / cellsDown) * columns + Math.floor(x / cellsAcross);
    marks[at] = Math.max(marks[at], value);
  };
  for (const index of overlay.trace ?? []) mark(index % grid.width, Math.floor(index / grid.width), EXPANDED);
  for (const { x, y } of overlay.path ?? []) mark(x, y, ROUTE);
  mark(overlay.start.x, overlay.start.y, START);
  mark(overlay.goal.x, overlay.goal.y, GOAL);
  return marks;
}

function readBlock(
  grid: Grid,
  column: number,
  row: number,
  { cellsAcross, cellsDown }: Scale,
  letters: ReadonlyMap<number, string>,
): Block {
  const left = column * cellsAcross;
  const top = row * cellsDown;
  let passable = 0;
  let cells = 0;
  let sum = 0;
  for (let y = top; y < Math.min(top + cellsDown, grid.height); y++) {
    for (let x = left; x < Math.min(left + cellsAcross, grid.width); x++) {
      cells++;
      if (grid.isBlocked(x, y)) continue;
      passable++;
      sum += grid.cost(x, y);
    }
  }
  const letter = cellsAcross === 1 && passable === 1 ? letters.get(grid.kind(left, top)) : undefined;
  return { walls: wallLevel((cells - passable) / cells, 1 / cellsDown), cost: sum / passable, letter };
}

/** Returns {@link Block.walls}. A line of single cells through the block, in the shorter direction, is the share `thin` of it. */
function wallLevel(share: number, thin: number): number {
  if (share === 0) return 0;
  if (share >= 1 / 3) return share >= 2 / 3 ? 4 : 3;
  return share >= thin ? 2 : 1;
}

function plainCharacter({ walls, cost, letter }: Block, mark: number, shades: string): string {
  if (mark >= ROUTE) return mark === ROUTE ? '*' : mark === START ? 'S' : 'G';
  if (letter !== undefined && mark !== EXPANDED) return letter;
  const digit = Math.round(cost);
  if (walls === 0 && digit !== 1) return digit > 1 && digit <= 9 ? String(digit) : '?';
  return mark === EXPANDED && walls <= 1 ? ':' : shades[walls];
}

function colourGlyph({ walls, cost, letter }: Block, mark: number): Glyph {
  if (mark === START) return { text: 'S', style: ['bold', 'black', 'bgGreenBright'] };
  if (mark === GOAL) return { text: 'G', style: ['bold', 'black', 'bgRedBright'] };
  if (mark === ROUTE) return { text: '●', style: ['bold', 'yellowBright'] };
  if (walls > 0) return { text: SHADES[walls], style: mark === EXPANDED ? 'cyan' : 'gray' };
  if (letter !== undefined) return { text: letter, style: mark === EXPANDED ? 'cyan' : 'blue' };
  if (cost === 1) return { text: mark === EXPANDED ? '·' : ' ', style: 'cyan' };
  const [, text, colour] = TERRAIN.find(([least]) => cost >= least) ?? TERRAIN[TERRAIN.length - 1];
  return { text, style: mark === EXPANDED ? `${colour}Bright` : colour };
}

/** Joins glyphs to one line. Paints each run of glyphs of the same style at once. */
function joinGlyphs(glyphs: readonly Glyph[], paint: Paint): string {
  let line = '';
  for (let from = 0; from < glyphs.length; ) {
    const { style } = glyphs[from];
    let to = from;
    let text = '';
    while (to < glyphs.length && String(glyphs[to].style) === String(style)) text += glyphs[to++].text;
    line += paint(style, text);
    from = to;
  }
  return line;
}
