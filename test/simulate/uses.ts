/** Ticks that use what was made of maps: fields, searches, teams, reservations, layers, pools, followers; and graphs and diagrams. */
import { Connectors } from '../../src/connectors.ts';
import {
  CostLayer,
  DistanceField,
  Graph,
  Grid,
  PathFollower,
  Reservations,
  Search,
  Team,
  WorldField,
} from '../../src/index.ts';
import { usesOfDiagram } from './diagrams.ts';
import { usesOfGraph } from './graphs.ts';
import { anyCell, bordersOf } from './maps.ts';
import { searchOptions } from './options.ts';
import { routeOn } from './routes.ts';
import type { State } from './state.ts';
import { usesOfReservations, usesOfTeam } from './teams.ts';
import type { Tick, Value } from './tick.ts';

/** Returns what a thing can be asked for next, each in one tick. */
export function usesOf(simulation: State, name: string): Tick[] {
  const { random, scene } = simulation;
  const thing = scene.named(name);
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const map = simulation.madeOf.get(thing);
  if (thing instanceof Graph) return usesOfGraph(random, thing, name);
  if (thing instanceof Connectors) return usesOfDiagram(simulation, name);
  if (thing instanceof CostLayer) return [on('update'), on('values'), on('version')];
  if (map === undefined) return [];
  const at = anyCell(random, map);
  if (thing instanceof Search) {
    const steps = [1, 5, 40, Infinity].map((steps) => on('step', steps));
    return [...steps, on('run', { maxMilliseconds: 1e9 }), on('open'), on('closed'), on('status'), on('result')];
  }
  if (thing instanceof WorldField)
    return [on('update'), on('isEmpty'), on('costAt', at), on('path', at), on('next', at)];
  if (thing instanceof DistanceField) return usesOfField(simulation, map as Grid, name);
  const mapName = simulation.nameOf(map);
  if (mapName === null || !(map instanceof Grid)) return [];
  if (thing instanceof PathFollower) return usesOfFollower(simulation, mapName, map, name);
  if (thing instanceof Reservations) return usesOfReservations(random, map, mapName, name);
  if (simulation.classNameOf(thing) === 'Pool') return usesOfPool(simulation, map, name);
  return thing instanceof Team ? usesOfTeam(random, thing, map, name) : [];
}

function usesOfField({ random }: State, map: Grid, name: string): Tick[] {
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const at = anyCell(random, map);
  const zeros = Array.from({ length: map.width * map.height }, () => 0);
  return [
    on('update', ...(random.chance(0.5) ? [] : [[at]])),
    on('path', at),
    on('next', at),
    on('costAt', at),
    on('within', random.pick([0, 2, 5.5])),
    on('isEmpty'),
    on('costs'),
    on('flow'),
    on('costsInto', { float64: zeros }),
    on('flowInto', { uint8: zeros }),
  ];
}

function usesOfFollower({ random }: State, mapName: string, map: Grid, name: string): Tick[] {
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const walk = Array.from({ length: 5 }, () => on('advance', 3 * random.next()));
  const into = on('advanceInto', 3 * random.next(), { x: 0, y: 0 });
  const read = ['position', 'heading', 'remaining', 'arrived', 'speed'].map((call) => on(call));
  return [...walk, into, ...read, on('setRoute', routeOn(random, map, mapName))];
}

function usesOfPool({ random }: State, map: Grid, name: string): Tick[] {
  const cell = () => anyCell(random, map);
  const options = searchOptions(random, map, []);
  // A function cannot be sent.
  if (String(options.heuristic).startsWith('$')) delete options.heuristic;
  const { partial: _, ...nearest } = options;
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  if (map.links().length > 0 || bordersOf(map).length > 0) return [];
  return [
    on('findPath', cell(), cell(), options),
    on(
      'findPaths',
      [
        [cell(), cell()],
        [cell(), cell()],
      ],
      options,
    ),
    on('findNearest', cell(), [cell(), cell()], nearest),
    on('distanceField', [cell()]),
  ];
}

/** Draws a use of a thing; now and then it is disposed of. */
export function useOf(simulation: State, name: string): Tick[] {
  const { random, scene } = simulation;
  const thing = scene.named(name);
  const owner = simulation.classNameOf(thing);
  const isNew = simulation.counts.calls.get(`${owner}.dispose`) === undefined;
  if (random.chance(isNew ? 0.3 : 0.04) && mayGo(thing)) return [{ on: name, call: 'dispose', args: [], ends: true }];
  const uses = usesOf(simulation, name);
  if (uses.length === 0) return [];
  if (random.chance(0.5)) return [random.pick(uses)];
  // That which was done least so far.
  const countOf = ({ call }: Tick) => simulation.counts.calls.get(`${owner}.${call}`) ?? 0;
  return [uses.reduce((least, use) => (countOf(use) < countOf(least) ? use : least))];
}

const mayGo = (thing: unknown) => typeof (thing as { dispose?: unknown }).dispose === 'function';
