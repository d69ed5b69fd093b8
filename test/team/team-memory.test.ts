// Memory that is refused, at any point, and memory that is given back.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/team.ts';
import type { TeamKernel } from '../../src/core/kernel/exports.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { type CreateTeamOptions, Grid, type Team } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { collectGarbage } from '../support/collect.ts';
import { jsTeamEngine } from '../support/js-engines.ts';
import { kernelFile, refusing, startWithLoader } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules } from '../support/world.ts';

/** Arrays that can be made before one is refused. */
let allowed = Infinity;

vi.mock('../../src/core/base/allocate.ts', async (load) => {
  const actual = await load<typeof import('../../src/core/base/allocate.ts')>();
  const allocate: typeof actual.allocate = (type, length) => {
    if (allowed-- > 0) return actual.allocate(type, length);
    throw actual.outOfMemory(length * type.BYTES_PER_ELEMENT);
  };
  return { ...actual, allocate };
});

beforeEach(() => {
  allowed = Infinity;
});

const REFUSED = /^RangeError: [1-9]\d* bytes of memory cannot be allocated/;
const grid = randomGrid(new Random(1), 90, 90, 0.1);
const trips = randomTrips(new Random(2), grid, 80);

/** Takes what memory is left, by blocks that no engine knows. Returns a function that frees one of them, and says whether there was one. */
function takeAll(kernels: TeamKernel): () => boolean {
  const taken: number[] = [];
  for (let side = 512; side > 0; side >>= 1) {
    for (;;) {
      const team = kernels.createTeam(side, side, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0);
      if (team === 0) break;
      taken.push(team);
    }
  }
  return () => {
    const team = taken.pop();
    if (team !== undefined) kernels.closeTeam(team);
    return team !== undefined;
  };
}

/** Returns where agents are after each of a number of steps. */
function walk(engine: TeamEngine, steps: number, options: CreateTeamOptions = {}): string[] {
  const team = teamOn(engine, grid, trips, options);
  const seen = Array.from({ length: steps }, () => {
    team.step();
    return String(team.positions);
  });
  team.dispose();
  return seen;
}

/** Teams, and the steps that they take. */
const kinds = [{}, { guidance: 7 }, { turns: true }].map((options) => ({
  options,
  expected: walk(jsTeamEngine(), 12, options),
}));
const { expected } = kinds[0];

test.each(kinds)(
  'on js a step that is refused changes nothing, and comes out the same later, $options',
  ({ options, expected }) => {
    for (let count = 0; count < 60; count++) {
      const engine = jsTeamEngine();
      allowed = Infinity;
      const team = teamOn(engine, grid, trips, options);
      for (let step = 0; step < 3; step++) {
        const before = String(team.positions);
        allowed = count;
        try {
          team.step();
        } catch (error) {
          expect(String(error)).toMatch(REFUSED);
          expect(String(team.positions)).toBe(before);
          allowed = Infinity;
          team.step();
        }
        expect(String(team.positions)).toBe(expected[step]);
      }
    }
  },
);

test('on js a rescue that is refused at any time comes out the same later', () => {
  const corridor = Grid.fromText('......\n###.##');
  const agents = [
    { start: [5, 0], goal: [3, 1] },
    { start: [3, 1], goal: [1, 0] },
    { start: [3, 0], goal: [4, 0] },
  ] as const;
  const [team, calm] = [0, 1].map(() => teamOn(jsTeamEngine(), corridor, agents));
  for (let step = 0; !calm.arrived; step++) {
    expect(step).toBeLessThan(300);
    calm.step();
    for (let count = step % 5; count < 40; count += 5) {
      allowed = count;
      try {
        team.step();
        break;
      } catch (error) {
        expect(String(error)).toMatch(REFUSED);
      } finally {
        allowed = Infinity;
      }
    }
    expect(String(team.positions), `step ${step}`).toBe(String(calm.positions));
  }
});

