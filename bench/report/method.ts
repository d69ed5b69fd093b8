/** The part of the page on how the figures are measured, and what not to conclude from them. */
export const METHOD = `## Method

- **Answers first.** Before anything is timed, the bench walks every route step by step under the corner rule. It compares the
  route's length with the shortest, found by a plain Dijkstra search that shares no code with the library (on maps of more than
  512 a side by plain A*). A wrong answer of hotpath stops the run with exit code 1. Wrong answers of other libraries are counted
  beside their times.
- **Processes.** Each library on each map, and each size, runs in a new process, so none inherits the heap or the compiled code
  of another. Every pass runs all of it again, so that a busy moment of the machine falls on one sample of many rows, not on all
  samples of one.
- **Warm-up.** A process first answers every query once for the check. Then the queries take turns; the first quarter of the
  time does not count. If a library's check alone takes longer than all of that, the check is the warm-up, and two turns count.
- **What is timed.** A call, from the query to the answer: for hotpath \`findPath\` and \`path.xy\`, every cell written out. What
  many queries share (graphs, planners, grids) is built before and not timed, unless a search spoils it for the next. hotpath
  prepares a grid in its first searches, which are those of the check; the tables of first searches show that cost.
- **Figures.** The figure of a query is its fastest turn, that of a map the mean over its queries, and that in a table the median
  over the passes. The JSON files hold the samples of all passes.
- **Comparing runs.** \`npm run bench:compare A.json B.json\` divides each sample by the time of a fixed workload in the same
  process. It calls a row slower only if two figures both lie beyond 15 %: the bounds of the ratio of medians (bootstrap, 98 %)
  and the ratio of the fastest samples. It does not see smaller slowdowns.

### Known weaknesses

- The same queries run again and again, and hotpath keeps what it has prepared for a grid between them. A game that changes many
  cells before each search gains less from that: see the edits and the first searches.
- Slow libraries get fewer turns than fast ones in the same time. The fastest of few turns is a little slower than the fastest
  of many: by some per cent, not by factors.
- Generated maps are not games' maps. \`npm run bench:peers -- --movingai DIR\` uses the maps and problems of the Moving AI
  benchmarks instead.
- Each library is used as its documentation says, not as its best expert might use it. Corrections are welcome.
- All figures are from one machine and one version of Node. Other machines give other figures; ratios change less than times.

### Where hotpath loses

- Against libraries that answer without a search. l1-path-finder sees at once that the rectangle between start and goal is free,
  and returns a route of three turning points; hotpath writes out all cells.
- On terrain hotpath cannot use jump points. A* looks at every cell that could matter, so hotpath leads by far less.
- The first search on a large grid pays for the preparation that makes later ones fast. A program that searches each map only
  once pays for it every time.
- If queries are few and the map never changes, a planner that prepares for seconds may be good enough.
`;
