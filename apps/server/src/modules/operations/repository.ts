import { type RawBuilder, sql } from 'kysely';

import { isUnpaid, type OperationStanding, type OperationType, type WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Actor } from '../../http/actor.ts';
import type { Output } from '../../http/contract.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { operationNames, reasonName } from '../dictionary/index.ts';
import { operationNumber, saleNumber, adjustmentNumber, withdrawalNumber } from '../../core/numbers.ts';
import { phoneFor } from '../../core/reads-phones.ts';
import { fullNameSql } from '../../core/full-name.ts';
import { startOfDay } from '../../core/calendar.ts';

export type Operation = Output<'operations.list'>['items'][number];

export type OperationRecord = {
  id: string;
  number: number;
  seq: number;
  type: OperationType;
  amount: number;
  dPending: number;
  dActive: number;
  dReserved: number;
  dDebt: number;
  pendingAfter: number;
  activeAfter: number;
  reservedAfter: number;
  debtAfter: number;
  memberId: string;
  memberName: string;
  memberPhone: string | null;
  storeId: string | null;
  storeName: string | null;
  partnerId: string | null;
  partnerName: string | null;
  saleId: string | null;
  saleNumber: number | null;
  saleItemId: string | null;
  product: string | null;
  accrualId: string | null;
  promotionId: string | null;
  promotionName: string | null;
  promotionVersionId: string | null;
  withdrawalId: string | null;
  withdrawalNumber: number | null;
  withdrawalStatus: WithdrawalStatus | null;
  accrualStatus: 'pending' | 'scheduled' | 'active' | 'cancelled' | null;
  adjustmentId: string | null;
  adjustmentNumber: number | null;
  adjustmentComment: string | null;
  reversesId: string | null;
  reasonCode: string | null;
  actorKind: 'system' | 'user' | 'technical';
  actorId: string | null;
  actorName: string | null;
  at: Date;
  expiresOn: string | null;
};

const select = sql`select t.id, t.number, t.seq, t.type, t.amount, t.d_pending, t.d_active, t.d_reserved, t.d_debt,
    t.pending_after, t.active_after, t.reserved_after, t.debt_after, t.member_id, t.store_id, t.partner_id, t.sale_id,
    t.sale_item_id, t.accrual_id, t.promotion_id, t.promotion_version_id, t.withdrawal_id, t.tuning_id as adjustment_id, t.reason_code,
    t.actor_kind, t.actor_id, t.at, t.expires_on, ${fullNameSql('m')} as member_name, m.phone as member_phone, st.name as store_name,
    pa.name as partner_name, s.number as sale_number, pr.name as promotion_name, w.number as withdrawal_number,
    w.status as withdrawal_status, (select c.status from accruals c where c.id = t.accrual_id) as accrual_status,
    (select p.name from sale_items i join products p on p.id = i.product_id where i.id = t.sale_item_id) as product,
    tu.number as adjustment_number, tu.comment as adjustment_comment, rv.id as reverses_id,
    nullif(trim(concat_ws(' ', a.last_name, a.first_name)), '') as actor_name
  from ledger_postings t join users m on m.id = t.member_id left join stores st on st.id = t.store_id
  left join partners pa on pa.id = t.partner_id left join sales s on s.id = t.sale_id
  left join promotions pr on pr.id = t.promotion_id left join withdrawals w on w.id = t.withdrawal_id
  left join tunings tu on tu.id = t.tuning_id left join users a on a.id = t.actor_id
  left join transfers rv on rv.member_id = t.member_id and rv.seq = t.reverses_seq`;

export const readOperationRecords = async (
  db: Db,
  condition: RawBuilder<unknown>,
  limit = 200,
): Promise<OperationRecord[]> =>
  (await sql<OperationRecord>`${select} where ${condition} order by t.at, t.seq limit ${limit}`.execute(db)).rows;

/** Of several withdrawals. Prepared: planning eleven tables takes fifty times as long as reading them. */
export const readWithdrawalOperations = (db: Db, withdrawalIds: readonly string[]): Promise<OperationRecord[]> =>
  prepared(
    db,
    'operations.withdrawals',
    sql<OperationRecord>`${select} where t.withdrawal_id = any((select ${[...withdrawalIds]}::uuid[])::uuid[])
      order by t.at, t.seq limit (select ${20 * withdrawalIds.length}::int)`,
  );

