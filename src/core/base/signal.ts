import { wrongKind } from './check.ts';

/** The part of an `AbortSignal` that is used here. It is declared for projects that compile without the types of the platform. */
export interface AbortSignalLike {
  /** Throws the reason if the signal has been aborted. */
  throwIfAborted(): void;
}

/** @throws `TypeError` unless `signal` is a signal or undefined. */
export function checkSignal(signal: unknown): void {
  if (signal === undefined || typeof (signal as AbortSignalLike | null)?.throwIfAborted === 'function') return;
  throw wrongKind('signal', signal, 'an AbortSignal, such as the signal of an AbortController');
}
