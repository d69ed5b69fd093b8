/** Other libraries to compare with. Each is loaded when it is first measured. */
import type { Peer } from '../../../bench/peers/peer.ts';
import manifest from '../../../package.json' with { type: 'json' };

/** The versions that the page is built with. */
const VERSIONS = manifest.devDependencies;

interface Library {
  /** Its name in addresses. */
  readonly name: string;
  readonly label: string;
  readonly version: string;
  /** Loads the adapter that the bench uses too. */
  load(): Promise<Peer>;
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'pathfinding',
    label: 'PathFinding.js A*',
    version: VERSIONS.pathfinding,
    load: async () => (await import('../../../bench/peers/pathfinding.ts')).pathfindingPeers[0],
  },
  {
    name: 'pathfinding-jps',
    label: 'PathFinding.js JPS',
    version: VERSIONS.pathfinding,
    load: async () => (await import('../../../bench/peers/pathfinding.ts')).pathfindingPeers[1],
  },
  {
    name: 'easystar',
    label: 'EasyStar.js',
    version: VERSIONS.easystarjs,
    load: async () => (await import('../../../bench/peers/easystar.ts')).easystarPeer,
  },
  {
    name: 'ngraph',
    label: 'ngraph.path A*',
    version: VERSIONS['ngraph.path'],
    load: async () => (await import('../../../bench/peers/ngraph.ts')).ngraphPeers[0],
  },
];

/** Returns the name and version of a library, for readers. */
export function titleOf({ label, version }: Library): string {
  return `${label} ${version}`;
}
