import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { sqlState } from '../../db/tx.ts';
import { fieldProblem, notFound, problem } from '../../http/problem.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { BudgetSpent, withBudget } from '../ledger/budget.ts';
import { inSavepoint } from '../ledger/savepoint.ts';
import type { AccrualLine, LedgerRef } from '../ledger/writer.ts';
import { formulaParts } from '../promotions/formula.ts';
import { readBudgetLeft } from '../promotions/past.ts';
import type { CalculatedItem } from '../promotions/rules.ts';
import { checkSale } from './check.ts';
import { type Facts, readFacts } from './facts.ts';
import { claimFiles } from './files.ts';
import { findFlags } from './flags.ts';
import { bodyHash, type ItemInput, readItems, readReceipt, type SaleBody } from './input.ts';
import { mistakesProblem } from './mistakes.ts';
import { calculateSale, type Shortage } from './preview.ts';

export type Writer = {
  db: Db;
  now: Date;
  memberId: string;
  actor: { id: string; kind: 'user' | 'technical' };
  key?: string | undefined;
  requestId?: string | undefined;
  fingerprint?: string | undefined;
};

export type SaveRequest = {
  body: SaleBody;
  submit: boolean;
  source?: 'portal' | 'import' | 'api' | undefined;
  /** The sale to replace; absent for a new one. */
  existing?: { id: string; version: number | undefined; submittedAt: Date | null; status: string } | undefined;
};

type Answer = { outcome: 'saved' | 'replay' | 'mismatch' | 'conflict' | 'state'; id: string };

const hourMs = 3_600_000;

/** Points of an item as they are kept: the formula stays readable when prices and promotions change. */
const linesOf = (item: CalculatedItem) => [
  { kind: 'base', promotionId: null, promotionName: null, formula: item.base.formula, points: item.base.points },
  ...item.bonuses.map((bonus) => ({
    kind: 'promotion',
    promotionId: bonus.promotionId,
    promotionVersionId: bonus.versionId,
    promotionName: bonus.name,
    percent: bonus.percent,
    formula: bonus.formula,
    points: bonus.points,
  })),
];

const basePointsOf = (facts: Facts, productId: string): number => {
  const product = facts.products.get(productId);
  return product?.status === 'active' ? product.basePoints : 0;
};

const accrualsOf = (id: string, item: CalculatedItem): AccrualLine[] => [
  { sale_item_id: id, kind: 'base', points: item.base.points },
  ...item.bonuses.map((bonus) => ({
    sale_item_id: id,
    kind: 'promotion' as const,
    promotion_id: bonus.promotionId,
    promotion_version_id: bonus.versionId,
    points: bonus.points,
  })),
];

type Draft = { writer: Writer; request: SaveRequest; facts: Facts; items: ItemInput[]; ids: string[]; id: string };

async function payloadOf(draft: Draft, shortage: Shortage): Promise<Record<string, unknown>> {
  const { writer, request, facts, items, ids, id } = draft;
  const { body, existing, submit } = request;
  const today = programmeDay(writer.now);
  const submittedOn = existing?.submittedAt ? programmeDay(existing.submittedAt) : today;
  const made = calculateSale(facts, items, { saleDate: body.saleDate ?? today, submittedOn }, shortage);
  const { receipt } = readReceipt(body.receipt);
  const fileIds = await claimFiles(writer.db, writer.memberId, body.fileIds ?? []);
  const flags = submit
    ? await findFlags(writer.db, facts, {
        saleId: id,
        memberId: writer.memberId,
        saleDate: body.saleDate ?? today,
        items,
        receipt,
        fileIds,
        fingerprint: writer.fingerprint,
        points: made.total,
        now: writer.now,
      })
    : [];
  const ref: LedgerRef = {
    sale_id: id,
    store_id: facts.store?.id ?? null,
    partner_id: facts.store?.partnerId ?? null,
    actor_kind: writer.actor.kind,
    actor_id: writer.actor.id,
    request_id: writer.requestId,
  };
  return {
    id,
    is_new: !existing,
    version: existing?.version,
    from: ['draft', 'clarification'],
    member_id: writer.memberId,
    key: writer.key,
    hash: bodyHash({ body, submit, id: existing?.id }),
    status: submit ? 'moderation' : (existing?.status ?? 'draft'),
    store_id: facts.store?.id,
    partner_id: facts.store?.partnerId,
    sale_date: body.saleDate,
    receipt,
    comment: body.comment?.trim() || undefined,
    source: request.source ?? 'portal',
    external_id: body.externalId,
    points_preview: made.total,
    total_kopecks: items.reduce((sum, item) => sum + (item.priceKopecks ?? 0) * item.quantity, 0),
    sla_due_at: submit ? new Date(writer.now.getTime() + facts.settings.moderationSlaHours * hourMs) : undefined,
    fingerprint: writer.fingerprint,
    items: items.map((item, index) => ({
      id: ids[index],
      position: index + 1,
      product_id: item.productId,
      quantity: item.quantity,
      price_kopecks: item.priceKopecks,
      serial_number: item.serialNumber,
      serial_key: item.serialKey,
      points: made.items[index]?.points ?? 0,
      base_points: basePointsOf(facts, item.productId),
      points_lines: made.items[index] ? linesOf(made.items[index]) : [],
      formula: made.items[index]
        ? formulaParts({
            ...made.items[index],
            basePoints: basePointsOf(facts, item.productId),
            quantity: item.quantity,
          })
        : [],
    })),
    accruals: submit ? made.items.flatMap((item, index) => accrualsOf(ids[index] ?? '', item)) : [],
    file_ids: fileIds,
    flags,
    event: {
      title: existing?.submittedAt ? 'Исправлена и отправлена на проверку' : 'Отправлена на проверку',
      actor_kind: writer.actor.kind === 'technical' ? 'technical' : 'member',
    },
    ref,
  };
}

