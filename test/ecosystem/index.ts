// npm run test:ecosystem -- [NAME…]
// Installs the packed package into a fresh project for each environment, runs the same script there, and prints a table. With HOTPATH_TABLES=1 it
// writes that of a whole run into docs/platforms.md too.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasChromium } from '../support/chromium.ts';
import type { Environment } from './environment.ts';
import { checkEnvironment, ENVIRONMENTS, pack } from './matrix.ts';
import { ROOT, versionOf } from './project.ts';

/** Returns the result of one environment, in one line. */
async function resultOf(environment: Environment, tarball: string): Promise<{ ok: boolean; text: string }> {
  if (environment.browser && !hasChromium) return { ok: false, text: 'no Chromium: set CHROMIUM_PATH to its program' };
  try {
    return { ok: true, text: await checkEnvironment(environment, tarball) };
  } catch (error) {
    const { message } = error as Error;
    if (process.env.ECOSYSTEM_DEBUG) console.error(message);
    return { ok: false, text: `failed: ${message.replace(/\s+/g, ' ').slice(0, 300)}` };
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !ENVIRONMENTS.some((environment) => environment.name === name));
if (unknown.length > 0) {
  console.error(`no environment ${unknown.join(', ')}; there are ${ENVIRONMENTS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const PAGE = join(ROOT, 'docs', 'platforms.md');
const [BEGIN, END] = ['<!-- test/ecosystem writes from here -->', '<!-- to here -->'];

/** Puts a table into the page, between its marks. */
function writeTable(table: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const from = page.indexOf(BEGIN) + BEGIN.length;
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${table}\n\n${page.slice(page.indexOf(END, from))}`);
}

const lines: string[] = [];
function line(...cells: string[]): void {
  lines.push(`| ${cells.join(' | ')} |`);
  console.log(lines.at(-1));
}
line('environment'.padEnd(21), 'version'.padEnd(15), 'engine', 'result');
line('-'.repeat(21), '-'.repeat(15), '-'.repeat(6), '------');
const folder = mkdtempSync(join(tmpdir(), 'hotpath-packed-'));
const tarball = await pack(folder);
for (const environment of ENVIRONMENTS) {
  if (names.length > 0 && !names.includes(environment.name)) continue;
  const { name, tools, engine, browser } = environment;
  const { ok, text } = await resultOf(environment, tarball);
  const version = tools.length === 0 ? process.versions.node : versionOf(tools[0]);
  line(name.padEnd(21), version.padEnd(15), (engine ?? (browser ? '–' : 'types')).padEnd(6), text);
  if (!ok) process.exitCode = 1;
}
rmSync(folder, { recursive: true });
if (process.env.HOTPATH_TABLES && names.length === 0 && !process.exitCode) {
  writeTable(lines.map((text) => text.replace(/ +(?= )/g, '').replace(/-{4,}/g, '---')).join('\n'));
}
