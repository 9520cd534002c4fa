import type { Work } from '../../../http/context.ts';
import { endSessions } from '../../sessions/index.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { removeFactor } from '../repository/factors.ts';
import { notifyOwner } from '../notices.ts';

/** Switches the second step of an account off and ends its sessions; answers how many. Its owner is notified. */
export async function switchOffFor(work: Work, id: string): Promise<number> {
  const user = await work.db
    .selectFrom('users')
    .select(['lastName', 'firstName'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!user) throw notFound();
  if (!(await removeFactor(work.db, id))) throw problem('SECOND_FACTOR_OFF');
  const ended = await endSessions(work.db, { userId: id, reason: 'ended', at: work.now() });
  await notifyOwner(work, id, 'reset');
  work.audit({
    action: 'delete',
    entityType: 'second_factor',
    entityId: id,
    entityLabel: `${user.lastName} ${user.firstName}`.trim(),
    reason: `Двухэтапный вход сброшен администратором, завершено сеансов: ${ended}`,
  });
  return ended;
}
