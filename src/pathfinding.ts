/**
 * The API of PathFinding.js 0.4.18 over hotpath. Replace `import PF from 'pathfinding'` with `import PF from 'hotpath/pathfinding'`; the
 * guide "Moving from PathFinding.js" says what differs.
 *
 * @packageDocumentation
 */
import * as PF from './dropin/pathfinding/names.ts';

export * from './dropin/pathfinding/names.ts';
export { PF as default };
