/** Reads the record of a grid's copy in linear memory; assembly/core/layout.ts draws it. */
import type { LinearMemory } from './memory.ts';

/** Address of the plane of blocked cells. */
export function blockedOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells >>> 2) + 3] >>> 0;
}

/** Address of terrain costs, by class or by cell; 0 while there are none. */
export function terrainOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells >>> 2) + 4] >>> 0;
}

/** Address of the plane of classes, 0 where there is none. */
export function classesOf({ int32 }: LinearMemory, cells: number): number {
  return int32[(cells >>> 2) + 5] >>> 0;
}

/** Columns, rows, and bytes of a row of the blocked plane. */
export function sidesOf({ int32 }: LinearMemory, cells: number): { width: number; height: number; rowBytes: number } {
  const at = cells >>> 2;
  return { width: int32[at], height: int32[at + 1], rowBytes: int32[at + 2] };
}
