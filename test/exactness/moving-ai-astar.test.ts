// Apart from moving-ai.test.ts so that the two run side by side. A sample; all with HOTPATH_RUNS=10.
import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite("algorithm 'astar'", { algorithm: 'astar' }, 10);
