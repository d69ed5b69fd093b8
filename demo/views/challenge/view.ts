/** A challenge: visitors draw the shortest route by hand, and see how far from it they are. */

import type { Terrain } from '../../map/model.ts';
import { WallPicture } from '../../map/wall-picture.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { layBoard } from '../../ui/board.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { centreOnCanvas, drawDiamond, drawDisc, drawPicture } from '../../ui/drawing.ts';
import { button, card } from '../../ui/fields.ts';
import { Measures, NONE } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { type Camera, cellAt, type Point, Stage } from '../../ui/stage.ts';
import { COLUMNS, ROWS, type Round, roundOf } from './round.ts';

const HELP =
  'Press the disc and draw to the diamond; go back over the line to take steps back. Or move with the arrow keys, and with Q, E, Z and C ' +
  'diagonally; Backspace takes a step back. A diagonal step needs both cells beside it free.';
const DIAGONALS: Record<string, readonly [number, number]> = { q: [-1, -1], e: [1, -1], z: [-1, 1], c: [1, 1] };

export function mount(context: ViewContext): View {
  return new Challenge(context);
}

class Challenge implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' });
  readonly #figures = new Measures({
    yours: 'Your route',
    least: 'The shortest',
    excess: 'Longer by',
    solved: 'Maps solved',
  });
  readonly #picture = new WallPicture(COLUMNS, ROWS);
  #palette = readPalette();
  #number: number;
  #round!: Round;
  #terrain!: Terrain;
  /** Whether the shortest route is shown: after a route is drawn, or when asked. */
  #shown = false;
  readonly #solved = new Set<number>();

  constructor(context: ViewContext) {
    this.#context = context;
    const number = Number(context.params.get('map') ?? 1);
    this.#number = Number.isInteger(number) && number > 0 && number < 1e6 ? number : 1;
    this.#stage = new Stage({ columns: COLUMNS, rows: ROWS, label: 'Map', help: HELP }, (canvas) => this.#draw(canvas));
    this.#cursor = this.#listen();
    this.#build();
    this.#enter();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#picture.paint(this.#terrain.levels, this.#palette);
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#stage.dispose();
  }

  #build(): void {
    const buttons = [
      button('Next map', () => this.#next(), { name: 'next', class: 'primary' }),
      button('Begin again', () => this.#enter(), { name: 'again' }),
      button('Show the shortest', () => this.#show(), { name: 'show' }),
    ];
    layBoard(this.#context.root, {
      title: 'Challenge',
      intro: 'Draw the shortest route from the disc to the diamond by hand, and see how far from it you are.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, ...buttons, this.#status)],
      below: [],
      side: [this.#figures.element, card('How to draw', el('p', { class: 'note' }, HELP))],
    });
  }

  #listen(): CellCursor {
    const { signal } = this.#abort;
    const begin = (at: Point) => {
      this.#change(() => this.#round.press(cellAt(at)));
      return true;
    };
    const move = (at: Point) => this.#change(() => this.#round.draw(cellAt(at)));
    listenToPointer(this.#stage, { begin, move, end: () => {} }, signal);
    const cursor = new CellCursor(
      this.#stage,
      () => this.#terrain,
      {
        moved: (cell) => this.#walk(cell),
        act: () => announce(this.#status.textContent ?? ''),
        key: (key, { x, y }) => {
          const step = DIAGONALS[key];
          if (step !== undefined) this.#walk({ x: x + step[0], y: y + step[1] });
          else if (key === 'backspace') this.#change(() => this.#round.takeBack());
          else return false;
          return true;
        },
      },
      signal,
    );
    return cursor;
  }

  /** Draws a step by keyboard. The cursor stays where the route ends. */
  #walk(cell: Point): void {
    this.#change(() => this.#round.press(cell));
    const { x, y } = this.#round.end;
    announce(this.#round.isDone ? (this.#status.textContent ?? '') : `${x}, ${y}`);
  }

  #change(make: () => void): void {
    const was = this.#round.isDone;
    make();
    this.#cursor.cell = this.#round.end;
    if (this.#round.isDone && !was) {
      this.#shown = true;
      this.#solved.add(this.#number);
    }
    this.#refresh();
  }

  #next(): void {
    this.#number++;
    this.#context.save(new URLSearchParams({ map: String(this.#number) }));
    this.#enter();
  }

  #enter(): void {
    const { round, terrain } = roundOf(this.#number);
    this.#round = round;
    this.#terrain = terrain;
    this.#shown = false;
    this.#cursor.cell = round.start;
    this.#picture.paint(terrain.levels, this.#palette);
    this.#refresh();
  }

  #show(): void {
    this.#shown = true;
    this.#refresh();
  }

  #refresh(): void {
    const { isDone, cost, least, excess } = this.#round;
    this.#figures.show('yours', cost.toFixed(1));
    this.#figures.show('least', this.#shown ? least.toFixed(1) : NONE);
    this.#figures.show('excess', isDone ? `${(100 * excess).toFixed(1)} %` : NONE);
    this.#figures.show('solved', String(this.#solved.size));
    setText(this.#status, this.#sentence(isDone, excess));
    this.#stage.invalidate();
  }

  #sentence(isDone: boolean, excess: number): string {
    if (isDone && excess === 0) return 'That is the shortest: no route beats yours.';
    if (isDone) return `Yours is ${(100 * excess).toFixed(1)} % longer than the shortest, which is drawn beside it.`;
    return this.#shown
      ? 'This is the shortest. Try another map.'
      : `Map ${this.#number}: draw from the disc to the diamond.`;
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    const palette = this.#palette;
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    if (this.#shown) drawLine(context, this.#round.best.waypoints(), camera, { colour: palette.angle, share: 0.62 });
    drawLine(context, this.#round.trail, camera, { colour: palette.route, share: 0.26 });
    context.strokeStyle = palette.wall;
    context.lineWidth = 2;
    context.fillStyle = palette.goal;
    drawDiamond(context, centreOnCanvas(this.#round.goal, camera), Math.max(8, camera.scale * 0.55));
    context.fillStyle = palette.start;
    drawDisc(context, centreOnCanvas(this.#round.start, camera), Math.max(7, camera.scale * 0.45));
    this.#cursor.draw(context, palette.cursor);
  }
}

function drawLine(
  context: CanvasRenderingContext2D,
  cells: readonly Point[],
  camera: Camera,
  { colour, share }: { colour: string; share: number },
): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(3, camera.scale * share);
  context.beginPath();
  for (const cell of cells) {
    const { x, y } = centreOnCanvas(cell, camera);
    context.lineTo(x, y);
  }
  context.stroke();
}
