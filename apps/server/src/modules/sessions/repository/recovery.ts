import type { Work } from '../../../http/context.ts';
import { newId } from '../../../ids.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import { insertRecovery } from '../../codes/index.ts';
import { recoveryHash, recoveryToken } from '../domain/recovery-token.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import { recovery } from '../notices.ts';

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
  const expiresAt = new Date(work.now().getTime() + lifeMs);
  const targetSealed = work.vault.seal(email, `code:${id}`);
  await insertRecovery(work, { id, userId, targetSealed, codeHash: recoveryHash(work, id), expiresAt });
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

/** Address of the page that sets the password by this link. */
export const recoveryPage = (work: Pick<Work, 'config' | 'ring'>, id: string, query = ''): string =>
  `${work.config.publicUrl}/restore-password?${query}code=${recoveryToken(work, id)}`;

/** Writes the letter of a recovery that belongs to somebody; for an unknown address there is nothing to do. */
export const sendRecoveryLetter = defineJob<{ id: string }>({
  name: 'auth.recovery-letter',
  handle: (ctx, { id }) =>
    ctx.transaction(async (work) => {
      const row = await work.db.selectFrom('verificationCodes').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row?.userId || row.usedAt) return;
      const values = { link: recoveryPage(work, id) };
      const owner = await work.db
        .selectFrom('users')
        .select(['phone', 'isPhoneVerified', 'isEmailVerified', 'emailGivenBy', 'roleCode'])
        .where('id', '=', row.userId)
        .executeTakeFirst();
      // An address somebody else has given is not the member's word: his phone is.
      if (owner?.roleCode === 'member' && owner.emailGivenBy !== null && !owner.isEmailVerified) {
        if (!owner.phone || !owner.isPhoneVerified) return;
        await sendDirect(work, recovery, { by: 'sms', userId: row.userId, to: owner.phone, values });
        return;
      }
      const to = work.vault.open(row.targetSealed, `code:${id}`);
      await sendDirect(work, recovery, { by: 'email', userId: row.userId, to, link: values.link, values });
    }),
});
