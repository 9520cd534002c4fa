import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { deviceName } from '../domain/device.ts';

interface Row {
  at: Date;
  result: 'ok' | 'denied' | 'error';
  reason: string | null;
  ip: string | null;
  fingerprint: string | null;
  userAgent: string | null;
}

// Prepared: to plan it for every month of the log takes ten times as long as to ask them.
const rowsOf = (db: Db, userId: string): Promise<Row[]> =>
  prepared(
    db,
    'sessions.sign-ins',
    sql<Row>`select at, result, reason, host(ip) as ip, fingerprint, user_agent from audit_entries
      where entity_id = ${userId} and action = 'login' and entity_type = 'session'
      order by at desc, id desc limit 50`,
  );

const entryOf = ({ at, result, reason, userAgent, ip }: Row) => ({
  at: wireDateTime(at),
  result,
  reason,
  device: deviceName(userAgent ?? ''),
  ip,
});

/** Sign-ins to an account in the audit log, newest first. */
export const readSignIns = async (db: Db, userId: string) =>
  (await rowsOf(db, userId)).map((row) => ({ ...entryOf(row), fingerprint: row.fingerprint }));

/** One's own, without the sign of the device, which means nothing to a person. */
export const readOwnSignIns = async (db: Db, userId: string) => (await rowsOf(db, userId)).map(entryOf);
