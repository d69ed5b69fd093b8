/** Exits of cells on a drawn map: fences between two cells, and steps that are legal one way only. */
import type { Point } from '../ui/stage.ts';
import type { Shape } from './shape.ts';

/** An exit that an edit opens or closes. */
export interface Exit {
  readonly cell: Point;
  readonly direction: number;
  readonly open: boolean;
}

/** A stroke is looked at in steps of this length, in cells. */
const STEP = 0.2;

/** Returns the exits to close for a fence between two neighbours. */
export function fence(shape: Shape, from: Point, to: Point): Exit[] {
  return between(shape, from, to, false);
}

/** Returns the exits of a step that is legal from one neighbour to the other, and not back. */
export function oneWay(shape: Shape, from: Point, to: Point): Exit[] {
  return between(shape, from, to, true);
}

/** Returns all exits of a cell, and those of its neighbours that lead into it, to open them. Some may lie outside the map. */
export function exitsAround(shape: Shape, cell: Point): Exit[] {
  return shape.stepsFrom(cell).flatMap((step, direction) => [
    { cell, direction, open: true },
    { cell: { x: cell.x + step.x, y: cell.y + step.y }, direction: shape.back(direction), open: true },
  ]);
}

/** Returns the exits to close for fences along a stroke. A stroke that stays at one point draws the nearest one. */
export function fencesAlong(shape: Shape, from: Point, to: Point): Exit[] {
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  if (length === 0) return fenceAt(shape, to, true);
  const steps = Math.ceil(length / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return fenceAt(shape, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, false);
  }).flat();
}

function fenceAt(shape: Shape, at: Point, anywhere: boolean): Exit[] {
  const edge = shape.edgeAt(at, anywhere);
  if (edge === null) return [];
  const { cell, direction } = edge;
  const step = shape.stepsFrom(cell)[direction];
  return fence(shape, cell, { x: cell.x + step.x, y: cell.y + step.y });
}

/** Returns the two exits between neighbours, the one back closed; none if they are no neighbours. */
function between(shape: Shape, from: Point, to: Point, open: boolean): Exit[] {
  const direction = shape.stepsFrom(from).findIndex(({ x, y }) => from.x + x === to.x && from.y + y === to.y);
  if (direction < 0) return [];
  return [
    { cell: from, direction, open },
    { cell: to, direction: shape.back(direction), open: false },
  ];
}
