import { show } from '../core/base/check.ts';
import { Printable } from '../core/base/printable.ts';
import { Diagram } from './diagram.ts';
import { type Effects, effectsOf, isStillGood, mayChange } from './effects.ts';
import { Nudging } from './nudge/nudge.ts';
import { type CheckedLine, checkBox, checkId, checkLine, checkOptions } from './read.ts';
import { isSameRoute, routeOf } from './route.ts';
import { findWire, type Wire } from './search/wire.ts';
import { inMiddle, isSpread, placed, type Spreading, turned } from './spread.ts';
import type { Box, Line, Options, Route } from './types.ts';

/** A line and its last route. */
interface Entry {
  readonly line: CheckedLine;
  /** The line with places for its ends that spread, and its routes from either end with those ends in the middle. */
  placed: CheckedLine;
  plain: [Wire, Wire] | undefined;
  wire: Wire | undefined;
  route: Route | undefined;
}

/**
 * Routes the lines of a diagram, and keeps them up to date while boxes and lines change.
 *
 * A call of {@link update} searches only lines whose cheapest route may have changed. Its answers are those of {@link routeConnectors} for the
 * same boxes and lines, unless the option `stable` asks for calm lines.
 *
 * @example
 * const connectors = new Connectors({ margin: 10 });
 * connectors.setBox('a', { x: 0, y: 0, width: 100, height: 50 });
 * connectors.setBox('b', { x: 300, y: 0, width: 100, height: 50 });
 * connectors.setLine('a-b', { from: { box: 'a', side: 'right' }, to: { box: 'b', side: 'left' } });
 * connectors.update();
 * connectors.route('a-b')?.bends; // => 0
 * connectors.setBox('b', { x: 300, y: 100, width: 100, height: 50 }); // the user drags b
 * connectors.update().get('a-b')?.bends; // => 2
 */
export class Connectors extends Printable {
  private readonly diagram: Diagram;
  private nudging: Nudging;
  private readonly entries: Map<string, Entry> = new Map();
  /** Whether lines have been added or removed since the last update. */
  private isStale = false;
  /** Whether an update has begun and not ended: memory was refused on its way. */
  private isUnfinished = false;

  /**
   * @param options How to route.
   * @throws `RangeError` or `TypeError` for wrong options.
   */
  constructor(options?: Options) {
    super();
    this.diagram = new Diagram(checkOptions(options));
    this.nudging = new Nudging(this.diagram);
  }

  /** @internal */
  protected summary(): object {
    return { boxes: this.diagram.size, lines: this.entries.size };
  }

  /**
   * Adds a box, or moves it. Its parent may be added later, before the next update.
   *
   * @param id Any text.
   * @param box Where it is.
   * @throws `RangeError` or `TypeError` for a wrong box.
   */
  setBox(id: string, box: Box): void {
    this.diagram.set(checkId('id', id), checkBox(`box ${show(id)}`, box));
  }

  /**
   * Removes a box. Lines that end at it stay and have the status 'end-blocked' until the box is back.
   *
   * @param id The box.
   * @returns Whether there was such a box.
   */
  deleteBox(id: string): boolean {
    return this.diagram.delete(id);
  }

  /**
   * Adds a line, or replaces it. Its boxes may be added later.
   *
   * @param id Any text. Ids of lines have nothing to do with those of boxes.
   * @param line Its ends.
   * @throws `RangeError` or `TypeError` for a wrong line.
   */
  setLine(id: string, line: Line): void {
    const checked = checkLine(`line ${show(checkId('id', id))}`, line);
    const route = this.entries.get(id)?.route;
    this.entries.set(id, { line: checked, placed: checked, plain: undefined, wire: undefined, route });
    this.isStale = true;
  }

  /**
   * Removes a line.
   *
   * @param id The line.
   * @returns Whether there was such a line.
   */
  deleteLine(id: string): boolean {
    const existed = this.entries.delete(id);
    this.nudging.delete(id);
    if (existed) this.isStale = true;
    return existed;
  }

