import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { adjustmentNumber } from '../../../core/numbers.ts';

/** Shorter than a week: a prize that is given every week has the same rows. */
const repeatedWithin = '5 days';

/**
 * A row of a file as it was booked a few days ago: somebody uploads the file once more, or corrects some of its rows and
 * uploads all of them. The member's account is held.
 */
export async function refuseRepeated(
  db: Db,
  { memberId, hash, now }: { memberId: string; hash: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select number from tunings where member_id = ${memberId} and req_hash = decode(${hash}, 'hex')
      and status in ('on_approval', 'applied') and created_at > ${now}::timestamptz - ${repeatedWithin}::interval
    order by created_at desc limit 1`.execute(db);
  const [before] = rows;
  if (before) throw fieldProblem('TUNING_REPEATED', 'comment', { number: adjustmentNumber(before.number) });
}
