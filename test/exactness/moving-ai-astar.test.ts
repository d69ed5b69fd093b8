// Apart from moving-ai.test.ts so that the two run side by side.
import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite("algorithm 'astar'", { algorithm: 'astar' });
