/** Labelled controls. Each control is inside its label, whose text names it. */
import { type Child, el } from './dom.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FieldOptions {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
}

function field(label: string, control: Child, hint?: string): HTMLLabelElement {
  const element = el('label', { class: 'field' }, el('span', {}, label), control);
  if (hint !== undefined) element.append(el('span', { class: 'hint' }, hint));
  return element;
}

export function selectField(
  { label, name, hint, choices, value }: FieldOptions & { choices: readonly Choice[]; value: string },
  onChange: (value: string) => void,
): HTMLLabelElement {
  const select = el('select', { name, change: () => onChange(select.value) });
  for (const choice of choices) select.append(el('option', { value: choice.value }, choice.label));
  select.value = value;
  return field(label, select, hint);
}

/** Makes a number field. It may be empty; the placeholder says what that means. `onChange` gets the text as typed. */
export function numberField(
  {
    label,
    name,
    hint,
    value,
    placeholder = '',
    min,
    max,
    step = 'any',
  }: FieldOptions & { value: string; placeholder?: string; min?: number; max?: number; step?: number | 'any' },
  onChange: (value: string) => void,
): HTMLLabelElement {
  const input = el('input', { type: 'number', name, value, placeholder, step, change: () => onChange(input.value) });
  if (min !== undefined) input.min = String(min);
  if (max !== undefined) input.max = String(max);
  return field(label, input, hint);
}

export function rangeField(
  {
    label,
    name,
    hint,
    value,
    min,
    max,
    step = 1,
    format = String,
  }: FieldOptions & { value: number; min: number; max: number; step?: number; format?: (value: number) => string },
  onInput: (value: number) => void,
): HTMLLabelElement {
  const output = el('output', {}, format(value));
  const input = el('input', {
    type: 'range',
    name,
    min,
    max,
    step,
    value,
    'aria-valuetext': format(value),
    input: () => {
      const text = format(input.valueAsNumber);
      output.textContent = text;
      input.setAttribute('aria-valuetext', text);
      onInput(input.valueAsNumber);
    },
  });
  return field(label, el('span', { class: 'with-output' }, input, output), hint);
}

export function checkField(
  { label, name, value }: FieldOptions & { value: boolean },
  onChange: (value: boolean) => void,
): HTMLLabelElement {
  const input = el('input', { type: 'checkbox', name, checked: value, change: () => onChange(input.checked) });
  return el('label', { class: 'check' }, input, el('span', {}, label));
}

/** Makes radio buttons that look like a tool bar. The browser moves between them by arrow keys. */
export function radioField(
  { label, name, choices, value }: FieldOptions & { choices: readonly Choice[]; value: string },
  onChange: (value: string) => void,
): HTMLFieldSetElement {
  const buttons = choices.map((choice) => {
    const input = el('input', {
      type: 'radio',
      name,
      value: choice.value,
      checked: choice.value === value,
      change: () => onChange(choice.value),
    });
    return el('label', {}, input, choice.label);
  });
  return el('fieldset', {}, el('legend', {}, label), el('div', { class: 'choices' }, ...buttons));
}

export function button(label: string, onClick: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
  return el('button', { type: 'button', click: onClick, ...attributes }, label);
}

/** Makes a section with a heading. */
export function card(title: string, ...children: Child[]): HTMLElement {
  return el('section', { class: 'card', 'aria-label': title }, el('h2', {}, title), ...children);
}

/** Makes a section that is folded under its heading. */
export function foldedCard(title: string, open: boolean, ...children: Child[]): HTMLElement {
  const fold = el('details', { open }, el('summary', {}, el('h2', {}, title)), ...children);
  return el('section', { class: 'card', 'aria-label': title }, fold);
}
