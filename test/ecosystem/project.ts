import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformSync } from 'esbuild';
import { patience } from '../support/patience.ts';
import { TOOLS } from './tools.ts';

export const ROOT: string = process.cwd();
const SCRIPT = join(ROOT, 'test', 'ecosystem', 'script');

/** Longest time that one command may take, in milliseconds. */
const TIMEOUT = patience(300_000);

/** A fresh project in a temporary folder, with the packed package and the tools of one environment. */
export class Project {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'hotpath-ecosystem-'));
  /** Packed file of the package. */
  readonly tarball: string;

  constructor(tarball: string) {
    this.tarball = tarball;
  }

  /**
   * Writes package.json and installs the package and tools. Tools that this repository depends on stay where they are. Projects without other
   * tools are copies of the first one, which lies beside the packed file: npm takes seconds for each.
   */
  async install(tools: readonly string[]): Promise<void> {
    this.write({ 'package.json': JSON.stringify({ name: 'project', private: true, type: 'module' }) });
    const specs = tools.filter((tool) => tool in TOOLS).map((tool) => `${tool}@${TOOLS[tool]}`);
    const bare = join(dirname(this.tarball), 'bare');
    if (specs.length === 0 && existsSync(bare)) {
      cpSync(bare, this.folder, { recursive: true });
      return;
    }
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await this.run('npm', ['install', '--save-exact', ...flags, this.tarball, ...specs]);
    if (specs.length === 0) cpSync(this.folder, bare, { recursive: true });
  }

  /** Copies the script into the project. As CommonJS, its imports become calls of `require`. */
  copyScript(format: 'esm' | 'cjs' = 'esm'): void {
    for (const name of readdirSync(SCRIPT).filter((file) => file.endsWith('.js'))) {
      const from = join(SCRIPT, name);
      if (format === 'esm') cpSync(from, this.path(name));
      else this.write({ [name]: transformSync(readFileSync(from, 'utf8'), { format: 'cjs', target: 'es2022' }).code });
    }
    if (format === 'cjs') this.write({ 'package.json': JSON.stringify({ name: 'project', private: true }) });
  }

  /** Copies the file that is compiled with types. */
  copyTypes(name: string): void {
    cpSync(join(SCRIPT, 'types.ts'), this.path(name));
  }

  /** Writes files, given by path and text. */
  write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(this.path(path)), { recursive: true });
      writeFileSync(this.path(path), text);
    }
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** Returns the program of a tool, of the project or of this repository. */
  bin(name: string): string {
    const own = this.path('node_modules', '.bin', name);
    return existsSync(own) ? own : join(ROOT, 'node_modules', '.bin', name);
  }

  /**
   * Runs a program in the project.
   *
   * @returns What it printed.
   * @throws if it fails, with what it printed.
   */
  run(program: string, args: readonly string[]): Promise<string> {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '1' };
    return new Promise((resolve, reject) => {
      execFile(program, args, { cwd: this.folder, env, timeout: TIMEOUT, maxBuffer: 1e8 }, (error, stdout, stderr) => {
        if (error === null) resolve(stdout + stderr);
        else reject(new Error(`${args[0]} failed: ${stderr}${stdout}`.trim()));
      });
    });
  }

  /** Runs a server while something is done with it. Its first line says `port N`. */
  async serve<T>(program: string, args: readonly string[], use: (port: number) => Promise<T>): Promise<T> {
    const server = spawn(program, args, { cwd: this.folder, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const port = await new Promise<number>((resolve, reject) => {
        server.on('exit', () => reject(new Error(`${args[0]} ended before it served`)));
        createInterface(server.stdout).on('line', (line) => {
          if (line.startsWith('port ')) resolve(Number(line.slice(5)));
        });
      });
      return await use(port);
    } finally {
      server.kill();
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns the version of a tool, installed or not. */
export function versionOf(tool: string): string {
  const spec = TOOLS[tool];
  if (spec !== undefined) return spec.slice(spec.lastIndexOf('@') + 1);
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', tool, 'package.json'), 'utf8')).version;
}
