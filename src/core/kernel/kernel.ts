/**
 * The parts of linear memory and of globals that are read. The package's types must not name WebAssembly: a caller's compiler knows that
 * name only with the types of Node or the DOM.
 */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** What a kernel in JavaScript calls once its memory has grown. WebAssembly detaches the old buffer instead. */
  readonly grown?: (() => void)[];
}
export interface KernelGlobal {
  readonly value: number;
}
