/** What a click on the crowd costs with PathFinding.js, which finds the route of one unit at a time. Loaded when a visitor asks. */
import type { Grid } from 'hotpath?crowd';
import library from 'pathfinding';
import { Readings } from '../../demo/ui/timing.ts';

/** Routes before the first that counts, and those that count. Their median stands for those of all units. */
const WARM = 5;
const SAMPLES = 15;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Times routes of units to the goal, one in each turn, so that the crowd walks on. The searches are those of the benchmark: octile heuristic, the
 * corner rule of hotpath, and a clone of the grid for each, as the documentation says.
 * @param unit Returns the cell of a unit, any one of them.
 * @returns Milliseconds for one unit, the median.
 */
export async function timeRival(grid: Grid, unit: () => Point, goal: Point): Promise<number> {
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => Number(grid.isBlocked(x, y))),
  );
  const map = new library.Grid(rows);
  const finder = new library.AStarFinder({
    diagonalMovement: library.DiagonalMovement.OnlyWhenNoObstacles,
    heuristic: library.Heuristic.octile,
  });
  const search = () => {
    const { x, y } = unit();
    return finder.findPath(x, y, goal.x, goal.y, map.clone());
  };
  const readings = new Readings(SAMPLES);
  for (let i = 0; i < WARM + SAMPLES; i++) {
    await new Promise((resolve) => setTimeout(resolve));
    readings.time(search);
  }
  return readings.median;
}
