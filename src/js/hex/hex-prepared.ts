/** The planes that are kept with a map of hexagons, and searches over them. In the kernel, assembly/solve/prepared.ts keeps them. */
import { RUNNING } from '../../base/statuses.ts';
import { MOST_PENDING } from '../../base/tuning.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { Follower } from '../../grid/follower.ts';
import { type Attachment, Slot } from '../../grid/slot.ts';
import type { Search } from '../core/search-record.ts';
import { buildHexPlanes } from './hex-build.ts';
import { updateHexPlanes } from './hex-edit.ts';
import * as jumps from './hex-jumps.ts';
import { HexPlanes } from './hex-planes.ts';

/** Planes, and what follows the edits for them. */
class KeptPlanes implements Attachment {
  readonly follower: Follower;
  readonly planes: HexPlanes;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, rule: number) {
    this.follower = new Follower([cells.blockedJournal], true);
    this.planes = new HexPlanes(cells, rule);
    buildHexPlanes(this.planes);
  }

  release(): void {}
}

const KEPT: Slot<KeptPlanes> = /* @__PURE__ */ new Slot();

/** The planes that each open search reads. */
const HELD: WeakMap<Search, HexPlanes> = /* @__PURE__ */ new WeakMap();

/** Returns planes as the cells are now. Those that an open search reads stay as they are, and others are made. */
function hexPlanesOf(cells: CellStore, rule: number): HexPlanes {
  const kept = KEPT.of(cells);
  if (kept?.follower.isCurrent()) return kept.planes;
  const changes = kept?.planes.readers === 0 ? kept.follower.changes(mostPending(cells)) : null;
  if (kept !== null && changes !== null) {
    updateHexPlanes(kept.planes, changes[0]);
    kept.follower.mark();
    return kept.planes;
  }
  const made = new KeptPlanes(cells, rule);
  KEPT.set(cells, made);
  return made.planes;
}

/** Returns how many changes planes may be behind. Beyond that, making them again usually takes less time. */
function mostPending({ width, height }: CellStore): number {
  return Math.min(((width * height) >> 11) + 8, MOST_PENDING);
}

/** Begins a search. Returns its status. @throws `RangeError` if memory cannot be allocated. */
export function beginHexJumps(search: Search): number {
  const planes = hexPlanesOf(search.cells, search.plan.rule);
  letGo(search);
  const status = jumps.begin(search, planes);
  HELD.set(search, planes);
  planes.readers++;
  return status;
}

/** Continues a search for at most `steps` expansions. Returns its status. @throws `RangeError` if memory cannot be allocated. */
export function runHexJumps(search: Search, steps: number): number {
  const status = jumps.run(search, HELD.get(search) as HexPlanes, steps);
  if (status !== RUNNING) letGo(search);
  return status;
}

/** Lets others change the planes that a search has read. */
function letGo(search: Search): void {
  const planes = HELD.get(search);
  if (planes !== undefined) planes.readers--;
  HELD.delete(search);
}
