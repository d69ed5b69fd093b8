/** A diagram whose boxes move, and its lines, kept up to date. */
import { type Box, Connectors, type Line, type Route } from 'hotpath/connectors';
import { makeDiagram } from '../../../generators/diagrams.ts';
import type { Point } from '../../ui/stage.ts';
import { SHOP } from './shop.ts';

/** So many boxes are those of the shop, if the seed is 1. */
export const NAMED = Object.keys(SHOP.boxes).length;
/** Lines to a box. */
const LINES_PER_BOX = 2.5;
/** Free space around the diagram, in its units. */
const BORDER = 100;
/** Distance of lines that are moved apart. */
const GAP = 6;

export interface Asked {
  readonly boxes: number;
  readonly seed: number;
  /** Whether lines that share a corridor are moved apart. */
  readonly apart: boolean;
}

/** What an update took and changed. */
export interface Update {
  readonly milliseconds: number;
  readonly changed: ReadonlySet<string>;
}

export class DiagramModel {
  /** By their ids, in the order of the keyboard. */
  readonly boxes: Map<string, Box>;
  readonly lines: ReadonlyMap<string, Line>;
  readonly routes: Map<string, Route> = new Map();
  /** What the first update took: all lines. */
  readonly first: Update;
  readonly width: number;
  readonly height: number;
  readonly #connectors: Connectors;

  constructor({ boxes, seed, apart }: Asked) {
    const diagram =
      boxes === NAMED && seed === 1 ? SHOP : makeDiagram('jittered', boxes, Math.round(LINES_PER_BOX * boxes), seed);
    this.boxes = new Map(
      Object.entries(diagram.boxes).map(([id, box]) => [id, { ...box, x: box.x + BORDER, y: box.y + BORDER }]),
    );
    this.lines = new Map(Object.entries(diagram.lines));
    this.#connectors = new Connectors({ gap: apart ? GAP : 0 });
    for (const [id, box] of this.boxes) this.#connectors.setBox(id, box);
    for (const [id, line] of this.lines) this.#connectors.setLine(id, line);
    const all = [...this.boxes.values()];
    this.width = Math.max(...all.map(({ x, width }) => x + width)) + BORDER;
    this.height = Math.max(...all.map(({ y, height }) => y + height)) + BORDER;
    this.first = this.#update();
  }

  /** Moves a box, as far as it stays in the picture. */
  move(id: string, { x, y }: Point): Update {
    const box = this.boxes.get(id) as Box;
    const within = (value: number, size: number, room: number) => Math.min(Math.max(value, 0), room - size);
    const moved = { ...box, x: within(x, box.width, this.width), y: within(y, box.height, this.height) };
    this.boxes.set(id, moved);
    this.#connectors.setBox(id, moved);
    return this.#update();
  }

  /** Returns the box at a point, the last of several; null if there is none. `slack` is how far beside it the point may be. */
  boxAt({ x, y }: Point, slack: number): string | null {
    let found: string | null = null;
    for (const [id, box] of this.boxes) {
      const isBeside = x < box.x - slack || x > box.x + box.width + slack;
      if (!isBeside && y >= box.y - slack && y <= box.y + box.height + slack) found = id;
    }
    return found;
  }

  #update(): Update {
    const begin = performance.now();
    const changed = this.#connectors.update();
    const milliseconds = performance.now() - begin;
    for (const [id, route] of changed) this.routes.set(id, route);
    return { milliseconds, changed: new Set(changed.keys()) };
  }
}
