/**
 * Ticks whose arguments are code of a caller that does as it likes (wild.ts), while it edits and searches the maps, or disposes of the thing that it is asked
 * by. They end in a documented error or in an answer. Maps are as before, and all ticks that follow are judged as usual.
 */
import { distanceField, engineInfo, findPath, Grid, HexGrid, World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { wildForm } from '../support/wild.ts';
import { checkWildRefusal, stateOf } from './faults.ts';
import { plain } from './judge-plain.ts';
import { anyCell } from './maps.ts';
import { editedBy, isEdit } from './pairs.ts';
import type { State } from './state.ts';
import type { Tick } from './tick.ts';

type Map = Grid | World;
type Acts = (() => unknown)[];

/** Methods that change the thing they belong to, so that nobody knows what it is after wild arguments. */
const CHANGES = /^(update|step|run|add|hold|setGoal|remove|block|clear|advance|advanceInto|setRoute|set|move|connect)$/;
/** Calls without arguments that show what a thing has become. */
const PROBES = ['step', 'update', 'state', 'result', 'next'];

/** Returns a tick with wild arguments; null if there is nothing to be wild. */
export function wildTick(random: Random, { as: _, ...tick }: Tick): Tick | null {
  const isMarked = tick.wrong || tick.wild !== undefined || tick.ends || tick.refuse !== undefined;
  if (isMarked || tick.args.length === 0 || /^(createPool|advanceInto)$/.test(tick.call)) return null;
  return { ...tick, wild: random.below(2 ** 31) };
}

/** Does a tick with wild arguments. */
export async function doWild(state: State, { call, on, args, wild = 0 }: Tick): Promise<void> {
  const { scene, shadows, madeOf } = state;
  const random = new Random(wild);
  const named = on === undefined ? undefined : scene.named(on);
  const values = args.map((one) => scene.read(one));
  // What an edit does is unknown: a copy takes it.
  const edited = editedBy(call, named, values);
  const copy = isEdit(call) && shadows.has(edited) ? edited.clone() : null;
  const taken = (one: unknown) => (copy !== null && one === edited ? copy : one);
  const maps = [named, ...values, madeOf.get(named)].filter((one): one is Map => shadows.has(one as Grid));
  const before = stateOf(maps);
  const { restarts } = engineInfo();
  const undo: Acts = [];
  const acts = (copy ? [copy] : maps).flatMap((map) => actsOn(random, map, undo));
  let isGone = false;
  if (!shadows.has(named as Grid) && typeof (named as Disposable)?.dispose === 'function')
    acts.push(() => {
      isGone = true;
      (named as Disposable).dispose();
    });
  try {
    const wildValues = values.map((one) => wildForm(random, taken(one), acts));
    const result = await scene.make(call, taken(named), wildValues);
    if (Number.isNaN((result as { cost?: number })?.cost)) throw new Error('the cost is NaN');
    if (!maps.includes(result as Map)) probe(result);
  } catch (error) {
    checkWildRefusal(error);
  }
  for (const one of undo.reverse()) one();
  if (engineInfo().restarts !== restarts) throw new Error('an engine has been given up');
  const after = stateOf(maps);
  for (const map of maps) if (after.get(map) !== before.get(map)) throw new Error('the map is another after wild code');
  if (copy) judgeEdited(random, copy);
  if (on === undefined || shadows.has(named as Grid) || !(isGone || CHANGES.test(call))) return;
  probe(named);
  scene.things.delete(on);
}

interface Disposable {
  dispose(): void;
}

/** Returns what wild code may do to a map. What changes it is undone after the call. */
function actsOn(random: Random, map: Map, undo: Acts): Acts {
  const cells = () => [anyCell(random, map), anyCell(random, map)] as unknown as [[number, number], [number, number]];
  const engine = random.pick(['wasm', 'js'] as const);
  const toggle = () => {
    const [cell] = cells();
    // Blocking keeps the cost of a cell, and its kind.
    if (map.isBlocked(cell) || (map instanceof World && !map.isLoaded(...placeOf(map, cell)))) return null;
    map.setBlocked(cell);
    return () => map.setBlocked(cell, false);
  };
  const give = () => {
    const [cell] = cells();
    if (map instanceof World && !map.isLoaded(...placeOf(map, cell))) return;
    const kind = map.kind(cell);
    map.setKind(cell, random.pick([1, 7, 200]));
    undo.push(() => map.setKind(cell, kind));
  };
  return [
    ...(map instanceof World ? loadsOn(random, map, undo) : []),
    give,
    () => toggle()?.(),
    () => undo.push(toggle() ?? (() => {})),
    () => map.releaseMemory(),
    () => findPath(map as Grid, ...cells(), { engine }),
    () => findPath(map as Grid, ...cells(), { engine, algorithm: 'astar', heuristicWeight: 2 }),
    () => findPath(map as Grid, ...cells(), map instanceof HexGrid ? {} : { heuristic: () => 0.5 }),
    () => distanceField(map as Grid, cells()[0], { engine }).dispose(),
  ];
}

/** Returns what wild code may load into a world, and unload. */
function loadsOn(random: Random, world: World, undo: Acts): Acts {
  const far = () => {
    const { cx, cy } = random.pick([...world.chunks(), { cx: 0, cy: 0 }]);
    const place = [cx + random.between(-2, 2), cy + random.between(-2, 2)] as const;
    if (world.isLoaded(...place)) return;
    world.load(...place);
    undo.push(() => world.unload(...place));
  };
  const away = () => {
    if (world.loaded === 0) return;
    const { cx, cy } = random.pick(world.chunks());
    const chunk = world.chunk(cx, cy) as Grid;
    world.unload(cx, cy);
    undo.push(() => world.load(cx, cy, chunk));
  };
  return [far, far, away];
}

function placeOf(world: World, [x, y]: [number, number]): [number, number] {
  const { cx, cy } = world.chunkOf(x, y);
  return [cx, cy];
}

/** Asks a thing what it has become, and disposes of it. */
function probe(thing: unknown): void {
  const members = thing as Record<string, (() => unknown) | undefined>;
  if (typeof thing !== 'object' || thing === null || thing instanceof Grid || thing instanceof World) return;
  for (const name of PROBES) {
    if (typeof members[name] !== 'function') continue;
    try {
      members[name]();
    } catch (error) {
      checkWildRefusal(error);
    }
  }
  members.dispose?.();
}

/** Compares a map that has been edited by wild values with a copy that has no past. */
function judgeEdited(random: Random, map: Map): void {
  const copy = map instanceof World ? map.clone() : (map instanceof HexGrid ? HexGrid : Grid).fromBytes(map.toBytes());
  if (stateOf([map]).get(map) !== stateOf([copy]).get(copy)) throw new Error('a copy of the edited map is another one');
  const cells = [anyCell(random, map), anyCell(random, map)] as unknown as [[number, number], [number, number]];
  for (const engine of ['wasm', 'js'] as const) {
    const [one, other] = [map, copy].map((each) => plain(findPath(each as Grid, ...cells, { engine })));
    if (one !== other) throw new Error(`the edited map has another answer on ${engine}: ${one}, not ${other}`);
  }
}
