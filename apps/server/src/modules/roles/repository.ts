import type { Grant } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { inOrder } from '../../core/lists/list-ids.ts';

export interface RoleRow {
  code: string;
  name: string;
  description: string;
  isSystem: boolean;
  usersCount: number;
  dataScope: 'all' | 'partner' | 'manufacturer' | 'own';
  updatedAt: string;
  updatedBy: string | null;
  version: number;
}

const usersCount = sql<number>`(select count(*)::int from users where users.role_code = roles.code and users.status <> 'deleted')`;

const updatedBy = sql<
  string | null
>`(select concat_ws(' ', users.last_name, users.first_name) from users where users.id = roles.updated_by)`;

const selectRoles = (db: Db) =>
  db
    .selectFrom('roles')
    .select(['code', 'name', 'description', 'isSystem', 'dataScope', 'version', 'updatedAt'])
    .select([usersCount.as('usersCount'), updatedBy.as('updatedBy')]);

const roleOf = <T extends { updatedAt: Date }>({ updatedAt, ...role }: T) => ({
  ...role,
  updatedAt: wireDateTime(updatedAt),
});

/** A role has a code and no id; lists go by ids. */
export const roleKey = sql<string>`md5(roles.code)::uuid`;

export const roleOrders = {
  name: { expr: sql`roles.name`, type: 'text' },
  usersCount: { expr: usersCount, type: 'bigint' },
} as const;

/** In the order of the keys. */
export async function readRoles(db: Db, keys: readonly string[]): Promise<RoleRow[]> {
  if (keys.length === 0) return [];
  const rows = await selectRoles(db)
    .select(roleKey.as('id'))
    .where(roleKey, '=', sql<string>`any(${[...keys]}::uuid[])`)
    .execute();
  return inOrder(keys, rows).map(({ id: _id, ...role }) => roleOf(role));
}

export async function findRole(db: Db, code: string): Promise<RoleRow | undefined> {
  const row = await selectRoles(db).where('code', '=', code).executeTakeFirst();
  return row && roleOf(row);
}

export async function readGrants(db: Db, code: string): Promise<Set<Grant>> {
  const rows = await db.selectFrom('roleGrants').select(['groupCode', 'action']).where('roleCode', '=', code).execute();
  return new Set(rows.map((row) => `${row.groupCode}:${row.action}` as Grant));
}

/** Replaces the grants of a role; returns what was added and what was taken, for the journal. */
export async function replaceGrants(db: Db, code: string, next: readonly Grant[]) {
  const before = await readGrants(db, code);
  const after = new Set(next);
  const added = next.filter((grant) => !before.has(grant));
  const removed = [...before].filter((grant) => !after.has(grant));
  await db.deleteFrom('roleGrants').where('roleCode', '=', code).execute();
  if (next.length > 0) {
    await db
      .insertInto('roleGrants')
      .values(
        next.map((grant) => {
          const [groupCode = '', action = ''] = grant.split(':');
          return { roleCode: code, groupCode, action: action as 'read' };
        }),
      )
      .execute();
  }
  return { added, removed };
}
