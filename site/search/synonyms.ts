/**
 * Words that readers type and pages do not say. A key is a page of docs/ without its ending, or a heading on it: `page#anchor`. The words
 * count for that page's first section, or for the section of the heading.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  start: 'tutorial quickstart quick begin beginner hello world tilemap introduction first steps usage example',
  'start#install':
    'install installation npm pnpm yarn setup download cdn import require commonjs cjs esm module vite webpack typescript browser script tag',
  grids: 'create map matrix array tilemap edit wall obstacle undo redo clone copy snapshot 2d array size resize',
  'grids#saving-a-grid-or-sending-it-to-a-worker':
    'serialize serialise deserialize save load game savegame store json bytes persist export',
  explained:
    'astar dijkstra heuristic visualize visualise animation how it works interactive learn algorithm explained expand spread',
  'explained#why-the-heuristic-matters': 'heuristic dijkstra greedy best-first weighted admissible',
  'explained#why-jump-points-expand-six-cells': 'jps jump point search',
  'explained#corner-rules': 'diagonal diagonals corner cutting cut corners 8-way eight directions squeeze',
  'explained#fields': 'vector field',
  'explained#any-angle': 'theta* anya thetastar line of sight any-angle string pulling',
  'explained#how-teams-swap': 'mapf multi-agent collision avoidance swap',
  searching:
    'options option parameters settings configuration weight limit maximum stop timeout time how long it takes nodes early abort cancel',
  'searching#algorithms': 'jps jump point search dijkstra astar buckets method',
  choose: 'which algorithm comparison decide best',
  'choose#not-in-hotpath':
    'navmesh navigation mesh recast steering boids orca rvo physics 3d terrain d* dstar road routing osrm missing features voxel voxels volume godot unity unreal rigid body avoidance local',
  cookbook: 'genre games examples samples genres',
  'cookbook#short-programs': 'examples samples snippets',
  'cookbook#tower-defence': 'tower defense td creeps maze building blocks way',
  'cookbook#click-to-move': 'click walk player point adventure arpg diablo',
  'cookbook#real-time-selection': 'rts real time strategy army selection group formation',
  'cookbook#turn-based-reach': 'turn-based tactics srpg movement range reachable tiles action points fire emblem xcom',
  'cookbook#roguelike': 'roguelike dungeon monster explore run away escape dungeon',
  'cookbook#hexagon-strategy': 'hex hexagonal civilization strategy 4x',
  'cookbook#building-with-floors': 'stairs lift elevator multi-level levels storey stack',
  'cookbook#warehouse': 'warehouse robots agv fleet amr collision',
  'cookbook#lines-of-a-diagram': 'flowchart connector orthogonal edge routing',
  'cookbook#chunks': 'infinite endless world chunk streaming procedural',
  'cookbook#teleporters': 'teleport teleporter portal warp link stairs',
  links: 'teleport teleporter portal warp stairs ladder lift elevator multi-level torus toroidal cylinder wraparound',
  graphs: 'hex hexagon hexagonal network nodes edges road roads waypoint 3d voxel',
  fields: 'flowfield vector field distance transform range',
  'choose#many-units': 'crowd swarm zombies horde many units group thousands',
  teams:
    'multi-agent mapf collision avoidance cooperative robots swap deadlock fleet colliding collide collides collisions overlap overlapping bump blocking stuck jam gridlock traffic queue same cell walk through each other train units agents',
  'units#influence-layers':
    'danger influence map threat cost heatmap dynamic weights enemy enemies avoid avoidance safe stealth sneak tower range',
  units:
    'size large unit giant terrain type flying swimming clearance one-way door gate key water boat ship tank vehicle impassable swamp mud lava 2x2 3x3',
  'searching#searches-in-steps': 'async await frames time slicing step by step visualize generator pause',
  reach:
    'reachable connected component island isreachable spawn random cell placement valid towers block spawn spawning random cell nearest free empty cell placement connected island region flood fill',
  hexagons: 'hex hexagonal honeycomb civilization strategy axial offset',
  routes:
    'smooth smoothing string pulling isometric pixel world coordinates follow walk interpolation patrol waypoint waypoints loop jitter zigzag tween lerp speed along walking animation straighten pixels',
  'routes#see-all-around':
    'field of view fov fog of war shadowcasting visibility visible view sight light vision enemy player see roguelike rot.js',
  'cookbook#a-dungeon-that-uncovers-itself': 'fog of war field of view fov explore roguelike dungeon rot.js',
  'routes#the-shortest-route-at-any-angle': 'theta* thetastar anya euclidean shortest straight lines',
  maps: 'tiled ldtk ros image png import tmx costmap occupancy heightmap load level',
  'cookbook#engines-and-servers':
    'phaser pixi pixijs three threejs babylon godot unity server express ros integration framework engine',
  platforms:
    'browser support browsers deno bun node safari ios cloudflare react native size bundle csp content security policy unpkg',
  faq: 'questions trouble problem error null react vue state help why freeze freezes lag stutter fps svelte angular solid signal reactive proxy store licence license',
  performance:
    'speed fast slow optimize optimise profiling memory garbage memory leak leaks garbage cpu ram heap profile faster benchmark tips',
  preparing: 'precompute preprocess landmarks contraction hierarchy static map cache',
  scaling: 'run in a web worker workers thread threads multithread multithreading parallel pool cores cluster server',
  'platforms#the-same-answers-on-every-machine': 'lockstep multiplayer network reproducible desync checksum',
  benchmarks: 'benchmark comparison versus vs fastest speed performance',
  'explained#the-whole-thing-in-plain-typescript':
    'reference solver source code read implementation pseudocode typescript oracle verify',
  'faq#debug-a-route': 'debug wrong route strange odd broken does not work unreachable',
  connectors: 'diagram flowchart edges orthogonal connector jointjs react flow lines boxes',
  'from-others#pathfinding-js': 'pathfinding.js pathfindingjs migrate migration port upgrade',
  'from-others#easystar-js': 'easystar easystarjs migrate migration port upgrade',
  'from-others': 'rot.js rotjs ngraph javascript-astar migrate migration',
  'platforms#command-line': 'command line terminal shell batch',
  architecture: 'internals source code contribute assemblyscript wasm webassembly kernel',
  worlds:
    'chunk chunks streaming infinite endless procedural minecraft terraria sandbox open world load unload region streaming tiles',
  'units#giants-and-units-in-each-other-s-way': '2x2 3x3 big unit large wide body footprint obstacle other units',
  borders: 'door fence cliff jump down ledge thin wall between cells directional',
  'borders#heights': 'height hill hills uphill climb terrain elevation heightmap slope cliff mountain',
  'routes#see-in-a-straight-line': 'line of sight los raycast shooting see straight',
  'faq#does-a-search-block-the-page': 'freeze freezes lag stutter hang main thread fps',
  'faq#how-do-i-keep-a-grid-in-vue-or-react-state':
    'react vue svelte solid angular reactive proxy signal store hook component',
  'faq#how-do-units-avoid-moving-obstacles': 'dynamic obstacle moving unit replan block way',
};
