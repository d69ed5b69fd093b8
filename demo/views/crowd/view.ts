/** Ten thousand agents that follow one distance field. */
import './crowd.css';
import { type DistanceField, distanceField } from 'hotpath';
import { formatSpec, type MapSpec, parseSpec } from '../../map/families.ts';
import { Ground } from '../../map/ground.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { layBoard } from '../../ui/board.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { drawPicture } from '../../ui/drawing.ts';
import { button, radioField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { lineCells } from '../../ui/line.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { cellAt, type Point, Stage } from '../../ui/stage.ts';
import { warmUp } from '../../ui/timing.ts';
import { Agents, type Field, type Walkers } from './agents.ts';
import { drawCrowd } from './drawing.ts';
import { CrowdFigures } from './figures.ts';
import { specFor } from './room.ts';
import { crowdSettings, FIRST_AGENTS, HELP, MOST_AGENTS, TOOLS, type Tool } from './settings.ts';
import { TeamAgents } from './team-agents.ts';

const FIRST_SPEC: MapSpec = { family: 'caves', width: 128, height: 80, seed: 3 };
/** Terrain levels of walls and of erased cells. */
const [WALL, FLOOR] = [0, 1];

export function mount(context: ViewContext): View {
  return new Crowd(context);
}

class Crowd implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #pause = button('', () => this.#toggle(), { name: 'pause', class: 'primary' });
  readonly #figures = new CrowdFigures();
  #palette = readPalette();
  #spec: MapSpec;
  #count: number;
  /** Whether each agent needs a cell of its own. */
  #apart: boolean;
  /** A finger cannot hover. On touch screens pressing therefore moves the goal, unless another tool is chosen. */
  #tool: Tool = matchMedia('(hover: none)').matches ? 'goal' : 'wall';
  #ground: Ground;
  #agents: Walkers | null = null;
  #field: DistanceField | null = null;
  /** The field's arrays. Each update fills them again. */
  #arrays!: Field;
  #goal: Point = { x: 0, y: 0 };
  #fieldIsStale = true;
  #last: Point = { x: 0, y: 0 };
  /** State before this stroke, to undo it: changed cells with their terrain, oldest first, and the goal. */
  #before: { cells: (readonly [Point, number])[]; goal: Point } = { cells: [], goal: this.#goal };
  /** If the visitor prefers reduced motion, nothing moves until the button is pressed. */
  #running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  readonly #loop = new FrameLoop((seconds, now) => this.#advance(seconds, now));

  constructor(context: ViewContext) {
    this.#context = context;
    this.#spec = parseSpec(context.params.get('map') ?? '') ?? FIRST_SPEC;
    const asked = Number.parseInt(context.params.get('agents') ?? '', 10);
    this.#count = asked >= 1 && asked <= MOST_AGENTS ? asked : FIRST_AGENTS;
    this.#apart = context.params.get('apart') === 'true';
    this.#ground = this.#makeGround();
    const { width, height } = this.#ground.map;
    this.#stage = new Stage({ columns: width, rows: height, label: 'Crowd', help: HELP }, (canvas) =>
      this.#draw(canvas),
    );
    this.#cursor = this.#listen();
    this.#enter();
    this.#showRunning();
    this.#build();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#ground.recolour(this.#palette);
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    this.#stage.dispose();
    this.#field?.dispose();
    this.#agents?.dispose();
  }

  #build(): void {
    const tools = radioField({ label: 'Tool', name: 'tool', choices: TOOLS, value: this.#tool }, (tool) => {
      this.#tool = tool as Tool;
    });
    layBoard(this.#context.root, {
      title: 'Crowd',
      intro:
        'One distance field leads every agent to the goal. The goal follows the pointer; press and drag to draw walls. With one unit a cell, the agents are a team and never collide.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#pause, tools)],
      glance: [this.#figures.element],
      below: [],
      side: [this.#makeSettings()],
    });
  }

  #makeSettings(): HTMLElement {
    return crowdSettings(
      { count: this.#count, apart: this.#apart, spec: this.#spec },
      {
        spec: (spec) => this.#renew(spec, this.#count, this.#apart),
        count: (count) => this.#renew(this.#spec, count, this.#apart),
        apart: (apart) => this.#renew(this.#spec, this.#count, apart),
        scatter: () => this.#scatter(),
      },
    );
  }

  /** Listens to pointer and keyboard, which move the goal and draw walls. */
  #listen(): CellCursor {
    listenToPointer(
      this.#stage,
      {
        begin: (at) => {
          this.#last = cellAt(at);
          this.#before = { cells: [], goal: this.#goal };
          this.#press(this.#last);
          return true;
        },
        move: (at) => this.#press(cellAt(at)),
        end: (cancelled) => cancelled && this.#undo(),
        hover: (at) => this.#moveGoal(cellAt(at)),
      },
      this.#abort.signal,
    );
    let direction: Point = { x: 1, y: 0 };
    const cursor = new CellCursor(
      this.#stage,
      () => this.#ground.map,
      {
        moved: (cell) => {
          direction = { x: Math.sign(cell.x - this.#goal.x), y: Math.sign(cell.y - this.#goal.y) };
          this.#moveGoal(cell);
          cursor.cell = this.#goal;
        },
        act: () => this.#scatter(),
        key: (key, { x, y }) => {
          if (key !== 'w' && key !== 'e') return false;
          this.#setTerrain({ x: x + direction.x, y: y + direction.y }, key === 'w' ? WALL : FLOOR);
          return true;
        },
      },
      this.#abort.signal,
    );
    return cursor;
  }

  #makeGround(): Ground {
    return new Ground(this.#apart ? specFor(this.#spec, this.#count) : this.#spec, this.#palette);
  }

  /** Takes other settings. The map stays if it is the same and walls may have been drawn on it. */
  #renew(spec: MapSpec, count: number, apart: boolean): void {
    const stays = spec === this.#spec && !apart && !this.#apart;
    this.#spec = spec;
    this.#count = count;
    this.#apart = apart;
    if (stays) {
      this.#figures.renew();
      this.#scatter();
    } else {
      this.#ground = this.#makeGround();
      this.#enter();
    }
    this.#save();
  }

  /** Starts a new map: makes its goal, field and agents. */
  #enter(): void {
    const { map, terrain, centre } = this.#ground;
    this.#field?.dispose();
    // A team counts steps.
    this.#field = distanceField(map.grid, [centre], { diagonalCost: this.#apart ? 1 : Math.SQRT2 });
    this.#fieldIsStale = true;
    const cells = terrain.levels.length;
    this.#arrays = { flow: new Uint8Array(cells), costs: new Float64Array(cells) };
    this.#goal = centre;
    this.#cursor.cell = centre;
    warmUp(() => this.#fillField());
    this.#figures.renew();
    this.#scatter();
    this.#stage.setMap(map.width, map.height);
  }

  #scatter(): void {
    if (this.#fieldIsStale) this.#updateField();
    this.#agents?.dispose();
    const { map, terrain } = this.#ground;
    this.#agents = this.#apart
      ? new TeamAgents(this.#count, map.grid, this.#spec.seed, this.#arrays, this.#goal)
      : new Agents(this.#count, terrain, this.#spec.seed, this.#arrays);
    this.#changed();
  }

  #press(cell: Point): void {
    const from = this.#last;
    this.#last = cell;
    if (this.#tool === 'goal') this.#moveGoal(cell);
    else for (const point of lineCells(from, cell)) this.#setTerrain(point, this.#tool === 'wall' ? WALL : FLOOR);
  }

  /** Undoes a stroke that a second finger has made a pinch. */
  #undo(): void {
    const { cells, goal } = this.#before;
    for (const [cell, level] of cells.toReversed()) this.#setTerrain(cell, level);
    this.#moveGoal(goal);
  }

  #moveGoal({ x, y }: Point): void {
    const { map } = this.#ground;
    if (!map.isInside(x, y) || map.isBlocked(x, y)) return;
    if (x === this.#goal.x && y === this.#goal.y) return;
    this.#goal = { x, y };
    this.#cursor.cell = this.#goal;
    this.#fieldIsStale = true;
    this.#changed();
  }

  #setTerrain(point: Point, level: number): void {
    const { map } = this.#ground;
    if (!map.isInside(point.x, point.y) || (point.x === this.#goal.x && point.y === this.#goal.y)) return;
    const cell = point.y * map.width + point.x;
    const before = map.terrain[cell];
    if (!this.#ground.setTerrain(point, level)) return;
    this.#before.cells.push([point, before]);
    if (level === WALL) this.#agents?.leave(cell);
    this.#fieldIsStale = true;
    this.#changed();
  }

  /** Runs at least one frame after the goal, the walls or the agents have changed, even while the agents stand. */
  #changed(): void {
    this.#figures.restart();
    this.#loop.start();
  }

  #toggle(): void {
    this.#running = !this.#running;
    this.#loop.start();
    this.#showRunning();
  }

  #showRunning(): void {
    setText(this.#pause, this.#running ? 'Pause' : 'Go');
  }

  #advance(seconds: number, now: number): void {
    if (this.#fieldIsStale) this.#updateField();
    const agents = this.#agents;
    if (agents === null) return;
    const begin = performance.now();
    // Without time, this counts who has arrived.
    agents.advance(this.#running ? seconds : 0, this.#arrays);
    this.#figures.addFrame(now, performance.now() - begin, agents);
    this.#stage.invalidate();
    if (this.#running) return;
    this.#loop.stop();
    this.#figures.rest(agents);
  }

  #updateField(): void {
    const begin = performance.now();
    this.#fillField();
    this.#figures.addField(performance.now() - begin);
    this.#fieldIsStale = false;
    this.#agents?.fieldChanged(this.#arrays, this.#goal);
  }

  /** Leads the field to the goal, and copies it into the arrays. */
  #fillField(): void {
    this.#field?.update([this.#goal]);
    this.#field?.flowInto(this.#arrays.flow);
    this.#field?.costsInto(this.#arrays.costs);
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    const { picture } = this.#ground;
    picture.flush();
    drawPicture(context, picture.canvas, camera);
    if (this.#agents !== null) drawCrowd(context, { agents: this.#agents, goal: this.#goal }, camera, this.#palette);
    this.#cursor.draw(context, this.#palette.cursor);
  }

  #save(): void {
    const params = new URLSearchParams({ map: formatSpec(this.#spec), agents: String(this.#count) });
    if (this.#apart) params.set('apart', 'true');
    this.#context.save(params);
  }
}
