import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import { fieldProblem, invalid, problem, type WrongFields } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { reasons, reasonSentence } from '../../dictionary/index.ts';
import { cancelAccruals, confirmAccruals, type LedgerRef } from '../../ledger/index.ts';
import { activationTime, expiryDay, readSettings } from '../../points-settings/index.ts';
import { type Checker, lockForCheck, requireCheckable } from './checking.ts';
import { settle } from './settle.ts';
import { addEvent, addMessage } from '../repository/events.ts';
import type { SaleRecord } from '../repository/records.ts';

export type ItemDecision = {
  id: string;
  decision: 'approve' | 'reject';
  reasonCode?: string | undefined;
  reasonText?: string | undefined;
};

export const checkRef = (checker: Checker, sale: SaleRecord): LedgerRef => ({
  sale_id: sale.id,
  store_id: sale.storeId,
  partner_id: sale.partnerId,
  actor_kind: checker.actor.kind,
  actor_id: checker.actor.id,
  request_id: checker.requestId,
});

/** Lines to be decided, and those that were decided before a dispute. */
async function readLines(checker: Checker, id: string): Promise<{ open: string[]; decided: string[] }> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select id, status = 'pending' as is_open from sale_items
    where sale_id = ${id} and removed_at is null order by position`.execute(checker.db);
  return {
    open: rows.filter(({ isOpen }) => isOpen).map((row) => row.id),
    decided: rows.filter(({ isOpen }) => !isOpen).map((row) => row.id),
  };
}

function checkDecisions(decisions: readonly ItemDecision[], items: readonly string[]): void {
  const known = new Set(items);
  const unique = new Set(decisions.map((d) => d.id));
  if (decisions.some((d) => !known.has(d.id)) || unique.size !== items.length || decisions.length !== items.length) {
    throw problem('SALE_ITEMS_UNDECIDED');
  }
  const fields: WrongFields = {};
  decisions.forEach((d, index) => {
    if (d.decision === 'approve') return;
    if (!reasons.saleReject.some((reason) => reason.code === d.reasonCode)) {
      fields[`items[${index}].reasonCode`] = 'REASON_REQUIRED';
    } else if (d.reasonCode === 'other' && !d.reasonText?.trim()) {
      fields[`items[${index}].reasonText`] = 'REASON_TEXT';
    }
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function rejectItems(checker: Checker, sale: SaleRecord, rejected: readonly ItemDecision[]): Promise<void> {
  const { db, now } = checker;
  for (const item of rejected) {
    await sql`update sale_items set status = 'rejected', reason_code = ${item.reasonCode ?? null},
      reason_text = ${reasonSentence('saleReject', item.reasonCode, item.reasonText)} where id = ${item.id}`.execute(
      db,
    );
  }
  const ids = rejected.map((item) => item.id);
  if (ids.length === 0) return;
  const ref = checkRef(checker, sale);
  await cancelAccruals(db, sale.memberId, sale.id, ids, ref, now);
  // What the refused lines made possible goes with them: a set without its half, a step, a plan of later sales.
  await settle({ db, now, memberId: sale.memberId, saleId: sale.id, ref });
}

/** Serial numbers and the receipt of refused lines wait for the end of the dispute; without one they are free at once. */
async function freeItems(checker: Checker, saleId: string, ids: readonly string[], until: Date | null): Promise<void> {
  const { db } = checker;
  const lines = sql`i.id = any(${[...ids]}::uuid[])`;
  const ofReceipt = sql`c.sale_id = ${saleId} and ${lines} and c.product_id = i.product_id
    and c.serial_key = coalesce(i.serial_key, '')`;
  if (until) {
    await sql`update receipt_claims c set live_until = ${until} from sale_items i where ${ofReceipt}`.execute(db);
    await sql`update serial_claims c set live_until = ${until} from sale_items i
      where c.sale_id = ${saleId} and ${lines} and c.sale_item_id = i.id`.execute(db);
    return;
  }
  await sql`delete from receipt_claims c using sale_items i where ${ofReceipt}`.execute(db);
  await sql`delete from serial_claims where sale_id = ${saleId} and sale_item_id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
}

type Decided = {
  outcome: 'confirmed' | 'rejected' | 'clarification';
  rejected?: readonly string[];
  /** Lines the dispute was about; null: it was about the whole sale, or there was none. */
  disputed?: readonly string[] | null;
};

const rememberDecision = async (checker: Checker, id: string, { outcome, rejected = [], disputed = null }: Decided) => {
  await sql`insert into sale_decisions (id, sale_id, at, by, outcome, rejected_items, disputed_items)
    values (${newId()}, ${id}, ${checker.now}, ${checker.actor.id}, ${outcome}, ${[...rejected]}::uuid[],
      ${disputed && [...disputed]}::uuid[])`.execute(checker.db);
};

const titleOf = (outcome: 'confirmed' | 'rejected', isDispute: boolean, approved: number, rejected: number): string => {
  if (!isDispute) return outcome === 'rejected' ? 'Отклонена' : rejected > 0 ? 'Подтверждена частично' : 'Подтверждена';
  if (approved === 0) return 'Отказ по оспоренным позициям остался в силе';
  return rejected > 0 ? 'Оспоренные позиции подтверждены частично' : 'Оспоренные позиции подтверждены';
};

