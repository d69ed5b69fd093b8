/**
 * `hotpath/js-all`: brings the js engine for all functions: beside searches on grids, fields, teams, graphs, routes at any angle, prepared grids and
 * cost layers. Import it for its effect, once, anywhere.
 *
 * @module js-all
 */
import { create as angle } from './core/kernel/generated/angle.js';
import { create as blend } from './core/kernel/generated/blend.js';
import { create as clearance } from './core/kernel/generated/clearance.js';
import { create as contraction } from './core/kernel/generated/contraction.js';
import { create as field } from './core/kernel/generated/field.js';
import { create as graph } from './core/kernel/generated/graph.js';
import { create as landmarks } from './core/kernel/generated/landmarks.js';
import { create as search } from './core/kernel/generated/search.js';
import { create as team } from './core/kernel/generated/team.js';
import { bringJsKernels } from './core/kernel/js-kernels.ts';

bringJsKernels({ angle, blend, clearance, contraction, field, graph, landmarks, search, team });
