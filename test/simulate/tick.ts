/** Ticks: what a simulation does, as plain data, so that a list of them can be kept, shortened, printed and done again. */
import * as diagrams from '../../src/connectors.ts';
import * as index from '../../src/index.ts';
import { poolFor } from './pools.ts';

const api: Readonly<Record<string, unknown>> = { ...index, ...diagrams, createPool: poolFor };
/** Names of classes that were asked for. */
const classNames = new Map<unknown, string>();

/**
 * Plain data. A string `$g1` names a thing of the scene or one of FUNCTIONS, an object with `call` is a call whose result is meant (`of` a search: its route), and
 * `{ int32: […] }`, `{ float64: […] }` and `{ uint8: […] }` are typed arrays.
 */
export type Value = null | undefined | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** A call of the API. */
export interface Call {
  /** A function, `Grid.fromBytes`, `new Grid`; with `on`, the name of a method or of a getter. */
  readonly call: string;
  /** The name of the thing whose method it is. */
  readonly on?: string;
  readonly args: readonly Value[];
}

/** One step of a simulation. */
export interface Tick extends Call {
  /** The name that the result gets. */
  readonly as?: string;
  /** Whether the thing is gone after it. */
  readonly ends?: boolean;
  /** Whether the arguments are wrong, so that the call must throw, and change nothing. */
  readonly wrong?: boolean;
  /** The arguments are code that does as it likes, drawn by this seed (wild-ticks.ts). */
  readonly wild?: number;
  /** How many arrays may be made in the call before memory for one is refused. */
  readonly refuse?: number;
  /** The same for blocks of the kernels' memory. It needs the debug kernels: HOTPATH_KERNELS=debug. */
  readonly refuseBlocks?: number;
}

/** What a caller's function does, with its text for programs. */
const FUNCTIONS: Readonly<Record<string, (...args: number[]) => number>> = {
  half: () => 0.5,
  farther: (dx, dy) => Math.max(dx, dy) / 2,
  beeline: (dx, dy) => Math.hypot(dx, dy),
  threefold: (dx, dy) => 3 * (dx + dy),
};

/** Returns the name of the class of a thing, as the API exports it. */
export function classOf(thing: object): string {
  const known = classNames.get(thing.constructor);
  if (known !== undefined) return known;
  for (let type = thing.constructor; ; type = Object.getPrototypeOf(type)) {
    const name = Object.entries(api).find(([, exported]) => exported === type)?.[0];
    if (name === undefined && type !== null) continue;
    // The class of pools is no export. Bundles name a class that uses itself with an underscore.
    const known = name ?? thing.constructor.name.replace(/^_/, '');
    classNames.set(thing.constructor, known);
    return known;
  }
}

/** Thrown by a tick that names what is not there, as after others were taken out of the list. It is then left out too. */
export class Missing extends Error {}

/** The things of a simulation by their names. */
export class Scene {
  readonly things = new Map<string, unknown>();

  /** Returns what a value stands for. */
  read(value: Value): unknown {
    if (typeof value === 'string') return value.startsWith('$') ? this.named(value.slice(1)) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => this.read(one));
    const record = value as { readonly [key: string]: Value };
    if (record.of !== undefined) return this.pathOf(record.of);
    if (typeof record.call === 'string') return this.perform(record as unknown as Call);
    if (Array.isArray(record.int32)) return Int32Array.from(record.int32 as number[]);
    if (Array.isArray(record.float64)) return Float64Array.from(record.float64 as number[]);
    if (Array.isArray(record.uint8)) return Uint8Array.from(record.uint8 as number[]);
    return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, this.read(one)]));
  }

  /** Returns the route of a search. @throws `Missing` if there is none. */
  private pathOf(call: Value): unknown {
    const { path } = this.read(call) as { path: unknown };
    if (path === null) throw new Missing('path');
    return path;
  }

  /** Returns a thing, or a function of the list above. @throws `Missing` */
  named(name: string): unknown {
    const thing = this.things.get(name) ?? FUNCTIONS[name];
    if (thing === undefined) throw new Missing(name);
    return thing;
  }

  /** Makes a call and returns its result. */
  perform({ call, on, args }: Call): unknown {
    return this.make(
      call,
      on === undefined ? undefined : this.named(on),
      args.map((one) => this.read(one)),
    );
  }

  /** Makes a call with values. @param receiver The thing whose method it is. */
  make(call: string, receiver: unknown, values: readonly unknown[]): unknown {
    if (receiver !== undefined) {
      const member = (receiver as Record<string, unknown>)[call];
      return typeof member === 'function' ? member.apply(receiver, values) : member;
    }
    const [word, name] = call.startsWith('new ') ? call.split(' ') : ['', call];
    const [owner, method] = name.split('.');
    const found = api[owner];
    if (word === 'new') return Reflect.construct(found as new () => unknown, values);
    if (method === undefined) return (found as (...all: unknown[]) => unknown)(...values);
    return (found as Record<string, (...all: unknown[]) => unknown>)[method](...values);
  }
}

