import type { PointsState } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import type { Actor } from '../../http/actor.ts';
import type { Output } from '../../http/contract.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../http/wire-date.ts';
import { addDays } from '../transactions/calendar.ts';
import { activationTime, type PointsSettings, readSettings } from '../transactions/settings.ts';
import { saleActions, undoUntil } from './actions.ts';
import { readMessages, readSaleFiles, readSaleOperations, readTimeline } from './history.ts';
import { readSaleItems, sumsOf } from './items.ts';
import { saleNumber } from './numbers.ts';
import { readRecord, type SaleRecord } from './record.ts';
import { readReview } from './review.ts';
import { hidesPeople } from './scope.ts';

type Sale = Output<'sales.get'>;

export function pointsStateOf(sale: Pick<SaleRecord, 'status' | 'pointsTotal' | 'isActive'>): PointsState {
  switch (sale.status) {
    case 'draft':
      return 'preview';
    case 'moderation':
    case 'clarification':
      return 'pending';
    case 'rejected':
    case 'cancelled':
    case 'returned':
      return 'cancelled';
    case 'confirmed':
    case 'partially_returned':
      if (sale.pointsTotal === 0) return 'none';
      return sale.isActive ? 'active' : 'pending';
  }
}

/** Known once confirmed; before that the best that can be promised. */
export function activationOf(sale: SaleRecord, settings: PointsSettings, now: Date): Date | null {
  if (sale.activateAt) return sale.activateAt;
  const expected = sale.status === 'draft' || sale.status === 'moderation' || sale.status === 'clarification';
  return expected && sale.saleDate ? activationTime(settings, sale.saleDate, now) : null;
}

const receiptOf = (sale: SaleRecord): Sale['receipt'] =>
  sale.receiptFn === null && sale.receiptQr === null && sale.receiptTotalKopecks === null && sale.receiptFd === null
    ? null
    : {
        qr: sale.receiptQr,
        fn: sale.receiptFn,
        fd: sale.receiptFd,
        fpd: sale.receiptFpd,
        totalKopecks: sale.receiptTotalKopecks,
        datetime: wireDateTimeOrNull(sale.receiptAt),
      };

const memberOf = (sale: SaleRecord, hidden: boolean): Sale['member'] =>
  hidden
    ? { id: sale.memberId, fullName: 'Участник', phone: null }
    : { id: sale.memberId, fullName: sale.memberName, phone: sale.memberPhone };

/** The sale as this person may see it. */
export async function readSale(db: Db, id: string, viewer: Actor, scope: Scope, now: Date): Promise<Sale> {
  const sale = await readRecord(db, id, scope);
  const settings = await readSettings(db);
  const isStaff = viewer.id !== sale.memberId;
  const hidden = hidesPeople(scope);
  const items = (await readSaleItems(db, [id], scope)).get(id) ?? [];
  const own = sumsOf(items);
  const files = hidden ? undefined : await readSaleFiles(db, [id]);
  return {
    id,
    number: saleNumber(sale.number),
    version: sale.version,
    status: sale.status,
    source: sale.source,
    externalId: sale.externalId,
    saleDate: sale.saleDate,
    createdAt: wireDateTime(sale.createdAt),
    updatedAt: wireDateTime(sale.updatedAt),
    submittedAt: wireDateTimeOrNull(sale.submittedAt),
    decidedAt: wireDateTimeOrNull(sale.decidedAt),
    submitUntil: sale.status === 'draft' && sale.saleDate ? addDays(sale.saleDate, settings.saleSubmitDays) : null,
    expectedDecisionAt: sale.status === 'moderation' ? wireDateTimeOrNull(sale.slaDueAt) : null,
    activateAt: wireDateTimeOrNull(activationOf(sale, settings, now)),
    disputeUntil: sale.status === 'rejected' ? wireDateTimeOrNull(sale.disputeUntil) : null,
    undoUntil: isStaff ? wireDateTimeOrNull(undoUntil(sale, settings)) : null,
    member: memberOf(sale, hidden),
    store: sale.storeId ? { id: sale.storeId, name: sale.storeName ?? '', address: sale.storeAddress ?? '' } : null,
    partner: sale.partnerId ? { id: sale.partnerId, name: sale.partnerName ?? '' } : null,
    items,
    totalKopecks: hidden ? own.totalKopecks : sale.totalKopecks,
    pointsPreview: hidden ? own.points : sale.pointsPreview,
    pointsTotal: hidden ? own.points : sale.pointsTotal,
    pointsState: pointsStateOf(sale),
    receipt: hidden ? null : receiptOf(sale),
    files: files?.get(id) ?? [],
    comment: hidden ? null : sale.comment,
    reasonCode: sale.reasonCode,
    reasonText: sale.reasonText,
    disputed: sale.disputeCount > 0,
    timeline: await readTimeline(db, id, isStaff && !hidden),
    messages: hidden ? [] : await readMessages(db, id, isStaff),
    operations: hidden ? [] : await readSaleOperations(db, id),
    allowedActions: saleActions(viewer, sale, settings, now),
    review: isStaff && !hidden ? await readReview(db, sale, now) : null,
  };
}
