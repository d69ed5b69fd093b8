/** Brings advice on the names that other libraries have for options and their values. Imported for its effect. */
import { bringAdvice } from './advice.ts';
import { type Meaning, nearestName, type OtherNames } from './nearest-name.ts';

/** What to use instead of some words; what must be known for that, if it is not the text itself; and the words. */
type Group = readonly [text: string, words: string, needs?: string];

/** Writes a table of names by the words of each group, which all stand for the same. */
function namesFor(groups: readonly Group[]): OtherNames {
  const names: Record<string, Meaning[]> = {};
  for (const [text, words, needs = text] of groups) {
    for (const word of words.split(' ')) {
      names[word] ??= [];
      names[word].push({ text, needs });
    }
  }
  return names;
}

/** Options of searches, by their lower-case names without punctuation. */
const OTHER_OPTIONS: OtherNames = /* @__PURE__ */ namesFor([
  [
    "diagonals, such as { diagonals: 'never' }",
    'allowdiagonal allowdiagonals diagonal diagonalmovement diagonalmoves dontcrosscorners crosscorners cutcorners cornercutting ' +
      'allowcornercutting neighbors neighbours connectivity topology directions',
    'diagonals',
  ],
  ['heuristicWeight', 'weight hweight epsilon greediness'],
  ['heuristic', 'h heuristicfunction heuristicfn distance metric estimate'],
  ['algorithm', 'algo method finder finderoptions strategy'],
  ['maxExpansions', 'limit maxiterations iterations iterationspercalculation maxnodes maxsteps'],
  ['maxCost', 'maxdistance maxlength cutoff maxpathlength'],
  ['turnCost', 'turnpenalty turningcost turningpenalty directionchangecost bendcost penalty'],
  ['startDirection', 'heading startheading startangle facing'],
  ['goalDirection', 'goalheading endheading enddirection goalangle'],
  ['size', 'agentsize unitsize clearance width footprint'],
  ['avoid', 'avoidcells blockedcells obstacles exclude'],
  ['range', 'tolerance radius goalradius within'],
  ['partial', 'closest nearest findclosest returnclosest'],
  ['straightCost', 'orthogonalcost'],
  ['diagonalCost', 'diagonalweight'],
  ['layers', 'layer costlayer costlayers'],
  ['trace', 'debug visited history'],
  ['engine', 'backend wasm usewasm'],
  ['sliceMilliseconds', 'budgetperslice budget timeout timelimit milliseconds maxmilliseconds'],
  ['maxMilliseconds', 'milliseconds timeout timelimit budget seconds'],
  ['signal, such as AbortSignal.timeout(5)', 'timeout timelimit milliseconds maxmilliseconds budget', 'signal'],
  ['signal', 'abort abortsignal cancel canceltoken'],
  ['terrain of the grid: grid.setCost, or layers', 'cost costs weights costfunction getcost terrain', 'layers'],
  ['the result, which the call returns', 'callback oncomplete onfound done then', 'engine'],
  ['findPathAsync, which takes a signal', 'signal abortsignal abort', 'heuristic'],
  [
    'findPathAsync with sliceMilliseconds, or createSearch',
    'timeout timelimit milliseconds maxmilliseconds budget budgetperslice slicemilliseconds',
    'heuristic',
  ],
]);

/** Values of options. */
const OTHER_VALUES: OtherNames = /* @__PURE__ */ namesFor([
  ['"octile"', 'octal octagonal diagonal'],
  ['"manhattan"', 'taxicab cityblock l1'],
  ['"euclidean"', 'euclid euclidian l2'],
  ['"chebyshev"', 'chebychev tchebychev chessboard linf'],
  ['"zero"', 'none null nullheuristic'],
  ["heuristicWeight: 0, which is Dijkstra's algorithm", 'dijkstra bfs breadthfirst breadthfirstsearch', '"astar"'],
  ['findAnyAnglePath, a function of its own', 'theta* thetastar lazythetastar anya', '"astar"'],
  ['"auto"', 'dfs depthfirst idastar ida* bidirectional fringe', '"astar"'],
  ['"zero"', 'dijkstra'],
  ['heuristicWeight: Infinity', 'greedy bestfirst bestfirstsearch', '"astar"'],
  ['"astar"', 'a*'],
  ['"jps"', 'jumppoint jumppointsearch jpf jps+'],
  ['"never"', 'false none no null off 4 four 4way fourway orthogonal'],
  ['"onlyWhenNoObstacles" (or "always")', 'true yes on 8 eight 8way eightway moore', '"onlyWhenNoObstacles"'],
  ['"wasm"', 'webassembly'],
  ['"js"', 'javascript fallback typescript'],
]);

bringAdvice({ nearest: nearestName, options: OTHER_OPTIONS, values: OTHER_VALUES });
