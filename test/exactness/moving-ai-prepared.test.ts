// A sample; all with HOTPATH_RUNS=4.
import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite('prepared grids', {}, 4, true);
