import type { TaxStatus } from '@pribavka/api';

import type { Work } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { changeAccount } from '../../accounts/index.ts';
import { readPassportMasked } from '../../passports/index.ts';

/** The tax office knows a self-employed person by the ИНН: without it the status could not be checked on payment. */
export async function requireInn({ db }: Pick<Work, 'db'>, userId: string, to: TaxStatus): Promise<void> {
  if (to === 'individual') return;
  const { inn, status } = await readPassportMasked(db, userId);
  if (inn === null || status === 'declined') throw fieldProblem('TAX_INN_REQUIRED', 'taxStatus');
}

/** Line of the history of the account. */
export async function recordTaxStatus(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, by, from, to }: { userId: string; by: string; from: TaxStatus; to: TaxStatus },
): Promise<void> {
  await db
    .insertInto('userStatusEvents')
    .values({ id: newId(), userId, at: now(), actorId: by, fromStatus: from, toStatus: to, reason: null })
    .execute();
}

/** Sets the status of the member; later payouts are taxed by it (docs/adr/0041). False when it was that already. */
export async function setTaxStatus(
  work: Pick<Work, 'db' | 'now'>,
  { userId, by, to }: { userId: string; by: string; to: TaxStatus },
): Promise<boolean> {
  const { taxStatus: from } = await work.db
    .selectFrom('users')
    .select('taxStatus')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (from === to) return false;
  await requireInn(work, userId, to);
  await changeAccount(work.db, userId, { taxStatus: to }, { at: work.now(), by });
  await recordTaxStatus(work, { userId, by, from, to });
  return true;
}
