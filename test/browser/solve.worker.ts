import '../../src/js-all.ts';
import { solve } from './solve.ts';

self.postMessage(solve());
