import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { root } from '../../scripts/lib/root.ts';
import { builtServer } from '../../scripts/lib/server.ts';

export interface MailboxMessage {
  channel: 'sms' | 'email';
  to: string;
  text: string;
  subject?: string;
}

export interface RunningServer {
  url: string;
  dataDir: string;
  /** The database it was given; undefined when it runs one in its data folder. */
  databaseUrl: string | undefined;
  /** Everything the process printed. */
  output: () => string;
  /** Messages of the dev mailbox, newest first. */
  mailbox: () => Promise<MailboxMessage[]>;
  /** The newest text to that phone or address that says this; waits for its delivery, which comes after the act. */
  messageTo: (to: string, said: RegExp) => Promise<string>;
  /** The newest code to that phone or address that was not asked for before; waits for its delivery. */
  codeFor: (to: string) => Promise<string>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

export interface ServerOptions {
  /** A new one by default, gone when the server stops. */
  dataDir?: string;
  env?: Record<string, string>;
  /** One the server chooses by default; that of a server that was killed, for a browser that still has its pages. */
  port?: number;
  /** Longest wait until it is ready, milliseconds; two and a half minutes by default. */
  patience?: number;
}

/**
 * Where the server says it is, once it has printed everything down to its last line. The port is its own choice: one that
 * was looked up for it could be taken by another program in between.
 */
const addressIn = (printed: string): string | undefined =>
  printed.includes('Остановить:') ? /Прибавка работает: (http:\/\/localhost:\d+)\//.exec(printed)?.[1] : undefined;

/** A phone is its digits, however it is put down. */
const addressOf = (to: string): string => (to.includes('@') ? to : to.replaceAll(/\D/g, ''));

/** Starts the real server, as it was built, on a data folder (an empty new one by default) and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'pribavka-')));
  const child: ChildProcess = spawn(process.execPath, builtServer, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A bundler used by a test leaves NODE_ENV=production behind, where no demo is.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      DEMO_SEED: 'empty',
      ...options.env,
    },
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const giveUp = async (why: string): Promise<never> => {
    // A server nobody waits for any more would slow down every test after this one.
    child.kill('SIGTERM');
    await exited;
    throw new Error(`${why}:\n${printed}`);
  };

  const { patience = 150_000 } = options;
  const deadline = Date.now() + patience;
  const untilReady = async (): Promise<string> => {
    for (;;) {
      if (child.exitCode !== null) await giveUp('Сервер не запустился');
      const address = addressIn(printed);
      const isReady = async (): Promise<boolean> =>
        fetch(`${address}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        );
      if (address !== undefined && (await isReady())) return address;
      if (Date.now() > deadline) await giveUp(`Сервер не готов за ${patience / 1000} секунд`);
      await sleep(100);
    }
  };
  const url = await untilReady();

  const given = new Set<string>();
  const mailbox = async (): Promise<MailboxMessage[]> => {
    const answer = await fetch(`${url}/dev/mailbox.json`);
    const body = (await answer.json()) as { data: MailboxMessage[] } | MailboxMessage[];
    return Array.isArray(body) ? body : body.data;
  };
  const untilDelivered = async (
    to: string,
    missing: string,
    wanted: (texts: string[]) => string | undefined,
  ): Promise<string> => {
    const address = addressOf(to);
    let found: string | undefined;
    const look = async (): Promise<string | undefined> => {
      const mine = (await mailbox()).filter((message) => addressOf(message.to) === address);
      return (found = wanted(mine.map(({ text }) => text)));
    };
    await expect.poll(look, { message: `${missing} ${to} в ящике нет` }).toBeDefined();
    return found ?? '';
  };
  return {
    url,
    dataDir,
    databaseUrl: options.env?.['DATABASE_URL'],
    output: () => printed,
    mailbox,
    messageTo: (to, said) =>
      untilDelivered(to, `Сообщения ${said} для`, (texts) => texts.find((text) => said.test(text))),
    async codeFor(to) {
      const code = await untilDelivered(to, 'Кода для', (texts) =>
        texts
          .map((text) => (/код/i.test(text) ? /\b(\d{6})\b/.exec(text)?.[1] : undefined))
          .find((each) => each !== undefined && !given.has(each)),
      );
      given.add(code);
      return code;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
