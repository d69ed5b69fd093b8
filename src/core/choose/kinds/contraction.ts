/** Where a contracted map is stored: in a separate kernel. */
import type { EngineName } from '../../engine/names.ts';
import { kernel } from '../../kernel/bytes/contraction.ts';
import { type ContractionKernel, Hierarchy } from '../../kernel/contraction/hierarchy.ts';
import { onceCollected } from '../../kernel/on-collected.ts';
import { budget, running, startOn } from '../engine-choice.ts';

/** @param links How many links a start and a goal may have. @throws `RangeError` if memory cannot be allocated. */
export function makeHierarchy(engine: EngineName, links: number): Hierarchy {
  const started = startOn<ContractionKernel>(engine, kernel, 'contraction');
  const ledger = { memoryBytes: 0 };
  const hierarchy = new Hierarchy(started, links, ledger);
  running.add(ledger);
  budget.lasting.add(ledger);
  started.whenLost = () => {
    running.delete(ledger);
    budget.lasting.delete(ledger);
  };
  onceCollected(hierarchy, started.whenLost);
  return hierarchy;
}
