/** What a simulation does next: half of it blindly, and half of it what was met least so far. */
import { Grid, HexGrid, type PointLike, World } from '../../src/index.ts';
import { newDiagram } from './diagrams.ts';
import { newGraph } from './graphs.ts';
import { KINDS, type Kind } from './kinds.ts';
import { bordersOf, cellsOf, EDITS, newMap } from './maps.ts';
import { hasClosedExits } from './options.ts';
import { editsOf, NEEDS_NO_EXITS, NEEDS_NO_LINKS } from './pairs.ts';
import { questionsFor } from './questions.ts';
import { routeOn } from './routes.ts';
import type { On, State } from './state.ts';
import type { Tick, Value } from './tick.ts';
import { useOf, usesOf } from './uses.ts';
import { WORLD_EDITS } from './worlds.ts';

/** Maps of a simulation at a time. */
const [FEW, MOST] = [3, 6];
/** Edits that are done before what was met least is asked. */
const EDITS_AT_ONCE = 5;
/** Questions that are asked after them. */
const QUESTIONS_AT_ONCE = 6;

/** Draws what comes next. */
export function* next(simulation: State): Generator<Tick> {
  const { random } = simulation;
  const maps = simulation.namesOf(Grid).concat(simulation.namesOf(World));
  if (maps.length === 0 || (maps.length < FEW && random.chance(0.02))) {
    // Of the kind that was met least.
    const kind = random.chance(0.5) ? random.pick(KINDS) : simulation.counts.rarest(random, KINDS).kind;
    yield* newMap(simulation, simulation.fresh(kind === 'hexagons' ? 'h' : kind === 'world' ? 'w' : 'g'), kind);
    return;
  }
  if (random.chance(0.5)) {
    yield* steered(simulation, maps);
    return;
  }
  const on = onMap(simulation, random.pick(maps));
  const draw = random.next();
  if (draw < 0.33) yield* editOf(on, random.pick(editsOf(simulation.kindOf(on.map))));
  else if (draw < 0.34 && maps.length < MOST) {
    yield { as: simulation.fresh(on.name[0]), on: on.name, call: 'clone', args: [] };
  } else if (draw < 0.345) yield* lived(simulation, newGraph(simulation), 6);
  else if (draw < 0.355) yield* lived(simulation, newDiagram(simulation), 30);
  else if (draw < 0.365 && on.map instanceof Grid) yield* lived(simulation, newFollower(on), 10);
  else if (draw < 0.63) yield* useOfAny(simulation);
  else yield* asked(on);
}

function onMap(simulation: State, name: string): On {
  return { simulation, map: simulation.scene.named(name) as Grid | World, name };
}

/** Edits a map by what was met least, and asks it what was met least after that. */
function* steered(simulation: State, maps: readonly string[]): Generator<Tick> {
  const { random, scene, counts } = simulation;
  const kindOf = (name: string): Kind => simulation.kindOf(scene.named(name) as Grid);
  let rarest = counts.rarest(random, [...new Set(maps.map(kindOf))]);
  const { kind } = rarest;
  const on = onMap(simulation, random.pick(maps.filter((name) => kindOf(name) === kind)));
  const rare = [...rarest.after].sort((a, b) => a[1] - b[1]).slice(0, random.between(1, EDITS_AT_ONCE));
  const thing = yield* thingFor(on, rarest.question);
  for (const [edit] of rare) yield* editOf(on, edit);
  yield* ask(on, rarest.question, thing);
  for (let others = random.below(QUESTIONS_AT_ONCE); others > 0; others--) {
    rarest.tried++;
    rarest = counts.rarest(random, [kind]);
    yield* ask(on, rarest.question, null);
  }
  rarest.tried++;
}

/** Returns the thing that a question is for, so that it has a past before the edits; null if it needs none, or gets a new one. */
function* thingFor(on: On, question: string): Generator<Tick, string | null> {
  const [owner, method] = question.split('.');
  if (method === undefined || on.simulation.random.chance(0.1)) return null;
  const known = thingOf(on, owner);
  if (known !== null) return known;
  yield* ready(on, question);
  yield* questionsFor(on)[MAKERS[owner]](on);
  return thingOf(on, owner);
}

