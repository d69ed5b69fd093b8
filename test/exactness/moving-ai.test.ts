// A sample; all with HOTPATH_RUNS=2.
import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite('default options', {}, 2);
