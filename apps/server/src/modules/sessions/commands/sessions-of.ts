import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { readSessions } from '../queries/live-sessions.ts';
import { endSessions } from '../repository/sessions.ts';

type OfUser = Pick<Ctx<'sessions.listOf'>, 'db' | 'params'>;

async function requireUser({ db, params }: OfUser): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['lastName', 'firstName'])
    .where('id', '=', params.id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!user) throw notFound();
  return `${user.lastName} ${user.firstName}`.trim();
}

export async function listSessionsOf(ctx: Ctx<'sessions.listOf'>): Promise<Output<'sessions.listOf'>> {
  await requireUser(ctx);
  return readSessions(ctx.db, ctx.params.id, ctx.actor.sessionId, ctx.now());
}

export async function endAllSessionsOf(ctx: Ctx<'sessions.endAllOf'>): Promise<Output<'sessions.endAllOf'>> {
  const entityLabel = await requireUser(ctx);
  const { id } = ctx.params;
  const ended = await endSessions(ctx.db, { userId: id, reason: 'ended', at: ctx.now() });
  ctx.audit({ action: 'logout', entityId: id, entityLabel, reason: `Завершено администратором сеансов: ${ended}` });
  return { ended };
}

export async function endOneSessionOf(ctx: Ctx<'sessions.endOneOf'>): Promise<Output<'sessions.endOneOf'>> {
  const entityLabel = await requireUser(ctx);
  const { id, sessionId } = ctx.params;
  const ended = await endSessions(ctx.db, { userId: id, only: sessionId, reason: 'ended', at: ctx.now() });
  if (ended === 0) throw notFound();
  ctx.audit({ action: 'logout', entityId: id, entityLabel, reason: 'Сеанс завершён администратором' });
  return { ok: true as const };
}
