// What check-twins.mjs allows: functions that only one of two twins has, each with its reason.

const WRITES = 'writes a record in linear memory, where the twin assigns fields or pushes to an array';
const ARGUMENT = 'receives from the host what the js engine finds in the objects it is called with';
const ALLOCATES = 'allocates on first use, or gives up if memory is refused; the js engine has arrays';
const GROWS = 'makes an array longer, which the kernel does in place';
const REFERENCES = 'drops references, so that the garbage collector can free what they lead to';
const CHANGES = 'the kernel is told of every change, the js engine reads the journal when it next needs what is kept';
const BOXES = 'follows an edit by its box; the js engine makes planes and graphs again as a whole';
const INLINED = 'stands apart on one side alone, for speed: see its head';
const KEEPS = 'keeps in a point what the js engine reads from the cells';
const ELSEWHERE = 'src/rules/arcs.ts has it, since the host uses it too';
const SHAPE = 'of hexagons alone: the js engine asks the shape of the cells (src/hex/shapes.ts)';
const DRIVER = 'the host runs this loop for the kernel (src/wasm)';

/** Files of assembly/ without a twin. */
export const NO_TWIN = {
  'core/layout.ts': 'the memory map of the kernel',
  'core/memory.ts': 'the allocator of the kernel',
  'core/methods.ts': 'its numbers are those of src/base/methods.ts',
  'core/node-pages.ts':
    'gives nodes to pages of cells; the js engine has arrays of all cells, of which the system provides what is touched',
  'core/rounding.ts': 'its numbers are those of src/base/rounding.ts',
  'core/statuses.ts': 'its numbers are those of src/base/statuses.ts',
  'core/tuning.ts': 'its numbers are those of src/base/tuning.ts',
  'core/tuning-teams.ts': 'its numbers are those of src/base/tuning-teams.ts',
  'field/field-moves.ts': 'steps as differences of addresses; the js engine has those of src/rules/moves.ts',
  'field/rings.ts': 'a byte a cell that spares the kernel comparisons; the js engine compares',
  'graph/graph-arcs.ts': 'reads arcs from linear memory; the js engine reads the typed arrays of src/graph',
  'jump/point-table.ts': 'finds points by cell in little memory; the js engine has an array by cell',
  'prepare/flood.ts':
    'keeps distances by block; the js engine floods in src/prepare/flood.ts, and keeps those of each cell',
  'team/team-blocks.ts': 'makes and frees the memory of a team; the js engine has a constructor and arrays',
  'solve/batch.ts':
    'saves calls into the kernel; for the js engine src/choose/many.ts solves one query after the other',
};

