/** Maps of hexagons that stand on a corner, in rows of which odd ones are shoved to the right. */
import { HexGrid } from 'hotpath';
import type { Point } from '../ui/stage.ts';
import { HexPicture } from './hex-picture.ts';
import type { Cells, Edge, Shape } from './shape.ts';
import type { Terrain } from './terrain.ts';

/** From the centre to a corner, for hexagons one unit wide, and from one row to the next. */
const SIZE = 1 / Math.sqrt(3);
const PITCH = 1.5 * SIZE;

const DIRECTIONS = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];
/** Steps of the directions, in even rows and in odd ones. */
const STEPS = [-1, 0].map((shove) => [
  { x: shove + 1, y: -1 },
  { x: 1, y: 0 },
  { x: shove + 1, y: 1 },
  { x: shove, y: 1 },
  { x: -1, y: 0 },
  { x: shove, y: -1 },
]);
/** The pointer is at an edge if its two cells are nearly equally near, and nearer than the third one by as much. */
const NEAR_EDGE = 0.3;

export function hexagons({ width, height, levels }: Terrain): Cells {
  const grid = HexGrid.fromCosts(width, height, levels, { layout: 'odd-r' });
  const transform = grid.hexTransform({ size: SIZE, origin: [0.5, SIZE] });
  const stepsFrom = ({ y }: Point) => STEPS[y & 1];
  const cellAt = (at: Point) => transform.toCell(at);
  const centre = (cell: Point) => transform.toWorld(cell);

  const edgeAt = (at: Point, anywhere: boolean): Edge | null => {
    const cell = cellAt(at);
    const away = (to: Point) => Math.hypot(centre(to).x - at.x, centre(to).y - at.y);
    const edges = stepsFrom(cell).map((step, direction) => ({
      cell,
      direction,
      more: away({ x: cell.x + step.x, y: cell.y + step.y }) - away(cell),
    }));
    const [nearest, next] = edges.sort((a, b) => a.more - b.more);
    return anywhere || (nearest.more < NEAR_EDGE && next.more > NEAR_EDGE) ? nearest : null;
  };
  const shape: Shape = {
    name: 'hexagon',
    columns: width + (height > 1 ? 0.5 : 0),
    rows: (height - 1) * PITCH + 2 * SIZE,
    directions: DIRECTIONS,
    stepsFrom,
    back: (direction) => (direction + 3) % 6,
    edgeLength: () => SIZE,
    edgeAt,
    cellAt,
    centre,
    line: (from, to) => lineThrough(shape, from, to),
    distance: (a, b) => grid.distance(a, b),
    picture: () => new HexPicture(width, height),
  };
  return { grid, shape };
}

/** Yields the cells along a line from centre to centre, on the map or not. */
function* lineThrough({ cellAt, centre }: Shape, from: Point, to: Point): Generator<Point> {
  const [a, b] = [centre(from), centre(to)];
  const steps = Math.ceil(3 * Math.hypot(b.x - a.x, b.y - a.y));
  let last = from;
  yield from;
  for (let i = 1; i <= steps; i++) {
    const cell = cellAt({ x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps });
    if (cell.x !== last.x || cell.y !== last.y) yield cell;
    last = cell;
  }
}
