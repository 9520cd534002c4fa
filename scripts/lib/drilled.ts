import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from './root.ts';
import { builtServer } from './server.ts';

/** Environment variables of a started server; of ours it gets PATH alone. */
type Variables = Record<string, string>;

/** The built server as a process of its own. */
export interface DrilledServer {
  base: string;
  /** Everything it has printed so far, by lines. */
  lines: string[];
  /** `/health/ready` with its parts, and `/metrics`. */
  inside: string;
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

const startLimitMs = 120_000;
const lastLines = 20;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Notes what a process prints, by lines. */
function linesOf(streams: readonly Readable[]): string[] {
  const lines: string[] = [];
  for (const stream of streams) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (piece: string) => {
      const parts = (rest + piece).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
    });
    stream.on('end', () => rest !== '' && lines.push(rest));
  }
  return lines;
}

const optionsOf = (variables: Variables) => ({ cwd: root, env: { PATH: process.env['PATH'], ...variables } });

function startNoted(args: readonly string[], variables: Variables): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [...builtServer, ...args], {
    ...optionsOf(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, lines: linesOf([child.stdout, child.stderr]) };
}

/** The built server with one of its commands; what it prints is not looked at. */
export const startBuilt = (command: string, variables: Variables): ChildProcess =>
  spawn(process.execPath, [...builtServer, command], { ...optionsOf(variables), stdio: 'ignore' });

/** Runs one of its commands to the end; throws with what it said when it ends with anything but 0. */
export async function runBuilt(command: string, variables: Variables): Promise<string> {
  const { child, lines } = startNoted([command], variables);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const said = lines.join('\n').trim();
  if (code !== 0) throw new Error(`${command} ended with ${code ?? signal}:\n${said}`);
  return said;
}

/** Proves all points, as an operator does after a drill: whether they are sound, and what it said. */
export const prove = (variables: Variables): Promise<{ isSound: boolean; said: string }> =>
  runBuilt('prove', variables).then(
    (said) => ({ isSound: true, said }),
    (error: Error) => ({ isSound: false, said: error.message }),
  );

/** Whom `untilReady` waits for, and the address that says it. */
interface Waiting {
  path?: string | undefined;
  child?: ChildProcess | undefined;
}

/** Looks ten times a second, for two minutes; throws at once where the process to wait for has ended. */
export async function untilReady(port: number, { path = '/health/ready', child }: Waiting = {}): Promise<void> {
  const limit = Date.now() + startLimitMs;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer?.ok) return;
    if (child && hasEnded(child)) throw new Error(`It ended before it was ready at ${port}`);
    if (Date.now() > limit) throw new Error(`Nobody is ready at ${port}`);
    await sleep(100);
  }
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Asks a process to end and waits until it has; one that has ended already is let be. */
export const endProcess = (child: ChildProcess): Promise<void> => endWith(child, 'SIGTERM');

/** Starts a server of its own whose lines are noted, and waits until it is ready. */
export async function startServer(
  ports: { main: number; metrics: number },
  variables: Variables,
): Promise<DrilledServer> {
  const { child, lines } = startNoted([], {
    PORT: String(ports.main),
    METRICS_PORT: String(ports.metrics),
    ...variables,
  });
  try {
    await untilReady(ports.main, { child });
  } catch (error) {
    await endWith(child, 'SIGKILL');
    throw new Error(`The server did not start:\n${lines.slice(-lastLines).join('\n')}`, { cause: error });
  }
  return {
    lines,
    base: `http://127.0.0.1:${ports.main}`,
    inside: `http://127.0.0.1:${ports.metrics}`,
    end: (signal = 'SIGTERM') => endWith(child, signal),
  };
}
