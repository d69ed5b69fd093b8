#!/usr/bin/env node
import { readInput } from './io.ts';
import { main } from './main.ts';

const { stdout, stderr, env } = process;
/** Why standard output cannot be written. */
let failure: Error | null = null;
let isDone = false;

// A reader such as `head` may close the pipe early; that is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  failure = error;
  if (isDone) complain(error);
});
// Nobody to tell: the exit code says it all.
stderr.on('error', () => {});

// Not process.exit: output into a pipe may still be under way.
Promise.resolve(main(process.argv.slice(2), { readInput, stdout, stderr, env })).then((code) => {
  isDone = true;
  process.exitCode = code;
  // A command that saw the failure has said so.
  if (failure !== null && code !== 2) complain(failure);
});

function complain({ message }: Error): void {
  process.exitCode = 2;
  stderr.write(`hotpath: what it found cannot be written: ${message}\n`);
}
