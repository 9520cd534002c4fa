import type { Output } from '../../../http/contract.ts';
import type { RequestFacts, Ctx } from '../../../http/context.ts';
import { idleLimitMs } from '../../../http/guard.ts';
import { problem } from '../../../http/problem.ts';
import { technicalGrants } from '../../../http/technical.ts';
import { endSessions, fingerprintHash, issueTokens, rotate } from '../../sessions/index.ts';

/** Two tabs or a lost answer may bring the same token twice within this time. */
export const graceMs = 30_000;

const ended = ['blocked', 'deleted'] as const;

interface Place {
  ip: string | null;
  rotatedIp: string | null;
  fingerprintHash: Buffer | null;
  userAgent: string | null;
}

/** Neither the address nor the device of the session: two tabs of one person share at least one of them. */
function isElsewhere(session: Place, asked: Pick<RequestFacts, 'ip' | 'fingerprint' | 'userAgent'>): boolean {
  if ([session.ip, session.rotatedIp].includes(asked.ip)) return false;
  const device = fingerprintHash(asked.fingerprint);
  // A device that gives no fingerprint on either side is recognised by its browser.
  if (!device && !session.fingerprintHash) return asked.userAgent !== session.userAgent;
  return !device || !session.fingerprintHash?.equals(device);
}

/**
 * Rotation: every use gives the next token. The previous one within the grace gets the same successor;
 * later it is a replay of a stolen token, and the whole session ends.
 */
export async function refreshSession(ctx: Ctx<'auth.refresh'>): Promise<Output<'auth.refresh'>> {
  const given = ctx.refreshToken ? ctx.tokens.readRefresh(ctx.refreshToken) : undefined;
  if (!given) throw problem('SESSION_EXPIRED');
  const now = ctx.now();
  const session = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'sessions.generation', 'sessions.rotatedAt', 'users.roleCode'])
    .select(['sessions.ip', 'sessions.rotatedIp', 'sessions.fingerprintHash', 'sessions.userAgent'])
    .where('sessions.id', '=', given.sessionId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastUsedAt', '>', new Date(now.getTime() - idleLimitMs))
    .where('users.status', 'not in', ended)
    .forUpdate('sessions')
    .executeTakeFirst();
  if (!session || given.generation > session.generation) throw problem('SESSION_EXPIRED');
  // A system prolongs its session from its own addresses only, and while it is allowed in at all.
  if (session.roleCode === 'technical') await technicalGrants(ctx.db, session.userId, new Set(), ctx.ip, now);
  if (given.generation === session.generation) {
    const generation = session.generation + 1;
    await rotate(ctx.db, session.id, { generation, ip: ctx.ip, at: now });
    ctx.setTokens(await issueTokens(ctx, session.userId, session.id, generation));
    return { ok: true as const };
  }
  const age = now.getTime() - (session.rotatedAt?.getTime() ?? 0);
  if (given.generation === session.generation - 1 && age <= graceMs) {
    if (isElsewhere(session, ctx)) {
      // The owner's own session goes on: the other request is refused and recorded.
      ctx.audit({
        action: 'login',
        entityType: 'session',
        entityId: session.id,
        reason: 'Прежний токен с другого адреса и устройства',
        result: 'denied',
        code: 'SESSION_EXPIRED',
        actor: { id: session.userId, name: '', roleCode: session.roleCode, kind: 'user' },
      });
      throw problem('SESSION_EXPIRED', {}, { commitOnFailure: true });
    }
    ctx.setTokens(await issueTokens(ctx, session.userId, session.id, session.generation));
    return { ok: true as const };
  }
  await endSessions(ctx.db, { userId: session.userId, only: session.id, reason: 'replay', at: now });
  ctx.audit({
    action: 'logout',
    entityType: 'session',
    entityId: session.id,
    reason: 'Повторное использование токена: сеанс завершён',
    actor: { id: session.userId, name: '', roleCode: session.roleCode, kind: 'user' },
  });
  throw problem('REFRESH_REPLAYED', {}, { commitOnFailure: true });
}
