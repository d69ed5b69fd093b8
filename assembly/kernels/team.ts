/** What the kernel of teams exports. Addresses go in and out as u32; any function that may grow memory makes the caller's views stale. */
export {
  changeAll,
  changePlace,
  closeTeam,
  distanceOf,
  putAgent,
  removeAgent,
  setGoal,
  stepTeam,
} from '../team/agents';
export { beginPlan, planLength, runPlan, writePlan } from '../team/lacam';
export { createPlan, releasePlan } from '../team/plan-record';
export { createTeam } from '../team/team-record';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
