// Which way imports may go, types included: `npm test` runs it. A folder imports from itself and from those before it in its list.

const FLOORS = {
  src: [
    'core/base',
    'core/grid',
    'core/rules',
    'core/engine',
    'core/kernel',
    'core/choose',
    'core/layers',
    'core/request',
    'core/search',
    'core/reach',
    'core/route',
    'features/heights',
    'features/hex',
    'features/sight',
    'features/contraction',
    'features/prepare',
    'features/angle',
    'features/field',
    'features/goals',
    'features/graph',
    'features/generic',
    'features/world',
    'features/team',
    'diagrams',
    'connectors.ts',
    'features/internals.ts',
    'index.ts',
    'js.ts',
    'js-all.ts',
    'reference',
    'reference.ts',
    'formats',
    'movingai.ts',
    'dropin',
    'pathfinding.ts',
    'easystar.ts',
    'tiled.ts',
    'ldtk.ts',
    'ros.ts',
    'image.ts',
    'pool',
    'pool.ts',
    'cli',
  ],
  assembly: [
    'core',
    'moves',
    'nodes',
    'reach',
    'search',
    'terrain',
    'jump',
    'hex',
    'solve',
    'field',
    'graph',
    'team',
    'blend',
    'clearance',
    'angle',
    'contraction',
    'prepare',
    'kernels',
    'js',
    'debug',
  ],
};

/** Who may import the code of kernels: the choice between the engines, and entries that bring the js engine. */
const CHOICE_AND_ENTRIES = '^src/(core/choose/|js\\.ts|js-all\\.ts|pool/worker/worker\\.ts)';

/** The parts of the repository: each imports from those before it. */
const PARTS = ['assembly', 'src', 'generators', 'bench', 'test'];

/** A rule for each name of a list: it must not import from those after it. */
function upward(prefix, names) {
  return names.slice(0, -1).map((name, i) => ({
    name: `${prefix}${name} imports nothing above it`,
    severity: 'error',
    from: { path: `^${prefix}${name}(/|$)` },
    to: { path: `^${prefix}(${names.slice(i + 1).join('|')})(/|$)` },
  }));
}

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only the choice imports kernels, so that pages load those that they use',
      severity: 'error',
      from: { path: '^src/', pathNot: CHOICE_AND_ENTRIES },
      to: { path: '^src/core/kernel/(bytes|generated)/' },
    },
    {
      name: 'other formats than Tiled do without its decoders and its parser of XML',
      severity: 'error',
      from: { path: '^src/(formats/(?!tiled/)|(ldtk|ros|image|movingai)\\.ts)' },
      to: { path: '^src/formats/tiled/|/(fflate|fzstd|@rgrove)/' },
    },
    {
      name: 'the reference shares no code with the engines: it knows the types of the API alone',
      severity: 'error',
      from: { path: '^src/reference' },
      to: { path: '^src/(?!reference)', dependencyTypesNot: ['type-only'] },
    },
    ...upward('', PARTS),
    ...Object.entries(FLOORS).flatMap(([part, names]) => upward(`${part}/`, names)),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js'] },
  },
};
