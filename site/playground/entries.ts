/**
 * The modules of the package that programs of the playground may import besides `hotpath`. Each is loaded when a program names it.
 * `hotpath/pool` is missing: it starts workers of its own. So is `hotpath/react-flow`, which needs React.
 */
export const ENTRIES: Readonly<Record<string, () => Promise<object>>> = {
  'hotpath/js': () => import('hotpath/js'),
  'hotpath/js-all': () => import('hotpath/js-all'),
  'hotpath/movingai': () => import('hotpath/movingai'),
  'hotpath/tiled': () => import('hotpath/tiled'),
  'hotpath/ldtk': () => import('hotpath/ldtk'),
  'hotpath/ros': () => import('hotpath/ros'),
  'hotpath/image': () => import('hotpath/image'),
  'hotpath/connectors': () => import('hotpath/connectors'),
  'hotpath/pathfinding': () => import('hotpath/pathfinding'),
  'hotpath/easystar': () => import('hotpath/easystar'),
  'hotpath/reference': () => import('hotpath/reference'),
};
