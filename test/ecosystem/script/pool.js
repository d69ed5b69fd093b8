// A pool of workers, whose file the bundler must find by itself.
import { findPath, Grid } from 'hotpath';
import { createPool } from 'hotpath/pool';

export async function checkPool() {
  const grid = new Grid(40, 30);
  const pool = createPool(grid, { workers: 2 });
  grid.fill(20, 0, 1, 29, true);
  const answer = await pool.findPath([0, 0], [39, 0]);
  const field = await pool.distanceField([39, 0]);
  await pool.close();
  const { cost } = findPath(grid, [0, 0], [39, 0]);
  if (answer.cost !== cost || answer.path.length !== findPath(grid, [0, 0], [39, 0]).path.length) {
    throw new Error(`cost of the pool is ${answer.cost}, not ${cost}`);
  }
  if (Math.abs(field.costAt(0, 0) - cost) > 1e-9) throw new Error(`cost of the pool's field is ${field.costAt(0, 0)}`);
}
