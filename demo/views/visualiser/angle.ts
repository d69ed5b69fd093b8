/** The route at any angle, beside that of findPath: a switch, and how long the route is. */
import type { AnyAngleResult, PathResult, Polyline } from 'hotpath';
import { el, setText } from '../../ui/dom.ts';
import { checkField } from '../../ui/fields.ts';
import type { Question } from './figures.ts';
import { later } from './later/load.ts';

/** It gives up beyond this, so that large maps do not hold up the page. */
const MOST_EXPANSIONS = 20_000;

/** Finds the route at any angle, with those options of the question that it has too. @throws {Error} if the map has closed exits, or before the function is loaded. */
export function findAngleRoute({ grid, start, goal, options }: Question): AnyAngleResult {
  const { size, allowBlockedStart, kindCosts } = options;
  const findAnyAnglePath = later()?.findAnyAnglePath;
  if (findAnyAnglePath === undefined) throw new Error('The search for routes at any angle is not loaded yet.');
  return findAnyAnglePath(grid, start, goal, { size, allowBlockedStart, kindCosts, maxExpansions: MOST_EXPANSIONS });
}

export class AngleRoute {
  readonly element: HTMLElement;
  /** Null if it is not shown or not found. */
  path: Polyline | null = null;
  readonly #text = el('p', { class: 'note', 'data-figure': 'angle' }, ' ');

  /** @param onSwitch Is called with whether the route is to be shown. */
  constructor(shown: boolean, onSwitch: (shown: boolean) => void) {
    const label = 'Draw the shortest route at any angle';
    this.element = el('div', {}, checkField({ label, name: 'angle', value: shown }, onSwitch), this.#text);
  }

  /** Finds the route for a question that findPath has answered. */
  find(question: Question, { cost, path }: PathResult): void {
    this.clear();
    try {
      const result = findAngleRoute(question);
      this.path = result.path;
      setText(this.#text, describe(result) + (path === null ? '' : ` The other route costs ${round(cost)}.`));
    } catch (error) {
      // The map has closed exits.
      setText(this.#text, error instanceof Error ? error.message : String(error));
    }
  }

  clear(): void {
    this.path = null;
    setText(this.#text, ' ');
  }
}

function describe({ status, path, cost }: AnyAngleResult): string {
  if (status === 'limit') return `No route at any angle within ${MOST_EXPANSIONS.toLocaleString('en')} expansions.`;
  if (path === null) return 'No route at any angle.';
  const legs = path.length - 1;
  return `At any angle: length ${round(cost)}, ${legs} ${legs === 1 ? 'leg' : 'legs'}. Terrain costs have no effect.`;
}

function round(length: number): string {
  return length.toLocaleString('en', { maximumFractionDigits: 2 });
}
