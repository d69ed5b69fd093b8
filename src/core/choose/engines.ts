/** The engines of all kinds but searches, each made at first use, and what else has its own kernel. Bundles keep only those in use. */
import type { Arcs } from '../engine/graph.ts';
import type { EngineName } from '../engine/names.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Terrain } from '../grid/terrain.ts';
import { AngleEngine } from '../kernel/angle/angle-engine.ts';
import { Blender } from '../kernel/blend/blender.ts';
import { kernel as angle } from '../kernel/bytes/angle.ts';
import { kernel as blend } from '../kernel/bytes/blend.ts';
import { kernel as clearance } from '../kernel/bytes/clearance.ts';
import { kernel as contraction } from '../kernel/bytes/contraction.ts';
import { kernel as field } from '../kernel/bytes/field.ts';
import { kernel as graph } from '../kernel/bytes/graph.ts';
import { kernel as landmarks } from '../kernel/bytes/landmarks.ts';
import { kernel as team } from '../kernel/bytes/team.ts';
import { Measurer } from '../kernel/clearance/measurer.ts';
import { Hierarchy } from '../kernel/contraction/hierarchy.ts';
import type { ContractionKernel, LandmarksKernel } from '../kernel/exports.ts';
import { FieldEngine } from '../kernel/field/field-engine.ts';
import { GraphEngine } from '../kernel/graph/graph-engine.ts';
import { onceCollected } from '../kernel/on-collected.ts';
import { KernelFlood } from '../kernel/prepare/kernel-flood.ts';
import { TeamEngine } from '../kernel/team/team-engine.ts';
import { budget, EngineChoice, running, startOn } from './engine-choice.ts';

export const angleEngines: EngineChoice<AngleEngine> = /* @__PURE__ */ new EngineChoice(angle, 'angle', AngleEngine);
export const blendEngines: EngineChoice<Blender> = /* @__PURE__ */ new EngineChoice(blend, 'blend', Blender);
export const clearanceEngines: EngineChoice<Measurer> = /* @__PURE__ */ new EngineChoice(
  clearance,
  'clearance',
  Measurer,
);
export const fieldEngines: EngineChoice<FieldEngine> = /* @__PURE__ */ new EngineChoice(field, 'field', FieldEngine);
export const graphEngines: EngineChoice<GraphEngine> = /* @__PURE__ */ new EngineChoice(graph, 'graph', GraphEngine);
export const teamEngines: EngineChoice<TeamEngine> = /* @__PURE__ */ new EngineChoice(team, 'team', TeamEngine);

/** Frees the engines' copies of the arcs. */
export function releaseArcs(arcs: Arcs): void {
  for (const engine of running) if (engine instanceof GraphEngine) engine.release(arcs);
}

/** Returns what floods a grid. @param terrain See `KernelFlood`. @throws `RangeError` if memory cannot be allocated. */
export function kernelFlood(
  engine: EngineName,
  cells: CellStore,
  steps: { rule: number; straight: number; diagonal: number },
  blockBits: number,
  terrain: Terrain | null,
): KernelFlood {
  return new KernelFlood(startOn<LandmarksKernel>(engine, landmarks, 'landmarks'), cells, steps, blockBits, terrain);
}

/** Returns the corners of a grid, to be contracted. @param blocked See `Hierarchy`. @throws `RangeError` if memory cannot be allocated. */
export function makeHierarchy(engine: EngineName, cells: CellStore, blocked?: Uint8Array): Hierarchy {
  const started = startOn<ContractionKernel>(engine, contraction, 'contraction');
  const ledger = { memoryBytes: 0 };
  const hierarchy = new Hierarchy(started, cells, blocked, ledger);
  running.add(ledger);
  budget.lasting.add(ledger);
  started.guard.whenLost = () => {
    running.delete(ledger);
    budget.lasting.delete(ledger);
  };
  onceCollected(hierarchy, started.guard.whenLost);
  return hierarchy;
}
