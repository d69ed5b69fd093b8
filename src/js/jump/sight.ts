/** Twin of assembly/jump/sight.ts: tests whether one cell is in view of another. */

import { NEVER, NO_DIRECTION, ONLY_WHEN_NO_OBSTACLES } from '../../rules/moves.ts';
import { distanceTo, testBit } from '../core/bits.ts';
import { bitOf, isFourConnected, movesAt, type Planes, rayOf } from './planes.ts';

/** A distance not yet measured. It exceeds any count of cells, so it rules nothing out. */
const UNKNOWN = 0x7fffffff;

/** The goal, and how many cells beside it are free along its row and column. */
export class View {
  goalX = 0;
  goalY = 0;
  /** Cells north, east, south and west of the goal up to the first obstacle; UNKNOWN until first needed. */
  readonly free: Int32Array = new Int32Array(4);
}

export function setView(view: View, goalX: number, goalY: number): void {
  view.goalX = goalX;
  view.goalY = goalY;
  view.free.fill(UNKNOWN);
}

export function isInView(planes: Planes, view: View, x: number, y: number): boolean {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = Math.abs(awayX);
  const rows = Math.abs(awayY);
  const along = view.free[awayX > 0 ? 3 : 1];
  if (isFourConnected(planes)) return columns <= along && isClear(planes, view, x, y);
  const across = view.free[awayY > 0 ? 0 : 2];
  const jumped = Math.max(columns, rows) - Math.min(columns, rows);
  return jumped <= (columns > rows ? along : across) && isClear(planes, view, x, y);
}

function isClear(planes: Planes, view: View, x: number, y: number): boolean {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = Math.abs(awayX);
  const rows = Math.abs(awayY);
  const fourConnected = isFourConnected(planes);
  const swept = fourConnected ? rows : Math.min(columns, rows);
  const jumped = fourConnected ? columns : Math.max(columns, rows) - swept;
  if (jumped !== 0) {
    const alongRow = fourConnected || columns > rows;
    if (jumped > freeCells(planes, view, alongRow ? (awayX > 0 ? 6 : 2) : awayY > 0 ? 0 : 4)) return false;
  }
  if (swept === 0) return true;
  return isSweepFree(planes, x, y, fourConnected ? (awayY < 0 ? 0 : 4) : diagonalTowards(awayX, awayY), swept);
}

function freeCells(planes: Planes, { free, goalX, goalY }: View, direction: number): number {
  const known = direction >> 1;
  if (free[known] === UNKNOWN) {
    const ray = rayOf(planes, direction);
    const bit = bitOf(ray.lines, goalX, goalY);
    free[known] =
      planes.borders !== 0
        ? distanceTo(planes.words, rayOf(planes, direction ^ 4).ends, bit, ray.sign)
        : distanceTo(planes.words, ray.lines.blocked, bit, ray.sign) - 1;
  }
  return free[known];
}

function isSweepFree(planes: Planes, x: number, y: number, direction: number, steps: number): boolean {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  if (testBit(words, ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
  return steps === 1 || distanceTo(words, ray.ends, bit, ray.sign) >= steps;
}

function isLegal(planes: Planes, x: number, y: number, direction: number): boolean {
  if (planes.borders === 0 && (planes.rule === NEVER || planes.rule === ONLY_WHEN_NO_OBSTACLES)) return false;
  return ((movesAt(planes, NO_DIRECTION, x, y) >> direction) & 1) !== 0;
}

export function diagonalTowards(awayX: number, awayY: number): number {
  if (awayY < 0) return awayX > 0 ? 1 : 7;
  return awayX > 0 ? 3 : 5;
}
