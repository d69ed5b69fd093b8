/** Writes and reads the landmarks of a grid's copy in linear memory; assembly/search/landmarks.ts draws the layout. */
import { LANES, Landmarks } from '../grid/landmarks.ts';
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

/** Returns the bytes of the landmarks of a grid. */
export function landmarksBytes(cells: number): number {
  return layout.LANDMARKS_TABLES_AT + 2 * LANES * cells;
}

/** Returns landmarks as they were when they were last written to `place`. @param latest The same landmarks, as they are now. */
export function readLandmarks({ views }: LinearMemory, place: number, latest: Landmarks, width: number): Landmarks {
  const { float64, int32 } = views;
  const first = (place + layout.LANDMARKS_OPENED_AT) >>> 2;
  const opened = Array.from(
    { length: int32[(place + layout.LANDMARKS_OPENED_COUNT) >>> 2] },
    (_, i) => int32[first + 2 * i + 1] * width + int32[first + 2 * i],
  );
  const saved = float64[(place + layout.LANDMARKS_SAVED) >>> 3];
  return Landmarks.fromPlain({ ...latest.plain(), opened, saved });
}
