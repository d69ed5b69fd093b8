import { Grid } from '../../src/index.ts';
import { type Point, type World, worldOf } from './world.ts';

/** A map and a problem, read from a drawing. */
export interface Drawing {
  grid: Grid;
  world: World;
  /** The cells of S and G. */
  start: Point;
  goal: Point;
  /** The route from S through a, b, c … to G. */
  route: Point[];
}

/** Returns the lines of a drawing, trimmed. */
export function rowsOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim());
}

/** Reads a drawing in the format of Grid.fromText, with S for the start, G for the goal, and a, b, c … for the route between. */
export function readDrawing(text: string): Drawing {
  const rows = rowsOf(text);
  const cells = new Map<string, Point>();
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) if (/[a-zSG]/.test(sign)) cells.set(sign, { x, y });
  }
  const start = cells.get('S');
  const goal = cells.get('G');
  if (start === undefined || goal === undefined) throw new Error('a drawing needs an S and a G');
  const between = [...cells].filter(([sign]) => /[a-z]/.test(sign)).sort(([a], [b]) => (a < b ? -1 : 1));
  const grid = Grid.fromText(rows.join('\n').replace(/[a-zSG]/g, '.'));
  return { grid, world: worldOf(grid), start, goal, route: [start, ...between.map(([, cell]) => cell), goal] };
}
