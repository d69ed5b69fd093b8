import { OUT_OF_MEMORY } from '../../base/statuses.ts';
import type { AngleOutcome, AngleQuery } from '../../engine/angle.ts';
import type { EngineName } from '../../engine/names.ts';
import type { AngleKernel } from '../exports.ts';
import { GridCopies } from '../grid-copies.ts';
import { ANGLE_SEARCH_COST, ANGLE_SEARCH_EXPANDED, ANGLE_SEARCH_ROUTE, ANGLE_SEARCH_ROUTE_LENGTH } from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room } from '../memory-budget.ts';

/** Finds routes at any angle. */
export class AngleEngine {
  readonly name: EngineName;
  private readonly kernel: AngleKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly residents: GridCopies;
  /** Address of the record that all searches share. */
  private readonly search: number;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(kernel: AngleKernel, budget: Budget = new Budget(), name: EngineName = 'wasm') {
    this.name = name;
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.room = new Room(kernel, budget);
    this.residents = new GridCopies(kernel, this.memory, this.room);
    this.search = this.room.ask(() => kernel.createAngleSearch());
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Bytes of linear memory in use. */
  get usedBytes(): number {
    return this.room.used();
  }

  /** @throws `RangeError` if memory cannot be allocated; the engine stays usable. */
  solve({ cells, startX, startY, goalX, goalY, maxExpansions, maxCost }: AngleQuery): AngleOutcome {
    const { kernel, search } = this;
    kernel.setAngleLimits(search, maxExpansions, maxCost);
    const solve = () => kernel.solveGround(this.residents.addressOf(cells), search, startX, startY, goalX, goalY);
    return this.outcome(this.room.run(solve, OUT_OF_MEMORY));
  }

  private outcome(status: number): AngleOutcome {
    const { search } = this;
    const { int32, float64 } = this.memory.views;
    const cost = float64[(search + ANGLE_SEARCH_COST) >>> 3];
    const expanded = int32[(search + ANGLE_SEARCH_EXPANDED) >>> 2] >>> 0;
    const length = int32[(search + ANGLE_SEARCH_ROUTE_LENGTH) >>> 2];
    if (length === 0) return { status, xy: null, cost, expanded };
    const xy = new Int32Array(2 * length);
    const last = (int32[(search + ANGLE_SEARCH_ROUTE) >>> 2] >>> 2) + length - 1;
    for (let i = 0; i < length; i++) {
      const place = int32[last - i];
      xy[2 * i] = place & 0xffff;
      xy[2 * i + 1] = place >> 16;
    }
    return { status, xy, cost, expanded };
  }
}
