import { defineHandlers, ownTransactions } from '../../http/handlers.ts';
import type { Work } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { newId } from '../../ids.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { refuseCommon } from '../auth/domain/password-policy.ts';
import { changePassword } from '../auth/passwords.ts';
import { readRecoveryToken, recoveryHash, recoveryToken } from './domain/recovery-token.ts';
import { takeAttempt } from './throttle.ts';

const linkLifeMs = 60 * 60_000;
const inviteLifeMs = 7 * 24 * 3_600_000;

type LinkWork = Pick<Work, 'db' | 'now' | 'vault' | 'ring'>;

export interface RecoveryLink {
  id: string;
  expiresAt: Date;
}

/** A one-time link for an address; of nobody's when the address is unknown. Only its hash is kept. */
export async function createRecovery(
  work: LinkWork,
  { userId, email, lifeMs }: { userId: string | null; email: string; lifeMs: number },
): Promise<RecoveryLink> {
  const id = newId();
  const now = work.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await work.db
    .insertInto('verificationCodes')
    .values({
      id,
      userId,
      purpose: 'recovery',
      targetSealed: work.vault.seal(email, `code:${id}`),
      codeHash: recoveryHash(work, id),
      attemptsLeft: 1,
      createdAt: now,
      resendAt: now,
      expiresAt,
    })
    .execute();
  return { id, expiresAt };
}

/** The account's newest link that still opens. */
export const liveRecovery = ({ db, now }: LinkWork, userId: string): Promise<RecoveryLink | undefined> =>
  db
    .selectFrom('verificationCodes')
    .select(['id', 'expiresAt'])
    .where('userId', '=', userId)
    .where('purpose', '=', 'recovery')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** Links sent before open nothing any more: the address has changed, or the account is closed. */
export async function voidRecoveries({ db, now }: LinkWork, userId: string): Promise<void> {
  await db
    .updateTable('verificationCodes')
    .set({ usedAt: now() })
    .where('userId', '=', userId)
    .where('purpose', '=', 'recovery')
    .where('usedAt', 'is', null)
    .execute();
}

/** Writes the letter of a recovery that belongs to somebody; for an unknown address there is nothing to do. */
export const sendRecoveryLetter = defineJob<{ id: string; invite?: boolean }>({
  name: 'auth.recovery-letter',
  handle: (ctx, { id, invite = false }) =>
    ctx.transaction(async (work) => {
      const row = await work.db.selectFrom('verificationCodes').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row?.userId || row.usedAt) return;
      const link = `${work.config.publicUrl}/restore-password?code=${recoveryToken(work, id)}`;
      const owner = await work.db
        .selectFrom('users')
        .select(['phone', 'isPhoneVerified', 'isEmailVerified', 'emailGivenBy', 'roleCode'])
        .where('id', '=', row.userId)
        .executeTakeFirst();
      // An address somebody else has given is not the member's word: his phone is.
      if (!invite && owner?.roleCode === 'member' && owner.emailGivenBy !== null && !owner.isEmailVerified) {
        if (!owner.phone || !owner.isPhoneVerified) return;
        const text = `Прибавка: чтобы задать новый пароль, откройте ${link}. Ссылка действует 1 час.`;
        await work.outbox.sms({ userId: row.userId, template: 'recovery', to: owner.phone, text });
        return;
      }
      await work.outbox.email({
        userId: row.userId,
        template: invite ? 'invite' : 'recovery',
        to: work.vault.open(row.targetSealed, `code:${id}`),
        subject: invite ? 'Доступ к Прибавке' : 'Восстановление пароля',
        text: invite
          ? `Для вас создана учётная запись в Прибавке. Задайте пароль по ссылке:\n${link}\n\nСсылка действует 7 дней.`
          : `Чтобы задать новый пароль, откройте ссылку:\n${link}\n\nСсылка действует 1 час. Если вы не просили об этом, ничего делать не нужно.`,
      });
    }),
});

/** A letter with a one-time link to set the first password, for accounts made by an administrator. */
export async function inviteUser(work: Work, userId: string, email: string): Promise<void> {
  const { id } = await createRecovery(work, { userId, email: email.toLowerCase(), lifeMs: inviteLifeMs });
  await work.jobs.send(sendRecoveryLetter, { id, invite: true });
}

export const recoveryHandlers = defineHandlers({
  /** Always the same answer and the same work: whether the address is known, only its owner learns. */
  'auth.recovery': ownTransactions(async (ctx) => {
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
        .executeTakeFirst();
      const { id } = await createRecovery(work, { userId: user?.id ?? null, email, lifeMs: linkLifeMs });
      await work.jobs.send(sendRecoveryLetter, { id });
    });
    return { ok: true as const };
  }),

  'auth.changePassword': ownTransactions(async (ctx) => {
    await takeAttempt(ctx, [{ scope: 'recovery:use', value: ctx.ip, free: 20, pauseSeconds: 60 }]);
    const id = readRecoveryToken(ctx, ctx.body.code);
    if (!id) throw problem('AUTH_LINK_EXPIRED');
    const owner = await ctx.db
      .selectFrom('verificationCodes')
      .innerJoin('users', 'users.id', 'verificationCodes.userId')
      .select(['users.id', 'users.phone', 'users.email', 'users.lastName', 'users.firstName', 'users.roleCode'])
      .where('verificationCodes.id', '=', id)
      .where('verificationCodes.usedAt', 'is', null)
      .where('verificationCodes.expiresAt', '>', ctx.now())
      .where('users.status', 'not in', ['deleted', 'blocked'])
      .executeTakeFirst();
    if (!owner) throw problem('AUTH_LINK_EXPIRED');
    refuseCommon(ctx.body.password, owner);
    const passwordHash = await ctx.passwords.hash(ctx.body.password);
    await ctx.transaction(async (work) => {
      const used = await work.db
        .updateTable('verificationCodes')
        .set({ usedAt: work.now() })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      if (used.numUpdatedRows === 0n) throw problem('AUTH_LINK_EXPIRED');
      await changePassword(work, { userId: owner.id, email: owner.email, passwordHash });
    });
    ctx.audit({
      action: 'update',
      entityId: owner.id,
      reason: 'Пароль восстановлен по ссылке',
      actor: { id: owner.id, name: `${owner.lastName} ${owner.firstName}`, roleCode: owner.roleCode, kind: 'user' },
    });
    return { ok: true as const };
  }),
});
