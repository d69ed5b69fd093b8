/** Reads the record of a grid's copy in linear memory; assembly/core/layout.ts draws it. */
import {
  CELLS_BLOCKED,
  CELLS_CLASSES,
  CELLS_EXITS,
  CELLS_HEIGHT,
  CELLS_LANDMARKS,
  CELLS_ROW_BYTES,
  CELLS_TERRAIN,
  CELLS_WIDTH,
} from './layout.ts';
import type { LinearMemory } from './memory.ts';

/** Address of the plane of blocked cells. */
export function blockedOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells + CELLS_BLOCKED) >>> 2] >>> 0;
}

/** Address of the terrain costs, by class or by cell; 0 if there are none. */
export function terrainOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells + CELLS_TERRAIN) >>> 2] >>> 0;
}

/** Address of the class plane; 0 if there is none. */
export function classesOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells + CELLS_CLASSES) >>> 2] >>> 0;
}

/** Address of the closed exits; 0 while all are open. */
export function exitsOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells + CELLS_EXITS) >>> 2] >>> 0;
}

/** Address of the landmarks; 0 without. */
export function landmarksOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells + CELLS_LANDMARKS) >>> 2] >>> 0;
}

/** Columns, rows, and bytes per row of the blocked plane. */
export function sidesOf({ int32 }: LinearMemory, cells: number): { width: number; height: number; rowBytes: number } {
  return {
    width: int32[(cells + CELLS_WIDTH) >>> 2],
    height: int32[(cells + CELLS_HEIGHT) >>> 2],
    rowBytes: int32[(cells + CELLS_ROW_BYTES) >>> 2],
  };
}
