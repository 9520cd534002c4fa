import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, globSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups'];

const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function tryIp(...args: string[]): void {
  try {
    ip(...args);
  } catch {
    // Gone already, or never made.
  }
}

/** Folder of the newest PostgreSQL of Debian. */
export const postgresFolder = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/pg_rewind')
    .map((path) => dirname(path))
    .sort()
    .at(-1);

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'];

function makesNetworks(): boolean {
  const name = `pbt${process.pid}`;
  try {
    ip('link', 'add', name, 'type', 'bridge');
    ip('link', 'del', name);
    return true;
  } catch {
    return false;
  }
}

/** Why the drill cannot run on this machine, in plain words; undefined when it can. */
export function whatIsMissing(): string | undefined {
  if (programs.some((path) => !existsSync(path)) || postgresFolder() === undefined)
    return 'нужны пакеты: apt-get install patroni etcd-server haproxy postgresql iproute2';
  if (process.getuid?.() !== 0 || !makesNetworks()) return 'нужны права на сетевые пространства имён (root в Linux)';
  return undefined;
}

/** A machine of the drill: a network namespace with everything that runs in it. */
export interface Host {
  name: string;
  address: string;
  /** Starts a program in it, not as root; its output goes to the file. */
  start: (command: string, args: readonly string[], log: string) => ChildProcess;
  /** Runs a program in it and gives its output; throws unless it ends well within the time. */
  run: (command: string, args: readonly string[], limitMs: number) => Promise<string>;
  /** To every process in it. */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  /** Takes the network cable out and puts it back. */
  cut: () => void;
  reconnect: () => void;
}

/** A bridge with machines on it. */
export interface Network {
  /** Where this machine is for the others. */
  gateway: string;
  hosts: readonly Host[];
  remove: () => void;
}

/** Runs a program as nobody, in a namespace if one is named. */
export function startAsNobody(command: string, args: readonly string[], log: string, namespace?: string): ChildProcess {
  const output = openSync(log, 'a');
  const inside = namespace === undefined ? [] : ['ip', 'netns', 'exec', namespace];
  const [first = '', ...rest] = [...inside, 'setpriv', ...nobody, command, ...args];
  const child = spawn(first, rest, {
    stdio: ['ignore', output, output],
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: '/tmp' },
  });
  closeSync(output);
  return child;
}

function createHost(bridge: string, n: number, subnet: string): Host {
  const [name, cable] = [`${bridge}n${n}`, `${bridge}c${n}`];
  const address = `${subnet}.${10 + n}`;
  ip('netns', 'add', name);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', cable, 'master', bridge, 'up');
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', name, 'link', 'set', 'eth0', 'up');
  ip('-n', name, 'link', 'set', 'lo', 'up');
  return {
    name,
    address,
    start: (command, args, log) => startAsNobody(command, args, log, name),
    run: (command, args, limitMs) =>
      new Promise((done, fail) => {
        const child = spawn('ip', ['netns', 'exec', name, command, ...args], {
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: limitMs,
          killSignal: 'SIGKILL',
        });
        let text = '';
        child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
        child.on('error', fail);
        child.on('exit', (code) => (code === 0 ? done(text.trim()) : fail(new Error(`${command}: ${code}`))));
      }),
    signal(signal) {
      for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number)) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended meanwhile.
        }
      }
    },
    cut: () => void ip('link', 'set', cable, 'down'),
    reconnect: () => void ip('link', 'set', cable, 'up'),
  };
}

/** Makes a network with so many machines. */
export function createNetwork(size: number): Network {
  const bridge = `pb${process.pid % 100_000}`;
  const subnet = `10.77.${process.pid % 250}`;
  const gateway = `${subnet}.1`;
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${gateway}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const hosts = Array.from({ length: size }, (_, n) => createHost(bridge, n, subnet));
  return {
    gateway,
    hosts,
    remove() {
      for (const host of hosts) {
        host.signal('SIGCONT');
        host.signal('SIGKILL');
        tryIp('netns', 'del', host.name);
      }
      tryIp('link', 'del', bridge);
    },
  };
}
