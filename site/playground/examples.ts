/** Programs to begin with, by subject. If a program declares a function `step` and `units`, the units are seen to walk. */
export const SUBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Routes: {
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

const { status, cost, path } = findPath(grid, [4, 4], [15, 1]);
console.log(status, cost.toFixed(3), path?.waypoints());
`,
    'In TypeScript': `import { findPath, Grid, type Path, type Point } from 'hotpath';

interface Unit {
  name: string;
  at: Point;
  route: Path | null;
}

const grid = new Grid(24, 14);
grid.fill(8, 0, 2, 11, true);
grid.fill(15, 4, 2, 10, true);

function send(unit: Unit, goal: Point): Unit {
  const { path } = findPath(grid, unit.at, goal);
  return { ...unit, route: path };
}

const scout = send({ name: 'scout', at: { x: 1, y: 2 }, route: null }, { x: 22, y: 12 });
console.log(scout.name, 'walks', scout.route?.length, 'cells');
`,
    Terrain: `import { findPath, Grid } from 'hotpath';

// . costs 1, a digit what it says: a swamp of 5, a road of 1 through it.
const grid = Grid.fromText(\`
  ......................
  ....5555555555555.....
  ...555555555555555....
  ...555555.55555555....
  ...555555.5555555.....
  .....5555.55555.......
  .........5............
  ......................
\`);
const { cost, path } = findPath(grid, [0, 4], [21, 3]);
console.log(cost.toFixed(3), path?.waypoints().length, 'waypoints');
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
  console.log('size', size, 'costs', cost.toFixed(3), path?.waypoints());
}
`,
    'Any angle': `import { findAnyAnglePath, findPath, Grid } from 'hotpath';

const grid = new Grid(30, 18);
grid.fill(6, 3, 3, 12, true);
grid.fill(16, 6, 4, 12, true);

const start = { x: 1, y: 12 };
const goal = { x: 28, y: 16 };
console.log('on the grid', findPath(grid, start, goal).cost.toFixed(3));
console.log('any angle  ', findAnyAnglePath(grid, start, goal).cost.toFixed(3));
`,
  },
  'How searches work': {
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
    'A search in steps': `import { createSearch, Grid } from 'hotpath';

const grid = new Grid(40, 24);
grid.fill(10, 4, 2, 20, true);
grid.fill(24, 0, 2, 19, true);

const search = createSearch(grid, [2, 20], [37, 3], { algorithm: 'astar' });
while (search.status === 'running') {
  search.step(100);
  console.log(search.status, search.closed().length, 'closed', search.open().length, 'open');
}
console.log(search.result()?.cost.toFixed(3));
`,
  },
  'Many units': {
    'One field, many units': `import { distanceField, Grid } from 'hotpath';

const grid = new Grid(40, 24);
grid.fill(12, 0, 2, 18, true);
grid.fill(26, 6, 2, 18, true);

const field = distanceField(grid, [38, 2]);
const units = Array.from({ length: 200 }, (_, i) => ({ x: (i * 7) % 12, y: (i * 5) % 24 }));

function step() {
  for (const unit of units) Object.assign(unit, field.next(unit.x, unit.y));
}
console.log('from the corner:', field.costAt(0, 0).toFixed(3), field.next(0, 0));
`,
    'Within reach this turn': `import { distanceField, Grid } from 'hotpath';

const grid = new Grid(24, 16);
grid.fill(8, 2, 1, 9, true);
grid.fill(9, 10, 8, 1, true);

// Six points of movement from where the unit stands.
const range = distanceField(grid, [11, 7], { direction: 'from', maxCost: 6 });
console.log(range.within(6).length, 'cells within reach');
`,
    'A team in a corridor': `import { createTeam, Grid } from 'hotpath';

const grid = Grid.fromText(\`
  ....####.####....
  ....####.####....
  .................
  ....#########....
  ....#########....
\`);
const rows = [0, 1, 3, 4];
const team = createTeam(grid, [
  ...rows.map((y) => ({ start: { x: 0, y }, goal: { x: 16, y } })),
  ...rows.slice(0, 2).map((y) => ({ start: { x: 15, y }, goal: { x: 1, y } })),
]);
let steps = 0;
while (!team.arrived && steps < 200) {
  team.step();
  steps++;
}
console.log(team.arrived ? 'all arrived' : 'still under way', 'after', steps, 'steps');
`,
  },
  'Maps of other kinds': {
    Hexagons: `import { distanceField, findPath, HexGrid } from 'hotpath';

const grid = HexGrid.fromText(\`
  ..............
  ..22......##..
  .2222....###..
  ..22....##....
  ......333.....
  .###.33333....
  .##...333..22.
  ...........22.
\`, { layout: 'odd-r' });

const { path, cost } = findPath(grid, [0, 3], [13, 4]);
console.log('cost', cost, path?.waypoints());

// Six units walk to the same hexagon.
const field = distanceField(grid, [13, 0]);
const units = [0, 1, 2, 3, 4, 7].map((y) => ({ x: 0, y }));
function step() {
  for (const unit of units) Object.assign(unit, field.next(unit.x, unit.y));
}
`,
    'Floors and a lift': `import { findPath, Grid } from 'hotpath';

const ground = Grid.fromText(\`
  ............
  .####..####.
  .#..#..#..#.
  .#.........#
\`);
const upstairs = Grid.fromText(\`
  ............
  .##########.
  .#........#.
  .#...##...#.
\`);
const house = Grid.stack([ground, upstairs]);
// x, y, floor: a lift between two cells, 4 for the ride.
house.addLink([6, 3, 0], [3, 2, 1], { cost: 4 });

const { cost, path } = findPath(house, [0, 0, 0], [8, 2, 1]);
console.log(cost.toFixed(3), path?.hops());
`,
    'A teleporter': `import { findPath, Grid } from 'hotpath';

const grid = new Grid(30, 16);
grid.fill(14, 0, 2, 16, true);
grid.addLink([4, 12], [26, 3], { cost: 2 });

const { cost, path } = findPath(grid, [2, 2], [27, 13]);
console.log(cost.toFixed(3), path?.hops());
`,
    'An endless world': `import { findPath, World } from 'hotpath';

const world = new World({ width: 1024, height: 1024, chunkSize: 16 });
// Rocks in a pattern, from the place of each chunk alone.
for (let cx = -1; cx <= 2; cx++) {
  for (let cy = -1; cy <= 1; cy++) {
    const costs = Uint8Array.from({ length: 256 }, (_, i) => ((i * 7 + cx * 5 + cy * 3) % 11 < 3 && i % 16 > 3 ? 0 : 1));
    world.load(cx, cy, costs);
  }
}
const { status, proven, missing } = findPath(world, { x: 3, y: 4 }, { x: 200, y: 6 });
console.log(status, proven, missing?.length, 'chunks would help');
`,
    Roads: `import { findGraphPath, Graph } from 'hotpath';

// From, to, length.
const roads = Graph.fromEdges(7, [
  [0, 1, 7], [0, 3, 5], [1, 2, 8], [1, 3, 9], [1, 4, 7], [2, 4, 5],
  [3, 4, 15], [3, 5, 6], [4, 5, 8], [4, 6, 9], [5, 6, 11],
], { directed: false });

const { path, cost } = findGraphPath(roads, 0, 6);
console.log('by', path, 'in', cost);
`,
  },
  Diagrams: {
    'Lines of a diagram': `import { Connectors } from 'hotpath/connectors';

const diagram = new Connectors({ gap: 8 });
diagram.setBox('order', { x: 0, y: 0, width: 120, height: 60 });
diagram.setBox('stock', { x: 260, y: 110, width: 120, height: 60 });
diagram.setBox('bill', { x: 0, y: 200, width: 120, height: 60 });
diagram.setBox('truck', { x: 460, y: 20, width: 120, height: 60 });
diagram.setLine('asks', { from: { box: 'order' }, to: { box: 'stock' } });
diagram.setLine('bills', { from: { box: 'order' }, to: { box: 'bill' } });
diagram.setLine('ships', { from: { box: 'stock' }, to: { box: 'truck' } });
diagram.setLine('hands over', { from: { box: 'bill' }, to: { box: 'truck' } });

for (const [name, { bends, length }] of diagram.update()) console.log(name, bends, 'bends', Math.round(length));
`,
  },
};

/** All of them, by name. */
export const EXAMPLES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(SUBJECTS));