/** A movement towards the member, whichever of the four sums it touched. */
const isCredit = (row: OperationRecord): boolean =>
  row.type === 'ACTIVATION' ||
  row.dPending + row.dActive + row.dReserved - row.dDebt > 0 ||
  row.type === 'WITHDRAWAL_RELEASE';

function standingOf({ type, accrualStatus, withdrawalStatus }: OperationRecord): OperationStanding {
  if (type === 'WITHDRAWAL_HOLD' && withdrawalStatus !== null) {
    if (withdrawalStatus === 'paid') return 'done';
    return isUnpaid(withdrawalStatus) ? 'undone' : 'waiting';
  }
  if ((type === 'SALE_ACCRUAL' || type === 'PROMO_ACCRUAL') && accrualStatus !== null) {
    if (accrualStatus === 'active') return 'done';
    return accrualStatus === 'cancelled' ? 'undone' : 'waiting';
  }
  return 'done';
}

const refOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);
const numberedOf = (id: string | null, number: number | null, text: (n: number) => string) =>
  id && number !== null ? { id, number: text(number) } : null;

/** Who reads operations; nulls of one who has no account, as the command line. */
export type Viewer = { [K in 'id' | 'roleCode']: Actor[K] | null } & Partial<Pick<Actor, 'grants' | 'kind'>>;

/** What the operation stands on: a sale, a withdrawal, an adjustment, a promotion. */
export const basisOf = (row: OperationRecord): string =>
  [
    row.saleNumber !== null
      ? saleNumber(row.saleNumber)
      : row.withdrawalNumber !== null
        ? withdrawalNumber(row.withdrawalNumber)
        : row.adjustmentNumber !== null && adjustmentNumber(row.adjustmentNumber),
    row.promotionName,
  ]
    .filter(Boolean)
    .join(', ');

/** Points with the sign of the operation, as the lists show them. */
export const signedPoints = (row: OperationRecord): number => (isCredit(row) ? row.amount : -row.amount);

/** The operation of the contract. Names of staff are for everybody but members. */
export function operationOf(row: OperationRecord, viewer: Viewer): Operation {
  const named = viewer.roleCode !== 'member' || row.actorId === viewer.id;
  return {
    id: row.id,
    number: operationNumber(row.number),
    type: row.type,
    typeName: operationNames[row.type],
    standing: standingOf(row),
    direction: isCredit(row) ? 'credit' : 'debit',
    points: row.amount,
    pendingDelta: row.dPending,
    activeDelta: row.dActive,
    reservedDelta: row.dReserved,
    debtDelta: row.dDebt,
    balanceAfter: {
      pending: row.pendingAfter,
      active: row.activeAfter,
      reserved: row.reservedAfter,
      debt: row.debtAfter,
    },
    member: { id: row.memberId, fullName: row.memberName, phone: phoneFor(row, viewer) },
    store: refOf(row.storeId, row.storeName),
    partner: refOf(row.partnerId, row.partnerName),
    sale: numberedOf(row.saleId, row.saleNumber, saleNumber),
    product: row.product,
    promotion: refOf(row.promotionId, row.promotionName),
    withdrawal: numberedOf(row.withdrawalId, row.withdrawalNumber, withdrawalNumber),
    tuning: numberedOf(row.adjustmentId, row.adjustmentNumber, adjustmentNumber),
    reversesId: row.reversesId,
    reasonCode: row.reasonCode,
    // Only adjustments and returns of sales have reasons.
    reasonName: row.reasonCode && reasonName(row.adjustmentId === null ? 'saleReturn' : 'tuning', row.reasonCode),
    comment: row.adjustmentComment,
    initiator: {
      kind: row.actorKind,
      id: named ? row.actorId : null,
      name: named ? row.actorName : null,
    },
    occurredAt: wireDateTime(row.at),
    effectiveAt: wireDateTime(row.at),
    expiresAt: row.expiresOn ? wireDateTime(startOfDay(row.expiresOn)) : null,
  };
}

export async function readOperations(db: Db, condition: RawBuilder<unknown>, viewer: Viewer): Promise<Operation[]> {
  return (await readOperationRecords(db, condition, 20)).map((row) => operationOf(row, viewer));
}
