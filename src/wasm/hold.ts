/** What an open search holds of the engine: its record, and the grid as it was when the search was opened. */
import { planeBytes } from '../cell-store.ts';
import type { Profile } from '../engine.ts';
import type { Point } from '../point.ts';
import { OUT_OF_MEMORY } from '../statuses.ts';
import { blockedOf, sidesOf, terrainOf } from './cells-record.ts';
import type { Kernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';
import { WasmSearch } from './open-search.ts';
import { writeProfile } from './profile.ts';
import type { Copy, Past, Reader } from './residents.ts';

/** What a search of another module than the engine's has of it. */
export interface Owner {
  readonly kernel: Kernel;
  readonly memory: LinearMemory;
  /** @throws {RangeError} where there is nothing to drop. */
  makeRoom(): boolean;
}

export class Hold implements Reader {
  /** Address of the search's record; 0 once given back. */
  record: number;
  readonly #owner: Owner;
  /** The grid's copy, null while the search needs none. It may have left it for another. */
  #copy: Copy | null = null;
  #past: Past | null = null;

  /** @param record One that is idle, or 0. */
  constructor(owner: Owner, record: number) {
    this.#owner = owner;
    this.record = record || request(owner, () => owner.kernel.createSearch());
  }

  /** Opens the search. The copy of its grid is kept, and stays as it is until the search leaves it. */
  open(copy: Copy, profile: Profile, start: Point, goal: Point, release: () => void): WasmSearch {
    const { kernel, memory, makeRoom } = this.#owner;
    const { record } = this;
    writeProfile(memory, record, profile);
    let status: number;
    do status = kernel.openSearch(record, copy.address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && makeRoom());
    this.#copy = copy;
    copy.readers.add(this);
    return new WasmSearch(this.#owner, this, status, sidesOf(memory, copy.address).width, release);
  }

  /** Of a new copy only the cells: what has been prepared stays where edits are followed. */
  leave(copy: number, past: Past = { address: duplicate(this.#owner, copy), readers: 0 }): Past {
    past.readers++;
    this.#past = past;
    this.#owner.kernel.moveSearch(this.record, past.address);
    return past;
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
    this.#owner.kernel.releasePrepared(cells);
    this.#owner.kernel.releaseCells(cells);
  }
}

/** Another copy of a grid's cells, without what has been prepared of it. */
function duplicate(owner: Owner, cells: number): number {
  const { kernel, memory } = owner;
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const terrain = terrainOf(memory, cells) >>> 3;
  const copy = request(owner, () => kernel.createCells(width, height, rowBytes));
  memory.bytes.copyWithin(blockedOf(memory, copy), blocked, blocked + planeBytes(rowBytes, height));
  if (terrain === 0) return copy;
  try {
    const costs = request(owner, () => kernel.terrainPlane(copy)) >>> 3;
    memory.float64.copyWithin(costs, terrain, terrain + width * height);
    return copy;
  } catch (error) {
    kernel.releaseCells(copy);
    throw error;
  }
}

/** Asks for an address until there is one. */
function request({ makeRoom }: Owner, ask: () => number): number {
  for (;;) {
    const address = ask() >>> 0;
    if (address !== 0) return address;
    makeRoom();
  }
}
