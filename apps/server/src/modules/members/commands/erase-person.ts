import { sql } from 'kysely';

import { removeFilesOf } from '../../../core/files/files.ts';
import type { Db } from '../../../db/open.ts';
import { changeAccount } from '../../accounts/index.ts';
import { eraseCodes } from '../../codes/index.ts';
import { eraseNotices } from '../../notifications/index.ts';
import { erasePassport } from '../../passports/index.ts';
import { removeCardsOf } from '../../payout-cards/index.ts';
import { eraseSaleList } from '../../sales/index.ts';
import { eraseFactor } from '../../second-factor/index.ts';
import { endStoreRequests } from '../repository/store-requests.ts';
import { endSessions } from '../../sessions/index.ts';

export interface Erasure {
  userId: string;
  at: Date;
  /** Why, as the journal of the account keeps it. */
  reason: string;
  by?: string | undefined;
}

const nobody = {
  phone: null,
  isPhoneVerified: false,
  email: null,
  isEmailVerified: false,
  emailGivenBy: null,
  lastName: 'Удалённый участник',
  firstName: '',
  middleName: '',
  positionCode: null,
  avatarFileId: null,
  passwordHash: null,
  lastFingerprint: null,
  spendBlockReason: null,
} as const;

/**
 * Takes the person out of an account: names, contacts, identity data and its scans, cards, picture, messages, device.
 * Sales, operations and the evidence of consents stay without an identity (domain 3.1, 152-ФЗ art. 21). In one
 * transaction with whatever decides it.
 */
export async function erasePerson(tx: Db, { userId, at, reason, by }: Erasure): Promise<void> {
  await removeFilesOf(tx, userId, ['passport', 'avatar'], at);
  await erasePassport(tx, userId);
  await removeCardsOf(tx, userId, at);
  await eraseNotices(tx, userId);
  await eraseSaleList(tx, userId);
  await sql`delete from former_phones where user_id = ${userId}`.execute(tx);
  await endStoreRequests(tx, userId, at);
  await eraseCodes({ db: tx }, userId);
  await eraseFactor(tx, userId);
  await changeAccount(tx, userId, { ...nobody, status: 'deleted', statusReason: reason }, { at, by: by ?? null });
  await endSessions(tx, { userId, reason: 'deleted', at });
}
