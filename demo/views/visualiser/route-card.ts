/** The route as text, and the route at any angle beside it. */
import type { Path, PathResult } from 'hotpath';
import { el, setText } from '../../ui/dom.ts';
import { foldedCard } from '../../ui/fields.ts';
import { AngleRoute } from './angle.ts';
import type { Question } from './figures.ts';
import type { Reach } from './reach.ts';

/** The text lists at most this many turning points. */
const LONGEST_TEXT = 400;

export class RouteCard {
  readonly element: HTMLElement;
  readonly angle: AngleRoute;
  readonly #text = el('output', { class: 'route-text', 'data-figure': 'route' }, '–');

  /** @param onSwitch Is called with whether the route at any angle is to be shown. */
  constructor({ angle, reach }: { angle: boolean; reach: Reach }, onSwitch: (shown: boolean) => void) {
    this.angle = new AngleRoute(angle, onSwitch);
    this.element = foldedCard(
      'Route',
      angle,
      reach.element,
      this.angle.element,
      el('h3', {}, 'Turning points'),
      this.#text,
    );
  }

  /** Finds the route at any angle for a question that findPath has answered; null if none is wanted. */
  find(question: Question | null, result: PathResult | null): void {
    if (question === null || result === null) this.angle.clear();
    else this.angle.find(question, result);
  }

  /** @param ended Whether the animation has reached the route. */
  show(path: Path | null, ended: boolean): void {
    setText(this.#text, ended ? describe(path) : 'not reached yet');
  }
}

function describe(path: Path | null): string {
  const points = path?.waypoints() ?? [];
  const texts = points.slice(0, LONGEST_TEXT).map(({ x, y }) => `${x},${y}`);
  if (points.length > LONGEST_TEXT) texts.push(`${points.length - LONGEST_TEXT} more`);
  return texts.join(' ') || 'none';
}
