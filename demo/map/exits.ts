/** Exits of cells on a drawn map: fences between two cells, and steps that are legal one way only. */
import type { Point } from '../ui/stage.ts';

/** Steps of the eight directions: 0 is north, then clockwise. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
] as const;

/** Names of the directions, for readers. */
export const DIRECTION_NAMES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/** An exit that an edit opens or closes. */
export interface Exit {
  readonly cell: Point;
  readonly direction: number;
  readonly open: boolean;
}

/** A fence is drawn where the pointer is this near to the middle part of the edge between two cells, in cells. */
const NEAR_EDGE = 0.35;
const MIDDLE_PART = 0.25;
/** A stroke is looked at in steps of this length, in cells. */
const STEP = 0.2;

/** Returns the exits to close for a fence between two neighbours. */
export function fence(from: Point, to: Point): Exit[] {
  const direction = directionOf(from, to);
  if (direction < 0) return [];
  return [
    { cell: from, direction, open: false },
    { cell: to, direction: direction ^ 4, open: false },
  ];
}

/** Returns the exits of a step that is legal from one neighbour to the other, and not back. */
export function oneWay(from: Point, to: Point): Exit[] {
  const direction = directionOf(from, to);
  if (direction < 0) return [];
  return [
    { cell: from, direction, open: true },
    { cell: to, direction: direction ^ 4, open: false },
  ];
}

/** Returns all exits of a cell, and those of its neighbours that lead into it, to open them. Some may lie outside the map. */
export function exitsAround(cell: Point): Exit[] {
  return STEPS.flatMap((step, direction) => [
    { cell, direction, open: true },
    { cell: { x: cell.x + step.x, y: cell.y + step.y }, direction: direction ^ 4, open: true },
  ]);
}

/** Returns the exits to close for fences along a stroke. A stroke that stays at one point draws the nearest one. */
export function fencesAlong(from: Point, to: Point): Exit[] {
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  if (length === 0) return fenceAt(to, true);
  const steps = Math.ceil(length / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return fenceAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, false);
  }).flat();
}

/** Returns the fence at the edge nearest to a point; unless it is `anywhere`, only at the middle part of an edge. */
function fenceAt(at: Point, anywhere: boolean): Exit[] {
  const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const [across, down] = [at.x - cell.x, at.y - cell.y];
  const edges = [
    { direction: 0, distance: down, along: across },
    { direction: 2, distance: 1 - across, along: down },
    { direction: 4, distance: 1 - down, along: across },
    { direction: 6, distance: across, along: down },
  ];
  const nearest = edges.reduce((best, edge) => (edge.distance < best.distance ? edge : best));
  const isMiddle = nearest.distance <= NEAR_EDGE && Math.abs(nearest.along - 0.5) <= 0.5 - MIDDLE_PART;
  if (!anywhere && !isMiddle) return [];
  const step = STEPS[nearest.direction];
  return fence(cell, { x: cell.x + step.x, y: cell.y + step.y });
}

/** Returns the direction from a cell to a neighbour; -1 if it is none. */
function directionOf(from: Point, to: Point): number {
  return STEPS.findIndex(({ x, y }) => from.x + x === to.x && from.y + y === to.y);
}
