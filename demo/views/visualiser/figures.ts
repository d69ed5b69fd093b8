/** The figures of a search on both engines. */
import { type FindPathOptions, findPath, type Grid, type PathResult } from 'hotpath';
import { announce } from '../../ui/announce.ts';
import { figureTable } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import type { Point } from '../../ui/stage.ts';
import { formatTime, pause, timeCalls } from '../../ui/timing.ts';
import { loadLater } from './later/load.ts';

const ENGINES = ['wasm', 'js'] as const;
type EngineName = (typeof ENGINES)[number];
/** A search longer than LONG_MS is timed by slices of SLICE_MS only, so that frames are drawn between them. */
const LONG_MS = 20;
const SLICE_MS = 8;
/** Searches of maps up to this size are quick on both engines. */
const SMALL_MAP = 256 * 256;
/** Both engines are timed when nothing has changed for this long. */
const REST_MS = 250;
const COLUMNS = ['cost', 'cells', 'expanded', 'time'] as const;

/** A search for both engines. */
export interface Question {
  readonly grid: Grid;
  readonly start: Point;
  readonly goal: Point;
  readonly options: FindPathOptions;
}

/** A question that an engine has answered. */
interface Solved {
  readonly engine: EngineName;
  readonly question: Question;
  readonly milliseconds: number;
}

export class Figures {
  readonly element: HTMLElement;
  readonly #status = el('p', { class: 'status', 'data-figure': 'status' }, ' ');
  readonly #ratio = el('p', { class: 'note', 'data-figure': 'ratio' }, ' ');
  readonly #cells: Record<EngineName, HTMLElement[]> = { wasm: [], js: [] };
  readonly #rows: Record<EngineName, HTMLElement>;
  /** Aborted as soon as the figures of the last question are no longer wanted. */
  #measurement = new AbortController();
  #rest = 0;

