import type { AuditActor, AuditDetail } from '../../../core/audit/audit.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { confirmCode, sendSmsCode } from '../../codes/index.ts';
import { burnPoints, lockMember } from '../../ledger/index.ts';
import { erasePerson, pseudonymOf, recordStatusEvent } from '../../members/index.ts';
import { cancelSale, commandContext, deleteDraft } from '../../sales/index.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { accountDeleted } from '../notices.ts';
import { openSales, readDeletion } from '../queries/deletion.ts';

const reason = 'Аккаунт удалён участником';

async function refuseBlocked(ctx: Pick<Ctx<'users.deletion'>, 'db' | 'actor' | 'now'>) {
  const deletion = await readDeletion(ctx.db, ctx.actor.id, ctx.now());
  if (deletion.blockers.length > 0) throw problem('DELETION_BLOCKED', {}, { current: deletion });
  return deletion;
}

export async function sendDeletionCode(ctx: Ctx<'users.sendDeletionCode'>): Promise<Output<'users.sendDeletionCode'>> {
  requireFreshAuth(ctx);
  const { id, sessionId } = ctx.actor;
  await refuseBlocked(ctx);
  const { phone } = await ctx.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow();
  if (phone === null) throw problem('PHONE_NOT_VERIFIED');
  return sendSmsCode(ctx, { userId: id, sessionId, purpose: 'deletion', target: phone, reuse: ctx.body?.reuse });
}

/** Of the member himself: the name that is erased must not come back with the entries of this very request. */
const nameless = ({ actor }: Ctx<'users.deleteAccount'>, externalId: string): AuditActor => ({
  id: actor.id,
  name: pseudonymOf(externalId),
  roleCode: actor.roleCode,
  kind: 'user',
});

async function closeSales(ctx: Ctx<'users.deleteAccount'>, actor: AuditActor): Promise<void> {
  const command = { ...commandContext(ctx), audit: (detail: AuditDetail) => ctx.audit({ ...detail, actor }) };
  for (const { id, status } of await openSales(ctx.db, ctx.actor.id))
    await (status === 'draft' ? deleteDraft(command, id) : cancelSale(command, id, reason));
}

/**
 * The request holds the account already (`lockLivingActor`); then the account of points is locked, the order of every
 * command: a rename, a sale decided or a payout asked for meanwhile waits, and finds the account closed.
 */
export async function deleteAccount(ctx: Ctx<'users.deleteAccount'>): Promise<Output<'users.deleteAccount'>> {
  requireFreshAuth(ctx);
  const { db, actor, body } = ctx;
  const at = ctx.now();
  await lockMember(db, actor.id);
  const member = await db
    .selectFrom('users')
    .select(['externalId', 'status', 'email', 'isEmailVerified', 'phone'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const deletion = await refuseBlocked(ctx);
  if (body.points !== deletion.active + deletion.waiting) throw problem('DELETION_CHANGED', {}, { current: deletion });
  await confirmCode(ctx, { userId: actor.id, sessionId: actor.sessionId, purpose: 'deletion' }, body.code);
  const self = nameless(ctx, member.externalId);
  await closeSales(ctx, self);
  const burned = await burnPoints(
    db,
    actor.id,
    { actor_kind: 'user', actor_id: actor.id, request_id: ctx.requestId },
    at,
  );
  await notifyGone(ctx, member);
  await erasePerson(db, { userId: actor.id, at, reason, by: actor.id });
  await recordStatusEvent(db, { userId: actor.id, at, actorId: actor.id, from: member.status, to: 'deleted', reason });
  ctx.audit({
    action: 'delete',
    entityId: actor.id,
    entityLabel: self.name,
    reason,
    after: { burned },
    actor: self,
  });
  return { ok: true as const };
}

interface Contacts {
  email: string | null;
  isEmailVerified: boolean;
  phone: string | null;
}

async function notifyGone(ctx: Ctx<'users.deleteAccount'>, { email, isEmailVerified, phone }: Contacts): Promise<void> {
  const to = email !== null && isEmailVerified ? ({ by: 'email', to: email } as const) : undefined;
  const way = to ?? (phone === null ? undefined : ({ by: 'sms', to: phone } as const));
  if (way) await sendDirect(ctx, accountDeleted, { ...way, values: {} });
}
