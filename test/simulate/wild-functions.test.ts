// What else callers hand in that runs: `random`, `hop`, `transform`, `slow`, `onProgress`, abort signals, and functions of graphs without end. Wild ones, on every
// kind of map and both engines (wild-runs.ts).
import { expect } from 'vitest';
import {
  aStar,
  createTeam,
  findPath,
  findPathAsync,
  findTeamPaths,
  Graph,
  PathFollower,
  planMotion,
  randomCell,
  World,
} from '../../src/index.ts';
import { KINDS } from '../support/every-map.ts';
import { walk } from '../support/map-answers.ts';
import { wild, wildList, wildRecord } from '../support/wild.ts';
import { type Calls, describeWild, type Given, judgeWild } from './wild-runs.ts';

/** A transform whose positions are wild. */
function transformOf({ random, acts }: Given) {
  return { toWorld: wild(random, (cells: Iterable<{ x: number; y: number }>) => [...cells], acts) };
}

/** Agents that go from one free cell to another, each from a cell of its own. */
function agentsOf({ on, random }: Given) {
  const cells = [...new Set(Array.from({ length: 4 }, () => random.pick(on.model.free)))];
  return cells.map((cell, i) => ({ start: on.model.at(cell), goal: on.model.at(cells[(i + 1) % cells.length]) }));
}

const CALLS: Calls = {
  'random of randomCell': ({ on, map, engine, random, acts, isEdited }) => {
    const reachableFrom = random.chance(0.5) ? on.model.at(on.start) : undefined;
    const cell = randomCell(map, { engine, reachableFrom, random: wild(random, () => random.next(), acts) });
    if (cell !== null && !isEdited()) expect(map.isBlocked(cell)).toBe(false);
  },
  'hop and transform of PathFollower': (given) => {
    const { on, map, engine, random, acts } = given;
    const { path } = findPath(map, on.model.at(on.start), on.model.at(on.goal), { engine });
    if (path === null) return;
    const hop = wild(random, () => 0.5, acts);
    const transform = random.chance(0.5) ? transformOf(given) : undefined;
    const follower = new PathFollower(path, { speed: 1, hop, transform, round: random.chance(0.3) });
    acts.push(
      () => follower.advance(0.4),
      () => follower.setRoute(path),
    );
    for (let i = 0; i < 5; i++) {
      follower.setRoute(random.chance(0.5) ? path : (wildList(random, path.toArray(), acts) as typeof path));
      const { x, y } = follower.advance(random.next() * 3);
      expect([x, y].every(Number.isFinite)).toBe(true);
    }
  },
  'slow and transform of Motion': (given) => {
    const { map, engine, random, acts } = given;
    const team = createTeam(map, agentsOf(given), { engine });
    acts.push(
      () => team.step(),
      () => team.dispose(),
      () => team.remove(0),
    );
    const transform = random.chance(0.5) ? transformOf(given) : undefined;
    const motion = team.motion({ slow: wild(random, (agent: number) => agent % 2 === 0, acts), transform });
    acts.push(() => motion.at(0.5));
    for (let i = 0; i < 4; i++) {
      team.step();
      motion.at(random.next());
    }
  },
  'agents by getters': (given) => {
    const { map, engine, random, acts } = given;
    const agents = agentsOf(given).map((agent) => wildRecord(random, Object.entries(agent), acts) as typeof agent);
    const team = createTeam(map, agents, { engine });
    acts.push(
      () => team.step(),
      () => team.dispose(),
      () => team.remove(0),
      () => team.setGoal(0, given.on.model.at(given.on.goal)),
    );
    for (const { start, goal } of agentsOf(given)) {
      team.step();
      team.setGoal(0, wildRecord(random, Object.entries(goal), acts) as typeof goal);
      team.add(wildRecord(random, Object.entries({ start, goal }), acts) as (typeof agents)[number]);
    }
    team.step();
    team.dispose();
  },
  'onProgress of findTeamPaths': (given) => {
    const { on, map, engine, random, acts, isEdited } = given;
    const agents = agentsOf(given);
    const onProgress = wild(random, () => undefined, acts);
    const options = { engine, improve: true, maxMilliseconds: 30, maxRounds: 3000, onProgress };
    const { paths } = findTeamPaths(map, agents, options);
    if (isEdited()) return;
    for (const path of paths ?? []) walk(on.model, path.xy, { straight: true, waits: true });
    planMotion(paths ?? [], { transform: transformOf(given) }).at(0.7);
  },
  'signal of findPathAsync': async (given) => {
    const { on, map, engine, random, acts } = given;
    const signal = { throwIfAborted: wild(random, () => undefined, acts) };
    const options = { engine, signal, heuristic: given.heuristic(), sliceMilliseconds: 0.01 };
    judgeWild(given, await findPathAsync(map, on.model.at(on.start), on.model.at(on.goal), options));
  },
  'a graph without end': ({ on, random, acts }) => {
    const step = wild(random, (node: number) => [[node + 1, 1] as const, [node * 2 + 1, 1.5] as const], acts);
    const key = random.chance(0.5) ? wild(random, (node: number) => node, acts) : undefined;
    const isGoal = wild(random, () => false, acts);
    const { status } = aStar({ start: on.start, isGoal, neighbors: step, key, maxExpansions: 300 });
    expect(['found', 'limit', 'unreachable']).toContain(status);
  },
  'edges by iterators': ({ on, random, acts }) => {
    const arcs = on.model.free.flatMap((from) => on.model.steps(from).map(({ to, cost }) => [from, to, cost]));
    const edges = arcs.map((arc) => (random.chance(0.1) ? wildList(random, arc, acts) : arc));
    const graph = Graph.fromEdges(on.model.blocked.length, wildList(random, edges, acts) as [number, number, number][]);
    expect(graph.nodeCount).toBe(on.model.blocked.length);
    graph.dispose();
  },
};

describeWild(
  CALLS,
  KINDS.filter((kind) => kind !== 'World'),
  8,
);

describeWild(
  {
    'chunks by getters': ({ map, random, acts }) => {
      const world = map as unknown as World;
      const costs = wildList(
        random,
        Array.from({ length: world.chunkSize ** 2 }, () => 1),
        acts,
      ) as number[];
      world.load(
        1,
        0,
        random.chance(0.5) ? { costs } : (wildRecord(random, [['costs', costs]], acts) as { costs: number[] }),
      );
      world.unload(1, 0);
      expect(world).toBeInstanceOf(World);
    },
  },
  ['World'],
);
