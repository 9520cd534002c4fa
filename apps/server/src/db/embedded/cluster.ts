import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Binaries } from './binaries.ts';
import { giveToDatabase, spawnUnprivileged } from './spawn-unprivileged.ts';
import { StartupError } from '../../startup-error.ts';

/** Where one embedded database lives inside the data folder. */
export interface Cluster {
  data: string;
  log: string;
  password: string;
}

const ctypes: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };

function run(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnUnprivileged(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StartupError(`База данных не создалась (initdb, код ${code}): ${text.trim()}`)),
    );
  });
}

// Created under another name and renamed at the end: a start killed half-way leaves nothing that looks like a database.
async function initialise(binaries: Binaries, folder: string, data: string, passwordFile: string): Promise<void> {
  const fresh = join(folder, 'cluster.new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveToDatabase(fresh);
  const locale = ctypes[process.platform] ?? 'C';
  await run(
    binaries.initdb,
    [
      `--pgdata=${fresh}`,
      '--username=pribavka',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--locale-provider=icu',
      '--icu-locale=ru-RU',
    ],
    folder,
  );
  renameSync(fresh, data);
}

/** Opens the cluster of the folder, creating it on first use. */
export async function prepareCluster(binaries: Binaries, folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  giveToDatabase(folder);
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveToDatabase(passwordFile);
  }
  const data = join(folder, 'cluster');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, folder, data, passwordFile);
  return { data, log: join(folder, 'postgres.log'), password: readFileSync(passwordFile, 'utf8') };
}
