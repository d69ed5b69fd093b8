/** Refused memory and wrong arguments: how they are made, and what must be true after them. */
import { type Grid, HexGrid, type PointLike, World } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import { Thrown } from '../support/wild.ts';
import { allowBlocks } from './kernels.ts';
import { cellsOf } from './maps.ts';
import type { Tick, Value } from './tick.ts';

const ARRAYS = [
  'Float64Array',
  'Float32Array',
  'Int32Array',
  'Uint32Array',
  'Uint16Array',
  'Uint8Array',
  'Int8Array',
  'ArrayBuffer',
] as const;

/** Makes a call in which memory is refused once: for an array, so also for more memory of a kernel in JavaScript, or for a block in kernels. */
export async function refusing(
  { refuse = Infinity, refuseBlocks }: Tick,
  call: () => unknown,
): Promise<{ result: unknown; error: unknown }> {
  const globals = globalThis as unknown as Record<string, new (...args: never[]) => object>;
  const before = ARRAYS.map((name) => globals[name]);
  let left = refuse;
  allowBlocks(refuseBlocks ?? -1);
  for (const name of ARRAYS) {
    globals[name] = new Proxy(globals[name], {
      construct(type, args, target) {
        if (typeof args[0] === 'number' && args[0] > 0 && left-- === 0)
          throw new RangeError('Array buffer allocation failed');
        return Reflect.construct(type, args, target);
      },
    });
  }
  try {
    return { result: await call(), error: null };
  } catch (error) {
    return { result: undefined, error };
  } finally {
    allowBlocks(-1);
    for (const [i, name] of ARRAYS.entries()) globals[name] = before[i];
  }
}

/** Words of errors that the platform makes. */
const OF_THE_PLATFORM =
  /Cannot (read|set|convert|destructure|mix|access)|is not (a function|iterable|defined|a constructor)|Invalid (array|typed array)|out of bounds|unreachable executed|Maximum call/;

/** Throws unless an error is one that the package makes for its callers. */
export function checkRefusal(error: unknown): void {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw new Error(`a bad error: ${String(error)}`);
  if (OF_THE_PLATFORM.test(error.message))
    throw new Error(`an error of the platform: ${error.message}\n${error.stack}`);
}

/** Throws unless an error is one that a call may end in whose arguments are code of a caller: the caller's own, or one that the package makes. */
export function checkWildRefusal(error: unknown): void {
  if (error instanceof Thrown || /has been disposed of|in the middle of a step/.test(String(error))) return;
  checkRefusal(error);
}

/** Returns the content of maps, to compare later. */
export function stateOf(maps: readonly (Grid | World)[]): Map<Grid | World, string> {
  return new Map(maps.map((map) => [map, textOf(map)]));
}

/** Returns what callers can read of a map. */
function textOf(map: Grid | World): string {
  const parts: unknown[] = map instanceof World ? [map.chunks()] : [map.links()];
  for (const cell of cellsOf(map) as unknown as PointLike[]) {
    parts.push(map.cost(cell), map.kind(cell));
    for (let direction = 0; direction < (map instanceof HexGrid ? 6 : 8); direction++)
      parts.push(map.isExitOpen(cell, direction));
  }
  return JSON.stringify(parts);
}

/** Calls that take null, or anything, where others need a number. */
const LENIENT = new Set(['setEdgeCost', 'toText', 'setBlocked', 'fill']);

/** Returns a tick with one wrong argument; null if none is sure to be wrong. */
export function spoiled(random: Random, tick: Tick): Tick | null {
  const { args } = tick;
  // It writes into any object.
  if (args.length === 0 || tick.call === 'advanceInto') return null;
  const at = random.below(args.length);
  const wrong = spoil(random, args[at], tick);
  if (wrong === undefined) return null;
  const { as: _, ...rest } = tick;
  return { ...rest, args: args.map((one, i) => (i === at ? wrong : one)), wrong: true };
}

function spoil(random: Random, value: Value, { call }: Tick): Value | undefined {
  if (typeof value === 'string' && /^\$[gwh]\d/.test(value)) return random.pick<Value>([null, 5, {}, 'grid', []]);
  if (typeof value === 'number')
    return LENIENT.has(call) ? Number.NaN : random.pick<Value>([Number.NaN, '3', null, {}]);
  if (Array.isArray(value)) {
    const isCell = value.length <= 3 && value.length >= 2 && value.every((one) => typeof one === 'number');
    return isCell ? random.pick<Value>([[Number.NaN, 0], [0.5, 0], 'a1', null, [1e12, 0], ['0', 0]]) : undefined;
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    'call' in value ||
    'of' in value ||
    'int32' in value ||
    'float64' in value ||
    'uint8' in value
  )
    return undefined;
  const names = Object.keys(value).filter((name) => (value as Record<string, Value>)[name] !== undefined);
  const known = ['diagonals', 'straightCost', 'size', 'maxCost', 'engine', 'range', 'turnCost', 'cost', 'partial'];
  const name = random.pick(['colour', ...names.filter((one) => known.includes(one))]);
  return { ...value, [name]: random.pick<Value>([Number.NaN, {}, 'x']) };
}
