/** Ticks of diagrams: boxes and lines that come, move and go. */
import type { Random } from '../support/maps.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Tick, Value } from './tick.ts';

const BOXES = ['a', 'b', 'c', 'd', 'e', 'f'];
const LINES = ['k', 'l', 'm', 'n', 'o'];
const SIDES = ['left', 'right', 'top', 'bottom'];

/** Makes an empty diagram. */
export function newDiagram({ random, fresh }: State): Tick {
  const options: Options = {};
  if (random.chance(0.5)) options.margin = random.pick([0, 5, 20]);
  if (random.chance(0.3)) options.stub = random.pick([5, 15]);
  if (random.chance(0.4)) options.bendCost = random.pick([0.001, 10, 200]);
  if (random.chance(0.4)) options.gap = random.pick([0, 3, 12]);
  if (random.chance(0.2)) options.avoid = [rectOf(random)];
  return { as: fresh('d'), call: 'new Connectors', args: [options] };
}

/** Of a coarse raster, so that sides lie in line. */
function rectOf(random: Random): { x: number; y: number; width: number; height: number } {
  const at = () => 20 * random.below(16);
  return { x: at(), y: at(), width: random.pick([20, 40, 90]), height: random.pick([20, 40, 70]) };
}

function endOf(random: Random): Value {
  if (random.chance(0.15)) return { x: 20 * random.below(16), y: 20 * random.below(16) };
  const end: Record<string, Value> = { box: random.pick(BOXES) };
  if (random.chance(0.5)) end.side = random.chance(0.7) ? random.pick(SIDES) : [random.pick(SIDES), random.pick(SIDES)];
  if (random.chance(0.5)) end.at = random.pick<Value>([0, 0.25, 1, 'slide', 'spread']);
  return end;
}

/** Returns the ticks that a diagram can be asked for. */
export function usesOfDiagram({ random }: State, name: string): Tick[] {
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const parent = random.chance(0.1) ? random.pick(['a', 'b']) : undefined;
  const id = random.pick(BOXES.slice(parent === undefined ? 0 : 2));
  const box = on('setBox', id, { ...rectOf(random), parent });
  const line: Record<string, Value> = { from: endOf(random), to: endOf(random) };
  if (random.chance(0.1)) line.via = [{ x: 20 * random.below(16), y: 20 * random.below(16) }];
  if (random.chance(0.1)) line.bendCost = random.pick([1, 100]);
  return [
    ...[box, box, box],
    ...[on('setLine', random.pick(LINES), line), on('setLine', random.pick(LINES), line)],
    on('deleteBox', random.pick(BOXES)),
    on('deleteLine', random.pick(LINES)),
    ...[on('update'), on('update'), on('update')],
    on('route', random.pick(LINES)),
    on('routes'),
  ];
}
