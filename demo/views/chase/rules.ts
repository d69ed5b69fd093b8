/** How hard the game is. */
export type Difficulty = 'easy' | 'normal' | 'hard';

export interface Rules {
  /** In the first level; each further level has one more. */
  readonly enemies: number;
  /** Cells a second on firm ground. */
  readonly speed: number;
  /** Terrain cost of mud, for enemies: they plan by it, and wade through it that much more slowly. */
  readonly mudCost: number;
  /** How much the routes of the others weigh in an enemy's plan, and how much the side it is to come from. */
  readonly spreadWeight: number;
  readonly flankWeight: number;
  /** Ticks from one plan of an enemy to the next. */
  readonly planEvery: number;
}

export const RULES: Record<Difficulty, Rules> = {
  easy: { enemies: 2, speed: 3, mudCost: 6, spreadWeight: 1, flankWeight: 0, planEvery: 24 },
  normal: { enemies: 3, speed: 3.8, mudCost: 3, spreadWeight: 2, flankWeight: 1, planEvery: 15 },
  hard: { enemies: 4, speed: 4.6, mudCost: 1.5, spreadWeight: 1, flankWeight: 2, planEvery: 9 },
};

export const DIFFICULTIES = Object.keys(RULES) as Difficulty[];

export const TICKS_A_SECOND = 60;
export const PLAYER_SPEED = 6;
/** Enemies gain this with each level, but stay slower than the player. */
export const SPEED_A_LEVEL = 0.25;
export const GREATEST_SPEED = 5.6;
export const GEMS = 8;
export const LIVES = 3;
/** After a catch enemies stand still for so long. */
export const GRACE_TICKS = 90;