/** Asks a question. @param known The thing that it is for; null takes any, or makes one. */
function* ask(on: On, question: string, known: string | null): Generator<Tick> {
  const { simulation } = on;
  const [, method] = question.split('.');
  yield* ready(on, question);
  // The map may be prepared now, and so of another kind.
  if (method === undefined) yield* questionsFor(on)[question]?.(on) ?? [];
  else {
    const thing = known ?? (yield* thingFor(on, question));
    const uses = thing === null ? [] : usesOf(simulation, thing).filter(({ call }) => call === method);
    if (uses.length > 0) yield simulation.random.pick(uses);
  }
}

/** What makes things of a class. */
const MAKERS: Readonly<Record<string, string>> = {
  DistanceField: 'distanceField',
  WorldField: 'distanceField',
  Search: 'createSearch',
  Team: 'createTeam',
  Reservations: 'Reservations',
  CostLayer: 'inflationLayer',
  Pool: 'createPool',
};

/** Returns the name of a thing that was made of a map; null if there is none. */
function thingOf({ simulation, map }: On, owner: string): string | null {
  const { scene, madeOf, random, classNameOf } = simulation;
  const names = [...scene.things].filter(([, thing]) => madeOf.get(thing) === map && classNameOf(thing) === owner);
  return names.length === 0 ? null : random.pick(names)[0];
}

/** Takes away from a map what a question refuses. */
function* ready({ map, name: on }: On, question: string): Generator<Tick> {
  if (!(map instanceof Grid)) return;
  if (NEEDS_NO_LINKS.has(question)) for (const { id } of map.links()) yield { on, call: 'removeLink', args: [id] };
  if (NEEDS_NO_LINKS.has(question) || NEEDS_NO_EXITS.has(question)) {
    for (const [cell, direction] of bordersOf(map)) yield { on, call: 'setEdgeCost', args: [cell, direction, null] };
  }
  if (!NEEDS_NO_EXITS.has(question) || !hasClosedExits(map)) return;
  const directions = Array.from({ length: map instanceof HexGrid ? 6 : 8 }, (_, direction) => direction);
  for (const cell of cellsOf(map)) {
    for (const direction of directions) {
      if (map.isExitOpen(cell as unknown as PointLike, direction) || leadsOff(map, cell, direction)) continue;
      yield { on, call: 'setExit', args: [cell, direction, true] };
    }
  }
}

/** Returns whether an exit of a square leads off the map. */
function leadsOff(map: Grid, cell: Value, direction: number): boolean {
  if (map instanceof HexGrid || map.wrap !== null) return false;
  const [x, y] = cell as [number, number];
  const [dx, dy] = [[0, 1, 1, 1, 0, -1, -1, -1][direction], [-1, -1, 0, 1, 1, 1, 0, -1][direction]];
  return x + dx < 0 || y + dy < 0 || x + dx >= map.width || y + dy >= map.floorHeight;
}

/** Edits a map. What an edit needs is made before. */
function* editOf({ simulation, map, name }: On, edit: string): Generator<Tick> {
  const { random } = simulation;
  if (map instanceof World) {
    // Without chunks there is nothing else to do.
    if (map.loaded === 0) yield* WORLD_EDITS.load(random, map, name);
    yield* WORLD_EDITS[edit](random, map, name);
    return;
  }
  if (edit === 'removeLink' && map.links().length === 0) yield* EDITS.addLink(random, map, name);
  yield* EDITS[edit](random, map, name);
}

/** Makes a thing that no map changes, and uses it at once. It stays, for later. */
function* lived(simulation: State, tick: Tick, uses: number): Generator<Tick> {
  yield tick;
  const name = tick.as as string;
  for (let i = 0; i < uses && simulation.scene.things.has(name); i++) yield* useOf(simulation, name);
}

function newFollower({ simulation, map, name }: On): Tick {
  const { random, fresh } = simulation;
  return {
    as: fresh('u'),
    call: 'new PathFollower',
    args: [routeOn(random, map, name), { speed: random.pick([0, 0.5, 1, 2]) }],
  };
}

/** Uses one of the things that are no maps. */
function useOfAny(simulation: State): readonly Tick[] {
  const { random, scene } = simulation;
  const names = [...scene.things].filter(([, thing]) => !(thing instanceof Grid || thing instanceof World));
  return names.length === 0 ? [] : useOf(simulation, random.pick(names)[0]);
}

/** Draws a question about a map: another one where there is nothing to ask. */
function asked(on: On): readonly Tick[] {
  const questions = Object.values(questionsFor(on));
  for (let tries = 0; tries < 5; tries++) {
    const ticks = [...on.simulation.random.pick(questions)(on)];
    if (ticks.length > 0) return ticks;
  }
  return [];
}
