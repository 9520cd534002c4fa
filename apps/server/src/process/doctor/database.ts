import { Client } from 'pg';

import type { Config } from '../../config.ts';
import type { MasterKeys } from '../../crypto/index.ts';
import { openDatabase } from '../../db/open.ts';
import { inspectPooler } from '../../db/pooler.ts';
import { postgresErrors, sqlState } from '../../db/sql-errors.ts';
import { SchemaError, verifySchema } from '../../db/schema/verify.ts';
import { createClock, sourcesOf, toleratedMs } from '../clock.ts';
import { compareKeys, KeysError } from '../key-prints.ts';
import { type Check, Trouble, troubleOf } from './check.ts';

/** Of the addresses of a database. */
type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL';

/** An address, and the variable it is of: the remedy names the one that is wrong. */
interface Address {
  url: string;
  variable: Variable;
}

const troubleAt = (error: unknown, { variable }: Address): Trouble =>
  sqlState(error) === postgresErrors.unknownDatabase
    ? new Trouble('такой базы на сервере нет (3D000)', `создайте её (create database) или исправьте имя в ${variable}`)
    : troubleOf(error, `проверьте ${variable}, пароль и выход из сети к базе`);

/** Of one process besides its pool: the queue with its listener, and readiness. */
const besidesPool = 6;

async function withClient<T>(address: Address, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: address.url,
    connectionTimeoutMillis: 5000,
    application_name: 'pribavka-doctor',
  });
  // A connection that breaks is a failed statement here, not the end of the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw troubleAt(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const lookAtServer = (address: Address, { databasePool }: Config): Promise<string> =>
  withClient(address, async (client) => {
    const { rows } = await client.query<{ version: number; most: number; replica: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
         current_setting('max_connections')::int as most, pg_is_in_recovery() as replica`,
    );
    const [{ version, most, replica } = { version: 0, most: 0, replica: false }] = rows;
    if (version < 15) throw new Trouble(`PostgreSQL ${version}`, 'нужна версия 15 или новее');
    if (replica)
      throw new Trouble('база только для чтения: это реплика', `в ${address.variable} нужен основной сервер`);
    const wanted = databasePool + besidesPool;
    if (wanted > most) {
      throw new Trouble(
        `один процесс берёт до ${wanted} соединений, а база даёт ${most}`,
        'уменьшите DATABASE_POOL или увеличьте max_connections',
      );
    }
    return `PostgreSQL ${version}, соединений до ${most}, один процесс берёт до ${wanted}`;
  });

async function lookAtPooler({ url }: Address, { databaseUrl, databaseDirectUrl }: Config): Promise<string> {
  const pooled: Address = { url: databaseUrl ?? url, variable: 'DATABASE_URL' };
  try {
    const { sharesConnections } = await inspectPooler(pooled.url);
    if (!sharesConnections) return 'нет или по сессиям';
  } catch (error) {
    throw troubleAt(error, pooled);
  }
  if (databaseDirectUrl !== undefined) return 'по транзакциям, DATABASE_DIRECT_URL ведёт мимо него';
  throw new Trouble(
    'по транзакциям, а миграциям, очереди и оповещениям нужны свои соединения',
    'задайте в DATABASE_DIRECT_URL адрес самой базы',
  );
}

/** Without it, or while it is away, the primary is read: the server starts all the same. */
const lookAtReplica = (url: string): Promise<string> =>
  withClient({ url, variable: 'DATABASE_REPLICA_URL' }, async (client) => {
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
    if (rows[0]?.replica) return 'отвечает';
    throw new Trouble('это не реплика', 'в DATABASE_REPLICA_URL нужна копия основного сервера, которая его догоняет');
  });

/** Nothing has been migrated here yet: a new installation, or the address of another database. */
const isEmpty = (address: Address): Promise<boolean> =>
  withClient(address, async (client) => {
    const { rows } = await client.query(`select where to_regclass('public.schema_migration') is not null`);
    return rows.length === 0;
  });

async function lookAtSchema(address: Address): Promise<string> {
  if (await isEmpty(address)) throw new Trouble('база пуста', 'выполните main.js migrate');
  try {
    await verifySchema(address.url);
    return 'та, с которой работает эта версия';
  } catch (error) {
    if (error instanceof SchemaError) {
      throw new Trouble(`не та, с которой работает эта версия. ${error.difference}`, 'выполните main.js migrate');
    }
    throw troubleAt(error, address);
  }
}

async function withDb<T>(
  address: Address,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: address.url, max: 1 });
  try {
    return await work(database.db);
  } catch (error) {
    throw troubleAt(error, address);
  } finally {
    await database.close();
  }
}

const lookAtClock = (address: Address): Promise<string> =>
  withDb(address, async (db) => {
    const ahead = Math.round((await createClock(sourcesOf(db))).aheadMs());
    if (Math.abs(ahead) <= toleratedMs) return `расходятся с базой на ${Math.abs(ahead)} мс`;
    throw new Trouble(
      `${ahead > 0 ? 'спешат' : 'отстают'} на ${Math.round(Math.abs(ahead) / 1000)} с против базы`,
      'включите синхронизацию времени на этой машине и на машине базы; пока расписание здесь не идёт',
    );
  });

async function lookAtKeys(address: Address, keys: MasterKeys): Promise<string> {
  if (await isEmpty(address)) return 'база пуста, подойдут любые';
  return withDb(address, async (db) => {
    await compareKeys(db, keys).catch((error: unknown) => {
      throw error instanceof KeysError ? new Trouble(error.message, 'docs/operations.md, раздел Keys') : error;
    });
    return `те, с которыми работает база; запечатывает «${keys.current}»`;
  });
}

/** What is asked of the database, past the pooler, and of its replica. */
export function databaseChecks(url: string, config: Config, keys: MasterKeys): Check[] {
  const { databaseDirectUrl, databaseReplicaUrl: replica } = config;
  const address: Address = { url, variable: databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL' };
  return [
    { title: 'база', look: () => lookAtServer(address, config) },
    { title: 'пул соединений', look: () => lookAtPooler(address, config) },
    { title: 'схема', look: () => lookAtSchema(address) },
    { title: 'часы', look: () => lookAtClock(address) },
    { title: 'ключи', look: () => lookAtKeys(address, keys) },
    ...(replica === undefined ? [] : [{ title: 'реплика', look: () => lookAtReplica(replica) }]),
  ];
}
