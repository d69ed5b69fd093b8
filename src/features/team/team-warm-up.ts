/** Makes what a team needs to know its ways, in slices: see `Team.warmUp`. */
import { suggestOption } from '../../core/base/advice/advice.ts';
import { checkNames, checkTime, wrongKind } from '../../core/base/check.ts';
import { now } from '../../core/base/clock.ts';
import { type AbortSignalLike, checkSignal } from '../../core/base/signal.ts';
import { DEFAULT_BUDGET, takeTurns } from '../../core/base/time-slices.ts';
import { WARM_EXPANSIONS } from '../../core/base/tuning/tuning-teams.ts';

/** How far {@link Team.warmUp} is. */
export interface TeamWarmUpProgress {
  /** Agents that know their way, and all agents. */
  readonly ready: number;
  readonly agents: number;
  /** Since the call. */
  readonly milliseconds: number;
}

/** Options of {@link Team.warmUp}. */
export interface TeamWarmUpOptions {
  /**
   * Milliseconds of work in one turn of the event loop: a number > 0. Default 4. Searches of {@link findPathAsync} share the budget. The distances to a goal
   * that four or more agents share are not divided.
   */
  sliceMilliseconds?: number | undefined;
  /** Stops the work: the promise is rejected with the signal's reason. The team keeps what has been made. */
  signal?: AbortSignalLike | undefined;
  /** Called after each slice: to show how far it is. If it throws, the work ends with that error. */
  onProgress?: ((progress: TeamWarmUpProgress) => void) | undefined;
}

const OPTION_NAMES: readonly (keyof TeamWarmUpOptions)[] = ['sliceMilliseconds', 'signal', 'onProgress'];

/**
 * Works until all agents know their ways.
 *
 * @param count Returns the number of agents.
 * @param warm Does a number of expansions. Returns the number of agents that do not know their way yet.
 */
export async function warmUpTeam(
  count: () => number,
  warm: (expansions: number) => number,
  options: TeamWarmUpOptions = {},
): Promise<void> {
  checkNames('options', options, OPTION_NAMES, suggestOption);
  const { sliceMilliseconds = DEFAULT_BUDGET, signal, onProgress } = options;
  const budget = checkTime('sliceMilliseconds', sliceMilliseconds);
  checkSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw wrongKind('onProgress', onProgress, 'a function');
  signal?.throwIfAborted();
  const begin = now();
  await takeTurns(budget, (milliseconds) => {
    signal?.throwIfAborted();
    const end = now() + milliseconds;
    let missing = warm(WARM_EXPANSIONS);
    while (missing > 0 && now() < end) missing = warm(WARM_EXPANSIONS);
    const agents = count();
    onProgress?.({ ready: agents - missing, agents, milliseconds: now() - begin });
    return missing === 0;
  });
}
