// Part of the release target of asconfig.json: says of some functions whether calls become copies of them. Binaryen decides by the function's
// size alone: it copies all of up to 70 nodes to wherever they are called.
import { DecoratorFlags } from 'assemblyscript';

/**
 * Functions of the open list that are copied though they are larger. Without the copies searches take 7 % longer: 4 % for siftUp, 3 % for
 * popWithin (medians over ten maps, both algorithms).
 */
const HEAP = 'assembly/core/heap';
const COPIED = ['popWithin', 'siftUp'];

/** Functions that are called, since they run once a search, a block of memory or a row, or only after walls have been removed. Copies of them would be 1.2 KB of the bundle. */
const CALLED = [
  'core/bits/writeBit',
  'core/heap/clearHeap',
  'core/memory/listOf',
  'core/memory/setFree',
  'core/memory/takeFree',
  'core/moves/ringOf',
  'jump/jps/placeEnds',
  'jump/jump-ages/forgetPoint',
  'jump/plane-build/addBits',
  'jump/plane-build/forcedBeside',
  'jump/plane-build/shifted',
  'jump/planes/layLines',
  'reach/labels/edgeOf',
  'reach/labels/labelOnEdge',
  'reach/labels/numberOf',
  'reach/labels/orderOf',
  'reach/labels/startsOf',
  'search/arcs/arcAt',
  'search/goal-box/setBox',
  'search/landmarks/detour',
  'search/landmarks/landmarksOf',
  'search/landmarks/toBox',
  'search/path/clearRoute',
  'search/path/setCost',
  'search/terrain-moves/prepareOffsets',
  'solve/prepared/hasJumps',
  'solve/prepared/jumpsSlot',
  'solve/prepared/planeRule',
  'solve/solve/goOn',
];

export default class {
  afterInitialize({ elementsByName, sources }) {
    // The kernel of influence layers has no open list.
    if (!sources.some(({ internalPath }) => internalPath === HEAP)) return;
    for (const name of COPIED) elementOf(elementsByName, `${HEAP}/${name}`).decoratorFlags |= DecoratorFlags.Inline;
    // Other kernels have some of them only.
    if (!elementsByName.has('assembly/solve/prepared/hasJumps')) return;
    for (const name of CALLED) elementOf(elementsByName, `assembly/${name}`);
  }

  afterCompile(module) {
    // The compiler puts this into the prototype.
    const { binaryen } = /** @type {any} */ (this);
    for (const name of CALLED) {
      binaryen.setPassArgument('no-inline', `assembly/${name}`);
      module.runPasses(['no-inline']);
    }
  }
}

/** Returns an element of the program. A name of the lists above that is gone is an error. */
function elementOf(elementsByName, name) {
  const found = elementsByName.get(name);
  if (!found) throw new Error(`inlining.mjs names ${name}, which is not there`);
  return found;
}
