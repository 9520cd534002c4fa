import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { deviceName } from '../../sessions/index.ts';
import { membersInScope } from '../policy.ts';

interface Row {
  at: Date;
  result: 'ok' | 'denied' | 'error';
  reason: string | null;
  ip: string | null;
  fingerprint: string | null;
  userAgent: string | null;
}

/** Entries of the journal about signing in, newest first; an employer learns nothing of devices. */
export async function readSignIns(db: Db, userId: string, scope: Scope) {
  const known = await sql`select 1 from users u where u.id = ${userId}::uuid and ${membersInScope(scope)}`.execute(db);
  if (known.rows.length === 0 || scope.kind !== 'all') throw notFound();
  const { rows } = await sql<Row>`
    select at, result, reason, host(ip) as ip, fingerprint, user_agent from audit_entries
    where entity_id = ${userId} and action = 'login' and entity_type = 'session'
    order by at desc, id desc limit 50`.execute(db);
  return rows.map((row) => ({
    at: wireDateTime(row.at),
    result: row.result,
    reason: row.reason,
    device: deviceName(row.userAgent ?? ''),
    ip: row.ip,
    fingerprint: row.fingerprint,
  }));
}
