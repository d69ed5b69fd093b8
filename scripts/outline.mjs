// Part of the release target of asconfig.json: names functions whose calls stay calls. The optimiser works for speed and so makes
// copies of small functions wherever they are called. In the loops of the searches that is right; of what follows a copy takes more
// bytes than its speed is worth.
const CALLED = [
  'cells/isBlocked',
  'cells/surroundings',
  'components/enter',
  'components/isOpen',
  'components/labelAt',
  'components/openAround',
  'components/rootOfCell',
  'jps/placeEnds',
  'jump-records/forgetPoint',
  'labels/addLabel',
  'labels/find',
  'moves/ringOf',
  'path/clearRoute',
  'path/prependCell',
  'path/terrainOf',
  'path/priceSteps',
  'plane-build/shifted',
  'plane-edit/cellsBehind',
  'plane-edit/isOutside',
  'planes/bitOf',
  'planes/forcedMoves',
  'planes/layLines',
  'planes/movesAt',
  'planes/planeBytes',
  'planes/stepAlong',
  'planes/seesPlane',
  'planes/testBit',
  'planes/wrapped',
  'planes/writeBit',
];

export default class {
  afterCompile(module) {
    for (const name of CALLED) {
      this.binaryen.setPassArgument('no-inline', `assembly/${name}`);
      module.runPasses(['no-inline']);
    }
  }
}
