import type { RouteInput, TaxStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { readPositionCode } from '../../dictionary/index.ts';
import { findRegistrationStore } from '../../stores/index.ts';
import { memberCard } from '../queries/card.ts';
import { decide, type Decision } from '../domain/decision.ts';
import { rememberPhone } from '../repository/former-phones.ts';
import { recordStatusEvent } from '../repository/history.ts';
import {
  notifyBlocked,
  notifyConfirmed,
  notifyEmailChanged,
  notifyPhoneChanged,
  notifyRejected,
  notifyTaxStatus,
  notifyUnblocked,
} from '../notices.ts';
import { recheckPassport } from '../../passports/index.ts';
import { fullName } from '../../../core/full-name.ts';
import { lockMemberRow, type LockedMember } from '../repository/lock.ts';
import { assignStore } from '../repository/store-history.ts';
import { recordTaxStatus, requireInn } from './tax-status.ts';
import { changeAccount } from '../../accounts/index.ts';
import { voidRecoveries } from '../../codes/index.ts';
import { endSessions } from '../../sessions/index.ts';

export type MemberUpdateCtx = Ctx<'members.update'>;
type Body = NonNullable<RouteInput<'members.update'>['body']>;

/** Fields of the form that differ from what is stored. */
async function edited(db: Db, body: Body, member: LockedMember): Promise<Record<string, unknown>> {
  const wanted: Record<string, unknown> = {
    lastName: body.lastName?.trim(),
    firstName: body.firstName?.trim(),
    middleName: body.middleName?.trim(),
    phone: body.phone,
    email: body.email === null ? null : body.email?.trim().toLowerCase(),
    positionCode:
      body.position === undefined ? undefined : body.position.trim() ? await readPositionCode(db, body.position) : null,
    taxStatus: body.taxStatus,
    spendBlocked: body.spendBlocked,
    spendBlockReason: body.spendBlocked === false ? null : body.spendBlockReason,
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== (member as unknown as Record<string, unknown>)[field],
    ),
  );
}

async function notifyDecision(
  ctx: MemberUpdateCtx,
  member: LockedMember,
  decision: Decision,
  reason: string,
): Promise<void> {
  if (decision === 'confirm') await notifyConfirmed(ctx, member);
  if (decision === 'reject') await notifyRejected(ctx, member, reason);
  if (decision === 'block') await notifyBlocked(ctx, member, reason);
  if (decision === 'unblock') await notifyUnblocked(ctx, member);
}

/** PUT admin/users/{id}: a decision, an edit of the form, or both; a stale version is 409 with the card. */
export async function updateMember(ctx: MemberUpdateCtx) {
  const { body } = ctx;
  const at = ctx.now();
  if (ctx.actor.id === ctx.params.id) throw problem('MEMBER_SELF');
  const member = await lockMemberRow(ctx.db, ctx.params.id, ctx.scope);
  const card = () => memberCard(ctx.db, member.id, { actor: ctx.actor, scope: ctx.scope, now: at });
  if (member.version !== body.version) throw problem('VERSION_CONFLICT', {}, { current: await card() });
  if (body.spendBlocked === true && !body.spendBlockReason?.trim() && !member.spendBlockReason) {
    throw fieldProblem('REASON_REQUIRED', 'spendBlockReason');
  }
  const set = await edited(ctx.db, body, member);
  const move =
    body.status === undefined || body.status === member.status
      ? undefined
      : decide(member, body.status, { code: body.reasonCode, text: body.reasonText });
  if ('taxStatus' in set) await requireInn(ctx, member.id, set['taxStatus'] as TaxStatus);
  await moveStore(ctx, member, at);
  await write(ctx, member, {
    ...set,
    // His own word alone makes a number his: until then nothing can be recovered or paid by it.
    ...('phone' in set ? { isPhoneVerified: false } : {}),
    ...('email' in set ? { isEmailVerified: false, emailGivenBy: ctx.actor.id } : {}),
    ...(move && body.status
      ? { status: body.status, statusReason: move.reason ?? null, decidedAt: at, decidedBy: ctx.actor.id }
      : {}),
  });
  if ('email' in set || 'phone' in set) await voidRecoveries(ctx, member.id);
  if ('email' in set) await notifyEmailChanged(ctx, member);
  if ('phone' in set) {
    await rememberPhone(ctx.db, member.id, member.phone, at);
    await notifyPhoneChanged(ctx, member);
  }
  if ('taxStatus' in set) {
    const to = set['taxStatus'] as TaxStatus;
    await recordTaxStatus(ctx, { userId: member.id, by: ctx.actor.id, from: member.taxStatus, to });
    await notifyTaxStatus(ctx, member, to);
  }
  if ('lastName' in set || 'firstName' in set || 'middleName' in set) await recheckPassport(ctx.db, member.id, at);
  if (move && body.status) {
    await recordStatusEvent(ctx.db, {
      userId: member.id,
      at,
      actorId: ctx.actor.id,
      from: member.status,
      to: body.status,
      reason: move.reason,
    });
    if (move.decision === 'block' || move.decision === 'reject')
      await endSessions(ctx.db, { userId: member.id, reason: move.decision, at });
    await notifyDecision(ctx, member, move.decision, move.reason ?? '');
  }
  const before = Object.fromEntries(Object.keys(set).map((field) => [field, member[field as keyof LockedMember]]));
  ctx.audit({
    entityId: member.id,
    entityLabel: fullName(member),
    action: move ? 'status' : 'update',
    before: { ...before, ...(move ? { status: member.status } : {}) },
    after: { ...set, ...(move ? { status: body.status } : {}) },
    ...(move?.reason ? { reason: move.reason } : {}),
  });
  return card();
}

async function moveStore(ctx: MemberUpdateCtx, member: LockedMember, at: Date): Promise<void> {
  const { storeId } = ctx.body;
  if (storeId === undefined || storeId === member.storeId) return;
  const store = await findRegistrationStore(ctx.db, storeId);
  const foreign = ctx.scope.kind === 'partner' && store?.partnerId !== ctx.scope.partnerId;
  if (!store || foreign) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
  await assignStore(ctx.db, { userId: member.id, ...store, from: programmeDay(at), by: ctx.actor.id, at });
}

async function write(ctx: MemberUpdateCtx, member: LockedMember, set: Record<string, unknown>): Promise<void> {
  await changeAccount(ctx.db, member.id, set, { at: ctx.now(), by: ctx.actor.id });
}
