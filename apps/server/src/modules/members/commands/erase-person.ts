import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { endSessions } from '../../sessions/index.ts';

export interface Erasure {
  userId: string;
  at: Date;
  /** Why, as the journal of the account keeps it. */
  reason: string;
  by?: string | undefined;
}

/**
 * Takes the person out of an account: names, contacts, identity data and its scans, cards, picture, messages, device.
 * Sales, operations and the evidence of consents stay without an identity (domain 3.1, 152-ФЗ art. 21). In one
 * transaction with whatever decides it.
 */
export async function erasePerson(tx: Db, { userId, at, reason, by }: Erasure): Promise<void> {
  await sql`update files set deleted_at = ${at} where deleted_at is null and owner_id = ${userId}
    and purpose in ('passport', 'avatar')`.execute(tx);
  await sql`delete from tax_profiles where user_id = ${userId}`.execute(tx);
  await sql`update payout_cards set removed_at = coalesce(removed_at, ${at}), is_default = false
    where member_id = ${userId}`.execute(tx);
  await sql`delete from notifications where user_id = ${userId}`.execute(tx);
  await sql`delete from notice_preferences where user_id = ${userId}`.execute(tx);
  await sql`delete from messenger_links where user_id = ${userId}`.execute(tx);
  await sql`delete from messenger_codes where user_id = ${userId}`.execute(tx);
  await sql`delete from former_phones where user_id = ${userId}`.execute(tx);
  await sql`delete from verification_codes where user_id = ${userId}`.execute(tx);
  await sql`delete from second_factors where user_id = ${userId}`.execute(tx);
  await sql`update users set status = 'deleted', status_reason = ${reason}, phone = null, is_phone_verified = false,
      email = null, is_email_verified = false, email_given_by = null, last_name = 'Удалённый участник', first_name = '',
      middle_name = '', position_code = null, avatar_file_id = null, password_hash = null, last_fingerprint = null,
      spend_block_reason = null, updated_at = ${at}, updated_by = ${by ?? null}, version = version + 1
    where id = ${userId}`.execute(tx);
  await endSessions(tx, { userId, reason: 'deleted', at });
}
