/** Describes the machine of a run. */
import type { Machine } from '../run/results.ts';

/** Load average per processor above which the page says that the machine was busy. */
const BUSY = 0.5;

const BUSY_NOTE = `
The machine was busy with other work. Interruptions lengthen long calls more than short ones, which fit between them. So ratios
of a slow and a fast library flatter the fast one.
`;

/** Returns a line on the machine and its load, between two other texts, and a note if it was busy. */
export function machineNote(
  { processor, processors, memoryGiB, system, load }: Machine,
  before: string,
  after: string,
): string {
  return `*${before}${processor}, ${processors} logical processors, ${memoryGiB} GiB, ${system}${after}; load average before the run ${load}.*
${load < BUSY * processors ? '' : BUSY_NOTE}`;
}
