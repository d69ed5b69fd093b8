/** Where a contracted map is stored: in a kernel of its own, or in arrays for the js engine. */
import type { Hierarchy } from '../engine/contraction.ts';
import type { EngineName } from '../engine/names.ts';
import type { JsHierarchy } from '../js/engines/hierarchy.ts';
import { kernel } from '../wasm/bytes/contraction.ts';
import { type ContractionKernel, WasmHierarchy } from '../wasm/contraction/hierarchy.ts';
import { onceCollected } from '../wasm/on-collected.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, running } from './engine-choice.ts';
import { TwinPart } from './twin-part.ts';

/** Makes the arrays of the js engine. */
export const hierarchyTwin: TwinPart<(links: number) => JsHierarchy> = /* @__PURE__ */ new TwinPart();

/** @param links How many links a start and a goal may have. @throws `RangeError` if memory cannot be allocated. */
export function makeHierarchy(engine: EngineName, links: number): Hierarchy {
  if (engine === 'js') return hierarchyTwin.get()(links);
  const ledger = { memoryBytes: 0 };
  const hierarchy = new WasmHierarchy(startKernel<ContractionKernel>(kernel), links, ledger);
  running.add(ledger);
  budget.lasting.add(ledger);
  onceCollected(hierarchy, () => {
    running.delete(ledger);
    budget.lasting.delete(ledger);
  });
  return hierarchy;
}
