// Motions of teams that do everything a team can: discs of the stated radius never touch, and nothing jumps but who says so. Whole: HOTPATH_RUNS=10.
import { describe, expect, test } from 'vitest';
import {
  createTeam,
  findTeamPaths,
  Grid,
  GridTransform,
  HexGrid,
  type Motion,
  type PlanMotion,
  planMotion,
  type Team,
} from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

type Drawn = Motion | PlanMotion;

/** Returns the least distance of two units, each with all its pictures. */
function leastDistance({ xy, copies }: Drawn): number {
  const discs = Array.from({ length: xy.length / 2 }, (_, unit) => [unit, xy[2 * unit], xy[2 * unit + 1]]);
  for (let i = 0; i < copies.length; i += 3) discs.push([copies[i], copies[i + 1], copies[i + 2]]);
  const shown = discs.filter(([, x]) => !Number.isNaN(x));
  let least = Infinity;
  for (const [i, [unit, x, y]] of shown.entries()) {
    for (let k = 0; k < i; k++) {
      const [other, otherX, otherY] = shown[k];
      if (other !== unit) least = Math.min(least, (otherX - x) ** 2 + (otherY - y) ** 2);
    }
  }
  return Math.sqrt(least);
}

interface Setting {
  readonly name: string;
  readonly grid: (random: Random) => Grid;
  readonly options?: object;
  readonly longest: number;
}

const SIDE = 12;

function scatter<Made extends Grid>(grid: Made, random: Random): Made {
  for (let k = 0; k < SIDE * 2; k++) grid.setBlocked(random.below(SIDE), random.below(SIDE));
  return grid;
}

const squares = (diagonals: string, longest: number): Setting => ({
  name: diagonals,
  grid: (random) => scatter(new Grid(SIDE, SIDE), random),
  options: { diagonals },
  longest,
});

const settings: readonly Setting[] = [
  squares('never', 1),
  squares('onlyWhenNoObstacles', Math.SQRT2),
  squares('ifAtMostOneObstacle', Math.SQRT2),
  squares('always', Math.SQRT2),
  ...(['odd-r', 'even-q', 'axial'] as const).map((layout) => ({
    name: layout,
    grid: (random: Random) => scatter(new HexGrid(SIDE, SIDE, { layout }), random),
    longest: 1,
  })),
  {
    name: 'edges that go on',
    grid: (random) => scatter(new Grid(SIDE, SIDE, { wrap: 'both' }), random),
    options: { diagonals: 'onlyWhenNoObstacles' },
    longest: Math.SQRT2,
  },
  {
    name: 'hexagons whose edges go on',
    grid: (random) => scatter(new HexGrid(SIDE, SIDE, { layout: 'odd-r', wrap: 'both' }), random),
    longest: 1,
  },
  {
    name: 'links',
    grid: (random) => {
      const grid = scatter(new Grid(SIDE, SIDE), random);
      for (let k = 0; k < 12; k++) {
        const [a, b] = [randomCell(grid, random), randomCell(grid, random)];
        if (a[0] !== b[0] || a[1] !== b[1]) grid.addLink(a, b);
      }
      // Diagonal ones lead to cells beside.
      for (let k = 1; k < SIDE - 1; k += 3)
        if (!grid.isBlocked(k, k) && !grid.isBlocked(k + 1, k + 1)) grid.addLink([k, k], [k + 1, k + 1]);
      return grid;
    },
    longest: 1,
  },
  {
    name: 'robots that turn',
    grid: (random) => scatter(new Grid(SIDE, SIDE), random),
    options: { turns: true },
    longest: 1,
  },
];

function randomCell(grid: Grid, random: Random): [number, number] {
  for (;;) {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    if (!grid.isBlocked(x, y)) return [x, y];
  }
}

