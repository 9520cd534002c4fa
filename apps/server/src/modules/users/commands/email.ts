import { sendDirect } from '../../../core/notices/direct.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { fieldProblem, invalid } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { confirmCode, confirmEmailLink, pendingTarget, sendEmailCode, voidRecoveries } from '../../codes/index.ts';
import { changeAccount } from '../../accounts/index.ts';
import { emailChanged } from '../notices.ts';

async function refuseTaken(db: Db, email: string, userId: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '!=', 'deleted')
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (other) throw fieldProblem('EMAIL_TAKEN', 'email');
}

const readOwn = (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'isEmailVerified']).where('id', '=', id).executeTakeFirstOrThrow();

/** The new address takes effect when its code is entered; until then letters go to the old one. */
export async function updateEmail(ctx: Ctx<'users.updateEmail'>): Promise<Output<'users.updateEmail'>> {
  requireFreshAuth(ctx);
  const { id, sessionId } = ctx.actor;
  const email = ctx.body.email.trim().toLowerCase();
  const user = await readOwn(ctx.db, id);
  if (user.email === email && user.isEmailVerified) throw invalid({ email: 'EMAIL_SAME' });
  await refuseTaken(ctx.db, email, id);
  return sendEmailCode(ctx, { userId: id, sessionId, purpose: 'email', target: email, reuse: ctx.body.reuse });
}

/** Again, to the address that waits for confirmation. */
export async function sendOwnEmailCode(ctx: Ctx<'users.sendEmailCode'>): Promise<Output<'users.sendEmailCode'>> {
  const { id, sessionId } = ctx.actor;
  const user = await readOwn(ctx.db, id);
  const target = (await pendingTarget(ctx, id, 'email')) ?? (user.isEmailVerified ? null : user.email);
  if (!target) throw invalid({ email: user.email ? 'EMAIL_VERIFIED' : 'EMAIL_REQUIRED' });
  return sendEmailCode(ctx, { userId: id, sessionId, purpose: 'email', target, reuse: ctx.query.reuse });
}

export async function confirmEmailCode(ctx: Ctx<'users.confirmEmailCode'>): Promise<Output<'users.confirmEmailCode'>> {
  const { id, sessionId } = ctx.actor;
  const before = await readOwn(ctx.db, id);
  const { code } = ctx.body;
  const email =
    (await confirmEmailLink(ctx, id, code)) ??
    (await confirmCode(ctx, { userId: id, sessionId, purpose: 'email' }, code));
  await refuseTaken(ctx.db, email, id);
  const set = { email, isEmailVerified: true, emailGivenBy: null };
  await changeAccount(ctx.db, id, set, { at: ctx.now() });
  if (before.email && before.email !== email) {
    await voidRecoveries(ctx, id);
    await sendDirect(ctx, emailChanged, { by: 'email', userId: id, to: before.email, values: {} });
  }
  ctx.audit({ action: 'update', entityId: id, before: { email: before.email }, after: { email } });
  return { email, isEmailVerified: true };
}
