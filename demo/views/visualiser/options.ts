/** Every option of findPath as a control. */
import type { CostLayer, FindPathOptions } from 'hotpath';
import { checkField, numberField, rangeField, selectField } from '../../ui/fields.ts';

/** Options as text, by name; only those that differ from their default. */
export type OptionTexts = Record<string, string>;

interface OptionControl {
  readonly name: keyof FindPathOptions;
  readonly label: string;
  /** The text that stands for the default. */
  readonly standard: string;
  readonly hint?: string;
  /** How it is shown: the values to choose from, a number (empty for the default), a slider or a box to tick. */
  readonly kind: readonly string[] | 'number' | 'weight' | 'check';
  /** What an empty number means. */
  readonly placeholder?: string;
}

/** The slider's last stop stands for Infinity. */
const LAST_WEIGHT = 5.1;

/** A heuristic of the page's own, to show that one may be given: it runs on the js engine. */
const beeline = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const OPTION_CONTROLS: readonly OptionControl[] = [
  {
    name: 'algorithm',
    label: 'Algorithm',
    kind: ['auto', 'astar', 'jps'],
    standard: 'auto',
    hint: 'auto goes by jump points where costs are uniform: far fewer cells.',
  },
  {
    name: 'diagonals',
    label: 'Diagonal steps',
    kind: ['onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always', 'never'],
    standard: 'onlyWhenNoObstacles',
  },
  {
    name: 'heuristic',
    label: 'Heuristic',
    kind: ['default', 'octile', 'manhattan', 'euclidean', 'chebyshev', 'zero', 'function'],
    standard: 'default',
    hint: 'function: √(dx² + dy²), given as a function of the page.',
  },
  { name: 'heuristicWeight', label: 'Heuristic weight', kind: 'weight', standard: '1' },
  { name: 'straightCost', label: 'Straight cost', kind: 'number', standard: '', placeholder: '1' },
  { name: 'diagonalCost', label: 'Diagonal cost', kind: 'number', standard: '', placeholder: '√2' },
  {
    name: 'range',
    label: 'Range',
    kind: 'number',
    standard: '',
    placeholder: '0',
    hint: 'Any cell this near to the goal will do.',
  },
  { name: 'maxCost', label: 'Greatest cost', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'maxExpansions', label: 'Most expansions', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'maxOpen', label: 'Most open cells', kind: 'number', standard: '', placeholder: '∞' },
  { name: 'engine', label: 'Engine', kind: ['auto', 'wasm', 'js'], standard: 'auto' },
  { name: 'partial', label: 'Go as near as possible (partial)', kind: 'check', standard: 'false' },
  { name: 'layers', label: 'Add the influence drawn (layers)', kind: 'check', standard: 'true' },
  { name: 'trace', label: 'Record the search (trace), for the animation', kind: 'check', standard: 'true' },
];

/**
 * The options that texts stand for; nonsense is handed on, for findPath to say what is wrong with it.
 *
 * @param layer The influence drawn on the map.
 */
export function toOptions(texts: OptionTexts, layer: CostLayer | null): FindPathOptions {
  const options: Record<string, unknown> = { trace: true };
  if (layer !== null && texts.layers !== 'false') options.layers = [layer];
  for (const { name, kind } of OPTION_CONTROLS) {
    const text = texts[name];
    if (text === undefined || name === 'layers') continue;
    if (kind === 'check') options[name] = text === 'true';
    else if (kind === 'number' || kind === 'weight') options[name] = Number(text);
    else if (text === 'function') options[name] = beeline;
    else options[name] = text;
  }
  return options;
}

/** The controls; `texts` is kept up to date. */
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
