/** Why something takes more than 20 times as long as the plain call: sentences for docs/performance.md. */
export const REASONS: Readonly<Record<string, string>> = {
  'open ground':
    'On open ground the plain call takes about a microsecond, since the goal is in view. So all that keeps it from looking there costs a large factor, and little time.',
};
