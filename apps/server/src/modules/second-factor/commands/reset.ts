import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { requireFreshAuth, endSessions } from '../../sessions/index.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { removeFactor } from '../repository/factors.ts';
import { notifyOwner } from '../notices.ts';

/** For a lost phone. Nobody does it for himself: a stolen session would undo its own guard. */
export async function resetSecondFactor(ctx: Ctx<'secondFactor.reset'>): Promise<Output<'secondFactor.reset'>> {
  requireFreshAuth(ctx);
  const { id } = ctx.params;
  if (id === ctx.actor.id) throw problem('SECOND_FACTOR_SELF');
  const user = await ctx.db
    .selectFrom('users')
    .select(['lastName', 'firstName'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!user) throw notFound();
  if (!(await removeFactor(ctx.db, id))) throw problem('SECOND_FACTOR_OFF');
  const ended = await endSessions(ctx.db, { userId: id, reason: 'ended', at: ctx.now() });
  await notifyOwner(ctx, id, 'reset');
  ctx.audit({
    action: 'delete',
    entityId: id,
    entityLabel: `${user.lastName} ${user.firstName}`.trim(),
    reason: `Двухэтапный вход сброшен администратором, завершено сеансов: ${ended}`,
  });
  return { ok: true as const };
}
