// Part of the release target of asconfig.json: says of some functions whether calls become copies of them. Binaryen decides by the function's
// size alone: it copies all of up to 70 nodes to wherever they are called.
import { DecoratorFlags } from 'assemblyscript';

/**
 * Functions of loops that are copied though they are larger. Without the copies of the open list searches take 7 % longer: 4 % for siftUp,
 * 3 % for popWithin (medians over ten maps, both algorithms). Without those of jump points, repeated searches take 20 % longer; without those
 * of teams, a step 8 %. Binaryen copies a function with a single caller by itself: what gains a second caller may belong here.
 */
const COPIED = [
  'nodes/heap/popBy',
  'nodes/heap/popWithin',
  'nodes/heap/siftUp',
  'nodes/heap/siftUpBy',
  'jump/jumps/isDeadEnd',
  'jump/jumps/successorsOf',
  'team/distance/fields/isWithin',
  'team/distance/route-search/leaning',
  'team/distance/route-search/open',
  'team/swaps/waitsFor',
  'team/team-links/stepTo',
  'team/distance/tiles/stepsBetween',
];

/**
 * Functions that are called, since they run once a search, a block of memory or a row, after edits, over links, or when a list is first made. Copies
 * of them would be 1.8 KB of the bundle. Called they cost nothing in repeated searches and some 3 % of first ones. Left out for their cost: `wrapped` and
 * `isBorder` (5 % of repeated searches), `fillEntry` and `costBeside` (9 % on terrain).
 */
const CALLED = [
  'core/bits/coldTest',
  'core/bits/writeBit',
  'nodes/bucket-list/growPool',
  'moves/cells/bitAt',
  'nodes/heap/clearHeap',
  'core/memory/bytesOf',
  'core/memory/listOf',
  'core/memory/setFree',
  'core/memory/takeFree',
  'moves/moves/ringOf',
  'nodes/node-pages/addPage',
  'nodes/node-pages/fillSteps',
  'nodes/node-pages/openCells',
  'nodes/node-pages/openTable',
  'nodes/node-pages/orderAt',
  'nodes/node-pages/pagesIn',
  'nodes/node-pages/prepareSteps',
  'nodes/node-pages/setStep',
  'nodes/node-pages/slotAt',
  'nodes/node-pages/stepFrom',
  'nodes/nodes/addNodes',
  'nodes/nodes/openNodes',
  'nodes/nodes/slotsOf',
  'core/words/shifted',
  'jump/early-sight/walkSweep',
  'jump/jps/placeEnds',
  'jump/jump-arcs/makeArcPoints',
  'jump/jump-arcs/relaxJumpArcs',
  'jump/jump-ages/forgetPoint',
  'jump/jump-records/classify',
  'jump/jump-records/isFull',
  'jump/jumps/movesFromBorder',
  'jump/planes/plane-build/addBits',
  'jump/planes/plane-build/endByte',
  'jump/planes/plane-build/fillEnds',
  'jump/planes/plane-build/forcedBeside',
  'jump/planes/plane-build/see',
  'jump/plane-edit/isOutside',
  'jump/planes/planes/coldBit',
  'jump/planes/planes/coldLines',
  'jump/planes/planes/createPlanes',
  'jump/planes/planes/layLines',
  'jump/planes/planes/movesAt',
  'jump/point-table/addPoint',
  'jump/point-table/slotOf',
  'reach/components/entryAt',
  'reach/components/joinBlocks',
  'reach/components/settle',
  'reach/labels/edgeOf',
  'reach/labels/find',
  'reach/labels/labelOnEdge',
  'reach/labels/noteEdges',
  'reach/labels/numberOf',
  'reach/labels/openAt',
  'reach/labels/orderOf',
  'reach/labels/readBlock',
  'reach/labels/startsOf',
  'search/arcs/arcAt',
  'search/arcs/arcBetween',
  'search/arcs/arcOf',
  'search/arcs/firstArc',
  'search/goal-box/setBox',
  'search/heuristic/estimate',
  'search/landmarks/detour',
  'search/landmarks/landmarksOf',
  'search/landmarks/toBox',
  'search/path/clearRoute',
  'search/path/setCost',
  'search/terrain-moves/prepareOffsets',
  'turns/turn-search/worthwhile',
  'solve/prepared/giveJumps',
  'solve/prepared/hasJumps',
  'solve/prepared/jumpsSlot',
  'solve/prepared/mostPending',
  'solve/prepared/planeRule',
  'solve/prepared/widenChanged',
  'solve/solve/goOn',
  'solve/solve/runInDoubt',
];

/**
 * The same in fields: what is done for odd cells, offers and edits alone, so that the loops of plain fields stay small. Copies would be 1.5 KB, and some 4 % of the
 * time of plain fields.
 */
