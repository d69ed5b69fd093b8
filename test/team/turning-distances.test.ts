// What robots that turn know of their goals, against a search over cells and headings, also where there is room for few floods.
import { expect, test } from 'vitest';
import { Distances } from '../../src/features/team/turning/distances.ts';
import { FAR } from '../../src/features/team/turning/floods.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const SHIFT = 4;

const aheadOf = (shift: number) => [-(1 << shift), 1, 1 << shift, -1];
const AHEAD = aheadOf(SHIFT);

/** Planes of a map with walls, and exits closed one way. @param shift The bits of its columns. */
function randomPlanes(random: Random, shift: number = SHIFT) {
  const height = random.between(1, 1 << shift);
  const size = height << shift;
  const ahead = aheadOf(shift);
  const [moves, sources, passable, weights] = [0, 1, 2, 3].map(() => new Uint8Array(size));
  const density = random.pick([0, 0.2, 0.4]);
  for (let place = 0; place < size; place++) passable[place] = random.chance(density) ? 0 : 1;
  const closed = random.pick([0, 0, 0.1]);
  for (let place = 0; place < size; place++) {
    for (let heading = 0; heading < 4; heading++) {
      const to = place + ahead[heading];
      const isInside = heading % 2 === 0 ? to >= 0 && to < size : to >> shift === place >> shift;
      if (!isInside || passable[place] === 0 || passable[to] === 0 || random.chance(closed)) continue;
      moves[place] |= 1 << (2 * heading);
      sources[to] |= 1 << (2 * (heading ^ 2));
    }
  }
  return { moves, sources, passable, weights };
}

/** Returns the least numbers of actions and of steps, by relaxing until nothing changes. */
function least(moves: Uint8Array, passable: Uint8Array, goal: number, withTurns: boolean): number[] {
  const costs: number[] = Array(4 * moves.length).fill(FAR);
  if (passable[goal] === 1) costs.fill(0, 4 * goal, 4 * goal + 4);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let state = 0; state < costs.length; state++) {
      const [place, heading] = [state >> 2, state & 3];
      const turn = withTurns ? 1 : 0;
      const ways = [1, 3].map((by) => costs[4 * place + ((heading + by) & 3)] + turn);
      if (((moves[place] >> (2 * heading)) & 1) === 1) ways.push(costs[4 * (place + AHEAD[heading]) + heading] + 1);
      const cost = Math.min(...ways);
      if (cost >= costs[state]) continue;
      costs[state] = cost;
      isChanged = true;
    }
  }
  return costs;
}

test.each([1e9, 30 * 256, 6 * 256])(`distances of robots that turn, with room for %i values (seed ${seed})`, (room) => {
  const random = new Random(seed);
  let known = 0;
  for (let run = 0; run < runs(60); run++) {
    const planes = randomPlanes(random);
    const { moves, passable } = planes;
    const places = moves.length;
    const distances = new Distances(planes, SHIFT, room);
    const draw = () => {
      for (let tries = 0; ; tries++) {
        const place = random.below(places);
        if (passable[place] === 1 || tries > 50) return place;
      }
    };
    const robots = Array.from({ length: random.between(1, 12) }, () => ({
      place: draw(),
      heading: random.below(4),
      goal: draw(),
    }));
    for (const { goal } of robots) distances.use(goal);
    for (let step = 0; step < 4; step++) {
      for (const robot of robots) {
        const actions = least(moves, passable, robot.goal, true);
        const steps = least(moves, passable, robot.goal, false);
        const isExact = distances.knowsTurns(robot);
        const left = distances.read(robot, isExact);
        const at = 4 * robot.place + robot.heading;
        if (isExact) {
          known++;
          expect(left).toBe(actions[at]);
        } else {
          expect(left).toBeGreaterThanOrEqual(steps[at]);
          expect(left === FAR).toBe(actions[at] === FAR);
        }
        if (random.chance(0.3)) expect(distances.exactly(robot)).toBe(actions[at]);
      }
      distances.grow(robots);
      // With room, nobody is left out but robots without a route.
      const missing = room === 1e9 ? robots.filter((robot) => !distances.knowsTurns(robot)) : [];
      for (const robot of missing) expect(distances.read(robot, false)).toBe(FAR);
      const robot = random.pick(robots);
      const before = robot.goal;
      robot.goal = draw();
      robot.place = draw();
      distances.use(robot.goal);
      distances.leave(before);
      if (random.chance(0.2)) distances.clear();
    }
  }
  expect(known).toBeGreaterThan(0);
});

test(`strips of floods say what whole floods say (seed ${seed})`, () => {
  const random = new Random(seed);
  const shift = 7;
  const ahead = aheadOf(shift);
  for (let run = 0; run < runs(20); run++) {
    const planes = randomPlanes(random, shift);
    const { moves, passable } = planes;
    const whole = new Distances(planes, shift);
    const stripped = new Distances(planes, shift, 0);
    const places = Array.from(passable.keys()).filter((place) => passable[place] === 1);
    const robots = Array.from({ length: 3 }, () => ({
      place: random.pick(places),
      heading: random.below(4),
      goal: random.pick(places),
    }));
    for (const { goal } of robots) for (const one of [whole, stripped]) one.use(goal);
    for (let step = 0; step < 150; step++) {
      for (const [i, robot] of robots.entries()) {
        expect(stripped.read(robot, false)).toBe(whole.read(robot, false));
        const drift = [0, 1, 2].reduce((place) => {
          const to = random.below(4);
          return ((moves[place] >> (2 * to)) & 1) === 1 ? place + ahead[to] : place;
        }, robot.place);
        expect(stripped.from(drift, 1)).toBe(whole.from(drift, 1));
        // On the whole towards the goal, as robots go.
        const onward = [0, 1, 2, 3].filter((to) => ((moves[robot.place] >> (2 * to)) & 1) === 1);
        const here = whole.read(robot, false);
        const better = onward.filter((to) => whole.from(robot.place + ahead[to], to) < here);
        const to = random.pick(random.chance(0.8) && better.length > 0 ? better : [...onward, -1]);
        if (to >= 0) robots[i] = { ...robot, place: robot.place + ahead[to], heading: to };
      }
    }
  }
});
