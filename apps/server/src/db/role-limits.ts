import type { Client } from 'pg';

import { StartupError } from '../startup-error.ts';
import { applySettings, type SessionSettings } from './session.ts';
import { postgresErrors, sqlState } from './sql-errors.ts';
import { withClient } from './with-client.ts';

const howToSet = (settings: SessionSettings): string =>
  `connect_query='${Object.entries(settings)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')}'`;

const connected = <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient({ connectionString: url, application_name: 'pribavka-start' }, work);

/** The user of the connection and which of the settings it lacks. */
async function look(client: Client, settings: SessionSettings): Promise<{ user: string; lacking: string[] }> {
  const { rows } = await client.query<{ user: string; lacking: string[] }>(
    `select current_user as user, coalesce(array_agg(name) filter (where setting <> wanted), '{}') as lacking
     from pg_settings join jsonb_each_text($1::jsonb) as w (name, wanted) using (name)`,
    [JSON.stringify(settings)],
  );
  const [found] = rows;
  return { user: found?.user ?? '', lacking: found?.lacking ?? [] };
}

async function setForRole(client: Client, user: string, settings: SessionSettings): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  const role = `alter role ${client.escapeIdentifier(user)} in database ${rows[0]?.name ?? ''}`;
  for (const [name, value] of Object.entries(settings)) await client.query(`${role} set ${name} = '${value}'`);
}

// The two that `inspectPooler` has just had opened: what a session sets on a shared connection stays there, for everybody.
async function setForOpened(url: string, settings: SessionSettings): Promise<void> {
  await connected(url, (first) =>
    connected(url, async (second) => {
      const both = (work: (client: Client) => Promise<unknown>) => Promise.all([first, second].map(work));
      await both((client) => client.query('begin'));
      await both((client) => applySettings(client, settings));
      await both((client) => client.query('commit'));
    }),
  );
}

/**
 * Sees to it that connections a pooler opens have the settings: as defaults of their role in this database, where they
 * have not been given otherwise (`connect_query` of pgbouncer). Returns whether a connection of the pooler has them now:
 * one opened before does not until the pooler reopens it.
 */
export async function ensureRoleSettings(url: string, directUrl: string, settings: SessionSettings): Promise<boolean> {
  const ask = () => connected(url, (client) => look(client, settings));
  const { user, lacking } = await ask();
  if (lacking.length === 0) return true;
  try {
    await connected(directUrl, (client) => setForRole(client, user, settings));
  } catch (error) {
    if (sqlState(error) !== postgresErrors.insufficientPrivilege) throw error;
    throw new StartupError(
      `Роль ${user}, под которой пулер открывает соединения, не даёт менять свои настройки. ` +
        `Задайте в базе пулера ${howToSet(settings)}. Сервер не запущен.`,
      { cause: error },
    );
  }
  await setForOpened(url, settings);
  return (await ask()).lacking.length === 0;
}
