import { easystarPeer } from './easystar.ts';
import { fastAstarPeers } from './fast-astar.ts';
import { hotpathPeers } from './hotpath.ts';
import { javascriptAstarPeer } from './javascript-astar.ts';
import { l1PathFinderPeer } from './l1-path-finder.ts';
import { ngraphPeers } from './ngraph.ts';
import { pathfindingPeers } from './pathfinding.ts';
import type { Peer } from './peer.ts';
import { rotPeer } from './rot.ts';

/** All that are compared: hotpath first, then by corner rule. */
export const PEERS: readonly Peer[] = [
  ...hotpathPeers,
  ...pathfindingPeers,
  ...ngraphPeers,
  easystarPeer,
  javascriptAstarPeer,
  rotPeer,
  ...fastAstarPeers,
  l1PathFinderPeer,
];

/** The hotpath that a peer is held against: the same corner rule, everything else by default. */
export function rivalOf(peer: Peer): Peer {
  const rival = hotpathPeers.find(({ movement }) => movement.diagonals === peer.movement.diagonals);
  if (rival === undefined) throw new Error(`nothing to hold ${peer.name} against`);
  return rival;
}
