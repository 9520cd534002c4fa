import { deviceName } from '../domain/device.ts';
import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { idleLimitMs } from '../../../http/guard.ts';

/** Live sessions of an account, the last used first; `current` is the one that asks. */
export async function readSessions(db: Db, userId: string, currentId: string, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ip', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', new Date(now.getTime() - idleLimitMs))
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    device: deviceName(row.userAgent),
    ip: row.ip,
    createdAt: wireDateTime(row.createdAt),
    lastUsedAt: wireDateTime(row.lastUsedAt),
  }));
}
