import easystarSource from '../../src/easystar.ts';
import pathfindingSource from '../../src/pathfinding.ts';
import { type EasyStar, easystar, easystarPeer } from './easystar.ts';
import { fastAstarPeers } from './fast-astar.ts';
import { hotpathPeers } from './hotpath.ts';
import { javascriptAstarPeer } from './javascript-astar.ts';
import { l1PathFinderPeer } from './l1-path-finder.ts';
import { ngraphPeers } from './ngraph.ts';
import { type PathFinding, pathfinding, pathfindingPeers } from './pathfinding.ts';
import type { Peer } from './peer.ts';
import { rotPeer } from './rot.ts';

// hotpath by the calls of other libraries.
const likePathFinding = pathfindingSource as unknown as PathFinding;
const dropIns: readonly Peer[] = [
  pathfinding('hotpath/pathfinding A*', likePathFinding, 'AStarFinder', 'PathFinding.js A*'),
  pathfinding('hotpath/pathfinding JPS', likePathFinding, 'JumpPointFinder', 'PathFinding.js JPS'),
  easystar('hotpath/easystar', easystarSource as unknown as EasyStar, easystarPeer.name),
];

/** All libraries compared: hotpath and its drop-ins first, the others by corner rule. */
export const PEERS: readonly Peer[] = [
  ...hotpathPeers,
  ...dropIns,
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
