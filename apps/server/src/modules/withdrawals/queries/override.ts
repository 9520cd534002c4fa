import { secondPersonRefusal } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { isFinal, obstaclesOf } from '../domain/obstacles.ts';
import type { OverrideRecord } from '../repository/overrides.ts';
import type { WithdrawalRecord } from '../repository/records.ts';

type Card = Output<'withdrawals.get'>;
export type OverrideParts = Pick<Card, 'overrides' | 'overrideRefusal' | 'overrideActions'>;

const moment = (at: string): string => wireDateTime(new Date(at));

const overrideOf = (row: OverrideRecord): Card['overrides'][number] => ({
  id: row.id,
  status: row.status,
  obstacles: obstaclesOf(row.obstacles, row.debt),
  reason: row.reason,
  askedAt: moment(row.askedAt),
  askedBy: row.askedByName,
  decidedAt: row.decidedAt === null ? null : moment(row.decidedAt),
  decidedBy: row.decidedByName,
  comment: row.comment,
});

interface Reader {
  viewer: Actor;
  now: Date;
}

/** Payouts in spite of conditions as this person sees them; the member sees nothing of it. */
export async function readOverrideParts(
  db: Db,
  record: WithdrawalRecord,
  { viewer, now }: Reader,
): Promise<OverrideParts> {
  if (viewer.id === record.memberId) return { overrides: [], overrideRefusal: null, overrideActions: [] };
  const overrides = record.overrides.map(overrideOf);
  if (viewer.kind !== 'user' || !viewer.grants.has('transactionPage.detailTransaction:update'))
    return { overrides, overrideRefusal: null, overrideActions: [] };
  const waiting = record.overrides.find(({ status }) => status === 'asked');
  if (!waiting) {
    const mayAsk = record.obstacles.length > 0 && !record.obstacles.some(isFinal);
    return { overrides, overrideRefusal: null, overrideActions: mayAsk ? ['ask'] : [] };
  }
  const approval = { authors: [waiting.askedBy], by: viewer.id, at: now };
  const refusal = await secondPersonRefusal(db, approval, 'OVERRIDE_SAME_PERSON');
  return {
    overrides,
    overrideRefusal: refusal?.message ?? null,
    overrideActions: [
      ...(refusal ? [] : (['approve', 'reject'] as const)),
      ...(waiting.askedBy === viewer.id ? (['withdraw'] as const) : []),
    ],
  };
}