  /**
   * Routes what has changed since the last call: about 10 microseconds a line that must be searched, and as long to move it apart. Setting boxes costs nothing before.
   *
   * @returns The routes that differ from those after the last call, by id of the line.
   * @throws `RangeError` if a box names a parent that does not exist, or is inside itself. Nothing has changed then.
   */
  update(): Map<string, Route> {
    const { changes, areas, isRegrouped } = this.diagram.refresh();
    const { stable, gap } = this.diagram.options;
    if (this.isUnfinished) this.forget();
    if (changes.length === 0 && !isRegrouped && !this.isStale) return new Map();
    this.isUnfinished = true;
    const effects = effectsOf(changes, !stable);
    this.spread(effects, isRegrouped);
    const wires = new Map<string, Wire>();
    for (const [id, entry] of this.entries) {
      const wire = this.search(entry.placed, entry.wire, effects, isRegrouped);
      if (wire === undefined) continue;
      entry.wire = wire;
      wires.set(id, wire);
    }
    const corners =
      gap > 0 ? this.nudging.update(wires, areas) : new Map([...wires].map(([id, { points }]) => [id, points]));
    const routes = this.report(corners);
    for (const [id, route] of routes) (this.entries.get(id) as Entry).route = route;
    this.isStale = false;
    this.isUnfinished = false;
    return routes;
  }

  /** Forgets what is known of lines but the routes that were reported, so that all are searched again. */
  private forget(): void {
    this.nudging = new Nudging(this.diagram);
    for (const entry of this.entries.values()) entry.plain = entry.wire = undefined;
    this.isStale = true;
  }

  /** Makes routes of the corners of lines. Returns those that differ from before, in the order of the lines. */
  private report(corners: ReadonlyMap<string, readonly number[]>): Map<string, Route> {
    const routes = new Map<string, Route>();
    for (const [id, entry] of this.entries) {
      const points = corners.get(id);
      if (points === undefined) continue;
      const route = routeOf((entry.wire as Wire).status, points);
      if (entry.route === undefined || !isSameRoute(entry.route, route)) routes.set(id, route);
    }
    return routes;
  }

  /**
   * Returns the route of a line after the last {@link update}; undefined if there is none of that id.
   *
   * @param id The line.
   */
  route(id: string): Route | undefined {
    return this.entries.get(id)?.route;
  }

  /**
   * Returns the routes of all lines after the last {@link update}, by id, in the order in which the lines came. Lines that have been added since are not
   * among them.
   */
  routes(): Map<string, Route> {
    const routes = new Map<string, Route>();
    for (const [id, { route }] of this.entries) if (route !== undefined) routes.set(id, route);
    return routes;
  }

  /** Gives places to ends that spread. Lines whose place has changed lose their route. */
  private spread(effects: Effects, isRegrouped: boolean): void {
    const spread = [...this.entries].filter(([, { line }]) => isSpread(line));
    // By id, so that answers do not depend on what came first.
    spread.sort(([one], [other]) => (one < other ? -1 : 1));
    const spreading = spread.map(([, entry]) => {
      const middle = inMiddle(entry.line);
      const [forth, back] = entry.plain ?? [];
      const found = this.search(middle, forth, effects, isRegrouped);
      const plain = (found ?? forth) as Wire;
      const other = this.search(turned(this.diagram, middle, plain), found ? undefined : back, effects, isRegrouped);
      entry.plain = [plain, (other ?? back) as Wire];
      return entry as Entry & Spreading;
    });
    placed(this.diagram, spreading).forEach((line, i) => {
      const entry = spreading[i];
      if (JSON.stringify(line) !== JSON.stringify(entry.placed)) entry.wire = undefined;
      entry.placed = line;
    });
  }

  /**
   * Searches a line, if its route may have changed; undefined otherwise. With `stable`, the old route stays if no other is better, unless groups
   * may block it now.
   */
  private search(line: CheckedLine, wire: Wire | undefined, effects: Effects, isRegrouped: boolean): Wire | undefined {
    if (wire !== undefined && !isRegrouped && !mayChange(wire, effects)) return;
    const found = findWire(this.diagram, line);
    if (!this.diagram.options.stable || isRegrouped || wire === undefined || found.status !== 'found') return found;
    return isStillGood(wire, found, effects) ? wire : found;
  }
}
