/** What the kernel of teams exports. Addresses go in and out as u32; any function that may grow memory makes the caller's views stale. */
export {
  changeAll,
  changePlace,
  closeTeam,
  distanceOf,
  holdAgent,
  joinLinks,
  putAgent,
  removeAgent,
  setGoal,
  setTraits,
} from '../team/agents';
export { stepTeam } from '../team/step';
export { warmTeam } from '../team/distance/warm-up';
export { reserveGrounds } from '../team/grounds';
export { reserveGuides } from '../team/plan/guides';
export { beginPlan, runPlan } from '../team/plan/lacam';
export { planLength, writePlan } from '../team/plan/plan-nodes';
export { createPlan, releasePlan } from '../team/plan/plan-record';
export { reserveLinks } from '../team/team-links';
export { createTeam } from '../team/team-blocks';
export { headingOf, setHeading } from '../team/turning/robots';
export { loadTeam, reserveSaved, savedLength, saveTeam } from '../team/team-state';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
