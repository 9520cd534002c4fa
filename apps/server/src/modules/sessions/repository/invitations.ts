import type { InvitationState } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import { sendDirect } from '../../../core/notices/direct.ts';
import type { Work } from '../../../http/context.ts';
import { voidRecoveries } from '../../codes/index.ts';
import { inviteLifeMs } from '../domain/recovery-token.ts';
import { invitation } from '../notices.ts';
import { createRecovery, recoveryPage } from './recovery.ts';

/**
 * A letter with a one-time link to set the first password, for accounts made by an administrator; links of letters
 * before it open nothing. The letter is part of the transaction, so that the next look at the account shows it on its way.
 */
export async function inviteUser(work: Work, userId: string, email: string): Promise<void> {
  await voidRecoveries(work, userId);
  const { id } = await createRecovery(work, { userId, email: email.toLowerCase(), lifeMs: inviteLifeMs });
  // The page greets somebody invited by other words than somebody who forgot a password.
  const link = recoveryPage(work, id, 'invited=1&');
  await sendDirect(work, invitation, { by: 'email', userId, to: email.toLowerCase(), link, values: {} });
}

/**
 * How the newest letter to the invited person of `users u` fares, for a select over them; null where none is known or a
 * password is set. Links live for seven days.
 */
export const invitationOf = (
  at: Date,
): RawBuilder<InvitationState | null> => sql`case when u.password_hash is null then (
  select case when m.status = 'failed' then 'failed'
    when m.created_at <= ${new Date(at.getTime() - inviteLifeMs)} then 'lapsed'
    when m.status = 'sent' then 'sent' else 'sending' end
  from outbox_messages m where m.user_id = u.id and m.template = 'invite'
  order by m.created_at desc, m.id desc limit 1) end`;
