import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../main.ts');

// A suite starts dozens of servers from their sources: what Node has compiled for one is there for the next.
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** The real server as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Waits for the greeting; gives the base address. */
  ready: () => Promise<string>;
  /** Waits for the end; gives the exit code, null after a kill. */
  ended: () => Promise<number | null>;
}

/**
 * Starts `main.ts` with exactly these variables and no others of ours; `openFiles` limits its file
 * descriptors, `args` are those of the command.
 */
export function startMain(
  variables: Record<string, string>,
  openFiles?: number,
  args: readonly string[] = [],
): ServerProcess {
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `;
  // The shell becomes the server, so that what is killed is the server itself.
  const command = [`${limit}exec "$0" "$@"`, process.execPath, '--conditions=@pribavka/source', main, ...args];
  const child = spawn('sh', ['-c', ...command], {
    env: { PATH: process.env['PATH'] ?? '', ...compiled, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const ended = async (): Promise<number | null> => (await exit)[0];
  return {
    child,
    output: () => text,
    ended,
    async ready() {
      const greeting = new Promise<string>((resolve) => {
        const look = (): void => {
          const address = /(?:работает|здоровье): (http:\/\/[^/\s]+)/.exec(text)?.[1];
          if (address) resolve(address.replace('localhost', '127.0.0.1'));
        };
        child.stdout.on('data', look);
        look();
      });
      const early = ended().then((code): never => {
        throw new Error(`The server ended with ${code}: ${text}`);
      });
      return Promise.race([greeting, early]);
    },
  };
}
