import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  createKeyRing,
  createTokens,
  createVault,
  type Tokens,
  type Vault,
} from '../../../apps/server/src/crypto/index.ts';
import { freePort } from '../../../apps/server/src/db/embedded/free-port.ts';
import { preparePayers } from '../../../apps/server/src/modules/ledger/testing/crash/rounds.ts';
import { startMailServer, type MailServer } from '../../../apps/server/src/test/mail.ts';
import { createOwnDatabase, type OwnDatabase } from './database.ts';
import { type Gate, openGate } from './gate.ts';
import { type DrilledServer, startServer } from '../drilled.ts';

/** What the drill stands on: a database, a server that reaches it through a gate, mail, people who write. */
export interface Stage {
  /** On a file system of its own where the machine lets us make one; `disk` says whether it does. */
  folder: string;
  disk: boolean;
  database: OwnDatabase;
  gate: Gate;
  mail: MailServer;
  tokens: Tokens;
  /** Opens what stands sealed in the database. */
  vault: Vault;
  payers: Awaited<ReturnType<typeof preparePayers>>;
  variables: Record<string, string>;
  /** The one that was started last. */
  readonly server: DrilledServer;
  /** Starts the server again, with these variables over the usual ones. */
  restart: (variables?: Record<string, string>) => Promise<void>;
  /** What must not stand in any log. */
  secrets: readonly string[];
  remove: () => Promise<void>;
}

const diskMegabytes = 2000;

function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** What was begun is undone from its end, each step also where the one before it failed. */
async function undo(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps.toReversed()) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything of the drill was removed');
}

/** Makes the stage with the demo in the database, which takes about half a minute; nothing of it stays if it fails. */
export async function makeStage(): Promise<Stage> {
  const steps: (() => unknown)[] = [];
  try {
    return await build(steps);
  } catch (error) {
    await undo(steps).catch((left: unknown) => console.error(left));
    throw error;
  }
}

async function build(steps: (() => unknown)[]): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-bad-days-'));
  steps.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const disk = mountDisk(folder);
  if (disk) steps.push(() => execFileSync('umount', ['--lazy', folder]));
  const database = await createOwnDatabase(folder);
  steps.push(database.stop);
  const gate = await openGate(database.port);
  steps.push(gate.stop);
  const mail = await startMailServer();
  // A day may have put another one in its place.
  steps.push(() => mail.stop());
  const ports = { main: await freePort(), metrics: await freePort() };
  const [key, index] = [randomBytes(32), randomBytes(32)];
  const ring = createKeyRing({ current: 'drill', keys: new Map([['drill', key]]), index });
  const files = join(folder, 'data');
  mkdirSync(files);
  const mailPassword = randomBytes(9).toString('hex');
  const variables = {
    DATABASE_URL: `postgres://app:${database.password}@127.0.0.1:${gate.port}/pribavka`,
    DATA_DIR: files,
    DEMO_SEED: 'full',
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '0',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    SECRET_KEYS: `drill:${key.toString('base64')}`,
    INDEX_KEY: index.toString('base64'),
    SMTP_URL: `smtp://drill:${mailPassword}@127.0.0.1:${mail.port}`,
  };
  let server = await startServer(ports, variables);
  steps.push(() => server.end('SIGKILL'));
  return {
    folder,
    disk,
    database,
    gate,
    mail,
    variables,
    get server() {
      return server;
    },
    tokens: createTokens(ring),
    vault: createVault(ring),
    payers: await preparePayers(database.adminUrl),
    secrets: [database.password, key.toString('base64'), index.toString('base64'), mailPassword],
    async restart(more = {}) {
      await server.end();
      server = await startServer(ports, { ...variables, ...more });
    },
    remove: () => undo(steps),
  };
}