  constructor() {
    const row = (engine: EngineName) => {
      this.#cells[engine] = COLUMNS.map((column) => el('td', { 'data-figure': `${engine}-${column}` }, '–'));
      return el('tr', {}, el('th', { scope: 'row' }, engine), ...this.#cells[engine]);
    };
    this.#rows = { wasm: row('wasm'), js: row('js') };
    this.element = el(
      'div',
      {},
      this.#status,
      figureTable(
        'Figures of both engines',
        ['Engine', 'Cost', 'Cells', 'Expanded', 'µs'],
        el('tbody', {}, this.#rows.wasm, this.#rows.js),
      ),
      this.#ratio,
    );
  }

  /** Shows the status of the result that is drawn; null if findPath has refused the options. */
  showStatus(result: PathResult | null): void {
    const texts: Record<string, string> = {
      found: 'Route found.',
      partial: 'No route to the goal was found. This one ends as near to it as possible.',
      unreachable: 'No route leads to the goal.',
      limit: 'The search stopped at its limit.',
      'start-blocked': 'The start is blocked.',
      'goal-blocked': 'The goal is blocked. If there is a range, so is every cell within it.',
    };
    setText(
      this.#status,
      result === null ? 'findPath does not accept these options.' : (texts[result.status] ?? result.status),
    );
    this.#status.dataset.status = result?.status ?? 'error';
  }

  /** Measures the question there is once nothing has changed for a while and nothing moves: frames and readings would disturb each other. */
  measureSoon(question: () => Question | null, moves: () => boolean): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      const asked = question();
      if (moves()) this.measureSoon(question, moves);
      else if (asked !== null) void this.measure(asked);
    }, REST_MS);
  }

  /** Solves and times a question on each engine that can answer it, in slices if it takes long. */
  async measure(question: Question): Promise<void> {
    this.#measurement.abort();
    this.#measurement = new AbortController();
    const { signal } = this.#measurement;
    setText(this.#ratio, ' ');
    const solved: Solved[] = [];
    for (const engine of ENGINES) {
      const one = await this.#solve(engine, question, signal);
      if (signal.aborted) return;
      if (one !== null) solved.push(one);
    }
    // Long searches are timed by their slices alone: too few to compare engines.
    if (solved.every(({ milliseconds }) => milliseconds < LONG_MS)) {
      const calls = solved.map(
        ({ question: { grid, start, goal, options } }) =>
          () =>
            findPath(grid, start, goal, options),
      );
      const times = await timeCalls(calls, signal);
      if (times === null) return;
      for (const [i, { engine }] of solved.entries()) this.#showTime(engine, times[i]);
      if (times.length === 2)
        setText(this.#ratio, `js takes ${(times[1] / times[0]).toFixed(1)} times as long as wasm here.`);
    } else for (const { engine, milliseconds } of solved) this.#showTime(engine, milliseconds * 1000);
    announce(this.#summarise());
  }

  /** Cancels the measurement and marks the figures as outdated. */
  cancel(): void {
    clearTimeout(this.#rest);
    this.#measurement.abort();
    for (const row of Object.values(this.#rows)) row.classList.add('stale');
  }

  /** Solves a question and shows the figures, except the time; null if the engine cannot answer or the question is outdated. */
  async #solve(engine: EngineName, question: Question, signal: AbortSignal): Promise<Solved | null> {
    const { trace: _, ...plain } = question.options;
    const asked = { ...question, options: { ...plain, engine } };
    const row = this.#rows[engine];
    row.title = '';
    try {
      const first = await searchInSlices(asked, signal);
      // A long search runs twice, because an engine's first one prepares the map and runs code that is not yet optimised.
      const again = first !== null && first.milliseconds > LONG_MS ? await searchInSlices(asked, signal) : first;
      if (first === null || again === null) return null;
      const { result } = first;
      const texts = [
        Number.isFinite(result.cost) ? formatCost(result.cost) : '∞',
        (result.path?.length ?? 0).toLocaleString('en'),
        result.expanded.toLocaleString('en'),
      ];
      texts.forEach((text, i) => {
        setText(this.#cells[engine][i], text);
      });
      return { engine, question: asked, milliseconds: Math.min(first.milliseconds, again.milliseconds) };
    } catch (error) {
      row.classList.remove('stale');
      // Where the page refuses Wasm, only the js engine answers.
      row.title = String(error);
      for (const cell of this.#cells[engine]) setText(cell, '–');
      return null;
    }
  }

  #showTime(engine: EngineName, microseconds: number): void {
    setText(this.#cells[engine][COLUMNS.indexOf('time')], formatTime(microseconds));
    this.#rows[engine].classList.remove('stale');
  }

  #summarise(): string {
    const figures = ENGINES.map((engine) => {
      const [cost, cells, expanded, time] = this.#cells[engine].map((cell) => cell.textContent);
      return `${engine}: cost ${cost}, ${cells} cells, ${expanded} expanded, ${time} microseconds`;
    });
    return `${this.#status.textContent} ${figures.join('; ')}.`;
  }
}

/** Runs a search, in slices if the map is large, and returns its result and time; null if `signal` was aborted. */
async function searchInSlices(
  { grid, start, goal, options }: Question,
  signal: AbortSignal,
): Promise<{ result: PathResult; milliseconds: number } | null> {
  if (grid.width * grid.height <= SMALL_MAP) {
    const begin = performance.now();
    const result = findPath(grid, start, goal, options);
    return { result, milliseconds: performance.now() - begin };
  }
  const { createSearch } = await loadLater();
  let begin = performance.now();
  const search = createSearch(grid, start, goal, options);
  let milliseconds = 0;
  try {
    for (;;) {
      search.run({ maxMilliseconds: SLICE_MS });
      milliseconds += performance.now() - begin;
      const result = search.result();
      if (result !== null) return { result, milliseconds };
      await pause(signal);
      if (signal.aborted) return null;
      begin = performance.now();
    }
  } finally {
    search.dispose();
  }
}

function formatCost(cost: number): string {
  return cost.toLocaleString('en', { maximumFractionDigits: 3 });
}
