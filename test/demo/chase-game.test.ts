// The rules of the game, without a page.
import { describe, expect, test, vi } from 'vitest';
import { Actor } from '../../demo/views/chase/actor.ts';
import { Arena, MUD } from '../../demo/views/chase/arena.ts';
import { Enemy } from '../../demo/views/chase/enemy.ts';
import { Game } from '../../demo/views/chase/game.ts';
import {
  DIFFICULTIES,
  GEMS,
  GRACE_TICKS,
  LIVES,
  PLAYER_SPEED,
  RULES,
  TICKS_A_SECOND,
} from '../../demo/views/chase/rules.ts';

/** Returns a running game past the grace time in which enemies stand still. */
function playing(seed = 1): Game {
  const game = new Game('normal', seed);
  game.start();
  game.grace = 0;
  return game;
}

/** Returns the cells of an enemy's route as text. */
function cellsOf(enemy: Enemy): Set<string> {
  return new Set(enemy.route?.toArray().map(({ x, y }) => `${x},${y}`));
}

describe('a game', () => {
  test('goes to the next level after the last gem, with one more enemy', () => {
    const game = playing();
    game.gems = [game.player.cell];
    game.advance();
    expect(game.level).toBe(2);
    expect(game.score).toBe(10);
    expect(game.gems.length).toBe(GEMS);
    expect(game.enemies.length).toBe(RULES.normal.enemies + 1);
  });

  test.each([1, 2, 5])('gives 10 times the level in points for a gem: level %i', (level) => {
    const game = playing();
    game.level = level;
    game.gems = [game.player.cell, game.arena.corners[0]];
    game.advance();
    expect(game.gems.length).toBe(1);
    expect(game.score).toBe(10 * level);
  });

  test.each([
    [1, 3.8],
    [2, 4.05],
    [5, 4.8],
    // The top speed, slower than the player.
    [9, 5.6],
    [30, 5.6],
  ])('lets enemies of level %i walk %f cells per second', (level, speed) => {
    const game = playing();
    game.level = level;
    // The enemy walks from the player's cell, which is firm ground, to one a straight step away.
    const [enemy] = game.enemies;
    const { x, y } = game.arena.centre;
    const step = [-1, 1].find((dx) => game.arena.allows({ x, y }, dx, 0)) ?? 0;
    expect(game.arena.grid.cost(x + step, y)).toBe(1);
    enemy.place({ x, y });
    enemy.target = { x: x + step, y };
    vi.spyOn(enemy, 'plan').mockImplementation(() => {});
    game.advance();
    expect(Math.hypot(enemy.x - x, enemy.y - y) * TICKS_A_SECOND).toBeCloseTo(speed, 9);
    expect(speed).toBeLessThan(PLAYER_SPEED);
  });

  test('takes a life for each catch, and is over after the last', () => {
    const game = playing();
    for (let lives = LIVES - 1; lives >= 0; lives--) {
      game.grace = 0;
      game.enemies[0].place(game.player.cell);
      game.advance();
      expect(game.lives).toBe(lives);
    }
    expect(game.status).toBe('over');
    game.start();
    expect(game.status).toBe('over');
  });

  test('keeps enemies still during the grace time and while paused', () => {
    const game = new Game('hard', 2);
    const places = () => game.enemies.map(({ x, y }) => `${x},${y}`).join(' ');
    const begin = places();
    game.start();
    for (let tick = 0; tick < GRACE_TICKS; tick++) game.advance();
    expect(places()).toBe(begin);
    game.advance();
    expect(places()).not.toBe(begin);
    const moved = places();
    game.pause();
    game.advance();
    expect(places()).toBe(moved);
  });

  test('lets no one walk through walls', () => {
    const game = playing(3);
    const directions = [-1, 0, 1];
    for (let tick = 0; tick < 1200; tick++) {
      if (tick % 40 === 0) {
        const turn = tick / 40;
        game.steering = { x: directions[turn % 3], y: directions[Math.floor(turn / 3) % 3] };
      }
      game.advance();
      for (const { cell } of [game.player, ...game.enemies]) expect(game.arena.isBlocked(cell.x, cell.y)).toBe(false);
    }
  });
});

describe('mud', () => {
  test.each(DIFFICULTIES)('slows enemies by its cost: %s', (difficulty) => {
    const { mudCost } = RULES[difficulty];
    const arena = new Arena(1, mudCost);
    const { width, levels } = arena.terrain;
    const cellOf = (cell: number) => ({ x: cell % width, y: Math.floor(cell / width) });
    const walked = (target: number) => {
      const enemy = new Enemy(cellOf(target - 1), 0, arena, RULES[difficulty]);
      enemy.target = cellOf(target);
      enemy.advance(0.3, arena);
      return enemy.x - cellOf(target - 1).x;
    };
    /** Finds a cell of that level whose left neighbour is passable. */
    const entered = (level: number) =>
      levels.findIndex((own, cell) => own === level && cell % width > 0 && levels[cell - 1] !== 0);
    expect(walked(entered(1))).toBeCloseTo(0.3, 9);
    expect(walked(entered(MUD))).toBeCloseTo(0.3 / mudCost, 9);
  });
});

describe('enemies', () => {
  const arena = new Arena(1, 1);
  const player = new Actor(arena.centre);
  const corner = arena.corners[0];

  test('spread out: from the same cell, they take different routes', () => {
    const rules = { ...RULES.normal, spreadWeight: 1, flankWeight: 0 };
    const enemies = [new Enemy(corner, 0, arena, rules), new Enemy(corner, 1, arena, rules)];
    const hunt = { arena, enemies, player };
    for (const enemy of enemies) enemy.plan(hunt);
    const [first, second] = enemies.map(cellsOf);
    const shared = [...first].filter((cell) => second.has(cell));
    expect(shared.length).toBeLessThan(first.size / 2);
  });

  test('flank: from the same cell, they come to the player from different sides', () => {
    const rules = { ...RULES.normal, spreadWeight: 0, flankWeight: 1 };
    const enemies = [0, 1].map((index) => new Enemy(corner, index, arena, rules));
    for (const enemy of enemies) enemy.plan({ arena, enemies, player });
    // The first should come from the right (an angle of 0), the second from the left.
    const [right, left] = enemies.map((enemy) => (enemy.route?.at(-3)?.x ?? 0) - player.x);
    expect(right).toBeGreaterThan(left);
  });
});