/** Adds, removes and holds units, and gives them goals, all by chance. Returns the removed ones. */
function disturb(team: Team, grid: Grid, random: Random, steps: number): number[] {
  const removed: number[] = [];
  for (const i of team.arrivedNow) {
    if (random.below(3) === 0) {
      team.remove(i);
      removed.push(i);
      tryAdd(team, grid, random);
    } else team.setGoal(i, randomCell(grid, random));
  }
  if (steps % 7 === 3) {
    const i = random.below(team.positions.length / 2);
    if (team.positions[2 * i] >= 0) team.hold(i, 1 + random.below(3));
  }
  return removed;
}

function tryAdd(team: Team, grid: Grid, random: Random): void {
  const start = randomCell(grid, random);
  for (let i = 0; i < team.positions.length; i += 2) {
    if (team.positions[i] === start[0] && team.positions[i + 1] === start[1]) return;
  }
  team.add({ start, goal: randomCell(grid, random) });
}

describe.each(settings)('$name', ({ grid: make, options, longest }) => {
  const cases = [true, false].flatMap((follow) => [true, false].map((round) => ({ follow, round })));
  const possible = cases.filter(({ follow }) => follow || !(options !== undefined && 'turns' in options));
  test.each(possible)(`nobody touches, follow $follow, round $round (seed ${seed})`, ({ follow, round }) => {
    const random = new Random(seed);
    for (const share of [0.15, 0.4, 0.7]) {
      const grid = make(random);
      const team = createTeam(grid, [], { ...options, follow });
      for (let k = 0; k < share * SIDE * SIDE; k++) tryAdd(team, grid, random);
      const motion = team.motion({ round });
      let end = new Float64Array(0);
      let removed: number[] = [];
      for (let step = 0; step < runs(50); step++) {
        team.step();
        expect(jumpOf(end, motion.at(0), removed)).toBe('');
        for (let part = 0; part < 16; part++) {
          motion.at(part / 16);
          expect(leastDistance(motion)).toBeGreaterThan(2 * motion.radius - 1e-9);
          checkHeadings(motion);
        }
        const early = motion.at(1 - 1e-6).xy.slice();
        end = motion.at(1).xy.slice();
        const speed = end.map((value, i) => (value - early[i]) * 1e6);
        let fastest = 0;
        for (let i = 0; i < speed.length; i += 2)
          if (!Number.isNaN(speed[i])) fastest = Math.max(fastest, Math.hypot(speed[i], speed[i + 1]));
        expect(fastest).toBeLessThan(longest + 1e-4);
        removed = disturb(team, grid, random, step);
      }
      team.dispose();
    }
  });
});

/** Names a unit that is elsewhere than at the end of the step before, though it neither jumped, began, nor went round an edge. */
function jumpOf(end: Float64Array, motion: Motion, removed: readonly number[]): string {
  const start = motion.xy;
  const isCopy = (unit: number) => {
    for (let k = 0; k < motion.copies.length; k += 3) if (motion.copies[k] === unit) return true;
    return false;
  };
  for (let i = 0; i < end.length; i += 2) {
    if (Number.isNaN(end[i]) || Number.isNaN(start[i])) continue;
    const gap = Math.hypot(end[i] - start[i], end[i + 1] - start[i + 1]);
    if (gap < 1e-9 || motion.jumps.includes(i / 2) || isCopy(i / 2) || removed.includes(i / 2)) continue;
    return `unit ${i / 2}: ${gap}`;
  }
  return '';
}

function checkHeadings({ heading }: Motion): void {
  let worst = 0;
  for (let i = 0; i < heading.length; i += 2)
    worst = Math.max(worst, Math.abs(Math.hypot(heading[i], heading[i + 1]) - 1));
  expect(worst).toBeLessThan(1e-12);
}

