/** The table of both engines by kind of call. */
import { figureTable } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { card } from '../../ui/fields.ts';
import { formatTime } from '../../ui/timing.ts';
import { KINDS, type Kind } from './kinds.ts';

const ENGINES = ['wasm', 'js'] as const;
const COLUMNS = ['Call', 'wasm, µs', 'js, µs', 'js / wasm'];
const NONE = '–';

export class KindsCard {
  readonly element: HTMLElement;
  readonly #rows = el('tbody');
  #worker: Worker | null = null;

  constructor() {
    for (const kind of KINDS) {
      const cells = COLUMNS.map((column, i) => el('td', { 'data-column': column }, i === 0 ? kind : NONE));
      this.#rows.append(el('tr', { 'data-kind': kind }, ...cells));
    }
    const note = 'On caves of 128 x 128 cells, a call of each kind, warm. Run measures here.';
    const table = figureTable('Times by kind of call', COLUMNS, this.#rows);
    this.element = card('By kind of call', el('p', { class: 'note' }, note), table);
  }

  /** Measures one engine after the other. Ends without a word if `stop` is called or an engine cannot run. */
  async run(): Promise<void> {
    const times = new Map<string, ReadonlyMap<Kind, number>>();
    for (const engine of ENGINES) {
      const measured = await this.#measure(engine);
      if (measured === null) continue;
      times.set(engine, measured);
      this.#show(times);
    }
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #measure(engine: string): Promise<ReadonlyMap<Kind, number> | null> {
    this.stop();
    const worker = new Worker(new URL('./kinds.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    return new Promise((resolve) => {
      const end = (times: ReadonlyMap<Kind, number> | null) => {
        worker.terminate();
        resolve(times);
      };
      worker.onmessage = ({ data }: MessageEvent<[Kind, number][]>) => end(new Map(data));
      // Where WebAssembly is refused, the other engine still runs.
      worker.onerror = (event) => {
        event.preventDefault();
        end(null);
      };
      worker.postMessage(engine);
    });
  }

  #show(times: ReadonlyMap<string, ReadonlyMap<Kind, number>>): void {
    for (const [i, kind] of KINDS.entries()) {
      const [wasm, js] = ENGINES.map((engine) => times.get(engine)?.get(kind));
      const texts = [wasm, js].map((time) => (time === undefined ? NONE : formatTime(time)));
      const ratio = wasm === undefined || js === undefined ? NONE : (js / wasm).toFixed(1);
      for (const [column, text] of [...texts, ratio].entries()) setText(this.#rows.rows[i].cells[column + 1], text);
    }
  }
}
