import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

import { sql } from 'kysely';

import { type BlobStore, StoreUnavailableError } from '../../core/files/store/blobs.ts';
import type { Db } from '../../db/open.ts';
import { oldestJob } from '../../jobs/oldest.ts';
import type { Checks, Finding } from './health.ts';

interface Checked {
  db: Db;
  isDatabaseUp: () => Promise<boolean>;
  /** The time of the database. */
  now: () => Date;
  clockAheadMs: () => number;
  toleratedMs: number;
  /** Where files lie on the disk; undefined: in a bucket. */
  folder: string | undefined;
  blobs: Pick<BlobStore, 'stat'>;
  jobNames: readonly string[];
  /** Files of the schema this version was written for, as `schema_migration` names them. */
  migrations: readonly string[];
}

const longestJobSeconds = 60;
const longestMessageSeconds = 300;
const lookBackSeconds = 900;
const leastFreeBytes = 256 * 1024 * 1024;
const mebibytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MiB`;

/** Free bytes where files lie. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Any key will do: a bucket that answers says that there is no such file. */
const absentKey = `00/${'0'.repeat(46)}`;

async function checkBucket(blobs: Checked['blobs']): Promise<Finding> {
  try {
    await blobs.stat(absentKey);
    return { ok: true };
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { ok: false, detail: 'the bucket does not answer or refuses' };
    throw error;
  }
}

async function checkStorage({ folder, blobs }: Checked): Promise<Finding> {
  if (folder === undefined) return checkBucket(blobs);
  await mkdir(folder, { recursive: true });
  try {
    await access(folder, constants.W_OK);
  } catch {
    return { ok: false, detail: 'files cannot be written' };
  }
  const free = await freeBytes(folder);
  return { ok: free >= leastFreeBytes, detail: `${mebibytes(free)} free` };
}

async function checkDatabase({ db, isDatabaseUp }: Checked): Promise<Finding> {
  if (!(await isDatabaseUp())) return { ok: false };
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only`.execute(db);
  return rows[0]?.isReadOnly ? { ok: false, detail: 'takes no writes' } : { ok: true };
}

async function checkQueue({ db, jobNames }: Checked): Promise<Finding> {
  const age = (await oldestJob(db, jobNames))?.seconds ?? 0;
  return { ok: age < longestJobSeconds, detail: `the oldest due job waits for ${age} s` };
}

async function checkMail({ db, now }: Checked): Promise<Finding> {
  const at = now();
  const from = new Date(at.getTime() - lookBackSeconds * 1000);
  const { rows } = await sql<{ oldest: Date | null; sent: number; failed: number }>`
    select (select min(created_at) from outbox_messages where status = 'queued') as oldest,
      (count(*) filter (where status = 'sent'))::int as sent, (count(*) filter (where status = 'failed'))::int as failed
    from outbox_messages where created_at > ${from}`.execute(db);
  const { oldest, sent, failed } = rows[0] ?? { oldest: null, sent: 0, failed: 0 };
  const waits = oldest === null ? 0 : Math.round((at.getTime() - oldest.getTime()) / 1000);
  const ok = waits < longestMessageSeconds && (failed === 0 || sent > 0);
  return { ok, detail: `the oldest waits for ${waits} s; of the last 15 min ${sent} sent, ${failed} failed` };
}

async function checkMigrations({ db, migrations }: Checked): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter((name) => !applied.has(name)).length;
  const newer = applied.size - (migrations.length - missing);
  // A newer server's are no failure: where this one could not go on with them, it would not have started.
  return { ok: missing === 0, detail: `${applied.size} applied, ${missing} missing, ${newer} newer` };
}

/** What a process needs to work, each by itself. */
export const checksOf = (checked: Checked): Checks => ({
  database: () => checkDatabase(checked),
  queue: () => checkQueue(checked),
  storage: () => checkStorage(checked),
  mail: () => checkMail(checked),
  clock: () => {
    const ms = Math.round(checked.clockAheadMs());
    return { ok: Math.abs(ms) <= checked.toleratedMs, detail: `${ms} ms ahead of the database` };
  },
  migrations: () => checkMigrations(checked),
});
