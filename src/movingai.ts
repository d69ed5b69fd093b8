/**
 * Reads and writes the files of the Moving AI benchmarks: maps (`.map`), problems with known optimal lengths (`.scen`), and problems
 * with edits of the map between them (`.scen` of version 2, `.patch`). Also the problem files of the League of Robot Runners, which use such maps.
 *
 * Formats: https://movingai.com/benchmarks/formats.html; N. Sturtevant, "Benchmarks for Grid-Based Pathfinding",
 * IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012.
 *
 * @packageDocumentation
 */
export {
  type DynamicCommand,
  type DynamicScenario,
  parseDynamicScenario,
  parsePatches,
  pastePatch,
} from './formats/moving-ai-dynamic.ts';
export { formatMap, type MapOptions, parseMap } from './formats/moving-ai-map.ts';
export { formatScenario, parseScenario, type Scenario } from './formats/moving-ai-scenario.ts';
export {
  formatRobotAgents,
  formatRobotProblem,
  formatRobotTasks,
  parseRobotAgents,
  parseRobotProblem,
  parseRobotTasks,
  type RobotAgent,
  type RobotProblem,
} from './formats/robot-runners.ts';
