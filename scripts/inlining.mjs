// Part of the release target of asconfig.json: which functions are copied to where they are called, against the optimiser's own choice.
import { DecoratorFlags } from 'assemblyscript';

// Too large for its liking, but in the loops of every search.
const COPIED = ['core/heap/popWithin', 'core/heap/siftUp'];

// The optimiser works for speed, and so copies small functions wherever they are called. In the loops of the searches that is right; of
// what follows a copy takes more bytes than its speed is worth.
const CALLED = [
  'core/cells/bitAt',
  'core/cells/isBlocked',
  'core/cells/surroundings',
  'reach/components/neighbourOf',
  'reach/components/labelOfCell',
  'reach/components/rootOfCell',
  'reach/components/sidesOf',
  'field/field-buckets/takeSome',
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
    // Not every kernel has every file, but a file that is there has what is named of it.
    for (const name of [...COPIED, ...CALLED].filter((one) =>
      files.includes(`assembly/${one.slice(0, one.lastIndexOf('/'))}`),
    )) {
      const named = program.elementsByName.get(`assembly/${name}`);
      if (!named) throw new Error(`inlining.mjs names ${name}, which is not there`);
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
