import { execFile, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'kysely';

import { environmentWith } from '../../../config.ts';
import type { Db } from '../../../db/open.ts';
import { Refusal } from '../command.ts';

/** Programs of one PostgreSQL installation. */
export interface PgTools {
  dump: string;
  restore: string;
  major: number;
}

/** Folders where PostgreSQL is installed on Debian, Red Hat and Homebrew, whatever the PATH says. */
export const installedFolders = (): string[] => [
  ...globSync('/usr/lib/postgresql/*/bin'),
  ...globSync('/usr/pgsql-*/bin'),
  ...globSync('/{opt/homebrew,usr/local}/opt/postgresql@*/bin'),
];

const toolsIn = async (folder: string): Promise<PgTools | undefined> => {
  const [dump, restore] = ['pg_dump', 'pg_restore'].map((name) => (folder ? join(folder, name) : name));
  try {
    const { stdout } = await promisify(execFile)(dump!, ['--version']);
    return { dump: dump!, restore: restore!, major: Number(/(\d+)/.exec(stdout)?.[1] ?? 0) };
  } catch {
    return undefined;
  }
};

/**
 * The newest `pg_dump` and `pg_restore` of this machine, of the folder alone where one is given. Refuses where there
 * is none of this version or newer: an older one does not read the database.
 */
export async function findPgTools(atLeast: number, folder?: string): Promise<PgTools> {
  const places = folder === undefined ? ['', ...installedFolders()] : [folder];
  const found = (await Promise.all(places.map(toolsIn))).filter((tools) => tools !== undefined);
  const newest = found.toSorted((a, b) => b.major - a.major)[0];
  if (newest && newest.major >= atLeast) return newest;
  const there = newest ? `здесь есть только ${newest.major}` : 'здесь её нет';
  throw new Refusal(
    `Нужна pg_dump ${atLeast} или новее, ${there}. Debian, Ubuntu: apt-get install postgresql-client-${atLeast}; другое место: --pg-bin ПАПКА`,
  );
}

/** Major version of the server of the database. */
export async function serverMajor(db: Db): Promise<number> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]!.version) / 10_000);
}

/** The address as it may stand in a list of processes, and the password apart. */
function splitUrl(url: string): { address: string; variables: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { address: parsed.href, variables: password ? { PGPASSWORD: password } : {} };
}

// What follows an error (`CONTEXT`, `Command was`) quotes rows.
const firstError = (output: string): string =>
  output
    .split('\n')
    .find((line) => line.includes('error:'))
    ?.replaceAll(/\s+/g, ' ') ?? 'неизвестная причина';

async function start(program: string, args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith(variables) });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  const code = await new Promise<number | null>((ended, failed) => {
    child.on('error', failed);
    child.on('close', ended);
  });
  if (code !== 0) throw new Refusal(`${program} закончилась с кодом ${code}: ${firstError(errors)}`);
  return output;
}

// Made before the program writes into it, which would let everybody read.
const makePrivate = (file: string): Promise<void> => writeFile(file, '', { flag: 'wx', mode: 0o600 });

/** Dumps what the snapshot shows into the file, in the custom format. */
export async function dumpDatabase(
  { dump }: PgTools,
  { url, snapshot, file }: { url: string; snapshot: string; file: string },
): Promise<void> {
  const { address, variables } = splitUrl(url);
  await makePrivate(file);
  const how = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`];
  await start(dump, [...how, `--dbname=${address}`], variables);
}

/**
 * Writes the tables (`pre-data`) or the indexes, constraints and triggers (`post-data`) as SQL, without a row; the queue
 * makes its own.
 */
export async function dumpStructure(
  { dump }: PgTools,
  to: { url: string; snapshot: string; section: 'pre-data' | 'post-data'; file: string },
): Promise<void> {
  const { address, variables } = splitUrl(to.url);
  await makePrivate(to.file);
  const what = [`--section=${to.section}`, '--exclude-schema=pgboss', `--snapshot=${to.snapshot}`];
  const how = ['--format=plain', '--no-owner', '--no-privileges', `--file=${to.file}`];
  await start(dump, [...how, ...what, `--dbname=${address}`], variables);
}

/** Restores the dump: all of it, or nothing after the first error. */
export async function restoreDatabase(
  { restore }: PgTools,
  { url, file }: { url: string; file: string },
): Promise<void> {
  const { address, variables } = splitUrl(url);
  const how = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await start(restore, [...how, `--dbname=${address}`, file], variables);
}

/** Names of the tables whose rows are in the dump; fails where it is no dump or is cut off in its list. */
export async function tablesInDump({ restore }: PgTools, file: string): Promise<Set<string>> {
  const list = await start(restore, ['--list', file], {});
  // Rows of a table in parts stand in the parts, which are named after it.
  const tableOf = (schema: string, name: string): string =>
    schema === 'parts' ? name.slice(0, name.lastIndexOf('_')) : name;
  const mark = ' TABLE DATA ';
  const rows = list
    .split('\n')
    .filter((line) => line.includes(mark))
    .map((line) => line.slice(line.indexOf(mark) + mark.length).split(' '));
  return new Set(rows.map(([schema, name]) => tableOf(schema!, name!)));
}
