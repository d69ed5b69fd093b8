/** How the cells of a map lie on the stage, whose unit is the width of a cell: the same for squares and for hexagons. */
import { Grid } from 'hotpath';
import { CellPicture } from '../ui/cell-picture.ts';
import { drawGridLines, drawPicture } from '../ui/drawing.ts';
import { lineCells } from '../ui/line.ts';
import type { Camera, Point } from '../ui/stage.ts';
import type { Terrain } from './terrain.ts';

export type ShapeName = 'square' | 'hexagon';

/** The cells of a map as they are drawn, each in one colour. */
export interface Picture {
  /** Sets the colour of a cell. */
  set(cell: number, pixel: number): void;
  /** @param grid The colour of the lines between cells. */
  draw(context: CanvasRenderingContext2D, camera: Camera, grid: string): void;
}

/** An edge between a cell and its neighbour. */
export interface Edge {
  readonly cell: Point;
  readonly direction: number;
}

export interface Shape {
  readonly name: ShapeName;
  /** Sides of the map in units of the stage. */
  readonly columns: number;
  readonly rows: number;
  /** Names of the directions in which neighbours lie, by number. */
  readonly directions: readonly string[];
  /** What leads from a cell to its neighbours, by direction. */
  stepsFrom(cell: Point): readonly Point[];
  /** The direction back. */
  back(direction: number): number;
  /** Length of the edge to the neighbour in a direction; 0 if the two have a corner in common only. */
  edgeLength(direction: number): number;
  /** Returns the edge near a point of the stage; null if there is none, unless `anywhere` asks for the nearest. */
  edgeAt(at: Point, anywhere: boolean): Edge | null;
  cellAt(at: Point): Point;
  /** The middle of a cell on the stage. */
  centre(cell: Point): Point;
  /** The cells of a line from one cell to another. */
  line(from: Point, to: Point): Iterable<Point>;
  picture(): Picture;
  /** Steps between two cells if nothing is in the way; only of shapes whose steps are all alike. */
  distance?(a: Point, b: Point): number;
}

/** The grid that searches use, with the shape of its cells. */
export interface Cells {
  readonly grid: Grid;
  readonly shape: Shape;
}

/** Steps of the eight directions of squares: 0 is north, then clockwise. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
] as const;

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The pointer is at an edge if it is this near to its middle part, in cells. */
const NEAR_EDGE = 0.35;
const MIDDLE_PART = 0.25;

export function squares({ width, height, levels }: Terrain): Cells {
  return { grid: Grid.fromCosts(width, height, levels), shape: squareShape(width, height) };
}

export function squareShape(width: number, height: number): Shape {
  return {
    name: 'square',
    columns: width,
    rows: height,
    directions: DIRECTIONS,
    stepsFrom: () => STEPS,
    back: (direction) => direction ^ 4,
    edgeLength: (direction) => 1 - (direction % 2),
    edgeAt,
    cellAt: ({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) }),
    centre: ({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }),
    line: lineCells,
    picture: () => new SquarePicture(width, height),
  };
}

function edgeAt(at: Point, anywhere: boolean): Edge | null {
  const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const [across, down] = [at.x - cell.x, at.y - cell.y];
  const edges = [
    { direction: 0, distance: down, along: across },
    { direction: 2, distance: 1 - across, along: down },
    { direction: 4, distance: 1 - down, along: across },
    { direction: 6, distance: across, along: down },
  ];
  const { direction, distance, along } = edges.reduce((best, edge) => (edge.distance < best.distance ? edge : best));
  const isMiddle = distance <= NEAR_EDGE && Math.abs(along - 0.5) <= 0.5 - MIDDLE_PART;
  return anywhere || isMiddle ? { cell, direction } : null;
}

class SquarePicture implements Picture {
  readonly #picture: CellPicture;
  readonly #columns: number;
  readonly #rows: number;

  constructor(columns: number, rows: number) {
    this.#picture = new CellPicture(columns, rows);
    this.#columns = columns;
    this.#rows = rows;
  }

  set(cell: number, pixel: number): void {
    this.#picture.set(cell, pixel);
  }

  draw(context: CanvasRenderingContext2D, camera: Camera, grid: string): void {
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    drawGridLines(context, { columns: this.#columns, rows: this.#rows, camera, colour: grid });
  }
}
