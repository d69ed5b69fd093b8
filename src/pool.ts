/**
 * Searches on all cores: workers that search copies of a grid, for Node, browsers, Deno and Bun.
 *
 * @packageDocumentation
 */
export {
  createPool,
  type Pool,
  type PoolFieldOptions,
  type PoolOptions,
  type PoolPathOptions,
} from './pool/create-pool.ts';
export type { FieldCopy } from './pool/field-copy.ts';
export type { PoolSignal, SignalOption } from './pool/requests.ts';
export type { NodeWorker, WebWorker, WorkerSource } from './pool/thread.ts';
