import { resolve } from 'node:path';

import type { Config } from '../config.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { inspectPooler, plainConnections, type Pooler } from '../db/pooler.ts';
import { ensureRoleSettings } from '../db/role-limits.ts';
import { limitsOf } from '../db/session.ts';
import { StartupError } from '../startup-error.ts';
import type { Report } from './report.ts';

/** Ends one part of the process. */
export type Closer = () => Promise<void>;

/** How the database of this process is reached. */
export interface FoundDatabase {
  /** For requests; may lead through a pooler. */
  url: string;
  /** Past the pooler: migrations, notifications and the queue. */
  directUrl: string;
  pooler: Pooler;
}

/** Said in the log while connections of the pooler are older than the limits their role was given. */
class OldConnectionsError extends Error {
  constructor() {
    super('Connections of the pooler have no limits of time yet: reopen them (RECONNECT in the console of pgbouncer)');
    this.name = 'OldConnectionsError';
  }
}

async function behindPooler(url: string, given: string | undefined, report: Report): Promise<FoundDatabase> {
  const pooler = await inspectPooler(url);
  if (!pooler.sharesConnections) return { url, directUrl: given ?? url, pooler };
  if (given === undefined || (await inspectPooler(given)).sharesConnections) {
    throw new StartupError(
      `${given === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'} ведёт через пулер в режиме транзакций: ` +
        'задайте в DATABASE_DIRECT_URL адрес самой базы — миграциям, очереди и оповещениям нужны свои соединения. ' +
        'Сервер не запущен.',
    );
  }
  if (!(await ensureRoleSettings(url, given, limitsOf({})))) report(new OldConnectionsError(), 'database');
  return { url, directUrl: given, pooler };
}

/** The database of the configuration, or the embedded one, which is started. */
export async function findDatabase(config: Config, closers: Closer[], report: Report): Promise<FoundDatabase> {
  if (config.databaseUrl) return behindPooler(config.databaseUrl, config.databaseDirectUrl, report);
  const embedded = await startEmbedded({
    folder: resolve(config.dataDir),
    onLost: (error) => report(error, 'database'),
  });
  closers.push(embedded.stop);
  return { url: embedded.url, directUrl: embedded.url, pooler: plainConnections };
}
