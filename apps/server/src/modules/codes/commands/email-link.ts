import { linkHash, linkToken, readLinkToken } from '../../../core/link-token.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import type { Work } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { emailLink } from '../notices.ts';
import { contextOf } from '../repository/codes.ts';

/** An application is looked at within a working day; the link is there for the week after. */
const lifeMs = 7 * 24 * 3_600_000;

/**
 * The letter of a registration: its link confirms the address whenever the member first gets in, from any device. A code
 * asked for in the profile ends it.
 */
export async function sendEmailLink(work: Work, { userId, email }: { userId: string; email: string }): Promise<void> {
  const id = newId();
  const now = work.now();
  await work.db
    .insertInto('verificationCodes')
    .values({
      id,
      userId,
      purpose: 'email',
      targetSealed: work.vault.seal(email, contextOf(id)),
      codeHash: linkHash(work, 'email', id),
      attemptsLeft: 1,
      createdAt: now,
      resendAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .execute();
  const link = `${work.config.publicUrl}/email-confirm?code=${linkToken(work, 'email', id)}`;
  await sendDirect(work, emailLink, { by: 'email', userId, to: email, values: {}, link });
}

/** The address of a letter's link, spent by this use; undefined when what is given is no link of ours. */
export async function confirmEmailLink(work: Work, userId: string, given: string): Promise<string | undefined> {
  const id = readLinkToken(work, 'email', given);
  if (!id) return undefined;
  const now = work.now();
  const row = await work.db
    .updateTable('verificationCodes')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('targetSealed')
    .executeTakeFirst();
  if (!row) throw fieldProblem('CODE_EXPIRED', 'code');
  return work.vault.open(row.targetSealed, contextOf(id));
}
