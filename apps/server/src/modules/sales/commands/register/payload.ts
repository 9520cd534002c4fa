import type { SaleStatus } from '@pribavka/api';
import { shopToday } from '@pribavka/forms/rules';

import { bodyHash } from '../../../../core/body-hash.ts';
import type { AccrualLine, LedgerRef } from '../../../ledger/index.ts';
import { type CalculatedItem, type FirstProducts, formulaParts } from '../../../promotion-rules/index.ts';
import { calculateSale, type Shortage } from '../../domain/preview.ts';
import type { FlagInput, PlacedFlag } from '../../repository/flags.ts';
import type { CommandContext } from '../../policy/member.ts';
import type { Facts } from './facts.ts';
import { type ItemInput, readReceipt, saleDayOf, type SaleBody } from './input.ts';

export type SaveRequest = {
  body: SaleBody;
  submit: boolean;
  source?: 'portal' | 'import' | 'api' | undefined;
  /** The sale to replace; absent for a new one. */
  existing?: { id: string; version: number | undefined; submittedAt: Date | null; status: SaleStatus } | undefined;
};

const hourMs = 3_600_000;

/** Points of an item as they are kept: the formula stays readable when prices and promotions change. */
export const linesOf = (item: CalculatedItem) => [
  {
    kind: 'base' as const,
    promotionId: null,
    promotionName: null,
    formula: item.base.formula,
    points: item.base.points,
  },
  ...item.bonuses.map((bonus) => ({
    kind: 'promotion' as const,
    promotionId: bonus.promotionId,
    promotionVersionId: bonus.versionId,
    promotionName: bonus.name,
    percent: bonus.percent,
    formula: bonus.explanation,
    points: bonus.points,
  })),
];

const basePointsOf = (facts: Facts, productId: string): number => facts.products.get(productId)?.basePoints ?? 0;

export const accrualsOf = (id: string, item: CalculatedItem): AccrualLine[] => [
  { sale_item_id: id, kind: 'base', points: item.base.points },
  ...item.bonuses.map((bonus) => ({
    sale_item_id: id,
    kind: 'promotion' as const,
    promotion_id: bonus.promotionId,
    promotion_version_id: bonus.versionId,
    points: bonus.points,
  })),
];

/** What a repeat of the same sale is known by. */
export const hashOf = ({ body, submit, existing }: SaveRequest): string => bodyHash({ body, submit, id: existing?.id });

/** A sale about to be written: what was sent, what it is judged by, the ids it will have. */
export type PreparedSale = {
  context: CommandContext;
  request: SaveRequest;
  facts: Facts;
  items: ItemInput[];
  itemIds: string[];
  id: string;
};

export type Calculated = ReturnType<typeof calculateSale>;

/** The day and the time a sale is calculated by, and the day it was first sent on: those of its shop. */
export function daysOf({
  context,
  request: { body, existing },
  facts,
}: Pick<PreparedSale, 'context' | 'request'> & { facts: Pick<Facts, 'store'> }) {
  return {
    saleDate: saleDayOf(body).saleDate ?? shopToday(facts.store, context.now),
    submittedOn: shopToday(facts.store, existing?.submittedAt ?? context.now),
    soldAt: readReceipt(body.receipt).receipt?.at,
  };
}

export const calculateSaleOf = (sale: PreparedSale, shortage: Shortage): Calculated =>
  calculateSale(sale.facts, sale.items, daysOf(sale), shortage);

/** What the signs of risk are looked for by. */
export const flagInputOf = (sale: PreparedSale, made: Calculated, fileIds: readonly string[]): FlagInput => ({
  saleId: sale.id,
  memberId: sale.context.memberId,
  saleDate: daysOf(sale).saleDate,
  items: sale.items,
  receipt: readReceipt(sale.request.body.receipt).receipt,
  fileIds,
  fingerprint: sale.context.fingerprint,
  points: made.total,
  now: sale.context.now,
});

export const refOf = ({ context, facts, id }: PreparedSale): LedgerRef => ({
  sale_id: id,
  store_id: facts.store?.id ?? null,
  partner_id: facts.store?.partnerId ?? null,
  actor_kind: context.actor.kind,
  actor_id: context.actor.id,
  request_id: context.requestId,
});

/** A mark counts only for the product it names. */
function markOf({ productId, markGtin }: ItemInput, { products }: Facts): string | undefined {
  const gtin = products.get(productId)?.gtin;
  return markGtin !== undefined && gtin?.padStart(14, '0') === markGtin ? markGtin : undefined;
}

const itemsOf = ({ facts, items, itemIds }: PreparedSale, made: Calculated) =>
  items.map((item, index) => {
    const calculated = made.items[index];
    const basePoints = basePointsOf(facts, item.productId);
    return {
      id: itemIds[index] ?? '',
      position: index + 1,
      product_id: item.productId,
      quantity: item.quantity,
      price_kopecks: item.priceKopecks,
      serial_number: item.serialNumber,
      serial_key: item.serialKey,
      mark_gtin: markOf(item, facts),
      points: calculated?.points ?? 0,
      base_points: basePoints,
      points_lines: calculated ? linesOf(calculated) : [],
      formula: calculated ? formulaParts({ ...calculated, basePoints, quantity: item.quantity }) : [],
    };
  });

/** What promotions ask of the goods: once sent, a sale is judged by what they were then. */
const productsOf = ({ facts, items }: PreparedSale): FirstProducts =>
  Object.fromEntries(
    items.map(({ productId }) => {
      const now = facts.products.get(productId);
      const first = facts.firstProducts?.[productId];
      return [productId, first ?? { brandId: now?.brandId ?? null, categoryId: now?.categoryId ?? null }];
    }),
  );

/** A sale as `sale_register_batch` takes it. */
export function payloadOf(
  sale: PreparedSale,
  made: Calculated,
  fileIds: readonly string[],
  flags: readonly PlacedFlag[],
) {
  const { context, request, facts, items, itemIds, id } = sale;
  const { body, existing, submit } = request;
  const { receipt } = readReceipt(body.receipt);
  const { saleDate, dateReason } = saleDayOf(body);
  return {
    id,
    is_new: !existing,
    version: existing?.version,
    member_id: context.memberId,
    key: context.key,
    hash: hashOf(request),
    status: submit ? ('moderation' as const) : (existing?.status ?? ('draft' as const)),
    store_id: facts.store?.id,
    partner_id: facts.store?.partnerId,
    sale_date: saleDate,
    sale_date_reason: dateReason,
    receipt,
    comment: body.comment?.trim() || undefined,
    source: request.source ?? 'portal',
    external_id: body.externalId,
    points_preview: made.total,
    total_kopecks: items.reduce((sum, item) => sum + (item.priceKopecks ?? 0) * item.quantity, 0),
    sla_due_at: submit ? new Date(context.now.getTime() + facts.settings.moderationSlaHours * hourMs) : undefined,
    fingerprint: context.fingerprint,
    items: itemsOf(sale, made),
    lines: submit ? made.items.flatMap((item, index) => accrualsOf(itemIds[index] ?? '', item)) : [],
    file_ids: fileIds,
    flags,
    event: {
      title: existing?.submittedAt ? 'Исправлена и отправлена на проверку' : 'Отправлена на проверку',
      actor_kind: context.actor.kind === 'technical' ? ('technical' as const) : ('member' as const),
    },
    ref: refOf(sale),
    // What it is calculated by at its first sending, it is calculated by ever after.
    rule_set_id: submit ? facts.ruleSetId : undefined,
    rule_facts: submit ? { ...made.facts, products: productsOf(sale) } : undefined,
  };
}
