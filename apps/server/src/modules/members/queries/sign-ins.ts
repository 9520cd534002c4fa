import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { readSignIns } from '../../sessions/index.ts';
import { membersInScope } from '../policy.ts';

/** Sign-ins of a member; an employer learns nothing of devices. */
export async function readMemberSignIns(db: Db, userId: string, scope: Scope) {
  const known = await sql`select 1 from users u where u.id = ${userId}::uuid and ${membersInScope(scope)}`.execute(db);
  if (known.rows.length === 0 || scope.kind !== 'all') throw notFound();
  return readSignIns(db, userId);
}
