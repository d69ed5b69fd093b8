// Runs the check where there are no workers.
import { report } from './check.js';

report();
