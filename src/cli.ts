#!/usr/bin/env node
import { main } from './cli/main.ts';

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Not process.exit: output into a pipe may still be under way.
process.exitCode = main(process.argv.slice(2), process);
