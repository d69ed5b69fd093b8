// Runs in a page of pages-server.ts, inside a frame of the test's page.
import { solve } from './solve.ts';

window.parent.postMessage(solve(), '*');
