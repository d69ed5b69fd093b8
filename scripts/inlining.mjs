// Part of the release target of asconfig.json: overrides the optimiser's choice of the functions to inline.
import { DecoratorFlags } from 'assemblyscript';

// The optimiser finds these too large to inline, but they are in the loops of every search.
const COPIED = ['core/heap/popWithin', 'core/heap/siftUp'];

// The optimiser works for speed and inlines small functions everywhere. In the loops of the searches that is right. For the
// functions below, the speed is not worth the bytes of a copy.
const CALLED = [
  'core/cells/bitAt',
  'core/cells/isBlocked',
  'core/cells/surroundings',
  'reach/components/neighbourOf',
  'reach/components/labelOfCell',
  'reach/components/rootOfCell',
  'reach/components/sidesOf',
  'search/goal-box/isWanted',
  'search/goal-box/setBox',
  'core/heap/push',
  'core/heap/putEnd',
  'core/heap/unpop',
  'jump/jps/placeEnds',
  'jump/jump-records/forgetPoint',
  'jump/jump-records/isFull',
  'jump/jump-records/setPlace',
  'reach/labels/find',
  'reach/labels/labelAt',
  'core/memory/link',
  'core/memory/listOf',
  'core/memory/takeFree',
  'core/moves/ringOf',
  'core/moves/seenAlong',
  'core/nodes/gPlane',
  'search/path/clearRoute',
  'search/path/prependCell',
  'search/path/terrainOf',
  'search/path/priceSteps',
  'jump/plane-build/shifted',
  'jump/plane-edit/cellsBehind',
  'jump/plane-edit/toEdge',
  'jump/planes/bitOf',
  'jump/planes/forcedMoves',
  'jump/planes/layLines',
  'jump/planes/movesAt',
  'jump/planes/planeBytes',
  'jump/planes/stepAlong',
  'jump/planes/seesPlane',
  'core/bits/testBit',
  'jump/planes/wrapped',
  'jump/planes/releasePlanes',
  'core/bits/writeBit',
  'solve/prepared/componentsSlot',
  'solve/prepared/jumpsSlot',
  'solve/prepared/mostPending',
  'solve/solve/open',
  'solve/solve/solve',
];

export default class {
  afterInitialize(program) {
    const files = program.sources.map(({ internalPath }) => internalPath);
    // Not every kernel has every file. But if it has the file, the named function must be there.
    for (const name of [...COPIED, ...CALLED].filter((one) =>
      files.includes(`assembly/${one.slice(0, one.lastIndexOf('/'))}`),
    )) {
      const named = program.elementsByName.get(`assembly/${name}`);
      if (!named) throw new Error(`inlining.mjs names ${name}, which does not exist: correct or remove the name`);
      if (COPIED.includes(name)) named.decoratorFlags |= DecoratorFlags.Inline;
    }
  }

  afterCompile(module) {
    for (const name of CALLED) {
      this.binaryen.setPassArgument('no-inline', `assembly/${name}`);
      module.runPasses(['no-inline']);
    }
  }
}
