import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, type Hosts, lineOf, PATH } from './hosts.ts';

/** Says within a few seconds that a host has gone; ssh alone would wait for hours. */
const CLIENT = `
  BatchMode yes
  ConnectTimeout 5
  ServerAliveInterval 1
  ServerAliveCountMax 3
`;

/** Lets the giver of work reach the workers by `ssh host1` and `ssh host2`, with keys made for it. @param bin Folder of more programs. */
export async function serveSsh({ giver, workers }: Hosts, bin: string): Promise<void> {
  const own = join(giver.home, '.ssh');
  mkdirSync(own, { mode: 0o700 });
  giver.run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', join(own, 'id_ed25519'));
  const names = workers.map(({ name }, i) => `Host ${name}\n  HostName 10.0.${i + 1}.2\n`);
  writeFileSync(join(own, 'config'), `${names.join('')}Host *${CLIENT}`);
  const keys = await Promise.all(workers.map((host) => serve(host, join(own, 'id_ed25519.pub'), bin)));
  writeFileSync(join(own, 'known_hosts'), keys.map((key, i) => `10.0.${i + 1}.2 ${key}`).join(''));
}

/** Starts a host's sshd. Returns its public key. */
async function serve(host: Host, allowed: string, bin: string): Promise<string> {
  const file = (name: string) => join(host.home, '.ssh', name);
  mkdirSync(file(''), { mode: 0o700 });
  host.run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', file('host_key'));
  copyFileSync(allowed, file('authorized_keys'));
  chmodSync(file('authorized_keys'), 0o600);
  const config = [
    `HostKey ${file('host_key')}`,
    `AuthorizedKeysFile ${file('authorized_keys')}`,
    // The temporary folder is everybody's.
    'StrictModes no',
    'PermitRootLogin prohibit-password',
    'PasswordAuthentication no',
    'UsePAM no',
    'PidFile none',
    'Subsystem sftp internal-sftp',
    `SetEnv PATH=${bin}:${PATH}`,
  ];
  writeFileSync(file('sshd_config'), `${config.join('\n')}\n`);
  // By its path, as sshd demands.
  const script = `exec "$(command -v sshd)" -D -e -f '${file('sshd_config')}'`;
  const server = host.start('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  await lineOf(server, /listening/, server.stderr);
  return readFileSync(file('host_key.pub'), 'utf8');
}
