/** The figures of a search, on both engines. */
import { type FindPathOptions, findPath, type Grid, type PathResult } from 'hotpath';
import { announce } from '../../ui/announce.ts';
import { el, setText } from '../../ui/dom.ts';
import type { Point } from '../../ui/stage.ts';
import { formatTime, microsecondsPerCall } from '../../ui/timing.ts';

const ENGINES = ['wasm', 'js'] as const;
type EngineName = (typeof ENGINES)[number];
const COLUMNS = ['cost', 'cells', 'expanded', 'time'] as const;

/** What both engines are asked. */
export interface Question {
  readonly grid: Grid;
  readonly start: Point;
  readonly goal: Point;
  readonly options: FindPathOptions;
}

export class Figures {
  readonly element: HTMLElement;
  readonly #status = el('p', { class: 'status', 'data-figure': 'status' }, ' ');
  readonly #ratio = el('p', { class: 'note', 'data-figure': 'ratio' }, ' ');
  readonly #cells: Record<EngineName, HTMLElement[]> = { wasm: [], js: [] };
  readonly #rows: Record<EngineName, HTMLElement>;

  constructor() {
    const row = (engine: EngineName) => {
      this.#cells[engine] = COLUMNS.map((column) => el('td', { 'data-figure': `${engine}-${column}` }, '–'));
      return el('tr', {}, el('th', { scope: 'row' }, engine), ...this.#cells[engine]);
    };
    this.#rows = { wasm: row('wasm'), js: row('js') };
    const head = ['Engine', 'Cost', 'Cells', 'Expanded', 'µs'].map((name) => el('th', { scope: 'col' }, name));
    this.element = el(
      'div',
      {},
      this.#status,
      el(
        'div',
        { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Figures of both engines' },
        el(
          'table',
          { class: 'figures' },
          el('thead', {}, el('tr', {}, ...head)),
          el('tbody', {}, this.#rows.wasm, this.#rows.js),
        ),
      ),
      this.#ratio,
    );
  }

  /** The answer that is drawn. */
  showStatus(result: PathResult | null): void {
    const texts: Record<string, string> = {
      found: 'A route is found.',
      partial: 'The goal is out of reach: this route comes nearest to it.',
      unreachable: 'No route leads to the goal.',
      limit: 'The search gave up at its limit.',
      'start-blocked': 'The start is blocked.',
      'goal-blocked': 'The goal is blocked.',
    };
    setText(this.#status, result === null ? 'The options do not fit.' : (texts[result.status] ?? result.status));
    this.#status.dataset.status = result?.status ?? 'error';
  }

  /** Solves and times a question on each engine that can; takes some milliseconds. */
  measure(question: Question): void {
    const times = ENGINES.map((engine) => this.#measureEngine(engine, question));
    const [wasm, js] = times;
    const ratio = js / wasm;
    setText(this.#ratio, Number.isFinite(ratio) ? `js takes ${ratio.toFixed(1)} times as long as wasm here.` : ' ');
    announce(this.#summarise());
  }

  #measureEngine(engine: EngineName, { grid, start, goal, options }: Question): number {
    const { trace: _, ...plain } = options;
    const row = this.#rows[engine];
    row.title = '';
    try {
      const ask = () => findPath(grid, start, goal, { ...plain, engine });
      const { cost, path, expanded } = ask();
      const time = microsecondsPerCall(ask);
      const texts = [
        Number.isFinite(cost) ? formatCost(cost) : '∞',
        (path?.length ?? 0).toLocaleString('en'),
        expanded.toLocaleString('en'),
        formatTime(time),
      ];
      texts.forEach((text, i) => {
        setText(this.#cells[engine][i], text);
      });
      return time;
    } catch (error) {
      // A function as heuristic, or a page that refuses Wasm: the other engine answers.
      row.title = String(error);
      for (const cell of this.#cells[engine]) setText(cell, '–');
      return Number.NaN;
    }
  }

  #summarise(): string {
    const figures = ENGINES.map((engine) => {
      const [cost, cells, expanded, time] = this.#cells[engine].map((cell) => cell.textContent);
      return `${engine}: cost ${cost}, ${cells} cells, ${expanded} expanded, ${time} microseconds`;
    });
    return `${this.#status.textContent} ${figures.join('; ')}.`;
  }
}

function formatCost(cost: number): string {
  return cost.toLocaleString('en', { maximumFractionDigits: 3 });
}
