import { passwordChanged } from '../notices.ts';
import type { Output } from '../../../http/contract.ts';
import type { Work, Ctx } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { changeAccount } from '../../accounts/index.ts';
import { refuseCommon } from '../domain/password-policy.ts';
import { endSessions, forgiveAttempt, loginCounters, takeAttempt } from '../../sessions/index.ts';

export interface PasswordChange {
  userId: string;
  email: string | null;
  passwordHash: string;
  /** The session that made the change stays. */
  currentSession?: string | undefined;
}

/** Sets the password, ends the other sessions and notifies the owner by e-mail. */
export async function changePassword(work: Work, change: PasswordChange): Promise<void> {
  const now = work.now();
  const set = { passwordHash: change.passwordHash, passwordChangedAt: now };
  await changeAccount(work.db, change.userId, set, { at: now, by: change.userId });
  await endSessions(work.db, { userId: change.userId, except: change.currentSession, reason: 'password', at: now });
  await work.notify(passwordChanged, { userId: change.userId, values: {} });
}

export async function resetPassword(ctx: Ctx<'auth.resetPassword'>): Promise<Output<'auth.resetPassword'>> {
  const counters = loginCounters(ctx.actor.id, ctx);
  await takeAttempt(ctx, counters);
  const user = await ctx.db
    .selectFrom('users')
    .select(['passwordHash', 'phone', 'email', 'lastName', 'firstName'])
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow();
  const { ok } = await ctx.passwords.check(user.passwordHash, ctx.body.oldPassword);
  if (!ok) throw fieldProblem('PASSWORD_WRONG', 'oldPassword');
  await forgiveAttempt(ctx, counters);
  if (ctx.body.oldPassword === ctx.body.password) throw fieldProblem('PASSWORD_SAME', 'password');
  refuseCommon(ctx.body.password, user);
  const passwordHash = await ctx.passwords.hash(ctx.body.password);
  const { id: userId, sessionId: currentSession } = ctx.actor;
  await ctx.transaction(async (work) => {
    await changePassword(work, { userId, email: user.email, passwordHash, currentSession });
    work.audit({ action: 'update', entityId: userId, reason: 'Пароль изменён' });
  });
  return { ok: true as const };
}
