// Hosts on one machine: each has a network, processes, a home and a password file of its own. All of it goes when the process that
// holds a host ends, which is when the test closes its input, or dies.
import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { isInstalled } from '../support/tools.ts';

/** What all hosts share. A user's PATH need not name the folder of sshd. */
export const PATH = `${process.env.PATH}${delimiter}/usr/sbin${delimiter}/sbin`;
process.env.PATH = PATH;

/** Arguments of `unshare` for what a host has of its own. */
const OWN = ['--net', '--mount', '--pid', '--fork', 'sh', '-euc'];

/** Debian's packages of the programs that the tests use. */
const PACKAGES: Record<string, string> = {
  ip: 'iproute2',
  nsenter: 'util-linux',
  parallel: 'parallel',
  'redis-server': 'redis-server',
  ssh: 'openssh-client',
  sshd: 'openssh-server',
  unshare: 'util-linux',
};

/** Returns why hosts cannot be made or these programs are missing; '' if there is no reason. */
export function missing(...programs: string[]): string {
  const absent = ['unshare', 'nsenter', 'ip', ...programs].filter((program) => !isInstalled(program));
  if (absent.length > 0) {
    return `no ${absent.join(', ')}: apt-get install ${absent.map((program) => PACKAGES[program]).join(' ')}`;
  }
  const probe = 'mount -t proc proc /proc; ip link add one type veth peer name other';
  const { status } = spawnSync('unshare', [...OWN, probe]);
  return status === 0 ? '' : 'no rights to make network namespaces: run as root';
}

/** Holds a host: prints its process id as others see it, then waits until its input ends. */
const HOLD = `
  read -r pid rest < /proc/self/stat
  mount -t proc proc /proc
  mount -t tmpfs tmpfs /run
  mkdir /run/sshd
  mount --bind "$HOME/passwd" /etc/passwd
  ip link set lo up
  echo "$pid"
  exec cat`;

/** A host. */
export class Host {
  readonly name: string;
  readonly home: string;
  private readonly holder: ChildProcess;
  private readonly started: ChildProcess[] = [];
  /** Process id of the host's first process. */
  private pid = 0;

  /** @param folder The folder of all hosts; the host's home is below it. */
  constructor(name: string, folder: string) {
    this.name = name;
    this.home = join(folder, name);
    mkdirSync(this.home);
    const users = readFileSync('/etc/passwd', 'utf8').replace(/^root:.*$/m, `root:*:0:0::${this.home}:/bin/sh`);
    writeFileSync(join(this.home, 'passwd'), users);
    this.holder = spawn('unshare', [...OWN, HOLD], {
      env: this.environment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }

  /** Resolves when the host is there. */
  async ready(): Promise<void> {
    this.pid = Number(await lineOf(this.holder, /^\d+$/));
  }

  /** Runs a program to its end. Returns what it printed. @throws if it fails. */
  run(program: string, ...args: string[]): string {
    return execFileSync('nsenter', [...this.enter(), program, ...args], { encoding: 'utf8', env: this.environment() });
  }

  /** Starts a program. Its standard error is the test's unless `options` say otherwise. */
  start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn('nsenter', [...this.enter(), program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...options,
      env: { ...this.environment(), ...options.env },
    });
    this.started.push(child);
    return child;
  }

  /** Joins this host with another one: `this` gets the address 10.0.N.1, the other 10.0.N.2. */
  join(other: Host, n: number): void {
    const end = ['peer', 'name', 'uplink', 'netns', String(other.pid)];
    this.network('link', 'add', other.name, 'type', 'veth', ...end);
    this.network('addr', 'add', `10.0.${n}.1/24`, 'dev', other.name);
    other.network('addr', 'add', `10.0.${n}.2/24`, 'dev', 'uplink');
    this.network('link', 'set', other.name, 'up');
    other.network('link', 'set', 'uplink', 'up');
  }

  /** Unplugs the host's network, or plugs it in again. Nobody is told: connections stay open, and what is sent is lost. */
  plug(isIn: boolean): void {
    this.network('link', 'set', 'uplink', isIn ? 'up' : 'down');
  }

  /** Kills all processes of the host. */
  crash(): void {
    this.run('sh', '-c', 'kill -9 -1');
  }

  /** Returns the command lines of all that runs on the host. */
  programs(): string {
    return this.run('sh', '-c', 'cat /proc/[0-9]*/cmdline 2> /dev/null || true').replaceAll('\0', ' ');
  }

  /** Ends the host with all its processes. */
  async end(): Promise<void> {
    this.holder.stdin?.end();
    await Promise.all([this.holder, ...this.started].map(ended));
  }

  private network(...args: string[]): void {
    execFileSync('nsenter', ['--target', String(this.pid), '--net', 'ip', ...args]);
  }

  /** Returns arguments of `nsenter`, which a program and its arguments follow. It runs in the host's home. */
  private enter(): string[] {
    const target = ['--target', String(this.pid), '--net', '--mount', '--pid', '--'];
    return [...target, 'sh', '-c', 'cd "$HOME" && exec "$@"', 'sh'];
  }

  private environment(): NodeJS.ProcessEnv {
    return { PATH, HOME: this.home, USER: 'root', SHELL: '/bin/sh', LANG: 'C' };
  }
}

/** Two hosts, and a third one that gives them work: it reaches host N as 10.0.N.2. */
export class Hosts {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'hotpath-hosts-'));
  readonly giver: Host = new Host('giver', this.folder);
  readonly workers: readonly Host[] = [new Host('host1', this.folder), new Host('host2', this.folder)];

  async ready(): Promise<void> {
    await Promise.all([this.giver, ...this.workers].map((host) => host.ready()));
    for (const [i, host] of this.workers.entries()) this.giver.join(host, i + 1);
  }

  async end(): Promise<void> {
    await Promise.all([this.giver, ...this.workers].map((host) => host.end()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Resolves with the first line of a program that a pattern matches. Rejects if the program ends before. */
export function lineOf(child: ChildProcess, sign: RegExp, output = child.stdout): Promise<string> {
  if (output === null) throw new Error('the program has no output to read');
  const lines = createInterface(output);
  return new Promise((resolve, reject) => {
    let printed = '';
    lines.on('line', (line) => {
      printed += `${line}\n`;
      if (sign.test(line)) resolve(line);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${printed}`)));
  });
}

/** Resolves when a program has ended, with its exit code; null if a signal ended it. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Waits until something holds that a program brings about. @throws `Error` if the program ends before. */
export async function until(holds: () => boolean, child: ChildProcess): Promise<void> {
  while (!holds()) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