const CALLED_IN_FIELDS = [
  'field/field-cones/beginOdd',
  'field/field-cones/noteOffers',
  'field/field-cones/putOffers',
  'field/field-cones/putSources',
  'field/field-links/followFrom',
  'field/field-offers/leastOffer',
  'field/field-offers/takeOffer',
  'field/field-waits/reserveBases',
  'field/field-queues/expandOdd',
  'field/field-queues/expandOffer',
  'field/stops/stop-planes/setStops',
  'field/stops/stops/renew',
  'field/odd/odd-cells/movesOnward',
  'field/odd/open-moves/sideways',
  'field/odd/open-moves/legalMovesAt',
  'field/odd/seams/nextOnEdge',
  'field/odd/seams/cellAcross',
  'field/odd/seams/finishSeams',
  'field/odd/seams/isWayOpen',
  'field/odd/seams/openAcross',
  'field/odd/odd-flow/markCell',
  'field/odd/seams/ringAcross',
  'field/odd/odd-stops/bitOfLink',
  'field/odd/odd-stops/markOdd',
  'field/odd/open-moves/areRowsOpen',
  'field/odd/open-moves/isNearExits',
  'field/odd/open-moves/setOpen',
  'field/odd/seams/crossings',
  'moves/exits/hasClosedExit',
];

/** The same in teams: exchanges of goals, what is done once a search, an edit, or an agent that comes or goes, and what robots that turn do when they list
 * operations, or change them. */
const CALLED_IN_TEAMS = [
  'team/turning/actions/forgetActions',
  'team/turning/actions/followEdits',
  'team/turning/actions/stepsAndTurns',
  'team/turning/headed-floods/dropAllHeaded',
  'team/turning/headed-floods/haveRoom',
  'team/turning/headed-floods/makeFlood',
  'team/turning/headed-floods/headedFrom',
  'team/turning/headed-floods/releaseFlood',
  'team/turning/operation-search/endOf',
  'team/turning/operation-search/keyOf',
  'team/turning/operation-search/leftAt',
  'team/turning/robots/unlistAll',
  'team/turning/turning/areLegal',
  'team/turning/turning/clearAll',
  'team/turning/turning/takeAll',
  'team/exchange/exchangeWith',
  'team/exchange/swapGoals',
  'team/exchange/swap',
  'team/distance/fields/noteHome',
  'team/agents/holdAgent',
  'team/agents/setTraits',
  'team/distance/fields/chooseExactness',
  'team/distance/fields/countUser',
  'team/distance/fields/fieldTiles',
  'team/distance/fields/leaveSlot',
  'team/distance/fields/tilesBetween',
  'team/distance/floods/dropFlood',
  'team/distance/floods/dropFloods',
  'team/distance/floods/join',
  'team/distance/long-routes/beginSearch',
  'team/distance/long-routes/leaveSearch',
  'team/distance/long-routes/refill',
  'team/distance/long-routes/stopSearch',
  'team/distance/long-routes/swapRooms',
  'team/distance/route-search/chooseLean',
  'team/distance/route-search/closeSearch',
  'team/distance/route-search/mark',
  'team/distance/route-search/takeUp',
  'team/distance/route-steps/lacksRoute',
  'team/distance/routes/dropRoute',
  'team/distance/tiles/dropField',
  'team/distance/tiles/dropFields',
  'team/distance/tiles/freeEntries',
  'team/distance/tiles/releaseTable',
  'team/distance/tiles/reserveTable',
  'team/guidance/guided-routes/forgetRoute',
  'team/plan/rescue/abandonRescue',
  'team/plan/rescue/disturb',
  'team/plan/rescue/releaseRescue',
  'team/team-record/lengthen',
  'team/team-record/lengthenBytes',
  'team/team-state/put',
  'team/team-state/take',
  'team/team-state/hasRoute',
  'team/team-state/isGuided',
];

export default class {
  afterInitialize({ elementsByName, sources }) {
    // Not every kernel has every file: that of influence layers has no open list.
    const has = (name) => sources.some(({ internalPath }) => `assembly/${name}`.startsWith(`${internalPath}/`));
    for (const name of COPIED) {
      if (!has(name)) continue;
      elementOf(elementsByName, `assembly/${name}`).decoratorFlags |= DecoratorFlags.Inline;
    }
    for (const name of calledIn(elementsByName)) elementOf(elementsByName, `assembly/${name}`);
  }

  afterCompile(module) {
    // The compiler puts this into the prototype.
    const { binaryen, program } = /** @type {any} */ (this);
    // Other kernels than those of searches have some of CALLED only.
    for (const name of new Set([...CALLED, ...calledIn(program.elementsByName)])) {
      // The second has the names of a generic function's instances, such as shifted<v128>.
      for (const pattern of [`assembly/${name}`, `assembly/${name}<*`]) {
        binaryen.setPassArgument('no-inline', pattern);
        module.runPasses(['no-inline']);
      }
    }
  }
}

/** Returns the functions that a kernel calls and that it must have. */
function calledIn(elementsByName) {
  if (elementsByName.has('assembly/field/field/flood')) return CALLED_IN_FIELDS;
  if (elementsByName.has('assembly/team/exchange/exchangeWith')) return CALLED_IN_TEAMS;
  return elementsByName.has('assembly/solve/prepared/hasJumps') ? CALLED : [];
}

/** Returns an element of the program. A name of the lists above that is gone is an error. */
function elementOf(elementsByName, name) {
  const found = elementsByName.get(name);
  if (!found) throw new Error(`inlining.mjs names ${name}, which is not there`);
  return found;
}
