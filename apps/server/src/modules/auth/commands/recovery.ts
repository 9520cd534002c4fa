import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { spendRecovery } from '../../codes/index.ts';
import {
  takeAttempt,
  sendRecoveryLetter,
  createRecovery,
  readRecoveryToken,
  recoveryLifeMs,
} from '../../sessions/index.ts';
import { lockLivingAccount } from '../../../core/living-account.ts';
import { problem } from '../../../http/problem.ts';
import { refuseCommon } from '../domain/password-policy.ts';
import { changePassword } from './reset-password.ts';

/** Always the same answer and the same work: whether the address is known, only its owner learns. */
export async function requestRecovery(ctx: Ctx<'auth.recovery'>): Promise<Output<'auth.recovery'>> {
  const email = ctx.body.email.trim().toLowerCase();
  await takeAttempt(ctx, [
    { scope: 'recovery:email', value: email, free: 4, pauseSeconds: 120 },
    { scope: 'recovery:ip', value: ctx.ip, free: 40, pauseSeconds: 60 },
  ]);
  await ctx.transaction(async (work) => {
    const user = await work.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('status', 'not in', ['deleted', 'blocked'])
      .where('roleCode', '!=', 'technical')
      .forNoKeyUpdate()
      .executeTakeFirst();
    const { id } = await createRecovery(work, { userId: user?.id ?? null, email, lifeMs: recoveryLifeMs });
    await work.jobs.send(sendRecoveryLetter, { id });
  });
  return { ok: true as const };
}

/** Whose link it is; one that was used, has expired or is not ours is refused in the same words. */
async function ownerOf(ctx: Pick<Ctx<'auth.checkRecovery'>, 'db' | 'now' | 'ip' | 'ring' | 'body'>) {
  const id = readRecoveryToken(ctx, ctx.body.code);
  if (!id) throw problem('AUTH_LINK_EXPIRED');
  const owner = await ctx.db
    .selectFrom('verificationCodes')
    .innerJoin('users', 'users.id', 'verificationCodes.userId')
    .select(['users.id', 'users.phone', 'users.email', 'users.lastName', 'users.firstName', 'users.roleCode'])
    .select((eb) => eb('users.passwordHash', 'is', null).as('isFirst'))
    .where('verificationCodes.id', '=', id)
    .where('verificationCodes.usedAt', 'is', null)
    .where('verificationCodes.expiresAt', '>', ctx.now())
    .where('users.status', 'not in', ['deleted', 'blocked'])
    .where('users.roleCode', '!=', 'technical')
    .executeTakeFirst();
  if (!owner) throw problem('AUTH_LINK_EXPIRED');
  return { id, owner };
}

const useCounter = (ip: string) => ({ scope: 'recovery:use', value: ip, free: 20, pauseSeconds: 60 });

/** Says on opening whether the link still works; it stays as it is. */
export async function checkRecovery(ctx: Ctx<'auth.checkRecovery'>): Promise<Output<'auth.checkRecovery'>> {
  await takeAttempt(ctx, [useCounter(ctx.ip)]);
  const { owner } = await ownerOf(ctx);
  return { ok: true as const, isFirst: Boolean(owner.isFirst) };
}

export async function changePasswordByLink(ctx: Ctx<'auth.changePassword'>): Promise<Output<'auth.changePassword'>> {
  await takeAttempt(ctx, [useCounter(ctx.ip)]);
  const { id, owner } = await ownerOf(ctx);
  refuseCommon(ctx.body.password, owner);
  const passwordHash = await ctx.passwords.hash(ctx.body.password);
  await ctx.transaction(async (work) => {
    await lockLivingAccount(work.db, owner.id, () => problem('AUTH_LINK_EXPIRED'));
    if (!(await spendRecovery(work, id))) throw problem('AUTH_LINK_EXPIRED');
    await changePassword(work, { userId: owner.id, email: owner.email, passwordHash });
    work.audit({
      action: 'update',
      entityId: owner.id,
      reason: 'Пароль восстановлен по ссылке',
      actor: { id: owner.id, name: `${owner.lastName} ${owner.firstName}`, roleCode: owner.roleCode, kind: 'user' },
    });
  });
  return { ok: true as const };
}
