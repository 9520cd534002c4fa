import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/problem.ts';
import { readSessions } from './own-sessions.ts';
import { endSessions } from './repository.ts';

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

/** Sessions of any account, for administrators. */
export const sessionsOfHandlers = defineHandlers({
  'sessions.listOf': async (ctx) => {
    await requireUser(ctx);
    return readSessions(ctx.db, ctx.params.id, ctx.actor.sessionId, ctx.now());
  },

  'sessions.endAllOf': async (ctx) => {
    const entityLabel = await requireUser(ctx);
    const { id } = ctx.params;
    const ended = await endSessions(ctx.db, { userId: id, reason: 'ended', at: ctx.now() });
    ctx.audit({ action: 'logout', entityId: id, entityLabel, reason: `Завершено администратором сеансов: ${ended}` });
    return { ended };
  },

  'sessions.endOneOf': async (ctx) => {
    const entityLabel = await requireUser(ctx);
    const { id, sessionId } = ctx.params;
    const ended = await endSessions(ctx.db, { userId: id, only: sessionId, reason: 'ended', at: ctx.now() });
    if (ended === 0) throw notFound();
    ctx.audit({ action: 'logout', entityId: id, entityLabel, reason: 'Сеанс завершён администратором' });
    return { ok: true as const };
  },
});
