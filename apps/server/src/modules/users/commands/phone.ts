import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { confirmCode, sendSmsCode } from '../../codes/index.ts';
import { rememberPhone } from '../../members/index.ts';

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

/** Writes one's own number; another person may have taken it at this very moment. */
async function setPhone(
  ctx: Pick<Ctx<'users.sendPhoneCode'>, 'db' | 'actor' | 'now'>,
  change: { phone: string; isPhoneVerified?: true },
) {
  return ctx.db
    .updateTable('users')
    .set((eb) => ({ ...change, updatedAt: ctx.now(), version: eb('version', '+', 1) }))
    .where('id', '=', ctx.actor.id)
    .returning(['status', 'isPhoneVerified'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'users_phone_live' ? fieldProblem('PHONE_TAKEN', 'phone') : error;
    });
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
    if (user.isPhoneVerified) throw invalid({ phone: ['Номер уже подтверждён: смените его в профиле'] });
    await refuseTaken(ctx.db, phone, id);
    await setPhone(ctx, { phone });
  }
  return sendSmsCode(ctx, { userId: id, sessionId, purpose: 'phone', target: phone, reuse });
}

export async function confirmPhoneCode(ctx: Ctx<'users.confirmPhoneCode'>): Promise<Output<'users.confirmPhoneCode'>> {
  const { id, sessionId } = ctx.actor;
  const phone = await confirmCode(ctx, { userId: id, sessionId, purpose: 'phone' }, ctx.body.code);
  await refuseTaken(ctx.db, phone, id);
  const user = await setPhone(ctx, { phone, isPhoneVerified: true });
  ctx.audit({ action: 'status', entityId: id, after: { isPhoneVerified: true } });
  return user;
}

/** Change of a confirmed number: the code goes to the new one, the old one stays until it is entered. */
export async function updatePhone(ctx: Ctx<'users.updatePhone'>): Promise<Output<'users.updatePhone'>> {
  requireFreshAuth(ctx);
  const { id, sessionId } = ctx.actor;
  const { phone, reuse } = ctx.body;
  const user = await readOwn(ctx.db, id);
  if (user.phone === phone && user.isPhoneVerified) throw invalid({ phone: ['Это ваш нынешний номер'] });
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
  await ctx.db
    .updateTable('users')
    .set((eb) => ({ phone, isPhoneVerified: true, updatedAt: ctx.now(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'users_phone_live' ? problem('PHONE_TAKEN') : error;
    });
  if (before.phone) {
    await rememberPhone(ctx.db, id, before.phone, ctx.now());
    await ctx.outbox.sms({
      userId: id,
      template: 'phone-changed',
      to: before.phone,
      text: 'Прибавка: номер вашей учётной записи изменён. Если это были не вы, напишите в поддержку.',
    });
  }
  ctx.audit({ action: 'update', entityId: id, before: { phone: before.phone }, after: { phone } });
  return { phone, isPhoneVerified: true };
}
