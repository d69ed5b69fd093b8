/** Programs to begin with. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  'A first route': `import { findPath, Grid } from 'hotpath';

const grid = Grid.fromText(\`
  ................
  ..########......
  .........#..##..
  ..####...#..##..
  ..#......#......
  ..#..#####..##..
  ..#.........##..
  ................
\`);

const { status, cost, path } = findPath(grid, { x: 4, y: 4 }, { x: 15, y: 1 });
console.log(status, cost.toFixed(3), path.waypoints());
`,
  'The wave of a search': `import { findPath, Grid } from 'hotpath';

const grid = new Grid(48, 32);
for (let i = 0; i < 400; i++) grid.setBlocked((i * 37) % 48, (i * i * 11 + i) % 32);
grid.fill(0, 0, 3, 3, false);
grid.fill(45, 29, 3, 3, false);

// 0 searches all around, 1 is A*. Above 1, the search is greedy.
const { cost, expanded } = findPath(grid, [1, 1], [46, 30], {
  algorithm: 'astar',
  heuristicWeight: 1,
  trace: true,
});
console.log(cost.toFixed(3), expanded, 'cells expanded');
`,
  'A unit of 2 x 2 cells': `import { findPath, Grid } from 'hotpath';

const grid = Grid.fromText(\`
  ..............
  ..##..........
  ........#.....
  ....#...#..#..
  ....#......#..
  ..............
\`);

for (const size of [1, 2]) {
  const { cost, path } = findPath(grid, [0, 0], [12, 0], { size });
  console.log('size', size, 'costs', cost.toFixed(3), path.waypoints());
}
`,
  'One field, many units': `import { distanceField, Grid } from 'hotpath';

const grid = new Grid(40, 24);
grid.fill(12, 0, 2, 18, true);
grid.fill(26, 6, 2, 18, true);

const field = distanceField(grid, [{ x: 38, y: 2 }, { x: 2, y: 22 }]);
console.log('from the middle:', field.costAt(20, 12).toFixed(3), field.next(20, 12));
`,
  'Any angle': `import { findAnyAnglePath, findPath, Grid } from 'hotpath';

const grid = new Grid(30, 18);
grid.fill(6, 3, 3, 12, true);
grid.fill(16, 6, 4, 12, true);

const [start, goal] = [[1, 12], [28, 16]];
console.log('on the grid', findPath(grid, start, goal).cost.toFixed(3));
console.log('any angle  ', findAnyAnglePath(grid, start, goal).cost.toFixed(3));
`,
};
