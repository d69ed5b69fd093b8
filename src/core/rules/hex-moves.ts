/** Moves on hexagons, as in assembly/moves/hex-moves.ts. Other modules ask a shape (grid/shape.ts) for them, so that only maps of hexagons bundle this. */

import { AXIAL, ODD_Q } from './hex-distance.ts';

/** The numbers of the five layouts, which follow those of the corner rules. */
export const LAYOUTS = { 'odd-r': 4, 'even-r': 5, 'odd-q': 6, 'even-q': 7, axial: 8 } as const;

const ODD_R = 4;

/** The six directions round a cell: for rows, columns and axial, each not shoved and shoved. */
const ROUND = [0x076542, 0x106432, 0x670124, 0x560234, 0x106542, 0x106542];
const SWEEPS = [0xa4, 0x15, 0x92, 0x54, 0x25, 0x25];
const BESIDES = [0x104, 0x041, 0x140, 0x005, 0x101, 0x101];

export function isShoved(rule: number, x: number, y: number): number {
  return rule === AXIAL ? 0 : (rule ^ (rule < ODD_Q ? y : x)) & 1;
}

export function nonNeighbours(rule: number, x: number, y: number): number {
  return BESIDES[kindOf(rule) | isShoved(rule, x, y)];
}

export function sweepsAt(rule: number, x: number, y: number): number {
  return SWEEPS[kindOf(rule) | isShoved(rule, x, y)];
}

export function hexMovesFrom(rule: number, direction: number, ring: number): number {
  let moves = 0;
  for (let shoved = 0; shoved < 2; shoved++) {
    if (mayBe(rule, shoved, ring)) moves |= movesOf(rule, shoved, direction, ring);
  }
  return moves;
}

function mayBe(rule: number, shoved: number, ring: number): boolean {
  const here = ROUND[kindOf(rule) | shoved];
  let around = ring;
  for (let place = 0; place < 6; place++) around |= 1 << directionAt(here, place);
  return around === 255;
}

function movesOf(rule: number, shoved: number, direction: number, ring: number): number {
  const here = ROUND[kindOf(rule) | shoved];
  const arrival = arrivalOf(rule, shoved, direction);
  let moves = 0;
  for (let place = 0; place < 6; place++) {
    const move = directionAt(here, place);
    if (((ring >> move) & 1) !== 0) continue;
    const turn = (place + 6 - arrival) % 6;
    const behind = turn === 1 ? arrival + 2 : arrival + 4;
    const isBeside = turn === 1 || turn === 5;
    const isForced = isBeside && ((ring >> directionAt(here, behind % 6)) & 1) !== 0;
    if (arrival === 6 || turn === 0 || (isBeside && ((arrival & 1) === 0 || isForced))) moves |= 1 << move;
  }
  return moves;
}

function arrivalOf(rule: number, shoved: number, direction: number): number {
  const along = rule < ODD_Q ? 2 : 0;
  const flips = rule !== AXIAL && (direction & 3) !== along;
  const before = ROUND[kindOf(rule) | (shoved ^ Number(flips))];
  let place = 0;
  while (place < 6 && directionAt(before, place) !== direction) place++;
  return place;
}

export function directionAt(round: number, place: number): number {
  return (round >> (place << 2)) & 15;
}

function kindOf(rule: number): number {
  return (rule - ODD_R) & ~1;
}

/** Returns the six directions round a cell, as numbers of the eight, clockwise in rows and the other way round in columns. */
export function roundOf(rule: number, x: number, y: number): number {
  return ROUND[kindOf(rule) | isShoved(rule, x, y)];
}
