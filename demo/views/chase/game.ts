/** The rules of the game, in ticks of 1/60 second, without drawing and input. */
import { Random } from '../../../generators/random.ts';
import type { Point } from '../../ui/stage.ts';
import { Actor } from './actor.ts';
import { Arena } from './arena.ts';
import { Enemy } from './enemy.ts';
import {
  type Difficulty,
  GEMS,
  GRACE_TICKS,
  GREATEST_SPEED,
  LIVES,
  PLAYER_SPEED,
  RULES,
  SPEED_A_LEVEL,
  TICKS_A_SECOND,
} from './rules.ts';

export type Status = 'ready' | 'playing' | 'paused' | 'over';

/** Within this distance, in cells, an enemy catches the player, and the player collects a gem. */
const REACH = 0.7;
/** Gems are placed at least this many columns or rows from the player. */
const CLEARANCE = 5;

export class Game {
  readonly difficulty: Difficulty;
  status: Status = 'ready';
  score = 0;
  level = 1;
  lives = LIVES;
  /** Direction of the player; x and y are -1, 0 or 1. */
  steering: Point = { x: 0, y: 0 };
  arena: Arena;
  readonly player: Actor;
  enemies: Enemy[] = [];
  gems: Point[] = [];
  /** Ticks until the enemies move. */
  grace = GRACE_TICKS;
  readonly #seed: number;
  #tick = 0;

  constructor(difficulty: Difficulty, seed: number) {
    this.difficulty = difficulty;
    this.#seed = seed;
    this.arena = new Arena(seed, RULES[difficulty].mudCost);
    this.player = new Actor(this.arena.centre);
    this.#beginLevel();
  }

  start(): void {
    if (this.status !== 'over') this.status = 'playing';
  }

  pause(): void {
    if (this.status === 'playing') this.status = 'paused';
  }

  /** Advances the game by one tick if it is being played. */
  advance(): void {
    if (this.status !== 'playing') return;
    this.#tick++;
    this.player.walk(PLAYER_SPEED / TICKS_A_SECOND, () => this.#steered());
    this.#collect();
    if (this.grace > 0) this.grace--;
    else this.#advanceEnemies();
    // One point for each second.
    if (this.#tick % TICKS_A_SECOND === 0) this.score++;
    if (this.gems.length === 0) this.#nextLevel();
    if (this.enemies.some((enemy) => enemy.distanceTo(this.player) < REACH)) this.#lose();
  }

  #advanceEnemies(): void {
    const rules = RULES[this.difficulty];
    const speed = Math.min(GREATEST_SPEED, rules.speed + SPEED_A_LEVEL * (this.level - 1));
    this.enemies.forEach((enemy, i) => {
      // Enemies plan in turn, so that the work is spread over the ticks.
      const turn = Math.floor((i * rules.planEvery) / this.enemies.length);
      if (enemy.route === null || this.#tick % rules.planEvery === turn) enemy.plan(this);
      enemy.advance(speed / TICKS_A_SECOND, this.arena);
    });
  }

  /** Returns the player's next cell. If a diagonal step is blocked, the player slides along the wall. */
  #steered(): Point | null {
    const { x, y } = this.player.target;
    const { x: dx, y: dy } = this.steering;
    const steps = [
      [dx, dy],
      [dx, 0],
      [0, dy],
    ];
    const step = steps.find(
      ([stepX, stepY]) => (stepX !== 0 || stepY !== 0) && this.arena.allows({ x, y }, stepX, stepY),
    );
    return step === undefined ? null : { x: x + step[0], y: y + step[1] };
  }

  #collect(): void {
    const left = this.gems.filter((gem) => this.player.distanceTo(gem) >= REACH);
    this.score += 10 * this.level * (this.gems.length - left.length);
    this.gems = left;
  }

  #lose(): void {
    this.lives--;
    if (this.lives === 0) this.status = 'over';
    else this.#placeActors();
  }

  #nextLevel(): void {
    this.level++;
    this.arena = new Arena(this.#seed + this.level - 1, RULES[this.difficulty].mudCost);
    this.#beginLevel();
  }

  #beginLevel(): void {
    const random = new Random(this.#seed * 31 + this.level);
    const { width, height } = this.arena.grid;
    this.gems = [];
    while (this.gems.length < GEMS) {
      const gem = { x: random.below(width), y: random.below(height) };
      const { x, y } = this.arena.centre;
      const near = Math.max(Math.abs(gem.x - x), Math.abs(gem.y - y)) < CLEARANCE;
      const taken = this.gems.some((other) => other.x === gem.x && other.y === gem.y);
      if (!near && !taken && !this.arena.isBlocked(gem.x, gem.y)) this.gems.push(gem);
    }
    this.#placeActors();
  }

  #placeActors(): void {
    const rules = RULES[this.difficulty];
    const { centre, corners } = this.arena;
    this.player.place(centre);
    this.enemies = Array.from(
      { length: rules.enemies + this.level - 1 },
      (_, i) => new Enemy(corners[i % corners.length], i, this.arena, rules),
    );
    this.grace = GRACE_TICKS;
  }
}
