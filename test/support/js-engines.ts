/** Engines of each kind on kernels in JavaScript. */
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { Blender } from '../../src/core/kernel/blend/blender.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { GraphEngine } from '../../src/core/kernel/graph/graph-engine.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { startJsKernel } from './kernels.ts';

export const jsSearchEngine = () => new SearchEngine(startJsKernel('search'), undefined, 'js');
export const jsFieldEngine = () => new FieldEngine(startJsKernel('field'), undefined, 'js');
export const jsGraphEngine = () => new GraphEngine(startJsKernel('graph'), undefined, 'js');
export const jsAngleEngine = () => new AngleEngine(startJsKernel('angle'), undefined, 'js');
export const jsTeamEngine = () => new TeamEngine(startJsKernel('team'), undefined, 'js');
export const jsBlender = () => new Blender(startJsKernel('blend'));
