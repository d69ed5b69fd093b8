import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite('prepared grids', {}, true);
