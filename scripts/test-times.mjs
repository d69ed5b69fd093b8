// A reporter of vitest: writes where the seconds of a run went into build/test-times.md, by project, by folder of test/, and by file. Projects and
// files run side by side, so that their seconds are more than those of the run; on a busy machine all are longer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Files that are listed, the longest first. */
const LISTED = 40;

/** @typedef {{ tests: number, files: number, seconds: number }} Sum */

export default class TestTimes {
  began = performance.now();

  onTestRunStart() {
    this.began = performance.now();
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      const file = module.moduleId
        .slice(ROOT.length + 1)
        .split(sep)
        .join('/');
      const tests = [...module.children.allTests()].length;
      return {
        file,
        project: module.project.name,
        tests,
        seconds: (duration + collectDuration + setupDuration) / 1000,
      };
    });
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    const text = [
      `${files.length} files took ${all.toFixed(0)} s in ${((performance.now() - this.began) / 1000).toFixed(0)} s.`,
      table(
        'Project',
        sums(files, ({ project }) => project),
        all,
      ),
      table(
        'Folder of test',
        sums(files, ({ file }) => file.split('/')[1]),
        all,
      ),
      table('File', sums(files, ({ file }) => file).slice(0, LISTED), all),
    ];
    mkdirSync(join(ROOT, 'build'), { recursive: true });
    writeFileSync(join(ROOT, 'build', 'test-times.md'), `${text.join('\n\n')}\n`);
  }
}

/**
 * Adds files up by a key, the longest first.
 * @template {{ tests: number, seconds: number }} File
 * @param {readonly File[]} files
 * @param {(file: File) => string} keyOf
 * @returns {[string, Sum][]}
 */
function sums(files, keyOf) {
  /** @type {Map<string, Sum>} */
  const all = new Map();
  for (const file of files) {
    const sum = all.get(keyOf(file)) ?? { tests: 0, files: 0, seconds: 0 };
    all.set(keyOf(file), { tests: sum.tests + file.tests, files: sum.files + 1, seconds: sum.seconds + file.seconds });
  }
  return [...all].sort(([, a], [, b]) => b.seconds - a.seconds);
}

/** @param {string} title @param {[string, Sum][]} rows @param {number} all */
function table(title, rows, all) {
  const lines = rows.map(
    ([name, { files, tests, seconds }]) =>
      `| ${name} | ${files} | ${tests} | ${seconds.toFixed(1)} | ${((100 * seconds) / all).toFixed(1)} % |`,
  );
  return [`| ${title} | files | tests | seconds | share |`, '|---|---|---|---|---|', ...lines].join('\n');
}
