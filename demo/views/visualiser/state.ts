/** The state that a link to the visualiser holds. */
import { formatSpec, type MapSpec, parseSpec } from '../../map/families.ts';
import type { Looks } from '../../shell/looks.ts';
import type { MapFrame, Point } from '../../ui/stage.ts';
import { FIRST_RIVALS, RIVALS } from './compare/rivals.ts';
import { OPTION_CONTROLS, type OptionTexts } from './options.ts';

export interface VisualiserState {
  /** The map before any edit. */
  spec: MapSpec;
  /** The edits as text, see map/edits.ts. */
  edits: string;
  /** Null if the map decides. */
  start: Point | null;
  goal: Point | null;
  options: OptionTexts;
  /** What is within reach of the start at this cost is marked; empty for nothing. */
  reach: string;
  /** Whether the route at any angle is drawn too. */
  angle: boolean;
  /** Names of the algorithms that are shown side by side; none for the search of the options alone. */
  compare: readonly string[];
  looks: Looks;
  /** Number of cells that the animation shows; null for all cells and the route. */
  position: number | null;
  /** The part of the map in view; null for all of it. */
  frame: MapFrame | null;
}

/** Maps that a visitor sees first: three beside each other fill a desk if they are tall, and a phone, with two in a row, if they are square. */
const TALL: Pick<VisualiserState, 'spec' | 'start' | 'goal'> = {
  spec: { family: 'caves', width: 112, height: 168, seed: 18 },
  start: { x: 15, y: 130 },
  goal: { x: 96, y: 39 },
};
const SQUARE: typeof TALL = {
  spec: { family: 'caves', width: 160, height: 160, seed: 7 },
  start: { x: 21, y: 120 },
  goal: { x: 138, y: 39 },
};
const isNarrow = globalThis.matchMedia?.('(max-width: 62rem)').matches ?? false;

/** What a visitor sees first. */
const FIRST_STATE: VisualiserState = {
  ...(isNarrow ? SQUARE : TALL),
  edits: '',
  options: {},
  reach: '',
  angle: false,
  compare: FIRST_RIVALS,
  looks: {},
  position: null,
  frame: null,
};

/** Whether an address holds nothing: the visitor did not follow a link to a state. */
export function isFirstVisit(params: URLSearchParams): boolean {
  return params.size === 0;
}

/** Returns what `readState` does not take from an address as it is, for the visitor; empty if it takes all. */
export function correctionsOf(params: URLSearchParams): string {
  const spec = specOf(params);
  if (spec === null) {
    const text = params.get('map') ?? '';
    return `This link names a map that the page cannot make (${text.slice(0, 40)}). It shows the first map instead.`;
  }
  const moved = (['start', 'goal'] as const).filter((name) => {
    const point = parsePoint(params.get(name));
    return params.has(name) && (point === null || point.x >= spec.width || point.y >= spec.height);
  });
  return moved.length === 0 ? '' : `In this link the ${moved.join(' and the ')} is not on the map. It was moved.`;
}

/** Returns the map of an address: the first one if it names none, null if it names one that the page cannot make. */
function specOf(params: URLSearchParams): MapSpec | null {
  const text = params.get('map');
  return text === null ? { ...FIRST_STATE.spec } : parseSpec(text);
}

/** Reads the parameters of an address. Missing and invalid ones keep their defaults. */
export function readState(params: URLSearchParams): VisualiserState {
  const spec = specOf(params);
  if (spec === null) return structuredClone(FIRST_STATE);
  const options: OptionTexts = {};
  for (const { name } of OPTION_CONTROLS) {
    const text = params.get(name);
    if (text !== null) options[name] = text;
  }
  const first = params.has('map') ? { start: null, goal: null } : FIRST_STATE;
  const position = Number.parseInt(params.get('at') ?? '', 10);
  return {
    spec,
    edits: params.get('edits') ?? '',
    start: parsePoint(params.get('start')) ?? first.start,
    goal: parsePoint(params.get('goal')) ?? first.goal,
    options,
    reach: params.get('reach') ?? '',
    angle: params.get('angle') === 'true',
    compare: readCompared(params),
    looks: readLooks(params),
    position: position >= 0 ? position : null,
    frame: parseFrame(params.get('frame')),
  };
}

export function writeState(state: VisualiserState): URLSearchParams {
  const params = new URLSearchParams({ map: formatSpec(state.spec) });
  if (state.start !== null) params.set('start', `${state.start.x}.${state.start.y}`);
  if (state.goal !== null) params.set('goal', `${state.goal.x}.${state.goal.y}`);
  for (const [name, text] of Object.entries(state.options)) params.set(name, text);
  if (state.reach !== '') params.set('reach', state.reach);
  if (state.angle) params.set('angle', 'true');
  if (state.compare.length > 0) params.set('compare', state.compare.join('.'));
  for (const [name, text] of Object.entries(state.looks)) params.set(name, text);
  if (state.frame !== null) params.set('frame', formatFrame(state.frame));
  if (state.position !== null) params.set('at', String(state.position));
  if (state.edits !== '') params.set('edits', state.edits);
  return params;
}

/** Reads which algorithms are side by side: by default those of the first view if the address names no map, else none. */
function readCompared(params: URLSearchParams): readonly string[] {
  const text = params.get('compare');
  if (text === null) return params.has('map') ? [] : FIRST_STATE.compare;
  const names = RIVALS.map(({ name }) => name);
  // Older links say `true` for all.
  return text === 'true' ? names : names.filter((name) => text.split('.').includes(name));
}

function parsePoint(text: string | null): Point | null {
  const [, x, y] = /^(\d+)\.(\d+)$/.exec(text ?? '') ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

function readLooks(params: URLSearchParams): Looks {
  const looks: Looks = {};
  for (const name of ['theme', 'colours'] as const) {
    const text = params.get(name);
    if (text !== null) looks[name] = text;
  }
  return looks;
}

/** Formats a frame as `12.5_30.25_20`: the cells that fit side by side, then the middle of the view. */
function formatFrame({ columns, x, y }: MapFrame): string {
  return [columns, x, y].map((value) => String(Math.round(value * 100) / 100)).join('_');
}

function parseFrame(text: string | null): MapFrame | null {
  const [columns, x, y] = (text ?? '').split('_').map(Number);
  return columns > 0 && x >= 0 && y >= 0 ? { columns, x, y } : null;
}

/** Whether a search needs functions of the package that are not loaded with the page (see later/load.ts). */
export function needsLater(
  { angle, compare, reach }: VisualiserState,
  map: { readonly hasInfluence: boolean },
): boolean {
  return map.hasInfluence || angle || reach !== '' || compare.includes('any-angle');
}
