import type { PgBoss } from 'pg-boss';

import { clearPgVariables } from '../../config.ts';
import type { AuditActor, AuditDetail } from '../../core/audit/audit.ts';
import type { MasterKeys } from '../../crypto/index.ts';
import { type Db, openDatabase } from '../../db/open.ts';
import { verifySchema } from '../../db/schema/verify.ts';
import { useProgrammeZone } from '../../http/wire-date.ts';
import { createBoss, createContext, startQueues } from '../../jobs/boss.ts';
import type { JobContext } from '../../jobs/context.ts';
import { allJobs } from '../../modules/jobs.ts';
import { readSettings } from '../../modules/points-settings/index.ts';
import { createServices } from '../../services.ts';
import { createClock, sourcesOf } from '../clock.ts';
import { withDatabaseServer } from '../commands/database.ts';
import { compareKeys, findKeyProblems, verifyKeysOfCommand } from '../key-prints.ts';
import { requireKeys } from '../secrets.ts';
import type { Invocation } from './command.ts';

/** What a command works with: the services of the server over a few connections, without its port and its workers. */
export interface AdminContext extends JobContext {
  boss: PgBoss;
  /** Of the database. */
  url: string;
  keys: MasterKeys;
  /** What is wrong with the keys for this database; empty unless the command is to report it. */
  keyProblems: readonly string[];
  /** Writes one entry of its own, where nothing is changed in the database. */
  note: (detail: AuditDetail) => Promise<void>;
}

const actorOf = (who: string): AuditActor => ({
  id: null,
  name: `Командная строка (${who})`,
  roleCode: null,
  kind: 'system',
});

interface Over {
  url: string;
  keys: MasterKeys;
  /** Of the command. */
  name: string;
  /** Wrong keys are reported by the command and refused by nobody. */
  reportsKeys?: boolean | undefined;
}

/** Refuses other keys than those of the database; what may be sealed is sealed under keys the database knows. */
async function validateKeys(db: Db, { mayWrite }: Invocation, { keys, reportsKeys }: Over): Promise<string[]> {
  if (reportsKeys) return findKeyProblems(db, keys);
  await (mayWrite ? verifyKeysOfCommand(db, keys) : compareKeys(db, keys));
  return [];
}

/** The same over a database that is already there, with these keys. */
export async function withContextOn<T>(
  call: Invocation,
  over: Over,
  work: (ctx: AdminContext) => Promise<T>,
): Promise<T> {
  const { config, who, complain } = call;
  const { url, keys, name } = over;
  await verifySchema(url);
  // The proof of a large ledger and the copy of many files take their time.
  const database = openDatabase({ url, max: 6, statementTimeoutMs: 0 });
  const boss = createBoss({ url, passive: true, onError: () => complain('Очередь фоновых работ не отвечает') });
  try {
    const keyProblems = await validateKeys(database.db, call, over);
    await startQueues(boss, allJobs);
    const clock = await createClock(sourcesOf(database.db));
    useProgrammeZone((await readSettings(database.db)).timezone);
    const services = createServices({ config, keys, db: database.db, now: clock.now });
    const ctx = createContext(services, boss, { actor: actorOf(who), routeKey: `admin:${name.replaceAll(' ', '.')}` });
    const note = (detail: AuditDetail): Promise<void> =>
      ctx.transaction((audited) => Promise.resolve(audited.audit(detail)));
    return await work({ ...ctx, boss, url, keys, keyProblems, note });
  } finally {
    await boss.stop({ graceful: false });
    await database.close();
  }
}

/**
 * Runs the work of the command over the installation of the environment. Refuses other keys than those of its database
 * and a schema of another version, before anything is done.
 */
export function withContext<T>(
  call: Invocation,
  name: string,
  work: (ctx: AdminContext) => Promise<T>,
  { reportsKeys }: Pick<Over, 'reportsKeys'> = {},
): Promise<T> {
  clearPgVariables(call.config.databaseUrl === undefined);
  const keys = requireKeys(call.config);
  return withDatabaseServer(call.config, (url) => withContextOn(call, { url, keys, name, reportsKeys }, work));
}