/** Returns ticks as a program that can be pasted and run. */
export function programOf(ticks: readonly Tick[]): string {
  const names = new Set<string>();
  const used = new Set<string>();
  const textOf = ({ call, on, args }: Call): string => {
    const list = args.map(valueText).join(', ');
    if (on !== undefined) return `${on}.${call}${GETTERS.has(call) ? '' : `(${list})`}`;
    names.add(call.replace('new ', '').split('.')[0]);
    return `${call}(${list})`;
  };
  const valueText = (value: Value): string => {
    if (typeof value === 'string' && value.startsWith('$')) {
      if (value.slice(1) in FUNCTIONS) used.add(value.slice(1));
      return value.slice(1);
    }
    if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
    const record = value as { readonly [key: string]: Value };
    if (record.of !== undefined) return `${valueText(record.of)}.path`;
    if (typeof record.call === 'string') return textOf(record as unknown as Call);
    if (Array.isArray(record.int32)) return `Int32Array.of(${record.int32.join(', ')})`;
    if (Array.isArray(record.float64)) return `Float64Array.of(${record.float64.join(', ')})`;
    if (Array.isArray(record.uint8)) return `Uint8Array.of(${record.uint8.join(', ')})`;
    const entries = Object.entries(record).filter(([, one]) => one !== undefined);
    return entries.length === 0 ? '{}' : `{ ${entries.map(([key, one]) => `${key}: ${valueText(one)}`).join(', ')} }`;
  };
  const lines = ticks.map((tick) => {
    const text = `${tick.as === undefined ? '' : `const ${tick.as} = `}${textOf(tick)};`;
    const notes = [
      tick.wrong ? 'must throw' : '',
      tick.wild === undefined ? '' : `arguments are wild code, by the seed ${tick.wild}`,
      tick.refuse === undefined ? '' : `memory is refused after ${tick.refuse} arrays`,
      tick.refuseBlocks === undefined ? '' : `memory of kernels is refused after ${tick.refuseBlocks} blocks`,
    ];
    const note = notes.filter((one) => one !== '').join('; ');
    return note === '' ? text : `${text} // ${note}`;
  });
  const functions = [...used].map((name) => `const ${name} = ${FUNCTIONS[name]};`);
  const from = (entry: string, isThere: (name: string) => boolean) => {
    const imported = [...names].filter(isThere).sort();
    return imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from '${entry}';`];
  };
  const imports = [
    ...from('hotpath', (name) => name in index),
    ...from('hotpath/connectors', (name) => name in diagrams),
    ...from('hotpath/pool', (name) => name === 'createPool'),
  ];
  return [...imports, ...functions, ...lines].join('\n');
}

/** Members that are read, not called. */
const GETTERS = new Set([
  'nodeCount',
  'arcCount',
  'positions',
  'headings',
  'arrived',
  'arrivedNow',
  'swappedNow',
  'costs',
  'flow',
  'isEmpty',
  'status',
  'loaded',
  'values',
  'version',
  'position',
  'heading',
  'remaining',
  'speed',
  'workers',
]);

/** Returns ticks as JSON, in which Infinity and NaN are strings. */
export function toJson(ticks: readonly Tick[]): string {
  const lines = ticks.map((tick) =>
    JSON.stringify(tick, (_, one) => (typeof one === 'number' && !Number.isFinite(one) ? `$${one}` : one)),
  );
  return `[\n  ${lines.join(',\n  ')}\n]\n`;
}

/** Reads what `toJson` wrote. */
export function fromJson(text: string): Tick[] {
  return JSON.parse(text, (_, one) =>
    typeof one === 'string' && /^\$(-?Infinity|NaN)$/.test(one) ? Number(one.slice(1)) : one,
  );
}
