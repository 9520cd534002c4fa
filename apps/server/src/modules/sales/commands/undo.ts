import { sql } from 'kysely';

import { sqlErrors, sqlState } from '../../../db/sql-errors.ts';
import { problem } from '../../../http/problem.ts';
import { unconfirmAccruals } from '../../ledger/index.ts';
import { readSettings } from '../../points-settings/index.ts';
import { undoUntil } from '../policy/actions.ts';
import { type Checker, lockForCheck } from './checking.ts';
import { checkRef } from './decide.ts';
import { addEvent } from '../repository/events.ts';
import { recalculate } from './recalculate.ts';
import type { SaleRecord } from '../repository/records.ts';

/** The sale as it was before the decision: its points pending again, its numbers its own. */
async function compensate(checker: Checker, sale: SaleRecord, slaDueAt: Date): Promise<void> {
  const { db, now } = checker;
  const ref = checkRef(checker, sale);
  if (sale.status === 'confirmed') await unconfirmAccruals(db, sale.memberId, sale.id, ref, now);
  await sql`update sale_items set status = 'pending', reason_code = null, reason_text = null
    where sale_id = ${sale.id} and removed_at is null`.execute(db);
  await sql`update sales set status = 'moderation', decided_at = null, activate_at = null, reason_code = null,
    reason_text = null, dispute_until = null, updated_at = ${now}, version = version + 1, sla_due_at = ${slaDueAt}
    where id = ${sale.id}`.execute(db);
  if (sale.status === 'clarification') return;
  await sql`select sale_claim(${sale.id}, ${sale.memberId}, ${sale.storeId}, ${sale.receiptKey}, ${now})`.execute(db);
}

/**
 * Takes the last decision back within the window (domain 3.7): a compensating operation, the decision
 * and its undoing both stay in the history. Impossible once the points are used.
 */
export async function undoDecision(checker: Checker, id: string, version: number): Promise<SaleRecord> {
  const { db, now, actor } = checker;
  const sale = await lockForCheck(checker, id, version);
  const settings = await readSettings(db);
  const until = undoUntil(sale, settings);
  if (!until) throw problem('SALE_STATUS');
  if (until <= now || (sale.decidedBy !== actor.id && actor.roleCode !== 'admin')) throw problem('SALE_UNDO_CLOSED');
  const slaDueAt = new Date(now.getTime() + settings.moderationSlaHours * 3_600_000);
  await compensate(checker, sale, slaDueAt).catch((error: unknown) => {
    const state = sqlState(error);
    if (state === sqlErrors.pointsUsed) throw problem('SALE_UNDO_CLOSED');
    if (state === sqlErrors.serialTaken) throw problem('SALE_SERIAL_DUPLICATE');
    if (state === sqlErrors.receiptTaken) throw problem('SALE_RECEIPT_USED');
    throw error;
  });
  let points = sale.pointsTotal;
  if (sale.status !== 'clarification') {
    points = await recalculate({ db, now, memberId: sale.memberId, saleId: id, ref: checkRef(checker, sale) });
    await sql`update sales set points_total = ${points} where id = ${id}`.execute(db);
  }
  await sql`update sale_decisions set undone_at = ${now}, undone_by = ${actor.id}
    where sale_id = ${id} and undone_at is null and outcome = ${sale.status}`.execute(db);
  await addEvent(db, {
    saleId: id,
    at: now,
    status: 'moderation',
    title: 'Решение отменено, продажа снова на проверке',
    actorKind: 'moderator',
    actorId: actor.id,
  });
  return { ...sale, status: 'moderation', pointsTotal: points };
}
