/** The folder with more Moving AI problems, in terrain/ and dynamic/, if HOTPATH_PROBLEMS names one. */
export const problemsFolder: string | undefined = process.env.HOTPATH_PROBLEMS || undefined;

if (problemsFolder === undefined) {
  console.warn('Moving AI problems with terrain and with edits skipped: HOTPATH_PROBLEMS names no folder');
}
