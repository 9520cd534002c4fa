import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { readSessions } from '../queries/live-sessions.ts';
import { endSessions, everybody } from '../repository/sessions.ts';

async function requireUser(db: Db, id: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['lastName', 'firstName'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!user) throw notFound();
  return `${user.lastName} ${user.firstName}`.trim();
}

export async function listSessionsOf(ctx: Ctx<'sessions.listOf'>): Promise<Output<'sessions.listOf'>> {
  await requireUser(ctx.db, ctx.params.id);
  return readSessions(ctx.db, ctx.params.id, ctx.actor.sessionId, ctx.now());
}

/** Ends every session of an account; answers how many. */
export async function endAllOf(work: Work, id: string): Promise<number> {
  const entityLabel = await requireUser(work.db, id);
  const ended = await endSessions(work.db, { userId: id, reason: 'ended', at: work.now() });
  const reason = `Завершено администратором сеансов: ${ended}`;
  work.audit({ action: 'logout', entityType: 'session', entityId: id, entityLabel, reason });
  return ended;
}

export async function endAllSessionsOf(ctx: Ctx<'sessions.endAllOf'>): Promise<Output<'sessions.endAllOf'>> {
  return { ended: await endAllOf(ctx, ctx.params.id) };
}

/** Ends the sessions of everybody: after a leaked key. Answers how many. */
export async function endEverySession(work: Work): Promise<number> {
  const ended = await endSessions(work.db, { userId: everybody, reason: 'ended', at: work.now() });
  work.audit({
    action: 'logout',
    entityType: 'session',
    entityLabel: 'Все сеансы',
    reason: `Завершено сеансов: ${ended}`,
  });
  return ended;
}

export async function endOneSessionOf(ctx: Ctx<'sessions.endOneOf'>): Promise<Output<'sessions.endOneOf'>> {
  const entityLabel = await requireUser(ctx.db, ctx.params.id);
  const { id, sessionId } = ctx.params;
  const ended = await endSessions(ctx.db, { userId: id, only: sessionId, reason: 'ended', at: ctx.now() });
  if (ended === 0) throw notFound();
  ctx.audit({ action: 'logout', entityId: id, entityLabel, reason: 'Сеанс завершён администратором' });
  return { ok: true as const };
}
