/**
 * Room in linear memory: asking for it, and making it where there is too little.
 *
 * Much of linear memory can be given up at any time: copies of grids and graphs are copied again when next used, fields move to arrays of
 * their own, open searches are repeated up to where they were, teams are made again from their state. Each of these is a tenant. All kernels share one budget: if their memory in
 * use exceeds it, the tenant used longest ago goes, whichever kernel it stands in. Most of the tenants used long ago belong to objects that
 * are garbage, but not yet collected: garbage collectors see little of linear memory, so they take their time, and report
 * nothing before the caller's turn of the event loop ends.
 *
 * A tenant that comes back raises the budget by its size for as long as it lives. So the budget follows what is live: garbage never comes
 * back.
 */
import { outOfMemory } from '../base/allocate.ts';
import { FIRST_BUDGET, MOST_BUDGET } from '../base/tuning/tuning-memory.ts';
import type { KernelGlobal } from './kernel.ts';

/** Something in linear memory that can be given up. */
export abstract class Tenant {
  abstract readonly room: Room;
  /** Bytes it had when it was last given up; 0 unless it may come back from that. */
  bytesAway = 0;
  /** Bytes by which it raises the budget. */
  raise = 0;

  /**
   * Whether it can be given up now.
   *
   * @param isRefused Whether memory cannot be allocated at all; otherwise the budget is exceeded.
   */
  abstract canGo(isRefused: boolean): boolean;
  /** Gives its memory back. */
  abstract go(): void;
}

/** What the tenants of all kernels may take up together. */
export class Budget {
  private readonly first: number;
  private readonly most: number;
  private rooms: Room[] = [];
  /** In order of use, the most recent last. */
  private readonly tenants = new Set<Tenant>();
  private latest: Tenant | null = null;
  private raised = 0;
  /**
   * What callers have asked to be kept, and nobody may give up: contracted maps. It counts as memory in use, and raises the budget by as much,
   * as far as that goes.
   */
  readonly lasting: Set<{ readonly memoryBytes: number }> = new Set();

  constructor(first: number = FIRST_BUDGET, most: number = MOST_BUDGET) {
    this.first = first;
    this.most = most;
  }

  /** Adds the room of a kernel. */
  add(room: Room): void {
    this.rooms.push(room);
  }

  /** Forgets the room of a kernel that has been given up, and all tenants there. */
  drop(kernel: object): void {
    this.rooms = this.rooms.filter((room) => room.kernel !== kernel);
    for (const tenant of this.tenants) if (tenant.room.kernel === kernel) this.forget(tenant);
  }

  /** Notes that a tenant is in use. */
  use(tenant: Tenant): void {
    if (tenant === this.latest) return;
    if (tenant.bytesAway > 0) this.setRaise(tenant, tenant.bytesAway);
    tenant.bytesAway = 0;
    this.tenants.delete(tenant);
    this.tenants.add(tenant);
    this.latest = tenant;
  }

  /** Forgets a tenant that is not needed any more. */
  forget(tenant: Tenant): void {
    this.remove(tenant);
    this.setRaise(tenant, 0);
    tenant.bytesAway = 0;
  }

  /** Gives tenants up, except `kept`, while they and `coming` more bytes exceed the budget. */
  keep(kept: Tenant, coming = 0): void {
    // Asked at every change of grids: most of them need no more memory.
    if (!kept.room.hasGrown() && coming === 0) return;
    while (this.isExceeded(coming) && this.giveUp(null, kept));
  }

  /**
   * Gives up the tenant used longest ago.
   *
   * @param room The room in which memory is refused; null where the budget is exceeded.
   * @returns False if there is none that can go.
   */
  giveUp(room: Room | null, kept: Tenant | null): boolean {
    for (const tenant of this.tenants) {
      if (tenant === kept || (room !== null && tenant.room !== room) || !tenant.canGo(room !== null)) continue;
      const before = tenant.room.bytes();
      tenant.go();
      this.remove(tenant);
      tenant.bytesAway = Math.max(before - tenant.room.bytes(), 0);
      return true;
    }
    return false;
  }

  private remove(tenant: Tenant): void {
    this.tenants.delete(tenant);
    if (this.latest === tenant) this.latest = null;
  }

  private setRaise(tenant: Tenant, bytes: number): void {
    this.raised += bytes - tenant.raise;
    tenant.raise = bytes;
  }

  private isExceeded(coming: number): boolean {
    let lasting = 0;
    for (const { memoryBytes } of this.lasting) lasting += memoryBytes;
    const most = Math.min(this.first + this.raised + lasting, this.most);
    let bytes = coming + lasting;
    for (const room of this.rooms) bytes += room.used();
    if (bytes <= most) return false;
    // Looked at only where it matters: it takes calls into the kernels.
    for (const room of this.rooms) bytes -= room.scratchBytes();
    return bytes > most;
  }
}

/** What a room asks of its kernel. */
interface RoomKernel {
  /** Bytes of the last request that was refused. */
  readonly refused: KernelGlobal;
  /** Bytes in allocated blocks. */
  readonly used: KernelGlobal;
}

/** Memory that an engine keeps at hand for the next call and does not count as a tenant's. */
export interface Scratch {
  /** Its bytes. */
  bytes(): number;
  /** Gives some of it back. False if there is nothing to give. */
  drop(): boolean;
}

const NO_SCRATCH: Scratch = { bytes: () => 0, drop: () => false };

/** The linear memory of one kernel. */
export class Room {
  readonly budget: Budget;
  readonly kernel: RoomKernel;
  private readonly scratch: Scratch;
  private usedBefore = 0;

  constructor(kernel: RoomKernel, budget: Budget, scratch: Scratch = NO_SCRATCH) {
    this.budget = budget;
    this.kernel = kernel;
    this.scratch = scratch;
    budget.add(this);
  }

  /** Bytes in use. */
  used(): number {
    return this.kernel.used.value >>> 0;
  }

  /** Whether more is in use than when this was last asked. */
  hasGrown(): boolean {
    const before = this.usedBefore;
    this.usedBefore = this.used();
    return this.usedBefore > before;
  }

  scratchBytes(): number {
    return this.scratch.bytes();
  }

  /** Bytes in use by tenants. */
  bytes(): number {
    return this.used() - this.scratchBytes();
  }

  /**
   * Calls a request until it is not refused, and makes room between attempts: spare memory goes first, then the tenant used longest ago. All
   * calls into kernels that may need memory go through here.
   *
   * @param refusal What the request returns if memory is refused.
   * @throws `RangeError` if there is nothing to give up.
   */
  run(request: () => number, refusal: number): number {
    for (;;) {
      const answer = request();
      if (answer !== refusal) return answer;
      this.make();
    }
  }

  /** Asks for an address. @throws `RangeError` if memory cannot be allocated. */
  ask(request: () => number): number {
    return this.run(request, 0) >>> 0;
  }

  /** Gives something up. @throws `RangeError` if there is nothing to give up. */
  make(): void {
    if (!this.scratch.drop() && !this.budget.giveUp(this, null)) throw outOfMemory(this.kernel.refused.value);
  }
}
