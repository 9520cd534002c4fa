import type { PointsState } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { submitUntil } from '../commands/register/validate.ts';
import { activationTime, type PointsSettings, readSettings } from '../../points-settings/index.ts';
import { disputable, saleActions, undoUntil } from '../policy/actions.ts';
import { readMessages, readSaleFiles, readSaleOperations, readTimelines } from '../repository/history.ts';
import { readSaleItems, sumsOf } from '../repository/items.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { readRecord, readRecords, type SaleRecord } from '../repository/records.ts';
import { readReview } from './review.ts';
import { phoneFor } from '../../../core/reads-phones.ts';
import { hiddenPerson, type SaleView, saleViewOf } from '../policy/view.ts';

export type Sale = Output<'sales.get'>;

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

const receiptDayOf = ({ receiptAt }: SaleRecord): string | undefined =>
  receiptAt ? programmeDay(receiptAt) : undefined;

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

const memberOf = (sale: SaleRecord, viewer: Actor, { people }: SaleView): Sale['member'] =>
  people.names
    ? { id: sale.memberId, fullName: sale.memberName, phone: phoneFor(sale, viewer) }
    : { id: hiddenPerson.id, fullName: hiddenPerson.name, phone: null };

/** Everything shown with the records of several sales, by sale. */
async function readParts(db: Db, ids: readonly string[], scope: Scope, isStaff: boolean) {
  const hidden = !scope.people.names;
  const names = hidden ? 'none' : isStaff ? 'all' : 'members';
  return {
    settings: await readSettings(db),
    items: await readSaleItems(db, ids, scope),
    files: hidden ? undefined : await readSaleFiles(db, ids),
    timelines: await readTimelines(db, ids, names),
    messages: hidden ? undefined : await readMessages(db, ids, names),
    operations: hidden ? undefined : await readSaleOperations(db, ids),
  };
}

type Viewing = { viewer: Actor; scope: Scope; now: Date };
export type Parts = Awaited<ReturnType<typeof readParts>>;

/** The sale of the contract, made of its record and the related parts. */
export function saleOf(sale: SaleRecord, parts: Parts, review: Sale['review'], { viewer, scope, now }: Viewing): Sale {
  const { id } = sale;
  const { settings } = parts;
  const isStaff = viewer.id !== sale.memberId;
  const hidden = !scope.people.names;
  const items = parts.items.get(id) ?? [];
  const own = sumsOf(items);
  return {
    id,
    number: saleNumber(sale.number),
    version: sale.version,
    status: sale.status,
    source: sale.source,
    externalId: sale.externalId,
    saleDate: sale.saleDate,
    saleDateReason: hidden ? null : sale.saleDateReason,
    createdAt: wireDateTime(sale.createdAt),
    updatedAt: wireDateTime(sale.updatedAt),
    submittedAt: wireDateTimeOrNull(sale.submittedAt),
    decidedAt: wireDateTimeOrNull(sale.decidedAt),
    submitUntil:
      sale.status === 'draft' && sale.saleDate ? submitUntil(settings, sale.saleDate, receiptDayOf(sale)) : null,
    expectedDecisionAt: sale.status === 'moderation' ? wireDateTimeOrNull(sale.slaDueAt) : null,
    activateAt: wireDateTimeOrNull(activationOf(sale, settings, now)),
    disputeUntil: disputable.includes(sale.status) ? wireDateTimeOrNull(sale.disputeUntil) : null,
    undoUntil: isStaff ? wireDateTimeOrNull(undoUntil(sale, settings)) : null,
    member: memberOf(sale, viewer, saleViewOf(scope)),
    store: sale.storeId ? { id: sale.storeId, name: sale.storeName ?? '', address: sale.storeAddress ?? '' } : null,
    partner: sale.partnerId ? { id: sale.partnerId, name: sale.partnerName ?? '' } : null,
    items,
    totalKopecks: hidden ? own.totalKopecks : sale.totalKopecks,
    pointsPreview: hidden ? own.points : sale.pointsPreview,
    pointsTotal: hidden ? own.points : sale.pointsTotal,
    pointsState: pointsStateOf(sale),
    receipt: hidden ? null : receiptOf(sale),
    files: parts.files?.get(id) ?? [],
    comment: hidden ? null : sale.comment,
    reasonCode: sale.reasonCode,
    reasonText: hidden ? null : sale.reasonText,
    disputed: sale.disputeCount > 0,
    timeline: parts.timelines.get(id) ?? [],
    messages: parts.messages?.get(id) ?? [],
    operations: parts.operations?.get(id) ?? [],
    allowedActions: saleActions(viewer, sale, settings, now),
    review,
  };
}

/** The sale as this person may see it. */
export async function readSale(db: Db, id: string, viewer: Actor, scope: Scope, now: Date): Promise<Sale> {
  const sale = await readRecord(db, id, scope);
  const isStaff = viewer.id !== sale.memberId;
  const parts = await readParts(db, [id], scope, isStaff);
  const review = isStaff && scope.people.names ? await readReview(db, sale, now) : null;
  return saleOf(sale, parts, review, { viewer, scope, now });
}

/** Sales their own members have just written, in the order asked. */
export async function readOwnSales(
  db: Db,
  asked: readonly { id: string; viewer: Actor; scope: Scope }[],
  now: Date,
): Promise<Sale[]> {
  const ids = asked.map(({ id }) => id);
  const records = new Map((await readRecords(db, ids)).map((record) => [record.id, record]));
  const [first] = asked;
  if (!first) return [];
  const parts = await readParts(db, ids, first.scope, false);
  return asked.map(({ id, viewer, scope }) => {
    const record = records.get(id);
    if (record?.memberId !== viewer.id || !scope.people.names) throw notFound();
    return saleOf(record, parts, null, { viewer, scope, now });
  });
}
