/** Drawing on the map with tools, by pointer and keyboard. */
import type { MapModel } from '../../map/model.ts';
import { announce } from '../../ui/announce.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el } from '../../ui/dom.ts';
import { button, radioField, rangeField } from '../../ui/fields.ts';
import { lineCells } from '../../ui/line.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { cellAt, type Point, type Stage } from '../../ui/stage.ts';

const TOOLS = [
  { value: 'wall', label: 'Wall' },
  { value: 'erase', label: 'Erase' },
  { value: 'terrain', label: 'Terrain' },
  { value: 'influence', label: 'Influence' },
  { value: 'start', label: 'Start' },
  { value: 'goal', label: 'Goal' },
  { value: 'pan', label: 'Move view' },
] as const;
type Tool = (typeof TOOLS)[number]['value'];

/** A press within this many pixels of the start or the goal drags it. */
const GRAB_PIXELS = 12;

export interface EditorHost {
  readonly stage: Stage;
  map(): MapModel;
  ends(): { start: Point; goal: Point };
  /** A stroke changed these cells. */
  edited(cells: readonly number[]): void;
  moveEnd(end: 'start' | 'goal', cell: Point): void;
  /** A stroke has ended. */
  finished(): void;
}

export class Editor {
  readonly toolbar: HTMLElement;
  readonly cursor: CellCursor;
  #tool: Tool = 'wall';
  /** The tool of this stroke. */
  #stroke: Tool = 'wall';
  #level = 5;
  #brush = 1;
  #last: Point = { x: 0, y: 0 };
  /** Terrain and influence before this stroke, by cell, to undo it. */
  readonly #before = new Map<number, readonly [number, number]>();
  /** Start and goal before this stroke. */
  #endsBefore = { start: this.#last, goal: this.#last };
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
          if (cancelled) this.#undo();
          host.finished();
        },
      },
      signal,
    );
    this.cursor = new CellCursor(
      host.stage,
      () => host.map(),
      {
        moved: (cell, painting) => {
          if (painting) this.#act(cell);
          else announce(`${cell.x}, ${cell.y}: ${this.#describe(cell)}`);
        },
        act: (cell) => this.#act(cell),
        key: (key, cell) => this.#key(key, cell),
      },
      signal,
    );
  }

  #makeToolbar(): HTMLElement {
    const tools = radioField({ label: 'Draw', name: 'tool', choices: TOOLS, value: this.#tool }, (tool) => {
      this.#tool = tool as Tool;
    });
    const level = rangeField({ label: 'Strength', name: 'level', value: this.#level, min: 1, max: 9 }, (value) => {
      this.#level = value;
    });
    const brush = rangeField(
      { label: 'Brush', name: 'brush', value: this.#brush, min: 1, max: 15, step: 2 },
      (value) => {
        this.#brush = value;
      },
    );
    const { stage } = this.#host;
    const zoom = el(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Zoom' },
      button('−', () => stage.zoom(1 / 1.5), { 'aria-label': 'Zoom out' }),
      button('+', () => stage.zoom(1.5), { 'aria-label': 'Zoom in' }),
      button('Whole map', () => stage.fit()),
    );
    return el('div', { class: 'tools' }, tools, el('div', { class: 'strengths' }, level, brush), zoom);
  }

  #begin(at: Point, event: PointerEvent): boolean {
    const cell = cellAt(at);
    this.#last = cell;
    this.#stroke = event.button === 1 ? 'pan' : event.button === 2 ? 'erase' : (this.#grabbed(at) ?? this.#tool);
    this.#before.clear();
    const { start, goal } = this.#host.ends();
    this.#endsBefore = { start, goal };
    if (this.#stroke === 'pan') this.#last = at;
    else this.#paintLine(cell);
    return true;
  }

  #move(at: Point): void {
    if (this.#stroke === 'pan') {
      const { stage } = this.#host;
      // Panning keeps the same point of the map under the pointer, so `last` does not change.
      stage.pan((at.x - this.#last.x) * stage.camera.scale, (at.y - this.#last.y) * stage.camera.scale);
      return;
    }
    this.#paintLine(cellAt(at));
  }

  /** Returns which end a press drags, if any. */
  #grabbed(at: Point): 'start' | 'goal' | null {
    if (this.#tool === 'start' || this.#tool === 'goal') return null;
    const { start, goal } = this.#host.ends();
    const reach = Math.max(0.5, GRAB_PIXELS / this.#host.stage.camera.scale);
    const near = (end: Point) => Math.max(Math.abs(at.x - end.x - 0.5), Math.abs(at.y - end.y - 0.5)) <= reach;
    return near(goal) ? 'goal' : near(start) ? 'start' : null;
  }

  #act(cell: Point): void {
    this.#stroke = this.#tool === 'pan' ? 'wall' : this.#tool;
    this.#last = cell;
    this.#paintLine(cell);
    this.#host.finished();
  }

  #key(key: string, cell: Point): boolean {
    if (key !== 's' && key !== 'g') return false;
    this.#host.moveEnd(key === 's' ? 'start' : 'goal', cell);
    this.#host.finished();
    return true;
  }

  /** Continues the stroke in a line to a cell. */
  #paintLine(cell: Point): void {
    const map = this.#host.map();
    const from = this.#last;
    this.#last = cell;
    if (this.#stroke === 'start' || this.#stroke === 'goal') {
      if (map.isInside(cell.x, cell.y)) this.#host.moveEnd(this.#stroke, cell);
      return;
    }
    const changed: number[] = [];
    for (const { x, y } of lineCells(from, cell)) this.#stamp(x, y, changed);
    if (changed.length > 0) this.#host.edited(changed);
  }

  /** Sets the cells under the brush. */
  #stamp(centreX: number, centreY: number, changed: number[]): void {
    const map = this.#host.map();
    const reach = (this.#brush - 1) / 2;
    const terrain = this.#stroke === 'wall' ? 0 : this.#stroke === 'terrain' ? this.#level : 1;
    for (let y = Math.max(0, centreY - reach); y <= Math.min(map.height - 1, centreY + reach); y++) {
      for (let x = Math.max(0, centreX - reach); x <= Math.min(map.width - 1, centreX + reach); x++) {
        const cell = y * map.width + x;
        const before = [map.terrain[cell], map.influence[cell]] as const;
        let differs = false;
        if (this.#stroke !== 'influence') differs = map.setTerrain(cell, terrain);
        if (this.#stroke === 'influence') differs = map.setInfluence(cell, this.#level);
        // Erasing removes the influence too.
        if (this.#stroke === 'erase') differs = map.setInfluence(cell, 0) || differs;
        if (!differs) continue;
        changed.push(cell);
        if (!this.#before.has(cell)) this.#before.set(cell, before);
      }
    }
  }

  /** Undoes a stroke that a second finger has made a pinch. */
  #undo(): void {
    const map = this.#host.map();
    for (const [cell, [terrain, influence]] of this.#before) {
      map.setTerrain(cell, terrain);
      map.setInfluence(cell, influence);
    }
    this.#host.edited([...this.#before.keys()]);
    if (this.#stroke === 'start' || this.#stroke === 'goal') {
      this.#host.moveEnd(this.#stroke, this.#endsBefore[this.#stroke]);
    }
  }

  #describe({ x, y }: Point): string {
    const map = this.#host.map();
    const { start, goal } = this.#host.ends();
    if (x === start.x && y === start.y) return 'start';
    if (x === goal.x && y === goal.y) return 'goal';
    if (map.isBlocked(x, y)) return 'wall';
    const cell = y * map.width + x;
    return `cost ${map.terrain[cell]}${map.influence[cell] > 0 ? `, influence ${map.influence[cell]}` : ''}`;
  }
}
