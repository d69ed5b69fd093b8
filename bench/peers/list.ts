import { easystarDropIn, easystarPeer } from './easystar.ts';
import { fastAstarPeers } from './fast-astar.ts';
import { hotpathPeers } from './hotpath.ts';
import { javascriptAstarPeer } from './javascript-astar.ts';
import { l1PathFinderPeer } from './l1-path-finder.ts';
import { ngraphPeers } from './ngraph.ts';
import { pathfindingDropIns, pathfindingPeers } from './pathfinding.ts';
import type { Peer } from './peer.ts';
import { rotPeer } from './rot.ts';

/** All libraries compared: hotpath and its drop-ins first, the others by corner rule. */
export const PEERS: readonly Peer[] = [
  ...hotpathPeers,
  ...pathfindingDropIns,
  easystarDropIn,
  ...pathfindingPeers,
  ...ngraphPeers,
  easystarPeer,
  javascriptAstarPeer,
  rotPeer,
  ...fastAstarPeers,
  l1PathFinderPeer,
];

/** Returns the hotpath variant to compare a peer with: the same corner rule, everything else at its default. */
export function rivalOf(peer: Peer): Peer {
  const rival = hotpathPeers.find(({ movement }) => movement.diagonals === peer.movement.diagonals);
  if (rival === undefined) throw new Error(`no hotpath variant has the corner rule of ${peer.name}`);
  return rival;
}
