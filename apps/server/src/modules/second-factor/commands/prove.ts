import type { Ctx } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { forgiveAttempt, takeAttempt } from '../../sessions/index.ts';
import { acceptCode, enabledAt } from '../repository/factors.ts';
import { notifyOwner } from '../notices.ts';
import { findRecoveryCode, spendRecoveryCode } from '../repository/recovery-codes.ts';
import { codeCounters } from '../domain/counters.ts';

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Where the second step is on, a fresh proof of identity takes its code as well as the password (domain 3.22): a
 * password seen over a shoulder and a session found open are not the owner.
 */
export async function proveSecondStep(
  ctx: Pick<Ctx<'auth.reauthenticate'>, 'db' | 'vault' | 'now' | 'passwords' | 'transaction'> &
    Parameters<typeof takeAttempt>[0],
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await enabledAt(ctx.db, userId))) return;
  const given = code?.replaceAll(/\s/g, '') ?? '';
  if (given === '') throw fieldProblem('SECOND_STEP_NEEDED', 'code');
  await takeAttempt(ctx, codeCounters(userId));
  const hint = isAppCode(given) ? undefined : await findRecoveryCode(ctx.db, ctx.passwords, userId, given);
  const verdict = await ctx.transaction(async (work) => {
    if (isAppCode(given)) return acceptCode(work, work.db, userId, given);
    if (!hint || !(await spendRecoveryCode(work.db, userId, hint, work.now()))) return 'wrong';
    await notifyOwner(work, userId, 'used');
    return 'ok';
  });
  if (verdict !== 'ok') throw fieldProblem(verdict === 'used' ? 'SECOND_STEP_USED' : 'SECOND_STEP_WRONG', 'code');
  await forgiveAttempt(ctx, codeCounters(userId));
}
