import type { Output } from '../../../http/contract.ts';
import {
  accountColumns,
  enter,
  type KnownAccount,
  signedIn,
  signInEntry,
  type SecondStep,
  forgiveAttempt,
  takeAttempt,
} from '../../sessions/index.ts';
import { lockLivingAccount } from '../../../core/living-account.ts';
import type { Services, Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { fieldProblem, type Problem, problem } from '../../../http/problem.ts';
import { closeChallenge, readChallenge, spendAttempt } from '../repository/challenges.ts';
import { codeCounters } from '../domain/counters.ts';
import { acceptCode, startEnrolment, type Verdict } from '../repository/factors.ts';
import { notifyOwner } from '../notices.ts';
import {
  findRecoveryCode,
  saveRecoveryCodes,
  makeRecoveryCodes,
  spendRecoveryCode,
} from '../repository/recovery-codes.ts';

const findAccount = (db: Db, id: string): Promise<KnownAccount> =>
  db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** What the person reads after a code that did not open. */
export const refusalOf = (verdict: Exclude<Verdict, 'ok'>, left: number): Problem => {
  if (left <= 0) return problem('SECOND_STEP_EXPIRED');
  return verdict === 'used'
    ? fieldProblem('SECOND_STEP_USED', 'code')
    : fieldProblem('CODE_WRONG', 'code', { n: left });
};

async function takeTry(services: Services, challenge: string, purpose: SecondStep) {
  const { db, now } = services;
  const { userId } = await readChallenge(db, challenge, purpose, now());
  await takeAttempt(services, codeCounters(userId));
  const taken = await spendAttempt(db, challenge, purpose, now());
  return { ...taken, account: await findAccount(db, userId) };
}

const ended = (): Problem => problem('SECOND_STEP_EXPIRED');

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

export async function takeSecondStep(ctx: Ctx<'auth.secondStep'>): Promise<Output<'auth.secondStep'>> {
  const given = ctx.body.code.replaceAll(/\s/g, '');
  const { id, attemptsLeft, account } = await takeTry(ctx, ctx.body.challenge, 'code');
  const hint = isAppCode(given) ? undefined : await findRecoveryCode(ctx.db, ctx.passwords, account.id, given);
  const outcome = await ctx.transaction(async (work) => {
    await lockLivingAccount(work.db, account.id, ended);
    const verdict = isAppCode(given)
      ? await acceptCode(work, work.db, account.id, given)
      : hint && (await spendRecoveryCode(work.db, account.id, hint, work.now()))
        ? 'ok'
        : 'wrong';
    if (verdict !== 'ok') {
      const refused = { result: 'denied', code: 'CODE_WRONG' } as const;
      work.audit({ ...signInEntry(account, 'Неверный код второго шага'), ...refused });
      return verdict;
    }
    await closeChallenge(work.db, id, work.now());
    work.audit(signInEntry(account, hint ? 'Вход по резервному коду' : undefined));
    if (hint) await notifyOwner(work, account.id, 'used');
    return enter(work, account, ctx);
  });
  if (typeof outcome === 'string') throw refusalOf(outcome, attemptsLeft);
  await forgiveAttempt(ctx, codeCounters(account.id));
  ctx.setTokens(outcome);
  return signedIn(account);
}

export async function startEnrolmentAtSignIn(ctx: Ctx<'auth.enrol'>): Promise<Output<'auth.enrol'>> {
  const { userId } = await readChallenge(ctx.db, ctx.body.challenge, 'enrolment', ctx.now());
  await lockLivingAccount(ctx.db, userId, ended);
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return startEnrolment(ctx, ctx.db, { id: userId, account: user.email ?? user.phone ?? userId });
}

export async function confirmEnrolmentAtSignIn(ctx: Ctx<'auth.confirmEnrol'>): Promise<Output<'auth.confirmEnrol'>> {
  const { id, attemptsLeft, account } = await takeTry(ctx, ctx.body.challenge, 'enrolment');
  const made = await makeRecoveryCodes(ctx.passwords);
  const outcome = await ctx.transaction(async (work) => {
    await lockLivingAccount(work.db, account.id, ended);
    const verdict = await acceptCode(work, work.db, account.id, ctx.body.code, { pending: true });
    if (verdict !== 'ok') return verdict;
    await closeChallenge(work.db, id, work.now());
    const recoveryCodes = await saveRecoveryCodes(work.db, account.id, made, work.now());
    await notifyOwner(work, account.id, 'on');
    work.audit(signInEntry(account));
    const entry = { action: 'update', entityType: 'second_factor' } as const;
    work.audit({ ...signInEntry(account, 'Двухэтапный вход включён'), ...entry });
    return { recoveryCodes, tokens: await enter(work, account, ctx) };
  });
  if (typeof outcome === 'string') throw refusalOf(outcome, attemptsLeft);
  await forgiveAttempt(ctx, codeCounters(account.id));
  ctx.setTokens(outcome.tokens);
  return { ...signedIn(account), recoveryCodes: outcome.recoveryCodes };
}
