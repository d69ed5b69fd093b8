// Which way imports may go, types included: `npm test` runs it. A folder imports from itself and from those before it in its list.

const FLOORS = {
  src: [
    'base',
    'grid',
    'rules',
    'engine',
    'js/core',
    'js/reach',
    'js/search',
    'js/terrain',
    'js/jump',
    'js/hex',
    'js/solve',
    'js/field',
    'js/graph',
    'js/team',
    'js/blend',
    'js/angle',
    'js/contraction',
    'js/engines',
    'wasm',
    'turns',
    'choose',
    'layers',
    'request',
    'hex',
    'contraction',
    'prepare',
    'reach',
    'search',
    'angle',
    'route',
    'field',
    'graph',
    'generic',
    'world',
    'team',
    'connectors',
    'connectors.ts',
    'package-file.ts',
    'internals.ts',
    'lean.ts',
    'with-twin',
    'index.ts',
    'maps',
    'movingai.ts',
    'dropin',
    'pathfinding.ts',
    'easystar.ts',
    'pool',
    'pool.ts',
    'pool-worker.ts',
    'tiled.ts',
    'ldtk.ts',
    'ros.ts',
    'image.ts',
    'cli',
  ],
  assembly: [
    'core',
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
    'angle',
    'contraction',
    'prepare',
    'kernels',
  ],
};

/** Folders that may import an engine: the engines themselves, the choice between them, and what brings the js engine to it. */
const ENGINES_AND_CHOICE = '^src/(js|wasm|choose|with-twin)/';

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
      name: 'only the choice imports engines',
      severity: 'error',
      from: { path: '^src/', pathNot: ENGINES_AND_CHOICE },
      to: { path: '^src/(js|wasm)/' },
    },
    {
      name: 'the choice knows the types of the js engine alone, so that hotpath/lean has none of it',
      severity: 'error',
      // Reachability reads the components of the js engine on either engine.
      from: { path: '^src/choose/', pathNot: '^src/choose/components' },
      to: { path: '^src/js/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'js does not import wasm', severity: 'error', from: { path: '^src/js/' }, to: { path: '^src/wasm/' } },
    { name: 'wasm does not import js', severity: 'error', from: { path: '^src/wasm/' }, to: { path: '^src/js/' } },
    {
      name: 'other formats than Tiled do without its decoders and its parser of XML',
      severity: 'error',
      from: { path: '^src/(maps/(?!tiled/)|(ldtk|ros|image|movingai)\\.ts)' },
      to: { path: '^src/maps/tiled/|/(fflate|fzstd|@rgrove)/' },
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
