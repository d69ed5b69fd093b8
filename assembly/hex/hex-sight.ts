/** Tests whether the goal is in view of a cell, by a sweep and then a jump, and writes the route between such cells. */
import { distanceTo } from '../core/bits';
import { Search } from '../core/layout';
import { prependPoint } from '../search/path';
import {
  AXIAL,
  bitOf,
  BLOCKED,
  HexPlanes,
  isInColumns,
  orientationOf,
  placeAlong,
  planeOf,
  signOf,
  stepQ,
  stepR,
} from './hex-planes';

/** A distance not yet measured. It exceeds any, so it rules nothing out. */
const UNKNOWN: u32 = 0xffffffff;

/** The leg found last: a sweep, then a jump beside it, and how many steps each. */
export let sweep: u32 = 0;
export let jump: u32 = 0;
export let swept: i32 = 0;
export let jumped: i32 = 0;

/** The goal in view, and how many cells before it are free in each odd direction; UNKNOWN until needed. */
let goalQ: i32 = 0;
let goalR: i32 = 0;
let free1: u32 = 0;
let free3: u32 = 0;
let free5: u32 = 0;

/** Sets the goal that `isInView` looks for. */
export function lookFor(q: i32, r: i32): void {
  goalQ = q;
  goalR = r;
  free1 = UNKNOWN;
  free3 = UNKNOWN;
  free5 = UNKNOWN;
}

/** Divides an offset into a sweep and a jump beside it. There is one way, since two directions side by side are axes of the sixth between them. */
export function setLeg(q: i32, r: i32): void {
  const sum = q + r;
  if (q >= 0 && r >= 0) setParts(0, q, 1, r);
  else if (q < 0 && sum >= 0) setParts(2, -q, 1, sum);
  else if (sum < 0 && r >= 0) setParts(2, r, 3, -sum);
  else if (q <= 0) setParts(4, -r, 3, -q);
  else if (sum <= 0) setParts(4, -sum, 5, q);
  else setParts(0, sum, 5, -r);
}

function setParts(along: u32, steps: i32, then: u32, stepsThen: i32): void {
  sweep = along;
  swept = steps;
  jump = then;
  jumped = stepsThen;
}

/** Returns whether the goal is in view of a cell. The cells before the goal are counted once for all cells. */
export function isInView(planes: HexPlanes, q: i32, r: i32): bool {
  setLeg(goalQ - q, goalR - r);
  const known = jump == 1 ? free1 : jump == 3 ? free3 : free5;
  if (jumped && <u32>jumped > (known == UNKNOWN ? measure(planes) : known)) return false;
  return !swept || freeAlong(planes, sweep, q, r, 1) >= <u32>swept;
}

/** Counts the free cells before the goal against the jump. */
function measure(planes: HexPlanes): u32 {
  const free = freeAlong(planes, jump, goalQ, goalR, -1);
  if (jump == 1) free1 = free;
  else if (jump == 3) free3 = free;
  else free5 = free;
  return free;
}

/** Returns how many free cells follow a cell in a direction, or come before it if `way` is -1. */
function freeAlong(planes: HexPlanes, direction: u32, q: i32, r: i32, way: i32): u32 {
  const orientation = orientationOf(direction);
  const blocked = planeOf(planes, orientation, BLOCKED);
  return distanceTo(blocked, bitOf(planes, orientation, q, r), way * signOf(direction)) - 1;
}

/**
 * Puts the cells of the leg from one cell to another in front of the route, all but the last one. Every cell where the direction in rows and columns changes is a
 * point. Returns false if memory cannot be allocated.
 */
export function prependLeg(search: Search, planes: HexPlanes, fromQ: i32, fromR: i32, q: i32, r: i32): bool {
  setLeg(q - fromQ, r - fromR);
  return (
    prependSteps(search, planes, jump, jumped, q, r) &&
    prependSteps(search, planes, sweep, swept, q - jumped * stepQ(jump), r - jumped * stepR(jump))
  );
}

/** Puts the cells of some steps that end at a cell in front of the route. */
function prependSteps(search: Search, planes: HexPlanes, direction: u32, steps: i32, q: i32, r: i32): bool {
  // Along rows steps are alike, and in an axial layout all are. Otherwise the direction on the grid changes with the row.
  const length = orientationOf(direction) && planes.rule != AXIAL ? 1 : steps;
  for (let left = steps; left > 0; left -= length) {
    q -= length * stepQ(direction);
    r -= length * stepR(direction);
    if (!prependCell(search, planes, q, r)) return false;
  }
  return true;
}

/** Puts a cell in front of the route. Steps are counted once it is written. */
export function prependCell(search: Search, planes: HexPlanes, q: i32, r: i32): bool {
  const u = placeAlong(planes, q, r);
  const inColumns = isInColumns(planes);
  return prependPoint(search, inColumns ? r : u, inColumns ? u : r, 0);
}
