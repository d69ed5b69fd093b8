/** Twin of assembly/hex/hex-sight.ts: whether the goal is in view of a cell, and the route between such cells. */
import { distanceTo } from '../core/bits.ts';
import {
  AXIAL,
  BLOCKED,
  bitOf,
  type HexPlanes,
  isInColumns,
  orientationOf,
  placeAlong,
  planeOf,
  signOf,
  stepQ,
  stepR,
} from './hex-planes.ts';

const UNKNOWN = Infinity;

/** The leg found last. */
let sweep = 0;
let jump = 0;
let swept = 0;
let jumped = 0;

let goalQ = 0;
let goalR = 0;
let free1: number = UNKNOWN;
let free3: number = UNKNOWN;
let free5: number = UNKNOWN;

export function lookFor(q: number, r: number): void {
  goalQ = q;
  goalR = r;
  free1 = UNKNOWN;
  free3 = UNKNOWN;
  free5 = UNKNOWN;
}

function setLeg(q: number, r: number): void {
  const sum = q + r;
  if (q >= 0 && r >= 0) setParts(0, q, 1, r);
  else if (q < 0 && sum >= 0) setParts(2, -q, 1, sum);
  else if (sum < 0 && r >= 0) setParts(2, r, 3, -sum);
  else if (q <= 0) setParts(4, -r, 3, -q);
  else if (sum <= 0) setParts(4, -sum, 5, q);
  else setParts(0, sum, 5, -r);
}

function setParts(along: number, steps: number, then: number, stepsThen: number): void {
  sweep = along;
  swept = steps;
  jump = then;
  jumped = stepsThen;
}

export function isInView(planes: HexPlanes, q: number, r: number): boolean {
  setLeg(goalQ - q, goalR - r);
  const known = jump === 1 ? free1 : jump === 3 ? free3 : free5;
  if (jumped > 0 && jumped > (known === UNKNOWN ? measure(planes) : known)) return false;
  return swept === 0 || freeAlong(planes, sweep, q, r, 1) >= swept;
}

function measure(planes: HexPlanes): number {
  const free = freeAlong(planes, jump, goalQ, goalR, -1);
  if (jump === 1) free1 = free;
  else if (jump === 3) free3 = free;
  else free5 = free;
  return free;
}

function freeAlong(planes: HexPlanes, direction: number, q: number, r: number, way: number): number {
  const orientation = orientationOf(direction);
  const blocked = planeOf(planes, orientation, BLOCKED);
  return distanceTo(planes.bits, blocked, bitOf(planes, orientation, q, r), way * signOf(direction)) - 1;
}

/** @param route Its coordinates from the goal on, y before x. */
export function prependLeg(
  planes: HexPlanes,
  route: number[],
  fromQ: number,
  fromR: number,
  q: number,
  r: number,
): void {
  setLeg(q - fromQ, r - fromR);
  const [along, steps] = [sweep, swept];
  prependSteps(planes, route, jump, jumped, q, r);
  prependSteps(planes, route, along, steps, q - jumped * stepQ(jump), r - jumped * stepR(jump));
}

function prependSteps(
  planes: HexPlanes,
  route: number[],
  direction: number,
  steps: number,
  q: number,
  r: number,
): void {
  const length = orientationOf(direction) > 0 && planes.rule !== AXIAL ? 1 : steps;
  for (let left = steps; left > 0; left -= length) {
    q -= length * stepQ(direction);
    r -= length * stepR(direction);
    prependCell(planes, route, q, r);
  }
}

export function prependCell(planes: HexPlanes, route: number[], q: number, r: number): void {
  const u = placeAlong(planes, q, r);
  if (isInColumns(planes)) route.push(u, r);
  else route.push(r, u);
}
