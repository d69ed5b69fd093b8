/**
 * `hotpath/js`: brings the js engine for searches on grids, squares and hexagons alike. Import it for its effect, once, anywhere.
 *
 * @module js
 */
import { create as search } from './core/kernel/generated/search.js';
import { bringJsKernels } from './core/kernel/js-kernels.ts';

bringJsKernels({ search });
