import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { sqlState, violatedConstraint } from '../../../../db/tx.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../../http/problem.ts';
import { programmeDay } from '../../../../http/wire-date.ts';
import { newId } from '../../../../ids.ts';
import { BudgetSpent, withBudget } from '../../../ledger/index.ts';
import { inSavepoint } from '../../../../db/savepoint.ts';
import { readBudgetLeft } from '../../../promotion-rules/index.ts';
import { checkSale } from './check.ts';
import {
  calculateDraft,
  daysOf,
  type Draft,
  flagInputOf,
  hashOf,
  payloadOf,
  type SaveRequest,
  type Writer,
} from './draft.ts';
import { type Facts, readFacts } from './facts.ts';
import { noteConflict } from './conflict.ts';
import { claimFiles } from '../../repository/files.ts';
import { findFlags } from '../../repository/flags.ts';
import { isTooDear, type ItemInput, readItems, readReceipt, tooDear } from './input.ts';
import { mistakesProblem } from './mistakes.ts';
import { saleNumber } from '../../../../core/numbers.ts';

export type { SaveRequest, Writer } from './draft.ts';

type Answer = { outcome: 'saved' | 'replay' | 'mismatch' | 'conflict' | 'state'; id: string };

const call = async (db: Db, payload: Record<string, unknown>, at: Date): Promise<Answer> => {
  const { rows } = await sql<{ v: Answer }>`
    select sale_register(${JSON.stringify(payload)}::jsonb, ${at}) as v`.execute(db);
  return rows[0]!.v;
};

/** Writes with what is left in the budgets of promotions, as the preview shows it; the sale goes on without a spent one. */
async function write(draft: Draft): Promise<Answer> {
  const { writer, facts } = draft;
  const without = new Set<string>();
  const budgets = new Map<string, number>();
  for (;;) {
    const made = calculateDraft(draft, { without, budgets });
    const fileIds = await claimFiles(writer.db, writer, draft.request.body.fileIds ?? []);
    const flags = draft.request.submit ? await findFlags(writer.db, facts, flagInputOf(draft, made, fileIds)) : [];
    const payload = payloadOf(draft, made, fileIds, flags);
    try {
      return await withBudget(writer.db, writer.memberId, () =>
        inSavepoint(writer.db, (tx) => call(tx, payload, writer.now)),
      );
    } catch (error) {
      if (!(error instanceof BudgetSpent) || without.has(error.promotionId)) throw error;
      const { promotionId } = error;
      const left = await readBudgetLeft(writer.db, promotionId);
      // Others may take the rest meanwhile: each turn asks for less, and the last one for nothing.
      if (left > 0 && left < (budgets.get(promotionId) ?? Infinity)) budgets.set(promotionId, left);
      else without.add(promotionId);
    }
  }
}

/** A serial number or a receipt that is taken, at its field; undefined for any other state. */
export function claimProblem(state: string | undefined, detail: string | undefined, ids: readonly string[]) {
  if (state === 'PB020') {
    const index = Math.max(0, ids.indexOf(detail ?? ''));
    // What is noted for the moderator stays, though the sale is refused.
    return fieldProblem('SALE_SERIAL_DUPLICATE', `items[${index}].serialNumber`, {}, { keepWrites: true });
  }
  return state === 'PB021' ? fieldProblem('SALE_RECEIPT_USED', 'receipt.qr') : undefined;
}

async function explain(error: unknown, draft: Draft): Promise<unknown> {
  const detail = (error as { detail?: string }).detail;
  const problem = claimProblem(sqlState(error), detail, draft.ids);
  if (problem) await tellConflict(draft, detail);
  if (!problem && violatedConstraint(error) === 'sales_external') return externalProblem(draft);
  return problem ?? error;
}

/** The same document of the partner's system once more; the system is told which sale it has become. */
async function externalProblem({ writer, facts, request }: Draft): Promise<unknown> {
  if (writer.actor.kind !== 'technical') return fieldProblem('SALE_EXTERNAL_TAKEN', 'externalId');
  const { rows } = await sql<{ id: string; number: number; status: string; version: number }>`
    select id, number, status, version from sales
    where partner_id = ${facts.store?.partnerId} and external_id = ${request.body.externalId}`.execute(writer.db);
  const current = rows[0] && { ...rows[0], number: saleNumber(rows[0].number) };
  return fieldProblem('SALE_EXTERNAL_TAKEN', 'externalId', {}, { current });
}