const call = async (db: Db, payload: Record<string, unknown>, at: Date): Promise<Answer> => {
  const { rows } = await sql<{ v: Answer }>`
    select sale_register(${JSON.stringify(payload)}::jsonb, ${at}) as v`.execute(db);
  return rows[0]!.v;
};

/** Writes with the promotions that still have budget; a spent one gives its rest or nothing, and the sale goes on. */
async function write(draft: Draft): Promise<Answer> {
  const { writer, facts } = draft;
  const without = new Set<string>();
  const budgets = new Map<string, number>();
  for (;;) {
    const payload = await payloadOf(draft, { without, budgets });
    try {
      return await withBudget(writer.db, writer.memberId, () =>
        inSavepoint(writer.db, (tx) => call(tx, payload, writer.now)),
      );
    } catch (error) {
      if (!(error instanceof BudgetSpent) || without.has(error.promotionId)) throw error;
      const { promotionId } = error;
      const gives = facts.rules.find((rule) => rule.promotionId === promotionId)?.limits.onLimit === 'cut';
      const left = gives ? await readBudgetLeft(writer.db, promotionId) : 0;
      // Others may take the rest meanwhile: each turn asks for less, and the last one for nothing.
      if (left > 0 && left < (budgets.get(promotionId) ?? Infinity)) budgets.set(promotionId, left);
      else without.add(promotionId);
    }
  }
}

function explain(error: unknown, draft: Draft): unknown {
  const state = sqlState(error);
  if (state === 'PB020') {
    const index = draft.ids.indexOf((error as { detail?: string }).detail ?? '');
    return fieldProblem('SALE_SERIAL_DUPLICATE', `items[${Math.max(0, index)}].serialNumber`);
  }
  return state === 'PB021' ? fieldProblem('SALE_RECEIPT_USED', 'receipt.qr') : error;
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

/** Saves a draft or submits a sale, new or existing. Returns its id; a repeat of the key finds the first one. */
export async function saveSale(writer: Writer, request: SaveRequest): Promise<string> {
  const { body, existing, submit } = request;
  // An answer to a question is sent or not written at all: a half-edited sale must keep its points.
  if (existing?.status === 'clarification' && !submit) throw problem('SALE_STATUS');
  const replay = await replayOf(writer, bodyHash({ body, submit, id: existing?.id }));
  if (replay) return replay;
  const today = programmeDay(writer.now);
  const items = readItems(body);
  const facts = await readFacts(writer.db, {
    memberId: writer.memberId,
    storeId: body.storeId,
    saleDate: body.saleDate ?? today,
    productIds: items.map((item) => item.productId),
    now: writer.now,
    saleId: existing?.id,
    forWrite: submit,
  });
  const unknown = items.findIndex((item) => !facts.products.has(item.productId));
  if (unknown >= 0) throw fieldProblem('PRODUCT_NOT_FOUND', `items[${unknown}].productId`);
  if (submit) {
    if (facts.member?.status !== 'confirmed') throw problem('MEMBER_NOT_CONFIRMED');
    const submittedOn = existing?.submittedAt ? programmeDay(existing.submittedAt) : today;
    const receiptProblem = readReceipt(body.receipt).problem;
    const mistakes = checkSale(facts, { saleDate: body.saleDate, items, receiptProblem, today, submittedOn });
    if (mistakes.length > 0) throw mistakesProblem(mistakes);
  }
  const draft: Draft = { writer, request, facts, items, ids: items.map(newId), id: existing?.id ?? newId() };
  const answer = await write(draft).catch((error: unknown) => {
    throw explain(error, draft);
  });
  if (answer.outcome === 'mismatch') throw problem('IDEMPOTENCY_MISMATCH');
  if (answer.outcome === 'conflict') throw problem('VERSION_CONFLICT');
  if (answer.outcome === 'state') throw existing ? problem('SALE_STATUS') : notFound();
  return answer.id;
}
