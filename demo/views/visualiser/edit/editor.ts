/** Drawing on the map with tools, by pointer and keyboard. */
import { type Exit, exitsAround, fence, fencesAlong, oneWay } from '../../../map/exits.ts';
import type { CellState, MapModel } from '../../../map/model.ts';
import { announce } from '../../../ui/announce.ts';
import { CellCursor } from '../../../ui/cursor.ts';
import { el } from '../../../ui/dom.ts';
import { radioField } from '../../../ui/fields.ts';
import { listenToPointer } from '../../../ui/pointer.ts';
import type { Point, Stage } from '../../../ui/stage.ts';
import type { Ends } from '../places.ts';
import type { Change } from './history.ts';
import { toolSettings } from './tool-settings.ts';
import { describe, TOOLS, type Tool } from './tools.ts';

/** A press within this many pixels of the start or the goal drags it, by mouse and by finger. */
const GRAB_PIXELS = 12;
const TOUCH_PIXELS = 24;

export interface EditorHost {
  readonly stage: Stage;
  map(): MapModel;
  ends(): Ends;
  /** A stroke changed these cells. */
  edited(cells: readonly number[]): void;
  moveEnd(end: 'start' | 'goal', cell: Point): void;
  /** A stroke has ended. @param change What it changed; null if nothing. */
  finished(change: Change | null): void;
  /** The pointer is over a cell, or has left the map. */
  hover(cell: Point | null): void;
}

export class Editor {
  readonly toolbar: HTMLElement;
  readonly cursor: CellCursor;
  #tool: Tool = 'wall';
  /** The tool of this stroke. */
  #stroke: Tool = 'wall';
  #level = 5;
  #brush = 1;
  #kind = 1;
  #last: Point = { x: 0, y: 0 };
  /** Where the stroke is, in cells, with fractions. */
  #at: Point = { x: 0, y: 0 };
  /** The cell where a portal begins; null while none is drawn. */
  #portal: Point | null = null;
  /** Where the keyboard's cursor was. */
  #cursorBefore: Point = { x: 0, y: 0 };
  /** Cells before this stroke, to undo it. */
  #before = new Map<number, CellState>();
  /** Start and goal before this stroke. */
  #endsBefore: Ends = { start: this.#last, goal: this.#last };
  readonly #host: EditorHost;

  constructor(host: EditorHost, signal: AbortSignal) {
    this.#host = host;
    this.toolbar = this.#makeToolbar();
    listenToPointer(
      host.stage,
      {
        begin: (at, event) => this.#begin(at, event),
        move: (at) => this.#move(at),
        end: (cancelled) => {
          this.#portal = null;
          const change = this.#changeMade();
          if (cancelled) change?.undo();
          else host.finished(change);
        },
        hover: (at) => host.hover(this.#cellAt(at)),
      },
      signal,
    );
    host.stage.canvas.addEventListener('pointerleave', () => host.hover(null), { signal });
    this.cursor = new CellCursor(
      host.stage,
      () => host.map(),
      {
        moved: (cell, painting) => {
          if (painting) this.#act(cell, this.#cursorBefore);
          else announce(`${cell.x}, ${cell.y}: ${describe(host.map(), host.ends(), cell)}`);
          this.#cursorBefore = cell;
        },
        act: (cell) => this.#act(cell),
        key: (key, cell) => this.#key(key, cell),
      },
      signal,
    );
  }

  #cellAt(at: Point): Point {
    return this.#host.map().shape.cellAt(at);
  }

  #makeToolbar(): HTMLElement {
    const settings = toolSettings({ level: this.#level, brush: this.#brush, kind: this.#kind }, (changed) => {
      this.#level = changed.level ?? this.#level;
      this.#brush = changed.brush ?? this.#brush;
      this.#kind = changed.kind ?? this.#kind;
    });
    const tools = radioField({ label: 'Draw', name: 'tool', choices: TOOLS, value: this.#tool }, (tool) => {
      this.#tool = tool as Tool;
      settings.showFor(tool);
    });
    settings.showFor(this.#tool);
    return el('div', { class: 'tool-row' }, tools, settings.element);
  }

