/** Writes the landmarks of a grid into its copy in linear memory; assembly/search/landmarks.ts draws the layout. */
import type { Landmarks } from '../grid/landmarks.ts';
import * as layout from './layout.ts';
import type { LinearMemory } from './memory.ts';

/** @param place Address for them. @param withTables False if the tables there are these already. */
export function writeLandmarks(
  { views }: LinearMemory,
  place: number,
  landmarks: Landmarks,
  width: number,
  withTables: boolean,
): void {
  const { bytes, float64, int32 } = views;
  const { opened, tables } = landmarks;
  float64[(place + layout.LANDMARKS_STRAIGHT) >>> 3] = landmarks.straight;
  float64[(place + layout.LANDMARKS_DIAGONAL) >>> 3] = landmarks.diagonal;
  float64[(place + layout.LANDMARKS_QUANTUM) >>> 3] = landmarks.quantum;
  float64[(place + layout.LANDMARKS_HALF) >>> 3] = landmarks.half;
  float64[(place + layout.LANDMARKS_SAVED) >>> 3] = landmarks.saved;
  int32[(place + layout.LANDMARKS_RULE) >>> 2] = landmarks.rule;
  int32[(place + layout.LANDMARKS_OPENED_COUNT) >>> 2] = opened.length;
  let at = (place + layout.LANDMARKS_OPENED_AT) >>> 2;
  for (const cell of opened) {
    int32[at++] = cell % width;
    int32[at++] = Math.floor(cell / width);
  }
  if (withTables) bytes.set(new Uint8Array(tables.buffer), place + layout.LANDMARKS_TABLES_AT);
}
