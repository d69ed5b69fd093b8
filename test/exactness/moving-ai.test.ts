import { movingAiSuite } from '../support/moving-ai.ts';

movingAiSuite('default options', {});
