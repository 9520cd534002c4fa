import { sql } from 'kysely';

import { fieldProblem, problem } from '../../../http/problem.ts';
import { sqlErrors, sqlState } from '../../../db/sql-errors.ts';
import { cancelAccruals, type LedgerRef } from '../../ledger/index.ts';
import { readSettings } from '../../points-settings/index.ts';
import { addEvent, addFiles, addMessage } from '../repository/events.ts';
import { claimFiles } from '../repository/files.ts';
import { disputable } from '../policy/actions.ts';
import { lockOwnSale, type OwnSale, requireStatus } from '../policy/own.ts';
import { recalculate } from './recalculate.ts';
import type { CommandContext } from '../policy/member.ts';
import { settle } from './settle.ts';

const refOf = (writer: CommandContext, sale: Pick<OwnSale, 'id' | 'storeId' | 'partnerId'>): LedgerRef => ({
  sale_id: sale.id,
  store_id: sale.storeId,
  partner_id: sale.partnerId,
  actor_kind: writer.actor.kind,
  actor_id: writer.actor.id,
  request_id: writer.requestId,
});

const slaFrom = async (writer: CommandContext): Promise<Date> => {
  const settings = await readSettings(writer.db);
  return new Date(writer.now.getTime() + settings.moderationSlaHours * 3_600_000);
};

export async function cancelSale(
  writer: CommandContext,
  id: string,
  reason: string | undefined,
  version?: number,
): Promise<void> {
  const { db, now, memberId } = writer;
  const sale = await lockOwnSale(db, id, memberId, version);
  // A lost answer: the second press finds the sale already cancelled.
  if (sale.status === 'cancelled') return;
  requireStatus(sale, 'moderation', 'clarification');
  // Lines that were confirmed before the dispute are no longer the member's to take back.
  if (sale.isPartlyDecided) throw problem('SALE_STATUS');
  await cancelAccruals(db, memberId, id, null, refOf(writer, sale), now);
  await sql`select sale_unclaim(${id}, null)`.execute(db);
  await sql`update sales set status = 'cancelled', points_total = 0, reason_text = ${reason?.trim() || null},
    sla_due_at = null, locked_by = null, locked_until = null, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(db);
  await settle({ db, now, memberId, saleId: id, ref: refOf(writer, sale) });
  await addEvent(db, {
    saleId: id,
    at: now,
    status: 'cancelled',
    title: 'Отменена участником',
    text: reason?.trim() || undefined,
    actorKind: 'member',
    actorId: memberId,
  });
}

/** Drafts only: what has operations is cancelled, never deleted. */
export async function deleteDraft(writer: CommandContext, id: string): Promise<void> {
  const { db, memberId } = writer;
  requireStatus(await lockOwnSale(db, id, memberId), 'draft');
  await sql`delete from sale_files where sale_id = ${id}`.execute(db);
  await sql`delete from sale_items where sale_id = ${id}`.execute(db);
  await sql`delete from sales where id = ${id}`.execute(db);
}

export type Reply = { text: string; fileIds: readonly string[] | undefined };

/** The member answers the moderator's question; the clock of the check starts again. */
export async function answerQuestion(writer: CommandContext, id: string, reply: Reply): Promise<void> {
  const { db, now, memberId } = writer;
  const sale = await lockOwnSale(db, id, memberId);
  requireStatus(sale, 'clarification');
  const fileIds = await claimFiles(db, writer, reply.fileIds ?? []);
  await addMessage(db, { saleId: id, at: now, authorKind: 'member', authorId: memberId, text: reply.text, fileIds });
  await addFiles(db, id, fileIds);
  await sql`update sales set status = 'moderation', sla_due_at = ${await slaFrom(writer)}, reason_text = null,
    updated_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
  await addEvent(db, {
    saleId: id,
    at: now,
    status: 'moderation',
    title: 'Ответ участника',
    actorKind: 'member',
    actorId: memberId,
  });
}

/**
 * Once, while the window is open; what was refused, the whole sale or some of its lines, goes to another moderator
 * (domain 3.7, 3.22). Lines that were confirmed stay as they are.
 */
export async function disputeSale(writer: CommandContext, id: string, reply: Reply): Promise<void> {
  const { db, now, memberId } = writer;
  const sale = await lockOwnSale(db, id, memberId);
  requireStatus(sale, ...disputable);
  if (sale.disputeCount > 0) throw problem('SALE_DISPUTED');
  // Where nothing was refused there is no term.
  if (sale.disputeUntil === null) throw problem('SALE_STATUS');
  if (sale.disputeUntil <= now) throw problem('SALE_DISPUTE_CLOSED');
  const fileIds = await claimFiles(db, writer, reply.fileIds ?? []);
  try {
    await sql`select sale_claim(${id}, ${memberId}, ${sale.storeId}, (select receipt_key from sales where id = ${id}), ${now})`.execute(
      db,
    );
    await sql`update serial_claims set live_until = null where sale_id = ${id}`.execute(db);
  } catch (error) {
    if (sqlState(error) === sqlErrors.serialTaken) throw fieldProblem('SALE_SERIAL_DUPLICATE', 'items');
    if (sqlState(error) === sqlErrors.receiptTaken) throw fieldProblem('SALE_RECEIPT_USED', 'receipt');
    throw error;
  }
  const disputed = await sql<{ id: string }>`update sale_items set status = 'pending', reason_code = null,
    reason_text = null where sale_id = ${id} and removed_at is null and status = 'rejected' returning id`.execute(db);
  await sql`update sales set status = 'moderation', dispute_count = dispute_count + 1,
    sla_due_at = ${await slaFrom(writer)}, reason_code = null, reason_text = null, decided_at = null,
    locked_by = null, locked_until = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
  const settling = { db, now, memberId, saleId: id, ref: refOf(writer, sale) };
  const points = await recalculate(settling, new Set(disputed.rows.map((row) => row.id)));
  await sql`update sales set points_total = ${points} where id = ${id}`.execute(db);
  await addMessage(db, { saleId: id, at: now, authorKind: 'member', authorId: memberId, text: reply.text, fileIds });
  await addFiles(db, id, fileIds);
  await addEvent(db, {
    saleId: id,
    at: now,
    status: 'moderation',
    title: sale.status === 'rejected' ? 'Решение оспорено' : 'Отказ по позициям оспорен',
    actorKind: 'member',
    actorId: memberId,
  });
}