/** The sign for the moderator, and the attempt in the journal. */
export async function tellConflict({ writer, items, ids }: Draft, detail: string | undefined): Promise<void> {
  const saleId = await noteConflict(writer.db, writer.memberId, items[ids.indexOf(detail ?? '')]);
  if (saleId === undefined) return;
  writer.audit?.({
    entityType: 'sale',
    entityId: saleId,
    entityLabel: 'Занятый серийный номер',
    result: 'denied',
    code: 'SALE_SERIAL_DUPLICATE',
  });
}

/** Which sale this key already made, or undefined: a repeat is answered before anything is judged anew. */
async function replayOf(writer: Writer, hash: string): Promise<string | undefined> {
  if (!writer.key) return undefined;
  const { rows } = await sql<{ saleId: string; same: boolean }>`
    select sale_id, req_hash = decode(${hash}, 'hex') as same from sale_keys
    where member_id = ${writer.memberId} and idem = ${writer.key}`.execute(writer.db);
  const known = rows[0];
  if (known && !known.same) throw problem('IDEMPOTENCY_MISMATCH');
  return known?.saleId;
}

/** What is wrong with a sale before it is written, or undefined. */
export function mistakesOf(writer: Writer, request: SaveRequest, items: readonly ItemInput[], facts: Facts) {
  const { body, submit } = request;
  const unknown = items.findIndex((item) => !facts.products.has(item.productId));
  if (unknown >= 0) return fieldProblem('PRODUCT_NOT_FOUND', `items[${unknown}].productId`);
  if (isTooDear(items)) return invalid({ 'items[0].priceKopecks': [tooDear] });
  if (!submit) {
    // Even in a draft a number is of one thing.
    const several = items.findIndex((item) => item.serialKey !== undefined && item.quantity !== 1);
    return several < 0 ? undefined : fieldProblem('SALE_SERIAL_QUANTITY', `items[${several}].quantity`);
  }
  if (facts.member?.status !== 'confirmed') return problem('MEMBER_NOT_CONFIRMED');
  const { today, submittedOn } = daysOf({ writer, request });
  const receiptProblem = readReceipt(body.receipt).problem;
  const mistakes = checkSale(facts, { saleDate: body.saleDate, items, receiptProblem, today, submittedOn });
  return mistakes.length > 0 ? mistakesProblem(mistakes) : undefined;
}

/** What a sale is judged by. */
export const factsQueryOf = (writer: Writer, { body, existing, submit }: SaveRequest, items: readonly ItemInput[]) => ({
  memberId: writer.memberId,
  storeId: body.storeId,
  saleDate: body.saleDate ?? programmeDay(writer.now),
  items,
  now: writer.now,
  saleId: existing?.id,
  forWrite: submit,
});

/** Saves a draft or submits a sale, new or existing. Returns its id; a repeat of the key finds the first one. */
export async function saveSale(writer: Writer, request: SaveRequest): Promise<string> {
  const { body, existing, submit } = request;
  // An answer to a question is sent or not written at all: a half-edited sale must keep its points.
  if (existing?.status === 'clarification' && !submit) throw problem('SALE_STATUS');
  const replay = await replayOf(writer, hashOf(request));
  if (replay) return replay;
  const items = readItems(body);
  const facts = await readFacts(writer.db, factsQueryOf(writer, request, items));
  const wrong = mistakesOf(writer, request, items, facts);
  if (wrong) throw wrong;
  const draft: Draft = { writer, request, facts, items, ids: items.map(newId), id: existing?.id ?? newId() };
  const answer = await write(draft).catch(async (error: unknown) => {
    throw await explain(error, draft);
  });
  if (answer.outcome === 'mismatch') throw problem('IDEMPOTENCY_MISMATCH');
  if (answer.outcome === 'conflict') throw problem('VERSION_CONFLICT');
  if (answer.outcome === 'state') throw existing ? problem('SALE_STATUS') : notFound();
  return answer.id;
}
