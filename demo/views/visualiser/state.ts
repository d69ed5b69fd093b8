/** What a link to the visualiser holds. */
import { formatSpec, type MapSpec, parseSpec } from '../../map/families.ts';
import type { Point } from '../../ui/stage.ts';
import { OPTION_CONTROLS, type OptionTexts } from './options.ts';

export interface VisualiserState {
  /** The map before any edit. */
  spec: MapSpec;
  /** What was edited, see map/edits.ts. */
  edits: string;
  /** Null where the map decides. */
  start: Point | null;
  goal: Point | null;
  options: OptionTexts;
  /** The set of colours, null for the visitor's own. */
  colours: string | null;
  /** Cells of the animation that are shown, null for all of them and the route. */
  position: number | null;
}

/** What a visitor sees first: plain A*, whose search is a picture; 'auto' would look at a few jump points only. */
const FIRST_STATE: VisualiserState = {
  spec: { family: 'caves', width: 64, height: 40, seed: 4 },
  edits: '',
  start: null,
  goal: null,
  options: { algorithm: 'astar' },
  colours: null,
  position: null,
};

/** Reads parameters of an address; what is missing or makes no sense is left at its default. */
export function readState(params: URLSearchParams): VisualiserState {
  const spec = parseSpec(params.get('map') ?? '');
  if (spec === null) return structuredClone(FIRST_STATE);
  const options: OptionTexts = {};
  for (const { name } of OPTION_CONTROLS) {
    const text = params.get(name);
    if (text !== null) options[name] = text;
  }
  const position = Number.parseInt(params.get('at') ?? '', 10);
  return {
    spec,
    edits: params.get('edits') ?? '',
    start: parsePoint(params.get('start')),
    goal: parsePoint(params.get('goal')),
    options,
    colours: params.get('colours'),
    position: position >= 0 ? position : null,
  };
}

export function writeState(state: VisualiserState): URLSearchParams {
  const params = new URLSearchParams({ map: formatSpec(state.spec) });
  if (state.start !== null) params.set('start', `${state.start.x}.${state.start.y}`);
  if (state.goal !== null) params.set('goal', `${state.goal.x}.${state.goal.y}`);
  for (const [name, text] of Object.entries(state.options)) params.set(name, text);
  if (state.colours !== null) params.set('colours', state.colours);
  if (state.position !== null) params.set('at', String(state.position));
  if (state.edits !== '') params.set('edits', state.edits);
  return params;
}

function parsePoint(text: string | null): Point | null {
  const [, x, y] = /^(\d+)\.(\d+)$/.exec(text ?? '') ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}
