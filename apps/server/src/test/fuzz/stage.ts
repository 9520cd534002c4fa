import { Writable } from 'node:stream';

import { defaultRoles, type RouteKey } from '@pribavka/api';
import { sql } from 'kysely';

import { createTestApp, type TestApp } from '../app.ts';
import { createUser, type Person, signIn } from '../people.ts';

/** Stands in every column no answer may show. */
export const canary = 'kanarejka';

export interface FuzzStage {
  server: TestApp;
  roles: readonly string[];
  /** The account of a role, its session opened again when the fuzzing has closed it. */
  tokenOf: (role: string) => Promise<string | undefined>;
  ids: readonly string[];
  /** Log lines so far. */
  log: () => string;
}

const tables = [
  'users',
  'partners',
  'stores',
  'store_groups',
  'manufacturers',
  'brands',
  'products',
  'promotions',
  'sales',
  'withdrawals',
  'payout_registries',
  'tunings',
  'files',
  'processes',
  'audit_entries',
  'sessions',
  'categories',
  'support_requests',
];

async function idsOf(server: TestApp): Promise<string[]> {
  const known = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(server.services.db);
  const present = tables.filter((table) => known.rows.some((row) => row.name === table));
  const ids: string[] = [];
  for (const table of present) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 6`.execute(
      server.services.db,
    );
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

/** The demo with an account in every role, canaries in secret columns and the log in memory. */
export async function raiseFuzzStage(): Promise<FuzzStage> {
  let lines = '';
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const server = await createTestApp({ logTo, demo: true });
  const { services, database } = server;
  const { rows } = await database.pool.query<{ p: string; m: string; s: string }>(
    "select (select id from partners where status = 'active' limit 1) as p, (select id from manufacturers limit 1) as m, (select id from stores where status = 'active' limit 1) as s",
  );
  const place = rows[0]!;
  const people = new Map<string, { person: Person; used: boolean }>();
  for (const role of Object.keys(defaultRoles)) {
    const created = await createUser(services, {
      roleCode: role,
      ...(role === 'partner' || role === 'member' ? { partnerId: place.p } : {}),
      ...(role === 'member' ? { storeId: place.s } : {}),
      ...(role === 'manufacturer' ? { manufacturerId: place.m } : {}),
    });
    people.set(role, { person: { ...created, ...(await signIn(services, created.id)) }, used: true });
  }
  const grants = Object.entries(defaultRoles.technical.grants).flatMap(([group, actions]) =>
    actions.map((action) => `${group}:${action}`),
  );
  await database.pool.query(
    `insert into technical_users (user_id, name, login, secret_hash, previous_secret_hash, secret_prefix, scopes, rate_limit, created_at)
     values ($1, 'Касса', 'fuzz', $2, $2, 'pbk_', $3, 100000, now())`,
    [people.get('technical')!.person.id, `${canary}-secret`, JSON.stringify(grants)],
  );
  // Accounts of the demo are never signed in to here, so their hashes may be anything.
  await database.pool.query(`update users set password_hash = $1 where email like '%pribavka.example'`, [
    `${canary}-hash`,
  ]);
  const ids = await idsOf(server);
  const tokenOf = async (role: string): Promise<string | undefined> => {
    const entry = people.get(role);
    if (!entry) return undefined;
    const { id } = entry.person;
    const [live] = (
      await database.pool.query<{ ok: boolean }>(
        `select exists (select from sessions where id = $1 and revoked_at is null)
           and exists (select from users where id = $2 and status = 'confirmed' and role_code = $3) as ok`,
        [entry.person.sessionId, id, role],
      )
    ).rows;
    if (!live?.ok) {
      await database.pool.query(`update users set status = 'confirmed', role_code = $2 where id = $1`, [id, role]);
      entry.person = { ...entry.person, ...(await signIn(services, id)) };
    }
    return entry.person.token;
  };
  return { server, roles: ['anonymous', ...people.keys()], tokenOf, ids, log: () => lines };
}

/** Fuzzing takes rights away from roles; the next request must find them again. */
export async function healRights({ server }: FuzzStage, route: RouteKey): Promise<void> {
  if (!route.startsWith('roles.') && !route.startsWith('technical.')) return;
  const all = Object.entries(defaultRoles).flatMap(([role, { grants }]) =>
    Object.entries(grants).flatMap(([group, actions]) => (actions as readonly string[]).map((a) => [role, group, a])),
  );
  await server.database.pool.query(
    `insert into role_grants (role_code, group_code, action)
     select * from unnest($1::text[], $2::text[], $3::text[]) as t (r, g, a)
     where exists (select from roles where code = t.r) on conflict do nothing`,
    [0, 1, 2].map((column) => all.map((row) => row[column])),
  );
}
