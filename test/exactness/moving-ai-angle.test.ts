import { movingAiAngleSuite } from '../support/moving-ai.ts';

movingAiAngleSuite();
