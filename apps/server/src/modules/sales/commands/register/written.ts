import type { OperationType } from '@pribavka/api';

import type { Actor } from '../../../../http/actor.ts';
import type { Scope } from '../../../../http/scope.ts';
import { type Parts, type Sale, saleOf } from '../../queries/card.ts';
import type { Draft, payloadOf } from './draft.ts';
import { eventOf, postingOf } from '../../repository/history.ts';
import { itemOf, type SaleItem } from '../../repository/items.ts';
import type { SaleRecord } from '../../repository/records.ts';

type Payload = ReturnType<typeof payloadOf>;

/** What the database gave to a sale when it wrote it. */
export interface Written {
  number: number;
  postings: { id: string; number: number; type: OperationType; points: number }[];
}

function recordOf(
  { writer, facts, request: { body } }: Draft,
  asked: Payload,
  { number, postings }: Written,
): SaleRecord {
  const { member, store } = facts;
  return {
    id: asked.id,
    number,
    version: 1,
    source: asked.source,
    externalId: asked.external_id ?? null,
    saleDate: asked.sale_date ?? null,
    createdAt: writer.now,
    updatedAt: writer.now,
    submittedAt: writer.now,
    decidedAt: null,
    slaDueAt: asked.sla_due_at ?? null,
    activateAt: null,
    memberId: writer.memberId,
    memberName: member?.fullName ?? '',
    memberPhone: member?.phone ?? null,
    memberRegisteredAt: member?.registeredAt ?? writer.now,
    storeId: store?.id ?? null,
    storeName: store?.name ?? null,
    storeAddress: store?.address ?? null,
    partnerId: store?.partnerId ?? null,
    partnerName: store?.partnerName ?? null,
    totalKopecks: asked.total_kopecks,
    pointsPreview: asked.points_preview,
    pointsTotal: asked.points_preview,
    receiptKey: asked.receipt?.key ?? null,
    receiptQr: asked.receipt?.qr ?? null,
    receiptFn: asked.receipt?.fn ?? null,
    receiptFd: asked.receipt?.fd ?? null,
    receiptFpd: asked.receipt?.fpd ?? null,
    receiptTotalKopecks: asked.receipt?.total ?? null,
    receiptAt: asked.receipt?.at ? new Date(asked.receipt.at) : null,
    comment: body.comment?.trim() || null,
    reasonCode: null,
    reasonText: null,
    moderatorId: null,
    moderatorName: null,
    lockedBy: null,
    lockedByName: null,
    lockedUntil: null,
    disputeCount: 0,
    disputeUntil: null,
    decidedBy: null,
    decisionAt: null,
    undoable: false,
    isActive: postings.length === 0,
    status: asked.status,
  };
}

const itemsOf = ({ facts, id }: Draft, asked: Payload): SaleItem[] =>
  asked.items.map((item) => {
    const product = facts.products.get(item.product_id);
    return itemOf({
      id: item.id,
      saleId: id,
      productId: item.product_id,
      productName: product?.name ?? '',
      article: product?.article ?? '',
      brand: product?.brand ?? null,
      imageFileId: product?.imageFileId ?? null,
      drawing: product?.drawing ?? null,
      serialRequired: product?.serialRequired ?? false,
      quantity: item.quantity,
      returnedQuantity: 0,
      priceKopecks: item.price_kopecks ?? null,
      serialNumber: item.serial_number ?? null,
      status: 'pending',
      reasonCode: null,
      reasonText: null,
      points: item.points,
      pointsLines: item.points_lines,
      formula: item.formula,
    });
  });

/** The card of a sale its member has just sent, the same as it would be read: reading it back is six wide joins. */
export function saleOfWritten(
  draft: Draft,
  asked: Payload,
  written: Written,
  viewing: { viewer: Actor; scope: Scope; now: Date },
): Sale {
  const { id, facts, writer } = draft;
  const event = {
    saleId: id,
    at: writer.now,
    status: asked.status,
    title: asked.event.title,
    text: null,
    actorKind: asked.event.actor_kind,
    name: facts.member?.shortName ?? null,
  };
  const postings = written.postings.map((posting) =>
    postingOf({ ...posting, saleId: id, dPending: posting.points, dActive: 0, dDebt: 0, at: writer.now }),
  );
  const parts: Parts = {
    settings: facts.settings,
    items: new Map([[id, itemsOf(draft, asked)]]),
    files: undefined,
    timelines: new Map([[id, [eventOf(event, false)]]]),
    messages: undefined,
    operations: new Map([[id, postings]]),
  };
  return saleOf(recordOf(draft, asked, written), parts, null, viewing);
}
