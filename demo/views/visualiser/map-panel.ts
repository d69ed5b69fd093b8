/** The source of the map: a generator with a seed, an opened file, or a file dropped on the stage. */
import { LONGEST_SIDE, type MapSpec, PRESETS } from '../../map/families.ts';
import { familyField } from '../../map/fields.ts';
import type { Terrain } from '../../map/model.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, numberField, radioField } from '../../ui/fields.ts';

/** Without SVG: createImageBitmap refuses it, and an image element needs an address that strict policies forbid. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/bmp';

const SHAPES = [
  { value: 'square', label: 'Squares' },
  { value: 'hexagon', label: 'Hexagons' },
];
const SIDES = { min: 1, max: LONGEST_SIDE, step: 1 };
const SEEDS = { min: 0, max: 999_999_999, step: 1 };

export interface MapPanelHost {
  generate(spec: MapSpec): void;
  load(terrain: Terrain): void;
}

export class MapPanel {
  readonly element: HTMLElement;
  #spec: MapSpec;
  readonly #host: MapPanelHost;
  readonly #alert = el('p', { class: 'alert', role: 'alert' });
  /** Number of the last request for a map. A file is not shown if a newer request was made while it was read. */
  #request = 0;

  constructor(spec: MapSpec, host: MapPanelHost) {
    this.#spec = spec;
    this.#host = host;
    const { family, width, height, seed, shape } = spec;
    const file = el('input', {
      type: 'file',
      name: 'file',
      class: 'visually-hidden',
      accept: `.map,.txt,.csv,.json,.tmj,.ldtk,${PICTURES}`,
      change: () => {
        if (file.files?.[0]) void this.open(file.files[0]);
        file.value = '';
      },
    });
    const presets = PRESETS.map(({ label, spec: preset }) => button(label, () => this.#generate(preset)));
    this.element = card(
      'Map',
      el('div', { class: 'row presets', role: 'group', 'aria-label': 'Maps to begin with' }, ...presets),
      radioField({ label: 'Cells', name: 'shape', choices: SHAPES, value: shape ?? 'square' }, (value) =>
        this.#generate({ shape: value === 'hexagon' ? value : undefined }),
      ),
      familyField('Family', family, (value) => this.#generate({ family: value })),
      numberField({ label: 'Width', name: 'width', value: String(width), ...SIDES }, (text) =>
        this.#generateNumber('width', text, SIDES),
      ),
      numberField({ label: 'Height', name: 'height', value: String(height), ...SIDES }, (text) =>
        this.#generateNumber('height', text, SIDES),
      ),
      numberField({ label: 'Seed', name: 'seed', value: String(seed), ...SEEDS }, (text) =>
        this.#generateNumber('seed', text, SEEDS),
      ),
      el(
        'div',
        { class: 'row' },
        button('Next seed', () => this.#generate({ seed: this.#spec.seed + 1 }), { name: 'next-seed' }),
        button('Discard edits', () => this.#generate({}), { name: 'reset' }),
        el('label', { class: 'button file' }, 'Open a file…', file),
      ),
      el(
        'p',
        { class: 'note' },
        'Opens maps of Tiled (.tmj), LDtk and Moving AI, a text of . and #, a CSV of costs (0 is a wall), or an image such as ' +
          'PNG or JPEG (dark pixels become walls). You can also drop the file on the map.',
      ),
      this.#alert,
    );
  }

  /** Opens files that are dropped on an element. */
  acceptDrops(target: HTMLElement, signal: AbortSignal): void {
    const over = (event: DragEvent) => {
      event.preventDefault();
      target.classList.toggle('dropping', event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file !== undefined) void this.open(file);
    };
    for (const type of ['dragover', 'dragleave', 'drop'] as const) target.addEventListener(type, over, { signal });
  }

  async open(file: File): Promise<void> {
    const mine = ++this.#request;
    try {
      const { readMapFile } = await import('../../map/files.ts');
      const { terrain, note } = await readMapFile(file);
      if (mine !== this.#request) return;
      setText(this.#alert, note);
      this.#host.load(terrain);
    } catch (error) {
      if (mine !== this.#request) return;
      setText(this.#alert, `${file.name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Drops a file that is still being read, because the view is being left. */
  dispose(): void {
    this.#request++;
  }

  /** Shows the spec of the current map. */
  show(spec: MapSpec): void {
    this.#spec = spec;
    for (const name of ['family', 'width', 'height', 'seed'] as const) {
      const input = this.element.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
      if (input !== null) input.value = String(spec[name]);
    }
    const shape = spec.shape ?? 'square';
    for (const input of this.element.querySelectorAll<HTMLInputElement>('[name=shape]'))
      input.checked = input.value === shape;
  }

  /** Generates a map with the number of a field, and says so if it had to be corrected. */
  #generateNumber(name: 'width' | 'height' | 'seed', text: string, { min, max }: { min: number; max: number }): void {
    const value = Math.min(max, Math.max(min, Math.round(Number(text)) || min));
    this.#generate({ [name]: value });
    if (text.trim() === String(value)) return;
    setText(this.#alert, `The ${name} is ${value} now: it must be a whole number from ${min} to ${max}.`);
  }

  #generate(change: Partial<MapSpec>): void {
    this.#request++;
    setText(this.#alert, '');
    this.show({ ...this.#spec, ...change });
    this.#host.generate(this.#spec);
  }
}
