/** Algorithms side by side: a small picture of the same search for each, all at the same step of the animation. */
import './compare.css';
import type { MapModel } from '../../../map/model.ts';
import { el, setText } from '../../../ui/dom.ts';
import { card, checkField } from '../../../ui/fields.ts';
import type { Palette } from '../../../ui/palette.ts';
import type { Question } from '../figures.ts';
import { Scene } from '../picture/scene.ts';
import { type Answer, RIVALS, solveBy } from './rivals.ts';

/** If all searches together take longer than this, they wait until nothing has changed for REST_MS. */
const FLUID_MS = 25;
const REST_MS = 250;
/** Larger maps wait too. */
const LARGE_MAP = 256 * 256;

/** What the comparison shows. */
export interface Compared {
  readonly map: MapModel;
  readonly palette: Palette;
  readonly question: Question;
}

export class Compare {
  readonly element: HTMLElement;
  /** Steps of the longest animation; 0 if the comparison is not shown. */
  length = 0;
  readonly #pictures = RIVALS.map((rival) => new RivalPicture(rival.label, rival.name));
  readonly #list: HTMLElement;
  readonly #onSolved: () => void;
  readonly #observer: ResizeObserver;
  #shown: boolean;
  #cost = 0;
  #timer = 0;
  #frame = 0;

  /** @param onSwitch Called with whether the comparison is to be shown. @param onSolved Called when answers have come later. */
  constructor(shown: boolean, onSwitch: (shown: boolean) => void, onSolved: () => void) {
    this.#shown = shown;
    this.#onSolved = onSolved;
    this.#list = el('ul', { class: 'rivals', hidden: !shown }, ...this.#pictures.map(({ element }) => element));
    const box = checkField({ label: 'Play five searches together', name: 'compare', value: shown }, (on) => {
      this.#shown = on;
      this.#list.hidden = !on;
      onSwitch(on);
    });
    this.element = card('Side by side', box, this.#list);
    this.#observer = new ResizeObserver(() => this.invalidate());
    this.#observer.observe(this.#list);
  }

  /** Solves a question by each algorithm: at once if that is quick. */
  solve(compared: Compared): void {
    clearTimeout(this.#timer);
    if (!this.#shown) {
      this.length = 0;
      return;
    }
    if (this.#cost <= FLUID_MS && compared.map.terrain.length <= LARGE_MAP) {
      this.#solveNow(compared);
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#solveNow(compared);
      this.#onSolved();
    }, REST_MS);
  }

  #solveNow(compared: Compared): void {
    const begin = performance.now();
    for (const [i, picture] of this.#pictures.entries()) {
      try {
        picture.show(compared, solveBy(RIVALS[i], compared.question), '');
      } catch (error) {
        picture.show(compared, null, error instanceof Error ? error.message : String(error));
      }
    }
    this.#cost = performance.now() - begin;
    this.length = Math.max(...this.#pictures.map(({ steps }) => steps));
  }

  /** Shows a step of all animations. Those that are shorter have ended. */
  showPosition(position: number): void {
    if (!this.#shown) return;
    for (const picture of this.#pictures) picture.showPosition(position);
    this.invalidate();
  }

  recolour(palette: Palette): void {
    for (const picture of this.#pictures) picture.recolour(palette);
    this.invalidate();
  }

  /** Repaints cells that were edited. */
  repaint(cells: readonly number[]): void {
    for (const picture of this.#pictures) picture.repaint(cells);
  }

  /** Requests a redraw in the next frame. */
  invalidate(): void {
    if (this.#frame !== 0 || !this.#shown) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const picture of this.#pictures) picture.draw();
    });
  }

  dispose(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}

class RivalPicture {
  readonly element: HTMLElement;
  readonly #canvas = el('canvas', { role: 'img' });
  readonly #cost = el('td');
  readonly #expanded = el('td');
  readonly #reason = el('p', { class: 'note' });
  readonly #label: string;
  #map: MapModel | null = null;
  #scene: Scene | null = null;
  #answer: Answer | null = null;

  constructor(label: string, name: string) {
    this.#label = label;
    this.#cost.dataset.figure = `${name}-rival-cost`;
    this.#expanded.dataset.figure = `${name}-rival-expanded`;
    const row = (title: string, value: HTMLElement) => el('tr', {}, el('th', { scope: 'row' }, title), value);
    this.element = el(
      'li',
      {},
      el('h3', {}, label),
      this.#canvas,
      el('table', {}, el('tbody', {}, row('Expanded', this.#expanded), row('Cost', this.#cost))),
      this.#reason,
    );
  }

  /** Steps of the animation. */
  get steps(): number {
    return this.#answer?.steps ?? 0;
  }

  /** Takes an answer; null if the algorithm refuses the question, with the reason. */
  show({ map, palette, question }: Compared, answer: Answer | null, reason: string): void {
    if (this.#map !== map || this.#scene === null) this.#scene = new Scene(map, palette);
    this.#map = map;
    this.#answer = answer;
    this.#scene.start = question.start;
    this.#scene.goal = question.goal;
    this.#scene.size = question.options.size ?? 1;
    this.#scene.setTrace(answer?.trace ?? new Int32Array(0));
    setText(this.#expanded, answer === null ? '–' : answer.expanded.toLocaleString('en'));
    setText(this.#cost, answer === null ? '–' : formatCost(answer.cost));
    setText(this.#reason, reason);
    const says =
      answer === null
        ? `not possible here: ${reason}`
        : `${answer.expanded} cells expanded, cost ${formatCost(answer.cost)}`;
    this.#canvas.setAttribute('aria-label', `${this.#label}: ${says}`);
  }

  showPosition(position: number): void {
    if (this.#scene === null || this.#answer === null) return;
    const { steps, trace, path, anglePath } = this.#answer;
    this.#scene.showTrace(Math.min(position, trace.length));
    this.#scene.route = position >= steps ? path : null;
    this.#scene.angleRoute = position >= steps ? anglePath : null;
  }

  recolour(palette: Palette): void {
    this.#scene?.recolour(palette);
  }

  repaint(cells: readonly number[]): void {
    for (const cell of cells) this.#scene?.repaint(cell);
  }

  draw(): void {
    if (this.#scene === null || this.#map === null) return;
    const { width, height } = this.#map;
    const ratio = window.devicePixelRatio;
    const side = this.#canvas.clientWidth;
    const scale = side / Math.max(width, height);
    this.#canvas.width = Math.round(side * ratio);
    this.#canvas.height = Math.max(1, Math.round(scale * height * ratio));
    const context = this.#canvas.getContext('2d') as CanvasRenderingContext2D;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#scene.draw(context, { scale, left: (side - scale * width) / 2, top: 0 });
  }
}

function formatCost(cost: number): string {
  return cost === Infinity ? 'no route' : cost.toLocaleString('en', { maximumFractionDigits: 2 });
}
