/** Teams, with the js engine for them. */
import { teamEngines } from '../choose/team.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsTeamEngine } from '../js/engines/team-engine.ts';
import { createTeam as leanCreateTeam } from '../team/create-team.ts';
import { findTeamPaths as leanFindTeamPaths } from '../team/find-team-paths.ts';

const team = (): void => teamEngines.twin.bring(() => new JsTeamEngine());

export const createTeam: typeof leanCreateTeam = /* @__PURE__ */ withTwin(leanCreateTeam, team);
export const findTeamPaths: typeof leanFindTeamPaths = /* @__PURE__ */ withTwin(leanFindTeamPaths, team);
