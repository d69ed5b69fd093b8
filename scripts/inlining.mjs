// Part of the release target of asconfig.json: which functions are copied to where they are called, against the optimiser's own choice.
import { DecoratorFlags } from 'assemblyscript';

// Too large for its liking, but in the loops of every search.
const COPIED = ['heap/popWithin', 'heap/siftUp'];

// The optimiser works for speed, and so copies small functions wherever they are called. In the loops of the searches that is right; of
// what follows a copy takes more bytes than its speed is worth.
const CALLED = [
  'cells/bitAt',
  'cells/isBlocked',
  'cells/surroundings',
  'components/neighbourOf',
  'components/labelOfCell',
  'components/rootOfCell',
  'components/sidesOf',
  'goal-box/isWanted',
  'goal-box/setBox',
  'heap/push',
  'heap/putEnd',
  'heap/unpop',
  'jps/placeEnds',
  'jump-records/forgetPoint',
  'jump-records/isFull',
  'jump-records/setPlace',
  'labels/find',
  'labels/labelAt',
  'memory/link',
  'memory/listOf',
  'memory/takeFree',
  'moves/ringOf',
  'moves/seenAlong',
  'nodes/gPlane',
  'path/clearRoute',
  'path/prependCell',
  'path/terrainOf',
  'path/priceSteps',
  'plane-build/shifted',
  'plane-edit/cellsBehind',
  'plane-edit/toEdge',
  'planes/bitOf',
  'planes/forcedMoves',
  'planes/layLines',
  'planes/movesAt',
  'planes/planeBytes',
  'planes/stepAlong',
  'planes/seesPlane',
  'planes/testBit',
  'planes/wrapped',
  'planes/releasePlanes',
  'planes/writeBit',
  'prepared/componentsSlot',
  'prepared/jumpsSlot',
  'prepared/mostPending',
  'solve/open',
  'solve/solve',
];

export default class {
  afterInitialize(program) {
    const files = program.sources.map(({ internalPath }) => internalPath);
    // Not every kernel has every file, but a file that is there has what is named of it.
    for (const name of [...COPIED, ...CALLED].filter((one) => files.includes(`assembly/${one.split('/')[0]}`))) {
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
