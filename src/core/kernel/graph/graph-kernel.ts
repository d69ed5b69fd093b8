import type { KernelGlobal, KernelMemory } from '../kernel.ts';

/** Raw exports of the graph kernel, see assembly/kernels/graph.ts. Addresses and u32 come out signed. */
export interface GraphKernel {
  readonly memory: KernelMemory;
  readonly refused: KernelGlobal;
  readonly used: KernelGlobal;
  createArcs(nodeCount: number, arcCount: number): number;
  offsetsPlane(arcs: number): number;
  targetsPlane(arcs: number): number;
  costsPlane(arcs: number): number;
  releaseArcs(arcs: number): void;
  createSearch(): number;
  setFactors(search: number, gFactor: number, hFactor: number, reopens: number): void;
  setLattice(search: number, estimate: number, width: number, height: number, least: number): void;
  setLimits(search: number, maxExpansions: number, maxCost: number): void;
  begin(search: number, arcs: number, reverse: number, start: number, goal: number): number;
  run(search: number): number;
  setGeneration(search: number, used: number): void;
}
