import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import { pointsText } from '../../../core/money.ts';
import type { Db } from '../../../db/open.ts';
import { type LedgerRef, returnPoints, type ReturnOutcome } from '../../ledger/index.ts';
import { type PointsSettings, readSettings } from '../../points-settings/index.ts';
import { type Excess, excessOf, readKept } from '../../promotion-rules/index.ts';
import { addEvent } from '../repository/events.ts';

/** Who changes the member's live units, of which sale, and when. */
export type Settling = {
  db: Db;
  now: Date;
  memberId: string;
  saleId: string;
  ref: LedgerRef;
  /** Whether goods came back: otherwise what is pending is cancelled rather than returned. */
  isReturn?: boolean | undefined;
};

export type Settled = ReturnOutcome & {
  /** Points taken from the sale itself. */
  own: number;
};

const none: ReturnOutcome = { pending: 0, active: 0, debt: 0, waived: 0 };

const refOfSale = async ({ db, ref }: Settling, id: string): Promise<LedgerRef> => {
  const { rows } = await sql<{ storeId: string; partnerId: string; status: string }>`
    select store_id, partner_id, status from sales where id = ${id}`.execute(db);
  return { ...ref, sale_id: id, store_id: rows[0]?.storeId, partner_id: rows[0]?.partnerId };
};

/** Another sale of the member has lost points by this one: its total and its history say so. */
async function markOther({ db, now }: Settling, id: string, points: number): Promise<void> {
  const { rows } = await sql<{ status: SaleStatus }>`
    update sales set points_total = greatest(0, points_total - ${points}), updated_at = ${now} where id = ${id}
    returning status`.execute(db);
  await addEvent(db, {
    saleId: id,
    at: now,
    status: rows[0]?.status ?? 'confirmed',
    title: 'Баллы пересчитаны',
    text: `Условия акции больше не выполнены из-за другой продажи. Списано: ${pointsText(points)}.`,
    actorKind: 'system',
    actorId: undefined,
  });
}

async function takeFromSale(
  settling: Settling,
  settings: PointsSettings,
  id: string,
  excess: readonly Excess[],
): Promise<ReturnOutcome> {
  const { db, now, memberId } = settling;
  const lines = excess.map(({ itemId, accrualId, points }) => ({
    sale_item_id: itemId,
    accrual_id: accrualId,
    points,
  }));
  const pendingAs = settling.isReturn ? ('SALE_RETURN' as const) : ('ACCRUAL_CANCEL' as const);
  const rules = { policy: settings.returnPolicy, debtCap: settings.debtCap, pendingAs };
  return returnPoints(db, memberId, id, lines, rules, await refOfSale(settling, id), now);
}

/**
 * After something has changed the live units of a sale (a return, a refused line, a cancellation, a decision taken back,
 * a dispute, a clarification): the member's points go down to what the units that are left earn (domain.md 3.22). The
 * caller holds the account and has marked the units; the sale's own total is the caller's.
 */
export async function settle(settling: Settling): Promise<Settled> {
  const { db, memberId, saleId } = settling;
  const settings = await readSettings(db);
  const kept = await readKept(db, { memberId, saleId, rateKopecks: settings.rateKopecks });
  const excess = excessOf(kept, saleId);
  const sales = [...new Set(excess.map((one) => one.saleId))];
  let sum = none;
  let own = 0;
  for (const id of sales) {
    const mine = excess.filter((one) => one.saleId === id);
    const points = mine.reduce((total, one) => total + one.points, 0);
    const made = await takeFromSale(settling, settings, id, mine);
    sum = {
      pending: sum.pending + made.pending,
      active: sum.active + made.active,
      debt: sum.debt + made.debt,
      waived: sum.waived + made.waived,
    };
    if (id === saleId) own = points;
    else await markOther(settling, id, points);
  }
  return { ...sum, own };
}
