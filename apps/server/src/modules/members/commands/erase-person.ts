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
import { forgetNames } from '../repository/forget-names.ts';
import { endStoreRequests } from '../repository/store-requests.ts';
import { endSessions } from '../../sessions/index.ts';

export interface Erasure {
  userId: string;
  at: Date;
  /** Why, as the journal of the account keeps it. */
  reason: string;
  by?: string | undefined;
}

/** What is left to name: an entry about the erasure is written after it, and by these. */
export interface ErasedPerson {
  externalId: string;
  /** The reason without the names in it. */
  statusReason: string | null;
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
 * Sales, operations and the evidence of consents stay without an identity, and where a text names the person it gives
 * the number instead (domain 3.1, 3.23, 152-ФЗ art. 21). In one transaction with whatever decides it; the caller holds
 * the account and its points.
 */
export async function erasePerson(tx: Db, { userId, at, reason, by }: Erasure): Promise<ErasedPerson> {
  const { lastName, firstName, middleName } = await tx
    .selectFrom('users')
    .select(['lastName', 'firstName', 'middleName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
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
  await forgetNames(tx, userId, [lastName, firstName, middleName]);
  return tx
    .selectFrom('users')
    .select(['externalId', 'statusReason'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
