/** A map in the text: readers draw walls on it and drag its ends, and the answer follows. Loads hotpath. */
import { Grid, type Point } from 'hotpath';
import type { Stage } from '../picture/paint.ts';
import { Player } from '../picture/player.ts';
import { type Answer, SOLVERS, type World } from './solve.ts';
import { Stroke } from './stroke.ts';
import type { Topic } from './topics.ts';

/** What a stroke does, from its first cell on. */
type Deed = 'start' | 'goal' | 'wall' | 'floor';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Board {
  private readonly player: Player;
  private world: World;
  private answer: Answer | null = null;
  private choice: string;
  readonly stroke: Stroke;
  private deed: Deed = 'wall';
  /** The map before the stroke. */
  private before: World | null = null;
  /** The cell that the keyboard is at; null until it is used. */
  private cursor: Point | null = null;

  /**
   * @param moving Whether searches are seen to spread, and units to walk.
   * @param onCaption Called with each new answer.
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly name: string,
    private readonly topic: Topic,
    public moving: boolean,
    private readonly onCaption: (caption: string) => void,
  ) {
    this.player = new Player(canvas, (stage) => this.paintOver(stage));
    this.world = worldOf(topic);
    this.choice = topic.choices[topic.first];
    this.stroke = new Stroke(canvas, (event) => this.cellAt(event), {
      begin: (cell) => this.begin(cell),
      at: (cell) => this.put(this.deed, cell),
      end: () => this.solve(this.moving),
      undo: () => {
        this.world = this.before ?? this.world;
        this.solve(false);
      },
    });
  }

  choose(choice: string): void {
    this.choice = choice;
    this.solve(this.moving);
  }

  /** Puts the map back as it was. */
  reset(): void {
    this.world = worldOf(this.topic);
    this.solve(this.moving);
  }

  /** Plays the answer from its beginning. */
  play(): void {
    this.player.stop();
    this.player.play();
  }

  stop(): void {
    this.player.stop();
    this.player.refresh(this.dark);
  }

  /** Draws again: the theme or the size is another. */
  refresh(dark: boolean): void {
    this.dark = dark;
    this.player.refresh(dark);
  }

  /** Begins a stroke. Returns whether it drags an end. */
  private begin(cell: Point): boolean {
    const { start, goal, grid } = this.world;
    const { ends } = this.topic;
    this.cursor = null;
    this.before = { ...this.world, grid: grid.clone() };
    if (ends === 'both' && isSame(cell, start)) this.deed = 'start';
    else if (ends !== 'none' && isSame(cell, goal)) this.deed = 'goal';
    else this.deed = grid.isBlocked(cell.x, cell.y) ? 'floor' : 'wall';
    return this.deed === 'start' || this.deed === 'goal';
  }

  /** Arrows move, space draws or clears a wall, S and G set the ends. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    const key = event.key.toLowerCase();
    const { grid, goal } = this.world;
    const at = this.cursor ?? goal;
    if (step !== undefined) {
      this.cursor = { x: clamp(at.x + step[0], grid.width), y: clamp(at.y + step[1], grid.height) };
      this.player.refresh(this.dark);
    } else if (key === ' ' || key === 'enter') {
      this.cursor = at;
      this.put(grid.isBlocked(at.x, at.y) ? 'floor' : 'wall', at);
    } else if (key === 's' && this.topic.ends === 'both') this.put('start', at);
    else if (key === 'g' && this.topic.ends !== 'none') this.put('goal', at);
    else return;
    event.preventDefault();
  }

  private dark = false;

  private cellAt({ offsetX, offsetY }: PointerEvent): Point {
    const { width, height } = this.world.grid;
    return {
      x: clamp(Math.floor((offsetX / this.canvas.clientWidth) * width), width),
      y: clamp(Math.floor((offsetY / this.canvas.clientHeight) * height), height),
    };
  }

  /** Changes a cell, unless an end or an agent stands there. */
  private put(stroke: Deed, cell: Point): void {
    const { grid, start, goal, agents } = this.world;
    if (stroke === 'start' || stroke === 'goal') {
      if (grid.isBlocked(cell.x, cell.y)) return;
      this.world = { ...this.world, [stroke]: cell };
    } else {
      const ends = agents.length > 0 ? agents.flatMap((agent) => [agent.start, agent.goal]) : [start, goal];
      const blocked = stroke === 'wall';
      if (ends.some((end) => isSame(end, cell)) || grid.isBlocked(cell.x, cell.y) === blocked) return;
      grid.setBlocked(cell.x, cell.y, blocked);
    }
    this.solve(false);
  }

  private solve(moving: boolean): void {
    this.answer = SOLVERS[this.name](this.world, this.choice);
    this.player.show(this.answer.picture, moving);
    this.onCaption(this.answer.caption);
  }

  private paintOver(stage: Stage): void {
    const { ends } = this.topic;
    const { start, goal } = this.world;
    this.answer?.overlay?.(stage);
    if (ends === 'both') paintEnd(stage, start, false);
    if (ends !== 'none') paintEnd(stage, goal, true);
    if (this.cursor === null || document.activeElement !== this.canvas) return;
    const { context, scale, dark, at } = stage;
    const [x, y] = at(this.cursor.x, this.cursor.y);
    context.strokeStyle = dark ? '#ffffff' : '#231a2b';
    context.lineWidth = Math.max(2, scale * 0.12);
    context.strokeRect(x - scale / 2, y - scale / 2, scale, scale);
  }
}

/** Draws an end of the route: a disc for the start, a ring for the goal. */
function paintEnd({ context, scale, dark, at }: Stage, { x, y }: Point, isGoal: boolean): void {
  context.beginPath();
  context.arc(...at(x, y), scale * (isGoal ? 0.34 : 0.4), 0, 7);
  context.lineWidth = scale * 0.16;
  context.fillStyle = context.strokeStyle = dark ? '#fff6d8' : '#8c1136';
  if (isGoal) context.stroke();
  else context.fill();
}

function worldOf({ rows }: Topic): World {
  const grid = Grid.fromText(rows.map((row) => row.replaceAll(/[^#]/g, '.')).join('\n'));
  const find = (letter: string): Point => {
    const y = rows.findIndex((row) => row.includes(letter));
    return { x: Math.max(0, rows[y]?.indexOf(letter) ?? 0), y: Math.max(0, y) };
  };
  const agents = ['a', 'b', 'c', 'd'].filter((letter) => rows.some((row) => row.includes(letter)));
  return {
    grid,
    start: find('S'),
    goal: find('G'),
    agents: agents.map((letter) => ({ start: find(letter), goal: find(letter.toUpperCase()) })),
  };
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
