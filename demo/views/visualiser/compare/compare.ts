/** Algorithms side by side: the same search by each, in panes of the same map, all at the same step of the animation. */
import './compare.css';
import type { MapModel } from '../../../map/model.ts';
import { el, setText } from '../../../ui/dom.ts';
import { checkField } from '../../../ui/fields.ts';
import type { Palette } from '../../../ui/palette.ts';
import type { Camera } from '../../../ui/stage.ts';
import type { Question } from '../figures.ts';
import { Scene } from '../picture/scene.ts';
import { type Answer, RIVALS, type Rival, solveBy } from './rivals.ts';

/** If all searches together take longer than this, they wait until nothing has changed for REST_MS. */
const FLUID_MS = 25;
const REST_MS = 250;
/** Larger maps wait too. */
const LARGE_MAP = 256 * 256;
/** Still larger maps show one search: each pane takes memory of its own. */
const MOST_CELLS = 1024 * 1024;

/** What the comparison shows. */
export interface Compared {
  readonly map: MapModel;
  readonly palette: Palette;
  readonly question: Question;
}

export class Compare {
  /** The choice of algorithms. */
  readonly choice: HTMLElement;
  /** The headings of the panes. They stand on the stage. */
  readonly headings = el('ul', { class: 'rivals' });
  /** What the comparison shows, in a sentence. */
  readonly verdict = el('p', { class: 'verdict', 'data-figure': 'verdict' }, ' ');
  /** Names of the chosen algorithms, in the order of RIVALS. */
  chosen: readonly string[];
  /** Steps of the longest animation; 0 if the comparison is not shown. */
  length = 0;
  readonly #onSolved: () => void;
  #panes: Pane[] = [];
  #cost = 0;
  #timer = 0;

  /** @param onChoice Called after the choice has changed. @param onSolved Called when answers have come later. */
  constructor(chosen: readonly string[], onChoice: (chosen: readonly string[]) => void, onSolved: () => void) {
    this.chosen = chosen;
    this.#onSolved = onSolved;
    const boxes = RIVALS.map(({ name, label }) =>
      checkField({ label, name: `rival-${name}`, value: chosen.includes(name) }, (on) => {
        this.chosen = RIVALS.map((rival) => rival.name).filter((one) =>
          one === name ? on : this.chosen.includes(one),
        );
        this.#open();
        onChoice(this.chosen);
      }),
    );
    this.choice = el('fieldset', { class: 'choice' }, el('legend', {}, 'Side by side'), ...boxes);
    this.#open();
  }

  /** How many panes a map has. */
  panesFor({ terrain }: MapModel): number {
    return terrain.length > MOST_CELLS ? 1 : Math.max(1, this.#panes.length);
  }

  /** Makes a pane for each chosen algorithm. */
  #open(): void {
    this.#panes = RIVALS.filter(({ name }) => this.chosen.includes(name)).map((rival) => new Pane(rival));
    this.headings.replaceChildren(...this.#panes.map(({ heading }) => heading));
  }

  /** Solves a question by each algorithm: at once if that is quick. */
  solve(compared: Compared): void {
    clearTimeout(this.#timer);
    const isTooLarge = compared.map.terrain.length > MOST_CELLS;
    this.headings.hidden = isTooLarge;
    if (this.#panes.length === 0 || isTooLarge) {
      this.length = 0;
      setText(
        this.verdict,
        isTooLarge && this.#panes.length > 0 ? 'Maps above 1024 x 1024 cells show one search.' : ' ',
      );
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
    for (const pane of this.#panes) pane.solve(compared);
    this.#cost = performance.now() - begin;
    this.length = Math.max(...this.#panes.map(({ answer }) => answer?.steps ?? 0));
    setText(this.verdict, judge(this.#panes));
  }

  /** Shows a step of all animations. Those that are shorter have ended. */
  showPosition(position: number): void {
    for (const pane of this.#panes) pane.showPosition(position);
  }

  recolour(palette: Palette): void {
    for (const { scene } of this.#panes) scene?.recolour(palette);
  }

  /** Repaints cells that were edited. */
  repaint(cells: readonly number[]): void {
    for (const { scene } of this.#panes) for (const cell of cells) scene?.repaint(cell);
  }

  /** Draws a pane. Returns false if there is nothing to draw in it yet. */
  draw(context: CanvasRenderingContext2D, camera: Camera, pane: number): boolean {
    const scene = this.headings.hidden ? null : (this.#panes[pane]?.scene ?? null);
    scene?.draw(context, camera);
    return scene !== null;
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}

class Pane {
  readonly heading: HTMLElement;
  scene: Scene | null = null;
  answer: Answer | null = null;
  readonly rival: Rival;
  readonly #figures = el('p', {}, ' ');
  readonly #expanded = el('b');
  readonly #cost = el('span');
  #map: MapModel | null = null;

  constructor(rival: Rival) {
    this.rival = rival;
    this.#expanded.dataset.figure = `${rival.name}-rival-expanded`;
    this.#cost.dataset.figure = `${rival.name}-rival-cost`;
    this.heading = el('li', {}, el('h2', {}, rival.label), this.#figures);
  }

  solve({ map, palette, question }: Compared): void {
    if (this.#map !== map || this.scene === null) this.scene = new Scene(map, palette);
    this.#map = map;
    try {
      this.answer = solveBy(this.rival, question, map);
      setText(this.#expanded, this.answer.expanded.toLocaleString('en'));
      setText(this.#cost, formatCost(this.answer.cost));
      // On some maps jump points are not possible, and the library goes from cell to cell.
      const other = this.rival.name === 'jps' && this.answer.method !== 'jump-points' ? ' (by A*)' : '';
      this.#figures.replaceChildren(this.#expanded, ' cells, cost ', this.#cost, other);
    } catch (error) {
      this.answer = null;
      setText(this.#figures, error instanceof Error ? error.message : String(error));
    }
    const { start, goal, options } = question;
    Object.assign(this.scene, { start, goal, size: options.size ?? 1 });
    this.scene.setTrace(this.answer?.trace ?? new Int32Array(0), this.answer?.rows);
  }

  showPosition(position: number): void {
    if (this.scene === null) return;
    const { steps, trace, path, anglePath } = this.answer ?? { steps: 0, trace: [], path: null, anglePath: null };
    this.scene.showTrace(Math.min(position, trace.length));
    this.scene.route = position >= steps ? path : null;
    this.scene.angleRoute = position >= steps ? anglePath : null;
  }
}

/** Says how many times fewer cells each algorithm has expanded than the most diligent one, among those with the same cost. */
function judge(panes: readonly Pane[]): string {
  const found = panes.filter(({ answer }) => answer?.path !== null && answer !== null);
  if (found.length < 2) return ' ';
  const expanded = (pane: Pane) => pane.answer?.expanded ?? 0;
  const most = found.reduce((best, pane) => (expanded(pane) > expanded(best) ? pane : best));
  const costs = new Set(found.map(({ answer }) => formatCost(answer?.cost ?? Infinity)));
  const shares = found
    .filter((pane) => pane !== most)
    .map((pane) => `${pane.rival.label} ${formatTimes(expanded(most) / Math.max(1, expanded(pane)))} times`);
  const same = costs.size === 1 ? 'The same cost. ' : '';
  return `${same}Fewer cells than ${most.rival.label}: ${shares.join(', ')}.`;
}

function formatTimes(times: number): string {
  return times < 10 ? times.toFixed(1) : Math.round(times).toLocaleString('en');
}

function formatCost(cost: number): string {
  return cost === Infinity ? 'no route' : cost.toLocaleString('en', { maximumFractionDigits: 2 });
}
