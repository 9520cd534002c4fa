import type { Output } from '../../http/contract.ts';
import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { readSessions } from './queries/live-sessions.ts';
import { listSessionsOf, endAllSessionsOf, endOneSessionOf } from './sessions-of.ts';
import { notFound } from '../../http/problem.ts';
import { endSessions } from './repository.ts';

export async function logOut(ctx: Ctx<'auth.logout'>): Promise<Output<'auth.logout'>> {
  await endSessions(ctx.db, { userId: ctx.actor.id, only: ctx.actor.sessionId, reason: 'logout', at: ctx.now() });
  ctx.audit({ action: 'logout', entityId: ctx.actor.sessionId });
  return { ok: true as const };
}

export async function endOwnSession(ctx: Ctx<'sessions.end'>): Promise<Output<'sessions.end'>> {
  const ended = await endSessions(ctx.db, {
    userId: ctx.actor.id,
    only: ctx.params.id,
    reason: 'ended',
    at: ctx.now(),
  });
  if (ended === 0) throw notFound();
  ctx.audit({ action: 'logout', entityId: ctx.params.id });
  return { ok: true as const };
}

export async function endOtherSessions(ctx: Ctx<'sessions.endOthers'>): Promise<Output<'sessions.endOthers'>> {
  const ended = await endSessions(ctx.db, {
    userId: ctx.actor.id,
    except: ctx.actor.sessionId,
    reason: 'ended',
    at: ctx.now(),
  });
  ctx.audit({ action: 'logout', reason: `Завершено сеансов: ${ended}` });
  return { ended };
}

/** What the area answers. */
export const sessionsRoutes = defineHandlers({
  'auth.logout': logOut,
  'sessions.list': (ctx) => readSessions(ctx.db, ctx.actor.id, ctx.actor.sessionId, ctx.now()),
  'sessions.end': endOwnSession,
  'sessions.endOthers': endOtherSessions,
  'sessions.listOf': listSessionsOf,
  'sessions.endAllOf': endAllSessionsOf,
  'sessions.endOneOf': endOneSessionOf,
});