  #begin(at: Point, event: PointerEvent): boolean {
    const cell = this.#cellAt(at);
    this.#last = cell;
    this.#at = at;
    this.#stroke =
      event.button === 1 ? 'pan' : event.button === 2 ? 'erase' : (this.#grabbed(at, event.pointerType) ?? this.#tool);
    this.#beginChange();
    this.#portal = cell;
    if (this.#stroke === 'pan') this.#last = at;
    else this.#paintLine(cell, at);
    this.#host.hover(cell);
    return true;
  }

  #move(at: Point): void {
    if (this.#stroke === 'pan') {
      const { stage } = this.#host;
      // Panning keeps the same point of the map under the pointer, so `last` does not change.
      stage.pan((at.x - this.#last.x) * stage.camera.scale, (at.y - this.#last.y) * stage.camera.scale);
      return;
    }
    this.#paintLine(this.#cellAt(at), at);
    this.#host.hover(this.#cellAt(at));
  }

  /** Returns which end a press drags, if any. */
  #grabbed(at: Point, pointer: string): 'start' | 'goal' | null {
    if (this.#tool === 'start' || this.#tool === 'goal') return null;
    const { start, goal } = this.#host.ends();
    const pixels = pointer === 'touch' ? TOUCH_PIXELS : GRAB_PIXELS;
    const reach = Math.max(0.5, pixels / this.#host.stage.camera.scale);
    const near = (end: Point) => {
      const { x, y } = this.#host.map().shape.centre(end);
      return Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= reach;
    };
    return near(goal) ? 'goal' : near(start) ? 'start' : null;
  }

  /** Uses the tool by keyboard. @param from The neighbour that the cursor comes from; tools that draw between cells need it. */
  #act(cell: Point, from: Point = cell): void {
    const { shape } = this.#host.map();
    this.#stroke = this.#tool === 'pan' ? 'wall' : this.#tool;
    this.#beginChange();
    // By keyboard the first press opens a portal, and the next one is its other end.
    if (this.#stroke === 'portal' && this.#portal === null) {
      this.#portal = cell;
      announce(`A portal begins at ${cell.x}, ${cell.y}. Press again where it ends.`);
      return;
    }
    if (this.#stroke === 'fence' || this.#stroke === 'one-way' || this.#stroke === 'river') {
      if (from === cell) {
        announce('Hold Shift and press an arrow key to draw between two cells.');
        return;
      }
      this.#setExits(this.#stroke === 'one-way' ? oneWay(shape, from, cell) : fence(shape, from, cell));
    } else {
      this.#last = cell;
      this.#paintLine(cell, shape.centre(cell));
    }
    this.#host.finished(this.#changeMade());
    this.#portal = null;
  }

  #key(key: string, cell: Point): boolean {
    if (key !== 's' && key !== 'g') return false;
    if (this.#host.map().isBlocked(cell.x, cell.y)) {
      announce(`A wall is at ${cell.x}, ${cell.y}: the ${key === 's' ? 'start' : 'goal'} stays.`);
      this.#host.hover(cell);
      return true;
    }
    this.#beginChange();
    this.#host.moveEnd(key === 's' ? 'start' : 'goal', cell);
    this.#host.finished(this.#changeMade());
    return true;
  }

  /** Continues the stroke in a line to a cell. @param at The point in it, in cells. */
  #paintLine(cell: Point, at: Point): void {
    const map = this.#host.map();
    const from = this.#last;
    const fromPoint = this.#at;
    this.#last = cell;
    this.#at = at;
    if (this.#stroke === 'start' || this.#stroke === 'goal') {
      if (map.isInside(cell.x, cell.y)) this.#host.moveEnd(this.#stroke, cell);
      return;
    }
    if (this.#stroke === 'portal') {
      this.#setPortal(cell);
      return;
    }
    const { shape } = map;
    const line = [...shape.line(from, cell)];
    if (this.#stroke === 'fence' || this.#stroke === 'river') this.#setExits(fencesAlong(shape, fromPoint, at));
    else if (this.#stroke === 'one-way') this.#setExits(line.slice(1).flatMap((to, i) => oneWay(shape, line[i], to)));
    else {
      const changed: number[] = [];
      for (const { x, y } of line) this.#stamp(x, y, changed);
      if (changed.length > 0) this.#host.edited(changed);
    }
  }

  /** Lets the portal of this stroke end at a cell. The one that it made on its way there goes. */
  #setPortal(to: Point): void {
    const map = this.#host.map();
    const from = this.#portal ?? to;
    if (!map.isInside(to.x, to.y) || !map.isInside(from.x, from.y)) return;
    const [begin, end] = [from, to].map(({ x, y }) => y * map.width + x);
    const ends = [begin, end, map.portals.get(begin)?.to ?? begin, map.portals.get(end)?.to ?? end];
    const before = ends.map((cell) => [cell, map.stateOf(cell)] as const);
    if (!map.setPortal(begin, begin === end ? -1 : end)) return;
    for (const [cell, state] of before) if (!this.#before.has(cell)) this.#before.set(cell, state);
    this.#host.edited([]);
  }

  /** Changes the cells under the brush. */
  #stamp(centreX: number, centreY: number, changed: number[]): void {
    const map = this.#host.map();
    const reach = (this.#brush - 1) / 2;
    for (let y = Math.max(0, centreY - reach); y <= Math.min(map.height - 1, centreY + reach); y++) {
      for (let x = Math.max(0, centreX - reach); x <= Math.min(map.width - 1, centreX + reach); x++) {
        const cell = y * map.width + x;
        if (this.#change(cell, () => this.#draw(cell))) changed.push(cell);
        if (this.#stroke === 'erase' && map.fenced.size + map.wet.size > 0)
          this.#setExits(exitsAround(map.shape, { x, y }));
      }
    }
  }

  /** Draws a cell with the tool of the stroke. Returns whether that changed it. */
  #draw(cell: number): boolean {
    const map = this.#host.map();
    if (this.#stroke === 'influence') return map.setInfluence(cell, this.#level);
    if (this.#stroke === 'kind') return map.setKind(cell, this.#kind);
    if (this.#stroke === 'erase') return map.setState(cell, [1, 0, 0, map.exits[cell], map.rivers[cell], -1]);
    return map.setTerrain(cell, this.#stroke === 'wall' ? 0 : this.#level);
  }

  /** Closes or opens exits, or draws rivers there; erasing does away with both. */
  #setExits(exits: readonly Exit[]): void {
    const map = this.#host.map();
    const set = (exit: Exit): boolean => {
      const isRiver = this.#stroke !== 'river' && !exit.open ? false : map.setRiver(exit);
      return (this.#stroke !== 'river' && map.setExit(exit)) || isRiver;
    };
    const changed = exits
      .filter(({ cell: { x, y } }) => map.isInside(x, y))
      .filter((exit) => this.#change(exit.cell.y * map.width + exit.cell.x, () => set(exit)));
    if (changed.length > 0) this.#host.edited([]);
  }

  /** Makes a change of a cell, and notes how the cell was before the stroke. Returns what `make` does: whether it changed. */
  #change(cell: number, make: () => boolean): boolean {
    const before = this.#host.map().stateOf(cell);
    const differs = make();
    if (differs && !this.#before.has(cell)) this.#before.set(cell, before);
    return differs;
  }

  #beginChange(): void {
    this.#before = new Map();
    const { start, goal } = this.#host.ends();
    this.#endsBefore = { start, goal };
  }

  /** Returns what the stroke has changed; null if nothing. */
  #changeMade(): Change | null {
    const map = this.#host.map();
    const { start, goal } = this.#host.ends();
    const before = { states: this.#before, ends: this.#endsBefore };
    const states = new Map([...this.#before.keys()].map((cell) => [cell, map.stateOf(cell)]));
    const after = { states, ends: { start, goal } };
    if (states.size === 0 && before.ends.start === start && before.ends.goal === goal) return null;
    return { cells: states.size, undo: () => this.#restore(before), redo: () => this.#restore(after) };
  }

  #restore({ states, ends }: { states: ReadonlyMap<number, CellState>; ends: Ends }): void {
    const map = this.#host.map();
    for (const [cell, state] of states) map.setState(cell, state);
    this.#host.edited([...states.keys()]);
    const { start, goal } = this.#host.ends();
    if (ends.start !== start) this.#host.moveEnd('start', ends.start);
    if (ends.goal !== goal) this.#host.moveEnd('goal', ends.goal);
    this.#host.finished(null);
  }
}