test('an agent on ground of its own is refused or added, and comes out the same once there is memory', () => {
  const bay = new Grid(90, 90);
  bay.fillKind(20, 20, 50, 50, 1);
  const agents = [{ start: [0, 0], goal: [89, 89] }] as const;
  const walker = { start: [19, 40], goal: [80, 40], kindCosts: [1, Infinity] } as const;
  const goOn = (team: ReturnType<typeof teamOn>) => {
    for (let step = 0; step < 5; step++) team.step();
    return String(team.positions);
  };
  const calm = teamOn(jsTeamEngine(), bay, [...agents, walker]);
  const end = goOn(calm);
  let refusals = 0;
  const addTo = (team: ReturnType<typeof teamOn>, free: () => void) => {
    const before = String(team.positions);
    try {
      team.add(walker);
    } catch (error) {
      refusals++;
      expect(String(error)).toMatch(REFUSED);
      expect(String(team.positions)).toBe(before);
      free();
      team.add(walker);
    }
    free();
    expect(goOn(team)).toBe(end);
    team.dispose();
  };
  for (let count = 0; count < 40; count++) {
    const team = teamOn(jsTeamEngine(), bay, agents);
    allowed = count;
    addTo(team, () => {
      allowed = Infinity;
    });
  }
  for (let pages = 16; pages < 64; pages += 2) {
    const kernels: TeamKernel = startWithLoader(withMostPages(kernelFile('team.debug.wasm'), pages));
    const team = teamOn(new TeamEngine(kernels), bay, agents);
    const free = takeAll(kernels);
    addTo(team, () => {
      while (free());
    });
  }
  expect(refusals).toBeGreaterThan(20);
});

describe('on a debug kernel', () => {
  test('teams and plans work or are refused, with any number of pages', () => {
    let works = 0;
    let plans = 0;
    for (let pages = 2; pages < 60; pages += 3) {
      const engine = new TeamEngine(startWithLoader(withMostPages(kernelFile('team.debug.wasm'), pages)));
      try {
        expect(walk(engine, 3)).toEqual(expected.slice(0, 3));
        works++;
      } catch (error) {
        expect(String(error)).toMatch(REFUSED);
      }
      try {
        expect(teamPathsOn(engine, grid, trips, { maxRounds: 300 }).status).not.toBe('unreachable');
        plans++;
      } catch (error) {
        expect(String(error)).toMatch(REFUSED);
      }
    }
    for (const count of [works, plans]) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(20);
    }
  });

  test.each(kinds)(
    'a step that is refused changes nothing, and comes out the same later, $options',
    ({ options, expected }) => {
      let refusals = 0;
      for (let pages = 8; pages < 60; pages += 4) {
        const kernels: TeamKernel = startWithLoader(withMostPages(kernelFile('team.debug.wasm'), pages));
        const engine = new TeamEngine(kernels);
        let team: ReturnType<typeof teamOn>;
        try {
          team = teamOn(engine, grid, trips, options);
        } catch (error) {
          expect(String(error)).toMatch(REFUSED);
          expect(kernels.used.value).toBe(0);
          continue;
        }
        const free = takeAll(kernels);
        for (let step = 0; step < 4; step++) {
          const before = String(team.positions);
          for (;;) {
            try {
              team.step();
              break;
            } catch (error) {
              refusals++;
              expect(String(error)).toMatch(REFUSED);
              expect(String(team.positions)).toBe(before);
              if (!free()) break;
            }
          }
          if (String(team.positions) === before) break;
          expect(String(team.positions)).toBe(expected[step]);
        }
      }
      expect(refusals).toBeGreaterThan(0);
    },
  );
});

