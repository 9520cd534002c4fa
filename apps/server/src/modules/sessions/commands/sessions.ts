import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { endSessions } from '../repository/sessions.ts';

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
