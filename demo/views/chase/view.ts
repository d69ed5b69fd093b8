/** A game: collect the gems without being caught. */
import './chase.css';
import type { View, ViewContext } from '../../shell/view.ts';
import { figureTable, layBoard } from '../../ui/board.ts';
import type { CellPicture } from '../../ui/cell-picture.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, numberField, selectField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { readPalette } from '../../ui/palette.ts';
import { type Point, Stage } from '../../ui/stage.ts';
import { warmUp } from '../../ui/timing.ts';
import { ARENA_HEIGHT, ARENA_WIDTH, type Arena } from './arena.ts';
import { Autopilot } from './autopilot.ts';
import { drawGame, paintArena } from './drawing.ts';
import { Game } from './game.ts';
import { listenToSteering, steeringPad } from './input.ts';
import { PLAN_COLUMNS, showPlans } from './plans.ts';
import { DIFFICULTIES, type Difficulty, TICKS_A_SECOND } from './rules.ts';

/** Frames between two updates of the figures. */
const FIGURES_EVERY = 15;

const HELP = 'Steer with the arrow keys or W, A, S and D. P pauses.';

export function mount(context: ViewContext): View {
  return new Chase(context);
}

class Chase implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #main = button('Start', () => this.#toggle(), { class: 'primary', name: 'start' });
  readonly #message = el('p', { class: 'status', role: 'status', 'data-figure': 'status' }, 'Ready.');
  readonly #figures: Record<'score' | 'level' | 'lives' | 'gems' | 'player', HTMLElement>;
  readonly #rows = el('tbody');
  #palette = readPalette();
  #difficulty: Difficulty;
  #seed: number;
  #game: Game;
  #picture: CellPicture;
  /** The arena in the picture. */
  #painted: Arena;
  #routes = true;
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  #frames = 0;
  /** The fraction of a tick left over from the last frame. */
  #fraction = 0;
  #lives: number;
  /** Plays until the visitor does; null from then on. */
  #autopilot: Autopilot | null = null;

  constructor(context: ViewContext) {
    this.#context = context;
    const asked = context.params.get('difficulty');
    this.#difficulty = DIFFICULTIES.find((name) => name === asked) ?? 'normal';
    this.#seed = Number.parseInt(context.params.get('seed') ?? '', 10) || 1;
    this.#game = new Game(this.#difficulty, this.#seed);
    const rehearsal = new Game(this.#difficulty, this.#seed);
    warmUp(() => rehearsal.enemies[0].plan(rehearsal));
    this.#lives = this.#game.lives;
    this.#painted = this.#game.arena;
    this.#picture = paintArena(this.#painted, this.#palette);
    const figure = (name: string) => el('output', { 'data-figure': name });
    this.#figures = {
      score: figure('score'),
      level: figure('level'),
      lives: figure('lives'),
      gems: figure('gems'),
      player: figure('player'),
    };
    this.#stage = new Stage(
      { columns: ARENA_WIDTH, rows: ARENA_HEIGHT, label: 'Arena', help: HELP },
      (canvas, { camera }) => {
        const looks = { picture: this.#picture, palette: this.#palette, routes: this.#routes };
        drawGame(canvas, this.#game, { camera, ...looks });
      },
    );
    listenToSteering(
      {
        stage: this.#stage,
        player: () => this.#game.player,
        steer: (direction) => this.#steer(direction),
        pause: () => this.#togglePause(),
      },
      this.#abort.signal,
    );
    document.addEventListener('visibilitychange', () => document.hidden && this.#pause(), {
      signal: this.#abort.signal,
    });
    this.#build();
    this.#showFigures();
    if (context.params.size === 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.#playAlone();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#picture = paintArena(this.#painted, this.#palette);
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    this.#stage.dispose();
  }

  #build(): void {
    const entry = (label: string, output: HTMLElement) => el('span', { class: 'score' }, `${label} `, output);
    const { score, level, lives, gems, player } = this.#figures;
    const plans = figureTable('Plans', PLAN_COLUMNS, this.#rows);
    layBoard(this.#context.root, {
      title: 'Chase',
      intro:
        'Collect the gems (diamonds) and avoid the enemies (squares). They find you with A*, ' +
        'stay off each other’s routes, and come from several sides.',
      stage: [
        el(
          'div',
          { class: 'row scores' },
          entry('Score', score),
          entry('Level', level),
          entry('Lives', lives),
          entry('Gems left', gems),
        ),
        this.#stage.element,
        el(
          'div',
          { class: 'row toolbar' },
          this.#main,
          button('Restart', () => this.#restart(), { name: 'restart' }),
          this.#message,
        ),
        steeringPad((direction) => this.#steer(direction)),
      ],
      below: [card('What the enemies plan', el('p', { class: 'note' }, 'You are at ', player, '.'), plans)],
      side: [this.#makeSettings()],
    });
  }

  #makeSettings(): HTMLElement {
    const choices = DIFFICULTIES.map((value) => ({ value, label: value }));
    return card(
      'Settings',
      selectField(
        {
          label: 'Difficulty',
          name: 'difficulty',
          value: this.#difficulty,
          choices,
          hint:
            'Changes how many enemies there are, how fast they are, how often they plan, ' +
            'how much they spread out and flank, and what mud costs them.',
        },
        (value) => {
          this.#difficulty = value as Difficulty;
          this.#restart();
        },
      ),
      numberField({ label: 'Arena', name: 'seed', value: String(this.#seed), min: 1, max: 9999, step: 1 }, (text) => {
        this.#seed = Math.min(9999, Math.max(1, Math.round(Number(text)) || 1));
        this.#restart();
        if (text.trim() !== String(this.#seed)) this.#say(`Arena ${this.#seed}: they are numbered from 1 to 9999.`);
      }),
      checkField({ label: 'Show the routes of the enemies', name: 'routes', value: this.#routes }, (value) => {
        this.#routes = value;
        this.#stage.invalidate();
      }),
      el('p', { class: 'note' }, 'Steer with the arrow keys, W A S D, or a finger held on the arena. P pauses.'),
    );
  }

  /** Lets the autopilot play. The main button still says Start. */
  #playAlone(): void {
    this.#autopilot = new Autopilot();
    this.#game.start();
    this.#say('The game plays by itself. Press Start, an arrow key or the arena.');
    this.#loop.start();
  }

  /** Gives the game to the visitor, from its beginning. */
  #takeOver(): void {
    if (this.#autopilot === null) return;
    this.#autopilot = null;
    this.#restart();
  }

  #steer(direction: Point): void {
    if (this.#autopilot !== null) {
      if (direction.x === 0 && direction.y === 0) return;
      this.#takeOver();
      this.#play();
    }
    this.#game.steering = direction;
  }

  #toggle(): void {
    this.#takeOver();
    if (this.#game.status === 'over') this.#restart();
    if (this.#game.status === 'playing') this.#pause();
    else this.#play();
  }

  #togglePause(): void {
    if (this.#autopilot !== null) return;
    if (this.#game.status === 'playing') this.#pause();
    else if (this.#game.status === 'paused') this.#play();
  }

  #play(): void {
    this.#game.start();
    this.#say('Run!');
    setText(this.#main, 'Pause');
    this.#fraction = 0;
    this.#loop.start();
    this.#stage.canvas.focus({ preventScroll: true });
  }

  #pause(): void {
    if (this.#autopilot !== null || this.#game.status !== 'playing') return;
    this.#game.pause();
    this.#loop.stop();
    this.#say('Paused.');
    setText(this.#main, 'Resume');
  }

  #restart(): void {
    this.#autopilot = null;
    this.#loop.stop();
    this.#game = new Game(this.#difficulty, this.#seed);
    this.#lives = this.#game.lives;
    this.#say('Ready.');
    setText(this.#main, 'Start');
    this.#context.save(new URLSearchParams({ difficulty: this.#difficulty, seed: String(this.#seed) }));
    this.#show();
    this.#showFigures();
  }

  #advance(seconds: number): void {
    const ticks = seconds * TICKS_A_SECOND + this.#fraction;
    this.#fraction = ticks - Math.floor(ticks);
    for (let tick = 1; tick <= ticks; tick++) {
      if (this.#autopilot !== null) this.#game.steering = this.#autopilot.steer(this.#game);
      this.#game.advance();
    }
    this.#show();
    if (this.#frames++ % FIGURES_EVERY === 0) this.#showFigures();
    if (this.#autopilot === null) this.#reportCatch();
    else if (this.#game.status === 'over') this.#game = new Game(this.#difficulty, this.#seed);
    if (this.#autopilot !== null) this.#game.start();
    else if (this.#game.status !== 'playing') this.#loop.stop();
  }

  /** Draws the game, with a new picture if the arena has changed. */
  #show(): void {
    if (this.#painted !== this.#game.arena) {
      this.#painted = this.#game.arena;
      this.#picture = paintArena(this.#painted, this.#palette);
    }
    this.#stage.invalidate();
  }

  #reportCatch(): void {
    const { lives, status, score } = this.#game;
    if (lives === this.#lives) return;
    this.#lives = lives;
    this.#showFigures();
    if (status === 'over') {
      this.#say(`Caught! The game is over. You have ${score} points.`);
      setText(this.#main, 'Play again');
    } else {
      this.#say(`Caught! ${lives} ${lives === 1 ? 'life' : 'lives'} left.`);
    }
  }

  #say(text: string): void {
    setText(this.#message, text);
  }

  #showFigures(): void {
    const { score, level, lives, gems, player, enemies } = this.#game;
    setText(this.#figures.score, String(score));
    setText(this.#figures.level, String(level));
    setText(this.#figures.lives, String(lives));
    setText(this.#figures.gems, String(gems.length));
    setText(this.#figures.player, `${player.cell.x},${player.cell.y}`);
    showPlans(this.#rows, enemies);
    const nearest = Math.min(...enemies.map((enemy) => enemy.stepsLeft));
    this.#stage.canvas.setAttribute(
      'aria-label',
      `Arena: ${gems.length} gems left, nearest enemy ${nearest} steps away`,
    );
  }
}
