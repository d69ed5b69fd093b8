/** The folder with more problems of the Moving AI benchmarks, in terrain/ and dynamic/, if the environment names one. */
export const problemsFolder: string | undefined = process.env.HOTPATH_PROBLEMS || undefined;

if (problemsFolder === undefined) {
  console.warn('Moving AI problems with terrain and with edits skipped: HOTPATH_PROBLEMS names no folder');
}
