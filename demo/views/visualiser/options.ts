/** A control for every option of findPath, except avoid: walls can be drawn instead. */
import type { CostLayer, FindPathOptions } from 'hotpath';
import { KINDS } from '../../map/model.ts';
import type { ShapeName } from '../../map/shape.ts';
import { el } from '../../ui/dom.ts';
import { checkField, numberField, rangeField, selectField } from '../../ui/fields.ts';

/** Options as text, by name. Defaults are left out. */
export type OptionTexts = Record<string, string>;

interface OptionControl {
  readonly name: keyof FindPathOptions;
  /** Whether it means something on squares only. */
  readonly squares?: true;
  readonly label: string;
  /** The text of the default. */
  readonly standard: string;
  readonly hint?: string;
  /** The kind of control: values to choose from, a number (empty for the default), a number for each kind, a slider or a checkbox. */
  readonly kind: readonly string[] | 'number' | 'factors' | 'weight' | 'check';
  /** Shown in an empty number field: the default. */
  readonly placeholder?: string;
}

/** The last position of the slider, which means Infinity. */
const LAST_WEIGHT = 5.1;

/** A custom heuristic, to show that findPath accepts functions. */
const beeline = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

const DIRECTIONS = ['any', 'north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

export const OPTION_CONTROLS: readonly OptionControl[] = [
  {
    name: 'algorithm',
    label: 'Algorithm',
    kind: ['auto', 'astar', 'jps'],
    standard: 'auto',
    hint: 'If all costs are equal, auto uses jump point search, which expands far fewer cells.',
  },
  {
    name: 'diagonals',
    squares: true,
    label: 'Diagonal steps',
    kind: ['onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always', 'never'],
    standard: 'onlyWhenNoObstacles',
  },
  {
    name: 'heuristic',
    label: 'Heuristic',
    kind: ['default', 'octile', 'manhattan', 'euclidean', 'chebyshev', 'zero', 'function'],
    standard: 'default',
    hint: 'function: √(dx² + dy²), passed as a JavaScript function.',
  },
  { name: 'heuristicWeight', label: 'Heuristic weight', kind: 'weight', standard: '1' },
  { name: 'straightCost', squares: true, label: 'Straight cost', kind: 'number', standard: '', placeholder: '1' },
  { name: 'diagonalCost', squares: true, label: 'Diagonal cost', kind: 'number', standard: '', placeholder: '√2' },
  {
    name: 'turnCost',
    squares: true,
    label: 'Turn cost',
    kind: 'number',
    standard: '',
    placeholder: '0',
    hint: 'Added for each change of direction. The route then has fewer turns.',
  },
  { name: 'startDirection', squares: true, label: 'Direction of the first step', kind: DIRECTIONS, standard: 'any' },
  { name: 'goalDirection', squares: true, label: 'Direction of the last step', kind: DIRECTIONS, standard: 'any' },
  {
    name: 'range',
    squares: true,
    label: 'Range',
    kind: 'number',
    standard: '',
    placeholder: '0',
    hint: 'The route may end at any cell this near to the goal.',
  },
  {
    name: 'size',
    squares: true,
    label: 'Size of the unit',
    kind: 'number',
    standard: '',
    placeholder: '1',
    hint: 'The unit covers this many columns and rows. Its route is that of its top left cell.',
  },
  {
    name: 'kindCosts',
    label: 'Cost factors by kind',
    kind: 'factors',
    standard: '',
    hint: '0 blocks a kind for this unit.',
  },
  { name: 'allowBlockedStart', label: 'Start on a blocked cell', kind: 'check', standard: 'false' },
  { name: 'maxCost', label: 'Maximum cost', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'maxExpansions', label: 'Maximum expansions', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'maxOpen', label: 'Maximum open cells', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'engine', label: 'Engine', kind: ['auto', 'wasm', 'js'], standard: 'auto' },
  { name: 'partial', label: 'Go as near as possible (partial)', kind: 'check', standard: 'false' },
  { name: 'layers', label: 'Add the drawn influence (layers)', kind: 'check', standard: 'true' },
  { name: 'trace', label: 'Record the search for the animation (trace)', kind: 'check', standard: 'true' },
];

/**
 * Converts texts to options. Invalid values are passed on, so that findPath reports what is wrong with them.
 *
 * @param layer The influence drawn on the map. @param shape That of its cells: options that mean nothing to it are left out.
 */
export function toOptions(texts: OptionTexts, layer: CostLayer | null, shape: ShapeName = 'square'): FindPathOptions {
  const options: Record<string, unknown> = { trace: true };
  if (layer !== null && texts.layers !== 'false') options.layers = [layer];
  for (const { name, kind, squares } of OPTION_CONTROLS) {
    const text = texts[name];
    if (text === undefined || name === 'layers' || (squares && shape !== 'square')) continue;
    if (kind === 'check') options[name] = text === 'true';
    else if (kind === 'number' || kind === 'weight') options[name] = Number(text);
    else if (kind === 'factors') options[name] = factorsOf(text).map((factor) => (factor === '' ? 1 : Number(factor)));
    else if (text === 'function') options[name] = beeline;
    else options[name] = text;
  }
  return options;
}

/** Between the factors in an address. */
const BETWEEN = '_';

/** Returns a factor for each kind, as text; empty for 1. */
function factorsOf(text: string): string[] {
  const factors = text.split(BETWEEN);
  return KINDS.map((_, kind) => factors[kind] ?? '');
}

/** Shows the controls of `optionFields` that mean something to a shape of cells. */
export function showOptions(fields: readonly HTMLElement[], shape: ShapeName): void {
  for (const [i, { squares }] of OPTION_CONTROLS.entries()) fields[i].hidden = squares === true && shape !== 'square';
}

/** Makes the controls. They keep `texts` up to date. */
export function optionFields(texts: OptionTexts, onChange: () => void): HTMLElement[] {
  return OPTION_CONTROLS.map((control) => {
    const take = (text: string) => {
      if (text === control.standard) delete texts[control.name];
      else texts[control.name] = text;
      onChange();
    };
    return optionField(control, texts[control.name] ?? control.standard, take);
  });
}

function optionField(control: OptionControl, text: string, take: (text: string) => void): HTMLElement {
  const { name, label, kind, placeholder = '' } = control;
  const named = control.hint === undefined ? { name, label } : { name, label, hint: control.hint };
  if (kind === 'check') return checkField({ ...named, value: text === 'true' }, (value) => take(String(value)));
  if (kind === 'number') return numberField({ ...named, value: text, placeholder }, take);
  if (kind === 'factors') return factorFields(control, text, take);
  if (kind === 'weight') {
    const weightOf = (position: number) => (position >= LAST_WEIGHT ? Infinity : position);
    return rangeField(
      {
        ...named,
        value: Math.min(LAST_WEIGHT, Number(text)),
        min: 0,
        max: LAST_WEIGHT,
        step: 0.1,
        format: (position) => (weightOf(position) === Infinity ? '∞' : position.toFixed(1)),
      },
      (position) => take(String(weightOf(position))),
    );
  }
  return selectField({ ...named, value: text, choices: kind.map((value) => ({ value, label: value })) }, take);
}

/** Makes a number field for each kind. All empty is the default. */
function factorFields(
  { name, label, hint = '' }: OptionControl,
  text: string,
  take: (text: string) => void,
): HTMLElement {
  const factors = factorsOf(text);
  const fields = KINDS.map((kind, i) =>
    numberField(
      { name: `${name}-${i}`, label: `Factor of ${kind.toLowerCase()}`, value: factors[i], placeholder: '1', min: 0 },
      (factor) => {
        factors[i] = factor;
        take(factors.every((one) => one === '') ? '' : factors.join(BETWEEN));
      },
    ),
  );
  return el(
    'fieldset',
    { name, class: 'kind-costs' },
    el('legend', {}, label),
    ...fields,
    el('span', { class: 'hint' }, hint),
  );
}
