import type { AuditActor } from '../../../core/audit/audit.ts';
import { requireSecondPerson } from '../../../core/second-person.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { changeNames, notifyDecided } from '../notices.ts';
import {
  type AdministratorChange,
  closeChange,
  isActiveAdministrator,
  lockChange,
  readDue,
} from '../repository/changes.ts';
import { readStaff } from '../repository.ts';
import { takeEffect } from './take-effect.ts';
import type { JobContext } from '../../../jobs/context.ts';

/** Everything stays as it was. Nobody by his account where a link of a letter stops it. */
export async function stopChange(
  work: Work,
  change: AdministratorChange,
  { by, who, actor }: { by: string | null; who: string; actor?: AuditActor | undefined },
): Promise<void> {
  await closeChange(work.db, change.id, 'stopped', { by, at: work.now() });
  work.audit({
    action: 'update',
    entityType: 'staff',
    entityId: change.userId,
    entityLabel: change.name,
    reason: `${changeNames[change.kind]}: остановлено; автор — ${change.askedByName}`,
    ...(actor && { actor }),
  });
  await notifyDecided(work, change, { outcome: 'остановлено', reason: `Решение: ${who}.`, by });
}

/**
 * Another administrator confirms, any one stops. The owner of the account may confirm too: with the fresh proof of his
 * identity he could make the same change himself (ADR 76).
 */
export async function decideChange(ctx: Ctx<'staff.decideChange'>) {
  const { db, actor, body } = ctx;
  const at = ctx.now();
  const change = await lockChange(db, ctx.params.id, actor.id);
  // Blocked or given another role while he waited for the accounts.
  if (!(await isActiveAdministrator(db, actor.id))) throw problem('FORBIDDEN');
  if (change.status !== 'waiting') throw problem('STAFF_DECIDED');
  if (body.decision === 'stop') {
    await stopChange(ctx, change, { by: actor.id, who: actor.name });
    return readStaff(db, change.userId, { actor, at });
  }
  await requireSecondPerson(db, { authors: [change.askedBy], by: actor.id, at }, 'STAFF_SAME_PERSON');
  requireFreshAuth(ctx);
  const obstacle = await takeEffect(ctx, change, { status: 'confirmed', by: actor.id, byName: actor.name });
  if (obstacle !== undefined) throw problem('STAFF_EXPIRED', {}, { commitOnFailure: true });
  return readStaff(db, change.userId, { actor, at });
}

/** What nobody has stopped in 72 hours; one that fails does not hold up the others. */
export async function applyDueChanges(ctx: JobContext): Promise<void> {
  const errors: unknown[] = [];
  for (const id of await readDue(ctx.db, ctx.now())) {
    await ctx
      .transaction(async (work) => {
        const change = await lockChange(work.db, id);
        if (change.status === 'waiting') await takeEffect(work, change, { status: 'due', by: null });
      })
      .catch((error: unknown) => void errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} changes could not take effect`);
}
