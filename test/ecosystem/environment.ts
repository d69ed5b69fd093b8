import type { Project } from './project.ts';

/** A place where the package is used. */
export interface Environment {
  /** As in the table and on the command line. */
  readonly name: string;
  /** What must be there; the table shows the version of the first. Empty: the Node that runs this. */
  readonly tools: readonly string[];
  /** The engine that must run, or null where types are checked and nothing runs. */
  readonly engine: 'wasm' | 'js' | null;
  /** Whether it needs Chromium. */
  readonly browser?: boolean;
  /** What the table says besides `ok`. */
  readonly remark?: string;
  /** Runs the check. Returns what it printed; throws if anything fails. */
  run(project: Project): Promise<string>;
}