describe('what motions say', () => {
  test('a corner is rounded, half a step late', () => {
    const grid = Grid.fromText('..#\n#..');
    const team = createTeam(grid, [{ start: [0, 0], goal: [2, 1] }]);
    const motion = team.motion();
    expect([...motion.xy]).toEqual([0, 0]);
    team.step();
    expect([...motion.at(0).xy]).toEqual([0, 0]);
    expect([...motion.at(1).xy]).toEqual([0.5, 0]);
    team.step();
    expect([...motion.at(0.5).xy]).toEqual([0.875, 0.125]);
    expect(motion.heading[0]).toBeCloseTo(Math.SQRT1_2, 15);
    // A step that is late: time stands still.
    expect([...motion.at(7).xy]).toEqual([1, 0.5]);
  });

  test('straight motion has no delay, and units look where they went while they stand', () => {
    const team = createTeam(new Grid(3, 1), [{ start: [2, 0], goal: [0, 0] }]);
    const motion = team.motion({ round: false });
    expect([...motion.heading]).toEqual([1, 0]);
    team.step();
    expect([...motion.at(0.25).xy]).toEqual([1.75, 0]);
    for (let i = 0; i < 5; i++) team.step();
    expect([...motion.at(0.5).xy]).toEqual([0, 0]);
    expect([...motion.heading]).toEqual([-1, 0]);
  });

  test('a unit over an edge that goes on is drawn on both sides', () => {
    const team = createTeam(new Grid(5, 1, { wrap: 'x' }), [{ start: [0, 0], goal: [4, 0] }]);
    const motion = team.motion({ round: false });
    team.step();
    motion.at(0.25);
    expect([...motion.xy]).toEqual([-0.25, 0]);
    expect([...motion.copies.subarray(0, 3)]).toEqual([0, 4.75, 0]);
    motion.at(0.75);
    expect([...motion.xy]).toEqual([4.25, 0]);
    expect([...motion.copies.subarray(3)]).toEqual([0, -0.75, 0]);
  });

  test('a link is a jump at mid-step, which says who, and makes the radius smaller', () => {
    const grid = new Grid(9, 1);
    const team = createTeam(grid, [{ start: [0, 0], goal: [8, 0] }]);
    const motion = team.motion({ round: false });
    expect(motion.radius).toBeCloseTo(Math.SQRT2 / 4, 15);
    grid.addLink([0, 0], [8, 0]);
    expect(motion.radius).toBe(0.25);
    team.step();
    expect([...motion.at(0.5).xy, ...motion.jumps]).toEqual([0, 0, 0]);
    expect([...motion.at(0.51).xy]).toEqual([8, 0]);
  });

  test('units of floors have the row of their floor', () => {
    const house = Grid.stack([new Grid(3, 2), new Grid(3, 2)]);
    house.addLink([2, 1, 0], [2, 1, 1]);
    const team = createTeam(house, [{ start: [1, 1, 0], goal: [0, 0, 1] }]);
    const motion = team.motion({ round: false });
    const seen: number[][] = [];
    for (let i = 0; i < 5; i++) {
      team.step();
      motion.at(1);
      seen.push([...motion.xy, ...motion.floor]);
    }
    expect(seen.slice(0, 2)).toEqual([
      [2, 1, 0],
      [2, 1, 1],
    ]);
    expect(seen[4]).toEqual([0, 0, 1]);
  });

  test('robots look at what they turn to', () => {
    const team = createTeam(new Grid(3, 1), [{ start: [0, 0], goal: [2, 0], heading: 'north' }], { turns: true });
    const motion = team.motion({ round: false });
    expect([...motion.heading]).toEqual([0, -1]);
    team.step();
    motion.at(0.5);
    expect(motion.heading[0]).toBeCloseTo(Math.SQRT1_2, 15);
    expect(motion.heading[1]).toBeCloseTo(-Math.SQRT1_2, 15);
  });

  test('a transform turns positions and headings into the world of squares, isometric maps and hexagons', () => {
    const team = createTeam(new Grid(4, 4), [{ start: [1, 2], goal: [3, 2] }]);
    const isometric = new GridTransform({ axes: { x: [32, 16], y: [-32, 16] } });
    const up = new GridTransform({ cellSize: 2, yAxis: 'up', height: 4, origin: [100, 0] });
    const [first, second] = [isometric, up].map((transform) => team.motion({ round: false, transform }));
    team.step();
    const { x, y } = isometric.toWorld([2, 2]);
    expect([...first.at(1).xy]).toEqual([x, y]);
    expect(first.heading[0] / first.heading[1]).toBeCloseTo(2, 12);
    expect([...second.at(0.5).xy]).toEqual([104, 3]);
    const hexes = new HexGrid(4, 4, { layout: 'odd-q' });
    const transform = hexes.hexTransform({ size: 10 });
    const walk = createTeam(hexes, [{ start: [1, 1], goal: [1, 3] }]).motion({ transform });
    const place = transform.toWorld([1, 1]);
    expect(walk.xy[0]).toBeCloseTo(place.x, 9);
    expect(walk.xy[1]).toBeCloseTo(place.y, 9);
  });

  test('slow units go at an even speed, a step late', () => {
    const team = createTeam(new Grid(12, 1), [{ start: [0, 0], goal: [11, 0] }]);
    const motion = team.motion({ slow: () => true });
    expect(motion.radius).toBeCloseTo(0.33541, 5);
    const seen: number[] = [];
    for (let step = 0; step < 10; step++) {
      if (step % 2 === 1) team.hold(0, 1);
      team.step();
      for (let part = 0; part < 4; part++) seen.push(motion.at(part / 4).xy[0]);
    }
    const speeds = seen.slice(1).map((x, i) => x - seen[i]);
    for (const speed of speeds.slice(14)) expect(speed).toBeCloseTo(0.125, 12);
  });

  test('a team that goes on from its state starts at rest', () => {
    const grid = new Grid(6, 1);
    const team = createTeam(grid, [{ start: [0, 0], goal: [5, 0] }]);
    team.step();
    const again = createTeam(grid, [], { state: team.state() });
    const motion = again.motion();
    expect([...motion.at(0.5).xy]).toEqual([1, 0]);
    again.step();
    expect([...motion.at(0.5).xy]).toEqual([1.125, 0]);
  });

  test('plans are drawn without delay, with units that leave', () => {
    const grid = new Grid(4, 1);
    const plan = findTeamPaths(grid, [{ start: [0, 0], goal: [3, 0] }], { leave: true });
    const motion = planMotion(plan.paths ?? [], { leave: true });
    expect([...motion.at(-5).xy]).toEqual([0, 0]);
    expect([...motion.at(1).xy]).toEqual([1, 0]);
    for (const time of [2.9, 3]) expect([...motion.at(time).xy].every(Number.isFinite)).toBe(true);
    expect([...motion.at(3.5).xy]).toEqual([Number.NaN, Number.NaN]);
    // A plan without followers may be drawn larger.
    expect(motion.radius).toBe(0.5);
    expect(planMotion([{ xy: [0, 0, 1, 0] }, { xy: [1, 0, 2, 0] }]).radius).toBeCloseTo(Math.SQRT2 / 4, 15);
  });

  test('wrong arguments are refused', () => {
    const team = createTeam(new Grid(3, 3), [{ start: [0, 0], goal: [2, 2] }]);
    expect(() => team.motion({ rounded: true } as never)).toThrow(RangeError);
    expect(() => team.motion({ round: false, slow: () => true })).toThrow(/slow/);
    expect(() => team.motion({ transform: {} as never })).toThrow(TypeError);
    const motion = team.motion();
    expect(() => motion.at(-1)).toThrow(RangeError);
    expect(() => motion.at(Number.NaN)).toThrow(RangeError);
    expect(() => planMotion(null as never)).toThrow(TypeError);
    expect(() => planMotion([{ xy: [0, 0, 5, 5] }])).toThrow(RangeError);
    expect([...motion.at(0).xy]).toEqual([0, 0]);
  });
});
