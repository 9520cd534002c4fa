import { sendDirect } from '../../../core/notices/direct.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { fieldProblem, invalid } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { confirmCode, sendSmsCode } from '../../codes/index.ts';
import { changeAccount } from '../../accounts/index.ts';
import { rememberPhone } from '../../members/index.ts';
import { phoneChanged } from '../notices.ts';

async function refuseTaken(db: Db, phone: string, userId: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('status', '!=', 'deleted')
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (other) throw fieldProblem('PHONE_TAKEN', 'phone');
}

const readOwn = (db: Db, id: string) =>
  db.selectFrom('users').select(['phone', 'isPhoneVerified', 'status']).where('id', '=', id).executeTakeFirstOrThrow();

/**
 * The number may still be corrected while it is not confirmed, and is the member's from then on: who leaves and enters
 * again confirms it and not the mistyped one. A confirmed number is changed by `updatePhone`.
 */
export async function sendPhoneCode(ctx: Ctx<'users.sendPhoneCode'>): Promise<Output<'users.sendPhoneCode'>> {
  const { id, sessionId } = ctx.actor;
  const { phone, reuse } = ctx.query;
  const user = await readOwn(ctx.db, id);
  if (user.phone !== phone) {
    if (user.isPhoneVerified) throw invalid({ phone: 'PHONE_VERIFIED' });
    await refuseTaken(ctx.db, phone, id);
    await changeAccount(ctx.db, id, { phone }, { at: ctx.now() });
  }
  return sendSmsCode(ctx, { userId: id, sessionId, purpose: 'phone', target: phone, reuse });
}

export async function confirmPhoneCode(ctx: Ctx<'users.confirmPhoneCode'>): Promise<Output<'users.confirmPhoneCode'>> {
  const { id, sessionId } = ctx.actor;
  const phone = await confirmCode(ctx, { userId: id, sessionId, purpose: 'phone' }, ctx.body.code);
  await refuseTaken(ctx.db, phone, id);
  await changeAccount(ctx.db, id, { phone, isPhoneVerified: true }, { at: ctx.now() });
  ctx.audit({ action: 'status', entityId: id, after: { isPhoneVerified: true } });
  const { status, isPhoneVerified } = await readOwn(ctx.db, id);
  return { status, isPhoneVerified };
}

/** Change of a confirmed number: the code goes to the new one, the old one stays until it is entered. */
export async function updatePhone(ctx: Ctx<'users.updatePhone'>): Promise<Output<'users.updatePhone'>> {
  requireFreshAuth(ctx);
  const { id, sessionId } = ctx.actor;
  const { phone, reuse } = ctx.body;
  const user = await readOwn(ctx.db, id);
  if (user.phone === phone && user.isPhoneVerified) throw invalid({ phone: 'PHONE_SAME' });
  await refuseTaken(ctx.db, phone, id);
  return sendSmsCode(ctx, { userId: id, sessionId, purpose: 'phone_change', target: phone, reuse });
}

export async function confirmPhoneUpdate(
  ctx: Ctx<'users.confirmPhoneUpdate'>,
): Promise<Output<'users.confirmPhoneUpdate'>> {
  const { id, sessionId } = ctx.actor;
  const before = await readOwn(ctx.db, id);
  const phone = await confirmCode(ctx, { userId: id, sessionId, purpose: 'phone_change' }, ctx.body.code);
  await refuseTaken(ctx.db, phone, id);
  await changeAccount(ctx.db, id, { phone, isPhoneVerified: true }, { at: ctx.now() });
  if (before.phone) {
    await rememberPhone(ctx.db, id, before.phone, ctx.now());
    await sendDirect(ctx, phoneChanged, { by: 'sms', userId: id, to: before.phone, values: {} });
  }
  ctx.audit({ action: 'update', entityId: id, before: { phone: before.phone }, after: { phone } });
  return { phone, isPhoneVerified: true };
}
