#!/usr/bin/env node
import { readInput } from './cli/io.ts';
import { main } from './cli/main.ts';

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.exitCode = 2;
  process.stderr.write(`hotpath: what it found cannot be written: ${error.message}\n`);
});
// Nobody to tell: the exit code says it all.
process.stderr.on('error', () => {});

// Not process.exit: output into a pipe may still be under way.
const { stdout, stderr, env } = process;
process.exitCode = await main(process.argv.slice(2), { readInput, stdout, stderr, env });
