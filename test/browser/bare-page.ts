// Runs in a page of pages-server.ts, in a frame inside the test's page.
import { solve } from './solve.ts';

window.parent.postMessage(solve(), '*');
