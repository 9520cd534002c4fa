import type { PassportStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { wireDateTimeOrNull } from '../../../http/wire-date.ts';

/** The state of a person's identity data without the data (contract `PassportMasked`). */
export interface PassportMasked {
  status: PassportStatus;
  passport: string | null;
  inn: string | null;
  snils: string | null;
  scansCount: number;
  submittedAt: string | null;
  checkedAt: string | null;
  declineReason: string | null;
  version: number;
}

const nothing: PassportMasked = {
  status: 'empty',
  passport: null,
  inn: null,
  snils: null,
  scansCount: 0,
  submittedAt: null,
  checkedAt: null,
  declineReason: null,
  version: 0,
};

/** For the profile, the card and every answer after a change. */
export async function readPassportMasked(db: Db, userId: string): Promise<PassportMasked> {
  const query = db
    .selectFrom('taxProfiles')
    .select(['status', 'passportMask', 'innMask', 'snilsMask', 'scanFileIds', 'submittedAt', 'checkedAt'])
    .select(['declineReason', 'version'])
    .where('userId', '=', userId);
  const [row] = await prepared(db, 'passport.masked', query);
  if (!row) return nothing;
  return {
    status: row.status,
    passport: row.passportMask,
    inn: row.innMask,
    snils: row.snilsMask,
    scansCount: row.scanFileIds.length,
    submittedAt: wireDateTimeOrNull(row.submittedAt),
    checkedAt: wireDateTimeOrNull(row.checkedAt),
    declineReason: row.declineReason,
    version: row.version,
  };
}
