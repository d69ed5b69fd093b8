/** Numbers of actions from each place and heading to a goal, for robots that turn. */
import { allocate } from '../../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../../core/base/cells/direction.ts';
import { HEADED_VALUES } from '../../../core/base/tuning/tuning-teams.ts';

/** The number of actions where no route leads to the goal. */
export const FAR = 65_535;

export class HeadedFields {
  private readonly moves: Uint8Array;
  private readonly passable: Uint8Array;
  private readonly shift: number;
  /** By goal, in order of first use. */
  private readonly fields = new Map<number, Uint16Array>();
  private queue: Int32Array = new Int32Array(0);

  constructor(moves: Uint8Array, passable: Uint8Array, shift: number) {
    this.moves = moves;
    this.passable = passable;
    this.shift = shift;
  }

  /** Forgets all. Call it when the map has changed. */
  clear(): void {
    this.fields.clear();
  }

  /** Returns the number of actions to a goal, at 4 * place + heading. */
  to(goal: number): Uint16Array {
    let field = this.fields.get(goal);
    if (field !== undefined) return field;
    field = this.flood(goal);
    if ((this.fields.size + 1) * field.length > HEADED_VALUES) {
      // The oldest is most likely to be of a goal that nobody has any more.
      for (const oldest of this.fields.keys()) {
        this.fields.delete(oldest);
        break;
      }
    }
    this.fields.set(goal, field);
    return field;
  }

  private flood(goal: number): Uint16Array {
    const { moves, shift } = this;
    const field = allocate(Uint16Array, 4 * moves.length).fill(FAR);
    if (this.passable[goal] === 0) return field;
    if (this.queue.length === 0) this.queue = allocate(Int32Array, field.length);
    const { queue } = this;
    let count = 0;
    for (let heading = 0; heading < 4; heading++) {
      field[4 * goal + heading] = 0;
      queue[count++] = 4 * goal + heading;
    }
    const ahead = Int32Array.from([0, 2, 4, 6], (bit) => 4 * ((STEP_Y[bit] << shift) + STEP_X[bit]));
    for (let k = 0; k < count; k++) {
      const state = queue[k];
      const heading = state & 3;
      const farther = Math.min(field[state] + 1, FAR - 1);
      const left = state - heading + ((heading + 1) & 3);
      const right = state - heading + ((heading + 3) & 3);
      const before = state - ahead[heading];
      if (field[left] === FAR) {
        field[left] = farther;
        queue[count++] = left;
      }
      if (field[right] === FAR) {
        field[right] = farther;
        queue[count++] = right;
      }
      if (before < 0 || before >= field.length || field[before] !== FAR) continue;
      if (((moves[before >> 2] >> (2 * heading)) & 1) === 0) continue;
      field[before] = farther;
      queue[count++] = before;
    }
    return field;
  }
}
