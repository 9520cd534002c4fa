import { sql } from 'kysely';

import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
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

async function liveItems(checker: Checker, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sale_items where sale_id = ${id} and removed_at is null order by position`.execute(checker.db);
  return rows.map((row) => row.id);
}

function checkDecisions(decisions: readonly ItemDecision[], items: readonly string[]): void {
  const known = new Set(items);
  const unique = new Set(decisions.map((d) => d.id));
  if (decisions.some((d) => !known.has(d.id)) || unique.size !== items.length || decisions.length !== items.length) {
    throw problem('SALE_ITEMS_UNDECIDED');
  }
  const fields: Record<string, string[]> = {};
  decisions.forEach((d, index) => {
    if (d.decision === 'approve') return;
    if (!reasons.saleReject.some((reason) => reason.code === d.reasonCode)) {
      fields[`items[${index}].reasonCode`] = ['Укажите причину'];
    } else if (d.reasonCode === 'other' && !d.reasonText?.trim()) {
      fields[`items[${index}].reasonText`] = ['Опишите причину'];
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

/** Rejected lines of a confirmed sale cannot be disputed, so their serial numbers are free at once. */
async function freeItems(checker: Checker, saleId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from receipt_claims c using sale_items i where c.sale_id = ${saleId} and i.id = any(${[...ids]}::uuid[])
    and c.product_id = i.product_id and c.serial_key = coalesce(i.serial_key, '')`.execute(checker.db);
  await sql`delete from serial_claims where sale_id = ${saleId} and sale_item_id = any(${[...ids]}::uuid[])`.execute(
    checker.db,
  );
}

const rememberDecision = async (checker: Checker, id: string, outcome: string, rejected: readonly string[]) => {
  await sql`insert into sale_decisions (id, sale_id, at, by, outcome, rejected_items)
    values (${newId()}, ${id}, ${checker.now}, ${checker.actor.id}, ${outcome}, ${[...rejected]}::uuid[])`.execute(
    checker.db,
  );
};

/** Every line is approved or rejected with a reason; points follow in the same transaction. */
export async function decideSale(
  checker: Checker,
  id: string,
  decisions: readonly ItemDecision[],
  version?: number,
): Promise<SaleRecord> {
  const { db, now, actor } = checker;
  const sale = await lockForCheck(checker, id, version);
  requireCheckable(checker, sale, 'moderation');
  checkDecisions(decisions, await liveItems(checker, id));
  const settings = await readSettings(db);
  const rejected = decisions.filter((d) => d.decision === 'reject');
  const approved = decisions.filter((d) => d.decision === 'approve').map((d) => d.id);
  const rejectedIds = rejected.map((d) => d.id);
  await rejectItems(checker, sale, rejected);
  const outcome = approved.length > 0 ? 'confirmed' : 'rejected';
  const activateAt = outcome === 'confirmed' && sale.saleDate ? activationTime(settings, sale.saleDate, now) : null;
  let points = 0;
  if (activateAt) {
    await sql`update sale_items set status = 'approved', reason_code = null, reason_text = null
      where id = any(${approved}::uuid[])`.execute(db);
    const when = { activateAt, expiresOn: expiryDay(settings, activateAt) };
    points = await confirmAccruals(db, sale.memberId, id, approved, when, checkRef(checker, sale), now);
    await freeItems(checker, id, rejectedIds);
  }
  const first = rejected[0];
  const reasonText = first ? reasonSentence('saleReject', first.reasonCode, first.reasonText) : null;
  const disputeUntil = outcome === 'rejected' ? new Date(now.getTime() + settings.disputeDays * 86_400_000) : null;
  if (disputeUntil) await sql`select sale_unclaim(${id}, ${disputeUntil})`.execute(db);
  await sql`update sales set status = ${outcome}, decided_at = ${now}, moderator_id = ${actor.id}, points_total = ${points},
    activate_at = ${activateAt}, reason_code = ${first?.reasonCode ?? null}, reason_text = ${reasonText},
    dispute_until = ${disputeUntil}, sla_due_at = null, locked_by = null, locked_until = null, updated_at = ${now},
    version = version + 1 where id = ${id}`.execute(db);
  await rememberDecision(checker, id, outcome, rejectedIds);
  const partly = outcome === 'confirmed' && rejected.length > 0;
  await addEvent(db, {
    saleId: id,
    at: now,
    status: outcome,
    title: outcome === 'rejected' ? 'Отклонена' : partly ? 'Подтверждена частично' : 'Подтверждена',
    text: reasonText ?? undefined,
    actorKind: 'moderator',
    actorId: actor.id,
  });
  return { ...sale, status: outcome, pointsTotal: points, activateAt, reasonText, disputeUntil };
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
  await rememberDecision(checker, id, 'clarification', []);
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