/** Functions of either side, by file of assembly/. */
export const ALLOWED = {
  'search/heuristic.ts': { hexEstimate: SHAPE, stepsToBox: SHAPE },
  'angle/angle-heap.ts': { put: WRITES, leave: WRITES },
  'angle/angle-lists.ts': { hasSlots: ALLOCATES, addSlots: GROWS },
  'angle/angle-nodes.ts': { moved: GROWS },
  'angle/angle-scan.ts': { putHit: WRITES, grown: GROWS },
  'angle/angle-solve.ts': { setBlocked: CHANGES, changeGround: CHANGES, setAngleLimits: ARGUMENT },
  'contraction/unpack.ts': { addPoint: WRITES },
  'core/cells.ts': {
    terrainPlane: ALLOCATES,
    classPlane: ALLOCATES,
    isBlocked: 'reads a bit, as the host does by Grid',
  },
  'core/exits.ts': { exitPlane: ALLOCATES },
  'core/heap.ts': { putWaiting: WRITES, put: WRITES },
  'core/moves.ts': { countOnes: 'an instruction of the kernel' },
  'core/nodes.ts': {
    reach: WRITES,
    addNodes: GROWS,
    clearNodes: 'both kinds of nodes share a block, where the twin has an array for each part',
    openTags: 'the twin has an array for tags alone',
  },
  'field/field-buckets.ts': { takeSome: INLINED },
  'field/field-queues.ts': { prepareSteps: ALLOCATES },
  'field/field.ts': {
    setMoves: ARGUMENT,
    setCosts: ARGUMENT,
    setLimits: ARGUMENT,
    clearPlanes: WRITES,
    rest: REFERENCES,
  },
  'graph/graph-search.ts': { setFactors: ARGUMENT, setLattice: ARGUMENT, setLimits: ARGUMENT, rest: REFERENCES },
  'hex/hex-jumps.ts': { add: WRITES },
  'jump/border-jumps.ts': { reachGoal: INLINED, fOf: INLINED, relax: INLINED },
  'jump/jps.ts': { addStart: ALLOCATES, openSource: WRITES, reachGoal: INLINED, relax: INLINED },
  'jump/jump-lists.ts': { link: WRITES, unlink: WRITES, listBy: WRITES },
  'jump/jump-records.ts': {
    classify: KEEPS,
    reclassify: KEEPS,
    abandonList: WRITES,
    takeChunk: ALLOCATES,
    isFull: ALLOCATES,
    noteDeadEnd: WRITES,
    grown: GROWS,
    unlink: WRITES,
  },
  'jump/jump-ages.ts': { isRecent: BOXES, isUntouched: BOXES, forgetBox: BOXES },
  'jump/jumps.ts': { renewList: ALLOCATES, roomForOne: ALLOCATES, isStillGood: BOXES },
  'jump/plane-build.ts': {
    copyRows: 'the kernel copies the plane with memory.copy',
    rebuildPlanes: BOXES,
    fillPlanes: BOXES,
    firstAround: BOXES,
    endAround: BOXES,
    findSeen: BOXES,
  },
  'jump/plane-sees.ts': { seeAll: BOXES, seeStretch: BOXES, rotl: 'an instruction of the kernel' },
  'jump/plane-turn.ts': { modulo: BOXES },
  'jump/planes.ts': { layLines: ALLOCATES, lineBytes: ALLOCATES, surroundings: INLINED },
  'search/arcs.ts': { firstArc: ELSEWHERE, arcAt: ALLOCATES, reserveArcs: ALLOCATES },
  'search/astar.ts': { reopens: INLINED, goByCost: INLINED },
  'search/landmarks.ts': { landmarksPlace: ALLOCATES },
  'search/path.ts': { prependCell: ALLOCATES, prependLeg: GROWS },
  'search/search.ts': { rest: REFERENCES },
  'search/uniform-search.ts': { putEntry: WRITES },
  'solve/nearest.ts': { solveNearest: DRIVER, goOn: DRIVER },
  'solve/prepared.ts': {
    hexPlanesOf: 'of hexagons alone: src/js/hex/hex-prepared.ts has it',
    planeRule: 'stands beside what frees planes in the kernel',
    catchUp: CHANGES,
    rebuildInBox: BOXES,
    fewPending: BOXES,
    postpone: CHANGES,
    setBlocked: CHANGES,
    repriced: CHANGES,
    allRepriced: CHANGES,
    preparedOf: CHANGES,
    keptComponents: CHANGES,
    graphsOf: CHANGES,
    followBorders: CHANGES,
    follow: CHANGES,
    rewritten: CHANGES,
    widenChanged: CHANGES,
    followChanges: CHANGES,
  },
  'team/agents.ts': { closeTeam: ALLOCATES },
  'team/lacam.ts': { giveUp: ALLOCATES },
  'team/rescue.ts': { loseSearch: ALLOCATES },
  'terrain/borders.ts': {
    updateBorders: 'eight cells at a time; the floor goes cell by cell',
    differsAround: 'cell by cell; the kernel takes eight at a time',
    bordersAmong: 'eight cells at a time; the floor goes cell by cell',
    differing: 'eight cells at a time; the floor goes cell by cell',
    compare: 'cell by cell; the kernel takes eight at a time',
    mark: 'cell by cell; the kernel takes eight at a time',
    update: 'cell by cell; the kernel takes eight at a time',
  },
  'core/bucket-list.ts': {
    fillEntry: WRITES,
    entriesOf: 'lists open cells for the caller; the host reads them from linear memory',
  },
};
