/** What the tools need: strength, kind and brush. Each is shown with the tools that use it, so that all fit into one row. */
import { KINDS } from '../../../map/model.ts';
import { el } from '../../../ui/dom.ts';
import { radioField, rangeField } from '../../../ui/fields.ts';

interface Settings {
  readonly level: number;
  readonly brush: number;
  readonly kind: number;
}

/** The tools that use each setting. */
const USED: Readonly<Record<keyof Settings, readonly string[]>> = {
  level: ['terrain', 'influence'],
  kind: ['kind'],
  brush: ['wall', 'erase', 'terrain', 'influence', 'kind'],
};

/** @param change Gets the setting that has changed. */
export function toolSettings(
  { level, brush, kind }: Settings,
  change: (changed: Partial<Settings>) => void,
): { element: HTMLElement; showFor(tool: string): void } {
  const kinds = KINDS.map((label, value) => ({ value: String(value), label }));
  const fields = {
    level: rangeField({ label: 'Strength', name: 'level', value: level, min: 1, max: 9 }, (value) =>
      change({ level: value }),
    ),
    kind: radioField({ label: 'Kind to draw', name: 'kind', choices: kinds, value: String(kind) }, (value) =>
      change({ kind: Number(value) }),
    ),
    brush: rangeField({ label: 'Brush', name: 'brush', value: brush, min: 1, max: 15, step: 2 }, (value) =>
      change({ brush: value }),
    ),
  };
  // The tool before it says what it is.
  fields.kind.firstElementChild?.classList.add('visually-hidden');
  return {
    element: el('div', { class: 'settings' }, ...Object.values(fields)),
    showFor(tool) {
      for (const [name, field] of Object.entries(fields)) field.hidden = !USED[name as keyof Settings].includes(tool);
    },
  };
}
