/** The difficulty of the game. */
export type Difficulty = 'easy' | 'normal' | 'hard';

export interface Rules {
  /** Enemies in the first level. Each further level has one more. */
  readonly enemies: number;
  /** Cells per second on firm ground, in the first level. */
  readonly speed: number;
  /** Terrain cost of mud for enemies. They plan with it, and walk through mud slower by this factor. */
  readonly mudCost: number;
  /** Weights in an enemy's plan: of the other enemies' routes, and of the side from which it should come. */
  readonly spreadWeight: number;
  readonly flankWeight: number;
  /** Ticks between two plans of an enemy. */
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
/** Enemies get faster by this with each level, up to GREATEST_SPEED, which is below PLAYER_SPEED. */
export const SPEED_A_LEVEL = 0.25;
export const GREATEST_SPEED = 5.6;
export const GEMS = 8;
export const LIVES = 3;
/** Enemies stand still for this long at the beginning of a level and after a catch. */
export const GRACE_TICKS = 90;
