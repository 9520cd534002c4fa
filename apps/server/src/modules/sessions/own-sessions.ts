import type { Db } from '../../db/open.ts';
import { idleLimitMs } from '../../http/guard.ts';
import { defineHandlers, ownTransactions } from '../../http/handlers.ts';
import { fieldProblem, notFound, problem } from '../../http/problem.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import type { Ctx } from '../../http/context.ts';
import { deviceName } from './domain/device.ts';
import { proveSecondStep } from '../second-factor/commands/prove.ts';
import { endSessions, freshAuthMs } from './repository.ts';
import { forgiveAttempt, loginCounters, takeAttempt } from './throttle.ts';

/** Sensitive changes need a password given a moment ago, not a session found open (security 14). */
export function requireFreshAuth(ctx: Pick<Ctx<'users.updatePhone'>, 'actor' | 'now'>): void {
  if (ctx.now().getTime() - ctx.actor.authAt.getTime() > freshAuthMs) throw problem('REAUTH_REQUIRED');
}

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

export const ownSessionsHandlers = defineHandlers({
  'auth.logout': async (ctx) => {
    await endSessions(ctx.db, { userId: ctx.actor.id, only: ctx.actor.sessionId, reason: 'logout', at: ctx.now() });
    ctx.audit({ action: 'logout', entityId: ctx.actor.sessionId });
    return { ok: true as const };
  },

  'auth.reauthenticate': ownTransactions(async (ctx) => {
    const counters = loginCounters(ctx.actor.id, ctx);
    await takeAttempt(ctx, counters);
    const user = await ctx.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', ctx.actor.id)
      .executeTakeFirstOrThrow();
    const { ok } = await ctx.passwords.check(user.passwordHash, ctx.body.password);
    if (!ok) throw fieldProblem('PASSWORD_WRONG', 'password');
    await forgiveAttempt(ctx, counters);
    await proveSecondStep(ctx, ctx.actor.id, ctx.body.code);
    const now = ctx.now();
    await ctx.db.updateTable('sessions').set({ authAt: now }).where('id', '=', ctx.actor.sessionId).execute();
    return { until: wireDateTime(new Date(now.getTime() + freshAuthMs)) };
  }),

  'sessions.list': (ctx) => readSessions(ctx.db, ctx.actor.id, ctx.actor.sessionId, ctx.now()),

  'sessions.end': async (ctx) => {
    const ended = await endSessions(ctx.db, {
      userId: ctx.actor.id,
      only: ctx.params.id,
      reason: 'ended',
      at: ctx.now(),
    });
    if (ended === 0) throw notFound();
    ctx.audit({ action: 'logout', entityId: ctx.params.id });
    return { ok: true as const };
  },

  'sessions.endOthers': async (ctx) => {
    const ended = await endSessions(ctx.db, {
      userId: ctx.actor.id,
      except: ctx.actor.sessionId,
      reason: 'ended',
      at: ctx.now(),
    });
    ctx.audit({ action: 'logout', reason: `Завершено сеансов: ${ended}` });
    return { ended };
  },
});
