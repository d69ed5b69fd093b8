import { solve } from './solve.ts';

self.postMessage(solve());
