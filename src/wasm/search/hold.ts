/** What an open search holds of the engine: its record, and the grid as it was when the search was opened. */

import type { Point } from '../../base/point.ts';
import { OUT_OF_MEMORY } from '../../base/statuses.ts';
import type { Profile } from '../../engine/search.ts';
import { type CellStore, planeBytes } from '../../grid/cell-store.ts';
import { blockedOf, classesOf, sidesOf, terrainOf } from '../cells-record.ts';
import { onceCollected } from '../collected.ts';
import type { Copy, Past, Reader } from '../residents.ts';
import type { Host } from './host.ts';
import { type SearchHold, WasmSearch } from './open-search.ts';
import { writeProfile } from './profile.ts';

/** Records of closed searches, with their nodes, that are kept for the next ones. */
const MOST_IDLE = 4;

/** Opens a search on a grid's copy, which is kept, and stays as it is until the search leaves it. */
export function openSearch(host: Host, cells: CellStore, profile: Profile, start: Point, goal: Point): WasmSearch {
  const copy = host.copyOf(cells);
  const hold = new Hold(host);
  try {
    const search = hold.open(copy, profile, start, goal);
    onceCollected(search, () => hold.close());
    return search;
  } catch (error) {
    hold.close();
    throw error;
  }
}

export class Hold implements Reader, SearchHold {
  /** Address of the search's record; 0 once given back. */
  record: number;
  readonly #host: Host;
  /** The grid's copy, null while the search needs none. It may have left it for another. */
  #copy: Copy | null = null;
  #past: Past | null = null;

  constructor(host: Host) {
    this.#host = host;
    this.record = host.idle.pop() ?? request(host, () => host.kernel.createSearch());
  }

  open(copy: Copy, profile: Profile, start: Point, goal: Point): WasmSearch {
    const { kernel, memory, makeRoom } = this.#host;
    const { record } = this;
    writeProfile(memory, record, profile);
    let status: number;
    do status = kernel.openSearch(record, copy.address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && makeRoom());
    this.#copy = copy;
    copy.readers.add(this);
    return new WasmSearch(this.#host, this, status, sidesOf(memory, copy.address).width);
  }

  /** Of a new copy only the cells: what has been prepared stays where edits are followed. */
  leave(copy: number, past: Past = { address: duplicate(this.#host, copy), readers: 0 }): Past {
    past.readers++;
    this.#past = past;
    this.#host.kernel.moveSearch(this.record, past.address);
    return past;
  }

  /** Gives all back; then does nothing. */
  close(): void {
    const { record } = this;
    if (record === 0) return;
    this.record = 0;
    const { kernel, idle } = this.#host;
    kernel.closeGraph(record);
    if (idle.length < MOST_IDLE) idle.push(record);
    else kernel.releaseSearch(record);
    this.release();
  }

  /** Gives back the grid, once the search needs it no more; then does nothing. */
  release(): void {
    const copy = this.#copy;
    const past = this.#past;
    this.#copy = null;
    this.#past = null;
    if (copy?.readers.delete(this) && copy.readers.size === 0 && !copy.isCurrent) this.#drop(copy.address);
    if (past !== null && --past.readers === 0) this.#drop(past.address);
  }

  #drop(cells: number): void {
    this.#host.kernel.releasePrepared(cells);
    this.#host.kernel.releaseCells(cells);
  }
}

/** Another copy of a grid's cells, without what has been prepared of it. */
function duplicate(host: Host, cells: number): number {
  const { kernel, memory } = host;
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const terrain = terrainOf(memory, cells);
  const classes = classesOf(memory, cells);
  const copy = request(host, () => kernel.createCells(width, height, rowBytes));
  memory.bytes.copyWithin(blockedOf(memory, copy), blocked, blocked + planeBytes(rowBytes, height));
  if (terrain === 0) return copy;
  try {
    request(host, () => (classes === 0 ? kernel.terrainPlane(copy) : kernel.classPlane(copy)));
    // Classes stand in the block of their costs.
    const end = classes === 0 ? terrain + width * height * 8 : classes + width * height;
    memory.bytes.copyWithin(terrainOf(memory, copy), terrain, end);
    return copy;
  } catch (error) {
    kernel.releaseCells(copy);
    throw error;
  }
}

/** Asks for an address until there is one. */
function request({ makeRoom }: Host, ask: () => number): number {
  for (;;) {
    const address = ask() >>> 0;
    if (address !== 0) return address;
    makeRoom();
  }
}
