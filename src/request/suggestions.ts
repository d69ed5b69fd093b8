/** What to use instead of the names of other libraries, for the errors of options. */
import { nearestName, type OtherNames } from '../base/nearest-name.ts';

/** Writes a table of names by the words of each group, which all stand for the same. */
function namesFor(groups: Readonly<Record<string, string>>): OtherNames {
  const names: Record<string, string> = {};
  for (const [meaning, words] of Object.entries(groups)) for (const word of words.split(' ')) names[word] = meaning;
  return names;
}

/** Options of searches, by their lower-case names without punctuation. */
const OTHER_OPTIONS: OtherNames = /* @__PURE__ */ namesFor({
  "diagonals, such as { diagonals: 'never' }":
    'allowdiagonal allowdiagonals diagonal diagonalmovement diagonalmoves dontcrosscorners crosscorners cutcorners cornercutting ' +
    'allowcornercutting neighbors neighbours connectivity topology directions',
  heuristicWeight: 'weight hweight epsilon greediness',
  heuristic: 'h heuristicfunction heuristicfn distance metric estimate',
  algorithm: 'algo method finder finderoptions strategy',
  maxExpansions: 'limit maxiterations iterations iterationspercalculation maxnodes maxsteps',
  maxCost: 'maxdistance maxlength cutoff maxpathlength',
  turnCost: 'turnpenalty turningcost turningpenalty directionchangecost bendcost penalty',
  size: 'agentsize unitsize clearance width footprint',
  avoid: 'avoidcells blockedcells obstacles exclude',
  range: 'tolerance radius goalradius within',
  partial: 'closest nearest findclosest returnclosest',
  straightCost: 'orthogonalcost',
  diagonalCost: 'diagonalweight',
  layers: 'layer costlayer costlayers',
  trace: 'debug visited history',
  engine: 'backend wasm usewasm',
  'terrain of the grid: grid.setCost, or layers': 'cost costs weights costfunction getcost terrain',
  'findPathAsync, which takes a signal': 'signal abortsignal abort',
  'findPathAsync with budgetPerSlice, or createSearch': 'timeout timelimit maxmilliseconds budget budgetperslice',
});

/** Values of options. */
const OTHER_VALUES: OtherNames = /* @__PURE__ */ namesFor({
  '"octile"': 'octal octagonal diagonal',
  '"manhattan"': 'taxicab cityblock l1',
  '"euclidean"': 'euclid euclidian l2',
  '"chebyshev"': 'chebychev tchebychev chessboard linf',
  '"zero"': 'none null nullheuristic',
  "heuristicWeight: 0, which is Dijkstra's algorithm": 'dijkstra',
  'heuristicWeight: Infinity': 'greedy bestfirst bestfirstsearch',
  '"astar"': 'a*',
  '"jps"': 'jumppoint jumppointsearch jpf jps+',
  '"never"': 'false',
  '"onlyWhenNoObstacles" (or "always")': 'true',
  '"wasm"': 'webassembly',
  '"js"': 'javascript fallback typescript',
});

/** Returns the option that a caller probably meant. */
export function suggestOption(asked: string, known: readonly string[]): string | undefined {
  return nearestName(asked, known, OTHER_OPTIONS);
}

/** Returns the value of an option that a caller probably meant. */
export function suggestValue(asked: string, known: readonly string[]): string | undefined {
  return nearestName(asked, known, OTHER_VALUES);
}
