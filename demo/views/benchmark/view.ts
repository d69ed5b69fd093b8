/** Compares wasm with js in the visitor's browser. */
import './benchmark.css';
import { FAMILIES } from '../../map/families.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { figureTable, layBoard } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, selectField } from '../../ui/fields.ts';
import {
  columnsOf,
  type Measured,
  type Message,
  type Plan,
  ratioOf,
  readPlan,
  readResults,
  rowOf,
  SIZES,
  toMarkdown,
  weightsOf,
  writePlan,
  writeResults,
} from './cases.ts';
import { Chart } from './chart.ts';
import { KindsCard } from './kinds-card.ts';
import { LIBRARIES, titleOf } from './libraries.ts';
import { PUBLISHED_NOTE, PUBLISHED_PLAN, publishedResults } from './published.ts';

export function mount(context: ViewContext): View {
  return new BenchmarkView(context);
}

class BenchmarkView implements View {
  readonly #context: ViewContext;
  /** The choices for the next run. */
  #plan: Plan;
  /** The choices that the results belong to. */
  #planRun: Plan;
  #results: Measured[] = [];
  #worker: Worker | null = null;
  readonly #run = button('Run', () => (this.#worker === null ? this.#start() : this.#stop('Stopped.')), {
    class: 'primary',
    name: 'run',
  });
  readonly #copy = button('Copy as Markdown', () => void this.#copyMarkdown(), { name: 'copy' });
  readonly #progress = el('progress', { value: 0, max: 1, 'aria-label': 'Maps measured' });
  readonly #status = el('p', { class: 'status', 'data-figure': 'status' }, 'Ready.');
  readonly #chartHost = el('div', { class: 'chart', role: 'img', 'aria-label': 'No results yet' });
  readonly #chart = new Chart(this.#chartHost);
  readonly #rows = el('tbody');
  readonly #table = el('div');
  readonly #kinds = new KindsCard();
  /** Whether the results of a run stay until the first one of the next run has come. */
  #isOld = true;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#plan = readPlan(context.params);
    this.#planRun = PUBLISHED_PLAN;
    this.#copy.disabled = true;
    this.#build();
    const shared = readResults(context.params.get('results') ?? '', this.#plan);
    if (shared.length > 0) {
      this.#show(shared, this.#plan);
      this.#copy.disabled = false;
      setText(this.#status, 'These results came with the link. Run measures here.');
    } else {
      this.#show(publishedResults(), PUBLISHED_PLAN);
      setText(this.#status, PUBLISHED_NOTE);
    }
  }

  recolour(): void {
    this.#chart.recolour();
  }

  dispose(): void {
    this.#worker?.terminate();
    this.#kinds.stop();
    this.#chart.dispose();
  }

  #build(): void {
    layBoard(this.#context.root, {
      title: 'Benchmark',
      intro:
        'Both engines and other libraries solve the same 24 problems per map and take turns in a worker thread. ' +
        'Answers are checked before they are timed. The link of a finished run shows its results.',
      stage: [
        el(
          'div',
          { class: 'card' },
          el('div', { class: 'row' }, this.#run, this.#copy, this.#status),
          this.#progress,
          this.#chartHost,
        ),
      ],
      below: [card('Results', this.#table), this.#kinds.element],
      side: this.#makeChoices(),
    });
  }

  /** Shows results in place of the earlier ones. */
  #show(results: readonly Measured[], plan: Plan): void {
    this.#planRun = plan;
    this.#results = [...results];
    const columns = columnsOf(plan);
    const rows = results.map((one) =>
      el('tr', {}, ...rowOf(one).map((text, i) => el('td', { 'data-column': columns[i] }, text))),
    );
    const weights = weightsOf(plan).map((text, i) => el('td', { 'data-column': columns[i] }, text));
    this.#rows.replaceChildren(...rows, el('tr', { class: 'weights' }, ...weights));
    this.#table.replaceChildren(figureTable('Times', columns, this.#rows));
    this.#chart.draw(
      results,
      columns.slice(5).map((title) => title.replace(', µs', '')),
    );
    this.#chartHost.setAttribute('aria-label', this.#describe());
  }

  #makeChoices(): HTMLElement[] {
    const { families, sizes, algorithm, libraries } = this.#plan;
    const toggle = <T>(list: readonly T[], all: readonly T[], item: T, on: boolean) =>
      all.filter((other) => (other === item ? on : list.includes(other)));
    const familyBoxes = FAMILIES.map((family) =>
      checkField({ label: family, name: `family-${family}`, value: families.includes(family) }, (on) =>
        this.#choose({ families: toggle(this.#plan.families, FAMILIES, family, on) }),
      ),
    );
    const sizeBoxes = SIZES.map((size) =>
      checkField({ label: `${size} x ${size}`, name: `size-${size}`, value: sizes.includes(size) }, (on) =>
        this.#choose({ sizes: toggle<number>(this.#plan.sizes, SIZES, size, on) }),
      ),
    );
    const algorithms = [
      { value: 'auto', label: 'auto' },
      { value: 'astar', label: 'astar' },
    ];
    const names = LIBRARIES.map(({ name }) => name);
    const libraryBoxes = LIBRARIES.map((library) => {
      const { name } = library;
      const box = { label: titleOf(library), name: `library-${name}`, value: libraries.includes(name) };
      return checkField(box, (on) => this.#choose({ libraries: toggle(this.#plan.libraries, names, name, on) }));
    });
    return [
      card(
        'Other libraries',
        ...libraryBoxes,
        el('p', { class: 'note' }, 'A dash stands for a library without terrain costs, or with a wrong answer.'),
      ),
      card('Families', ...familyBoxes),
      card('Sizes', ...sizeBoxes),
      card(
        'Search',
        selectField({ label: 'Algorithm', name: 'algorithm', value: algorithm, choices: algorithms }, (value) =>
          this.#choose({ algorithm: value as Plan['algorithm'] }),
        ),
      ),
    ];
  }

  #choose(change: Partial<Plan>): void {
    this.#plan = { ...this.#plan, ...change };
    this.#showRun();
    this.#context.save(writePlan(this.#plan));
  }

  /** Updates the button: it starts a run if at least one map is chosen, and can always stop a running one. */
  #showRun(): void {
    const running = this.#worker !== null;
    setText(this.#run, running ? 'Stop' : 'Run');
    this.#run.disabled = !running && (this.#plan.families.length === 0 || this.#plan.sizes.length === 0);
  }

  #start(): void {
    this.#planRun = this.#plan;
    this.#isOld = true;
    this.#copy.disabled = true;
    this.#progress.max = this.#plan.families.length * this.#plan.sizes.length;
    this.#progress.value = 0;
    setText(this.#status, 'Measuring…');
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Message>) => this.#take(data);
    this.#worker.onerror = ({ message }) => this.#stop(`The worker failed: ${message}`);
    this.#worker.postMessage(this.#planRun);
    this.#showRun();
  }

  #take(message: Message): void {
    if (message.kind === 'done') {
      this.#stop('Done.');
      void this.#kinds.run();
    } else if (message.kind === 'failed') this.#stop(`Stopped: ${message.reason}`);
    else this.#add(message.measured);
  }

  #add(measured: Measured): void {
    this.#show([...(this.#isOld ? [] : this.#results), measured], this.#planRun);
    this.#isOld = false;
    this.#progress.value = this.#results.length;
    setText(this.#status, `${this.#results.length} of ${this.#progress.max} maps`);
  }

  #stop(status: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#showRun();
    // Without a result of the run, those before it are still shown.
    if (this.#isOld) {
      setText(this.#status, status);
      announce(status);
      return;
    }
    const refused = this.#results.some(({ wasm }) => wasm === null)
      ? ' This page may not run WebAssembly: only js ran.'
      : '';
    setText(this.#status, status + refused);
    this.#copy.disabled = false;
    this.#saveResults();
    announce(`${status}${refused} ${this.#describe()}`);
  }

  /** Puts the results into the address, so that its link shows them elsewhere. */
  #saveResults(): void {
    const params = writePlan(this.#planRun);
    params.set('results', writeResults(this.#results));
    this.#context.save(params);
  }

  /** Describes the chart in a sentence. */
  #describe(): string {
    const ratios = this.#results.map(ratioOf).filter((ratio) => ratio !== null);
    if (ratios.length === 0) return `Times of ${this.#results.length} maps.`;
    const range = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(1)).join(' to ');
    return `Bar chart of ${this.#results.length} maps: js takes ${range} times as long as wasm.`;
  }

  async #copyMarkdown(): Promise<void> {
    try {
      await navigator.clipboard.writeText(toMarkdown(this.#results, this.#planRun));
      setText(this.#status, 'Copied.');
    } catch {
      setText(this.#status, 'This browser does not let the page copy.');
    }
  }
}