/** After a dispute about lines the sale is what its other lines have made of it. */
const statusOf = async ({ db }: Checker, id: string): Promise<SaleStatus> => {
  const { rows } = await sql<{ back: boolean; stays: boolean }>`
    select coalesce(bool_or(status in ('returned', 'partially_returned')), false) as back,
      coalesce(bool_or(status in ('approved', 'partially_returned')), false) as stays
    from sale_items where sale_id = ${id} and removed_at is null`.execute(db);
  const { back, stays } = rows[0]!;
  return !back ? 'confirmed' : stays ? 'partially_returned' : 'returned';
};

/** Points the sale holds now. */
const heldBy = async ({ db }: Checker, id: string): Promise<number> => {
  const { rows } = await sql<{ points: number }>`select coalesce(sum(points - returned), 0)::bigint as points
    from accruals where sale_id = ${id} and status <> 'cancelled'`.execute(db);
  return rows[0]!.points;
};

/** The sale as it is now; `isRefusalKept`: nothing of what was disputed has been confirmed. */
export type DecidedSale = SaleRecord & { isRefusalKept?: boolean };

/** Every line is approved or rejected with a reason; points follow in the same transaction. */
export async function decideSale(
  checker: Checker,
  id: string,
  decisions: readonly ItemDecision[],
  version?: number,
): Promise<DecidedSale> {
  const { db, now, actor } = checker;
  const sale = await lockForCheck(checker, id, version);
  requireCheckable(checker, sale, 'moderation');
  const { open, decided } = await readLines(checker, id);
  checkDecisions(decisions, open);
  const settings = await readSettings(db);
  const rejected = decisions.filter((d) => d.decision === 'reject');
  const approved = decisions.filter((d) => d.decision === 'approve').map((d) => d.id);
  const rejectedIds = rejected.map((d) => d.id);
  const isDispute = decided.length > 0;
  await rejectItems(checker, sale, rejected);
  const outcome = approved.length > 0 || isDispute ? 'confirmed' : 'rejected';
  const when = outcome === 'confirmed' && sale.saleDate ? activationTime(settings, sale.saleDate, now) : null;
  let points = 0;
  if (when) {
    await sql`update sale_items set status = 'approved', reason_code = null, reason_text = null
      where id = any(${approved}::uuid[])`.execute(db);
    const due = { activateAt: when, expiresOn: expiryDay(settings, when) };
    // What lines decided before have got by the disputed ones comes alive with them.
    points = await confirmAccruals(db, sale.memberId, id, [...approved, ...decided], due, checkRef(checker, sale), now);
    if (isDispute) points = await heldBy(checker, id);
  }
  const status = isDispute ? await statusOf(checker, id) : outcome;
  const activateAt = isDispute && approved.length === 0 ? sale.activateAt : when;
  const first = rejected[0];
  const reasonText = first ? reasonSentence('saleReject', first.reasonCode, first.reasonText) : null;
  // Once disputed, what is refused is refused.
  const isOpen = rejected.length > 0 && (outcome === 'rejected' || sale.disputeCount === 0);
  const disputeUntil = isOpen ? new Date(now.getTime() + settings.disputeDays * 86_400_000) : null;
  if (outcome === 'confirmed') await freeItems(checker, id, rejectedIds, disputeUntil);
  else if (disputeUntil) await sql`select sale_unclaim(${id}, ${disputeUntil})`.execute(db);
  await sql`update sales set status = ${status}, decided_at = ${now}, moderator_id = ${actor.id}, points_total = ${points},
    activate_at = ${activateAt}, reason_code = ${first?.reasonCode ?? null}, reason_text = ${reasonText},
    dispute_until = ${disputeUntil}, sla_due_at = null, locked_by = null, locked_until = null, updated_at = ${now},
    version = version + 1 where id = ${id}`.execute(db);
  await rememberDecision(checker, id, { outcome, rejected: rejectedIds, disputed: isDispute ? open : null });
  await addEvent(db, {
    saleId: id,
    at: now,
    status,
    title: titleOf(outcome, isDispute, approved.length, rejected.length),
    text: reasonText ?? undefined,
    actorKind: 'moderator',
    actorId: actor.id,
  });
  const isRefusalKept = isDispute && approved.length === 0;
  return { ...sale, status, pointsTotal: points, activateAt, reasonText, disputeUntil, isRefusalKept };
}

/** Sends the sale back with a question; the clock of the check stops until the answer. */
export async function clarifySale(
  checker: Checker,
  id: string,
  message: string | undefined,
  version?: number,
): Promise<SaleRecord> {
  const { db, now, actor } = checker;
  const text = message?.trim();
  if (!text) throw fieldProblem('REASON_REQUIRED', 'message');
  const sale = await lockForCheck(checker, id, version);
  requireCheckable(checker, sale, 'moderation');
  await sql`update sales set status = 'clarification', moderator_id = ${actor.id}, reason_text = ${text.slice(0, 1000)},
    sla_due_at = null, locked_by = null, locked_until = null, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(db);
  await rememberDecision(checker, id, { outcome: 'clarification' });
  await addMessage(db, { saleId: id, at: now, authorKind: 'moderator', authorId: actor.id, text });
  await addEvent(db, {
    saleId: id,
    at: now,
    status: 'clarification',
    title: 'Запрошено уточнение',
    text,
    actorKind: 'moderator',
    actorId: actor.id,
  });
  return { ...sale, status: 'clarification', reasonText: text };
}
