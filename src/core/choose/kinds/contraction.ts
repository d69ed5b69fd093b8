/** Where a contracted map is stored: in a separate kernel. */
import type { EngineName } from '../../engine/names.ts';
import { kernel } from '../../kernel/bytes/contraction.ts';
import { type ContractionKernel, Hierarchy } from '../../kernel/contraction/hierarchy.ts';
import { onceCollected } from '../../kernel/on-collected.ts';
import { startKernel } from '../../kernel/start-kernel.ts';
import { budget, running, startJs } from '../engine-choice.ts';

/** @param links How many links a start and a goal may have. @throws `RangeError` if memory cannot be allocated. */
export function makeHierarchy(engine: EngineName, links: number): Hierarchy {
  const started = engine === 'js' ? startJs<ContractionKernel>('contraction') : startKernel<ContractionKernel>(kernel);
  const ledger = { memoryBytes: 0 };
  const hierarchy = new Hierarchy(started, links, ledger);
  running.add(ledger);
  budget.lasting.add(ledger);
  onceCollected(hierarchy, () => {
    running.delete(ledger);
    budget.lasting.delete(ledger);
  });
  return hierarchy;
}
