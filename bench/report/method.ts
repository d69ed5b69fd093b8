/** The part of the page that says how, and what not to conclude. */
export const METHOD = `## Method

- **Answers first.** Every route is walked by code of the bench's own, step by step under the corner rule, and its length held
  against a plain Dijkstra search that shares nothing with the library (on maps of more than 512 a side against plain A*). A wrong
  answer of hotpath stops the run with exit code 1; those of other libraries are counted beside their times.
- **Processes.** Each library on each map, and each size, runs in a process of its own, so none finds the heap or the compiled
  code that another left behind. All of it is run again in every pass, so that a busy moment of the machine falls on one sample of
  many rows, not on all samples of one.
- **Warm-up.** In a process every query is answered once for the check; then the queries take turns, a quarter of the time
  uncounted, then counted. Of a library whose check alone takes longer than all of that, the check is the warm-up, and two turns
  count.
- **What is timed.** A call, from the query to the answer: for hotpath \`findPath\` and \`path.xy\`, every cell written out. What
  many queries share (graphs, planners, grids) is made outside, except where a search spoils it for the next. hotpath's own
  preparation happens in its first searches on a grid, which the check makes: the tables of the first search show what it costs.
- **Figures.** A query counts with its fastest turn, a map with the mean over its queries, and a table with the median over the
  passes; the JSON files hold the samples of all passes.
- **Comparing runs.** \`npm run bench:compare A.json B.json\` divides each sample by the time of a fixed workload in the same
  process, and calls a row slower only where the bounds of the ratio of medians (bootstrap, 98 %) and the fastest samples all
  lie beyond 15 %. What is slower by less than that, it does not see.

### Known weaknesses

- The same queries are asked again and again, and hotpath keeps what it has learnt about a grid between them. A game that
  changes many cells before each search sees less of that: see the edits, and the first searches.
- Slow libraries get fewer turns than fast ones in the same time, and the fastest of few is a little slower than the fastest of
  many: by some per cent, not by factors.
- Generated maps are not games' maps. \`npm run bench:peers -- --movingai DIR\` takes the maps and problems of the Moving AI
  benchmarks instead.
- Each library is fed as its documentation says, not as its best expert might. Corrections are welcome.
- One machine, one version of Node. Other machines give other figures; ratios move less than times.

### Where hotpath loses

- Against what answers without a search. l1-path-finder sees at once that a rectangle between start and goal is free, and gives
  three turning points for a route; hotpath writes its cells out.
- On terrain there are no jump points: A* looks at every cell that could matter, and leads by far less.
- The first search on a large grid pays for what makes later ones fast. A program that asks one question of each map
  has only that.
- Where queries are few and the map never changes, a planner that has prepared for seconds may do.
`;
