import type { Climb, Climbed, Hierarchy } from '../../engine/contraction.ts';
import { climb } from '../contraction/climb.ts';
import { Records } from '../contraction/hierarchy.ts';

/** A contracted map in arrays, which the js engine searches. */
export class JsHierarchy extends Records implements Hierarchy {
  release(): void {}

  climb(query: Climb): Climbed {
    return climb(this, query);
  }
}