test.each([{}, { turns: true }])(
  'a step of groups that is refused swaps no goals, and comes out the same later, %o',
  (options) => {
    const ground = randomGrid(new Random(5), 60, 60, 0.15);
    const agents = randomTrips(new Random(6), ground, 900).map((trip, i) => ({ ...trip, group: i % 2 }));
    const make = () => teamOn(new TeamEngine(startWithLoader(kernelFile('team.debug.wasm'))), ground, agents, options);
    const tell = (team: Team) => String([...team.positions, ...agents.map((_, i) => team.goalOf(i))]);
    const twin = make();
    let swaps = 0;
    const steps = Array.from({ length: 8 }, () => {
      twin.step();
      swaps += twin.swappedNow.length;
      return tell(twin);
    });
    expect(swaps).toBeGreaterThan(50);
    let refusals = 0;
    for (const nth of [1, 5, 20, 80, 120]) {
      const team = make();
      for (const expected of steps) {
        const before = tell(team);
        let allocations = 0;
        try {
          refusing(
            () => ++allocations === nth,
            () => team.step(),
          );
        } catch (error) {
          refusals++;
          expect(String(error)).toMatch(REFUSED);
          expect(tell(team)).toBe(before);
          team.step();
        }
        expect(tell(team)).toBe(expected);
      }
    }
    expect(refusals).toBeGreaterThan(2);
  },
);

test('memory of teams and plans comes back, by dispose and by garbage collection', async () => {
  const kernels: TeamKernel = startKernel(kernel);
  const engine = new TeamEngine(kernels);
  walk(engine, 5);
  walk(engine, 5, { guidance: 7 });
  walk(engine, 5, { turns: true });
  teamPathsOn(engine, grid, trips);
  expect(kernels.used.value).toBe(0);
  (() => {
    for (let i = 0; i < 5; i++) teamOn(engine, grid, trips, { guidance: i }).step();
  })();
  expect(kernels.used.value).toBeGreaterThan(0);
  await collectGarbage();
  expect(kernels.used.value).toBe(0);
});

/** Agents, some with the same goal. They may differ in what they walk on. */
function anyAgents(map: Grid, random: Random) {
  return randomTrips(random, map, random.between(2, 30)).map(({ start, goal }, _, all) => ({
    start,
    goal: random.chance(0.2) ? all[0].goal : goal,
    kindCosts: [1, start.x < 5 ? random.pick([1, 5]) : random.pick([5, Infinity])],
  }));
}

/** Makes a team, lets it go on while its map is edited, and disposes of it. */
function makeAndDispose(engine: TeamEngine, random: Random): void {
  const map = randomGrid(random, random.between(6, 40), random.between(6, 40), random.pick([0.05, 0.2]));
  if (random.chance(0.5)) map.fillKind(0, 0, 5, 5, 1);
  const turns = random.chance(0.3);
  const [first, ...others] = anyAgents(map, random);
  if (random.chance(0.3)) map.addLink(first.start, first.goal, { cost: 2 });
  const options = turns
    ? { diagonals: 'never' as const, turns }
    : { diagonals: random.pick(diagonalRules), guidance: random.pick([0, 0, 5]), follow: random.chance(0.8) };
  const team = teamOn(engine, map, [first], options);
  for (const agent of others) team.add(agent);
  for (let step = random.below(40); step > 0; step--) {
    team.step();
    if (random.chance(0.1)) map.setBlocked(random.below(map.width), random.below(map.height), random.chance(0.3));
  }
  team.dispose();
}

test('a team with so many goals that agents go by single routes gives them back', () => {
  const kernels: TeamKernel = startKernel(kernel);
  const map = randomGrid(new Random(3), 1024, 1024, 0.1);
  const team = teamOn(new TeamEngine(kernels), map, randomTrips(new Random(4), map, 800));
  team.step();
  team.dispose();
  expect(kernels.used.value).toBe(0);
});

test(`teams of all kinds give back all that they took (seed ${seed})`, () => {
  const kernels: TeamKernel = startKernel(kernel);
  const engine = new TeamEngine(kernels);
  const random = new Random(seed);
  for (let run = 0; run < runs(100); run++) {
    makeAndDispose(engine, random);
    expect(kernels.used.value, `run ${run}`).toBe(0);
  }
});
