/** How teams are drawn between steps: the trails of some steps and, as discs of the proven radius, where the units are at one moment. */
import { createTeam, Grid, HexGrid, type TeamAgent } from '../../src/index.ts';
import { Board, CELL } from './board.ts';
import type { Panel, Picture } from './picture.ts';
import type { Line } from './style.ts';

interface Scene {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly grid: Grid;
  readonly agents: readonly TeamAgent[];
  /** Steps before the trails begin, and steps of the trails. */
  readonly first: number;
  readonly steps: number;
}

const LINES: readonly Line[] = ['route', 'other', 'third'];
/** Points of a trail in a step. */
const PARTS = 4;

/** What is drawn below the trails, and where its cells are. */
interface Ground {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Pixels of a distance of two neighbours. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function squares(grid: Grid): Ground {
  const board = new Board(grid).lines();
  return { width: board.width, height: board.height, svg: String(board), scale: CELL, left: CELL / 2, top: CELL / 2 };
}

function hexagons(grid: HexGrid): Ground {
  const scale = 30;
  const size = scale / Math.sqrt(3);
  const [left, top] = [scale / 2 + 1, size + 1];
  const transform = grid.hexTransform({ size, origin: [left, top] });
  const areas = { floor: '', wall: '' };
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const corners = transform.outline(x, y).map((corner) => `${corner.x.toFixed(0)} ${corner.y.toFixed(0)}`);
      areas[grid.isBlocked(x, y) ? 'wall' : 'floor'] += `M${corners.join('L')}z`;
    }
  }
  const svg = `<path class="floor lines" d="${areas.floor}"/><path class="wall" d="${areas.wall}"/>`;
  const [width, height] = [Math.ceil((grid.width + 0.5) * scale + 2), Math.ceil((1.5 * grid.height + 0.5) * size + 2)];
  return { width, height, svg, scale, left, top };
}

function panel({ grid, agents, first, steps }: Scene, round: boolean): Panel {
  const ground = grid instanceof HexGrid ? hexagons(grid) : squares(grid);
  const team = createTeam(grid, agents, { guidance: 8 });
  const motion = team.motion({ round });
  const trails = agents.map(() => '');
  const place = (i: number) => {
    const { xy } = motion;
    const pixel = (value: number, edge: number) => (edge + value * ground.scale).toFixed(1).replace('.0', '');
    return [pixel(xy[2 * i], ground.left), pixel(xy[2 * i + 1], ground.top)];
  };
  for (let step = 0; step < first + steps; step++) {
    team.step();
    for (let part = 0; part < PARTS && step >= first; part++) {
      motion.at(part / PARTS);
      trails.forEach((trail, i) => {
        const point = `${trail === '' ? 'M' : ' '}${place(i).join(' ')}`;
        // A unit that stands adds nothing.
        if (!trail.endsWith(point.slice(1))) trails[i] += point;
      });
    }
  }
  const drawn = LINES.map((line, k) => {
    const own = trails.filter((_, i) => i % LINES.length === k);
    return `<path class="${line} solid" d="${own.join('')}"/>`;
  });
  const radius = (motion.radius * ground.scale).toFixed(1);
  const discs = agents.map((_, i) => {
    const [x, y] = place(i);
    return `<circle class="${LINES[i % LINES.length]}-area" cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  const { width, height } = ground;
  const svg = [ground.svg, ...drawn, ...discs].join('\n');
  const caption = round ? 'rounded' : 'straight';
  return { board: { width, height, toString: () => svg }, caption, result: `radius ${motion.radius.toFixed(3)}` };
}

const pictureOf = (scene: Scene): Picture => ({
  name: scene.name,
  title: scene.title,
  description: scene.description,
  panels: [panel(scene, false), panel(scene, true)],
});

const crossing: Scene = {
  name: 'motion-crossing',
  title: 'A crossing',
  description:
    'Twelve units cross from all four sides. Straight trails turn at right angles at the centres of cells; rounded ones bend.',
  grid: Grid.fromText(`
    ###...###
    ###...###
    ###...###
    .........
    .........
    .........
    ###...###
    ###...###
    ###...###
  `),
  agents: [3, 4, 5].flatMap((lane) => [
    { start: [0, lane], goal: [8, 8 - lane] },
    { start: [8, lane], goal: [0, 8 - lane] },
    { start: [lane, 0], goal: [8 - lane, 8] },
    { start: [lane, 8], goal: [8 - lane, 0] },
  ]),
  first: 1,
  steps: 4,
};

const corridor: Scene = {
  name: 'motion-corridor',
  title: 'A corridor with bays',
  description: 'Four units meet in a corridor with bays. Two of them wait in bays while the others pass.',
  grid: Grid.fromText(`
    ##.##.###
    .........
    ###.##.##
  `),
  agents: [
    { start: [0, 1], goal: [8, 1] },
    { start: [8, 1], goal: [0, 1] },
    { start: [1, 1], goal: [7, 1] },
  ],
  first: 1,
  steps: 8,
};

const roundabout: Scene = {
  name: 'motion-roundabout',
  title: 'A roundabout',
  description:
    'Eight units drive round a block of walls, one behind the other. Rounded, they drive nearly in a circle.',
  grid: Grid.fromText(`
    .....
    .###.
    .###.
    .###.
    .....
  `),
  agents: [
    [0, 0, 4, 4],
    [2, 0, 2, 4],
    [4, 0, 0, 4],
    [4, 2, 0, 2],
    [4, 4, 0, 0],
    [2, 4, 2, 0],
    [0, 4, 4, 0],
    [0, 2, 4, 2],
  ].map(([x, y, toX, toY]) => ({ start: [x, y] as const, goal: [toX, toY] as const })),
  first: 1,
  steps: 4,
};

const hexes: Scene = {
  name: 'motion-hexagons',
  title: 'Hexagons',
  description:
    'Six units cross a map of hexagons past three walls. Straight trails turn by 60 degrees at centres; rounded ones bend.',
  grid: HexGrid.fromText('......\n..#...\n...#..\n..#...\n......'),
  agents: [0, 2, 4].flatMap((y) => [
    { start: [0, y] as const, goal: [5, 4 - y] as const },
    { start: [5, y] as const, goal: [0, 4 - y] as const },
  ]),
  first: 1,
  steps: 5,
};

export const motions: readonly Picture[] = [crossing, corridor, roundabout, hexes].map(pictureOf);
