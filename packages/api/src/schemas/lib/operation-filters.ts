import { operationTypes } from '../../codes.ts';
import { AskedPoints, Enum, Id, Kopecks, List, LooseText, Obj, Opt, Points } from './basic.ts';
import { Period } from './list.ts';

export const memberFilters = {
  types: Opt(List(Enum(operationTypes), 20)),
  occurredAt: Opt(Period),
  direction: Opt(Enum(['credit', 'debit'])),
  saleNumber: Opt(LooseText(32)),
  promotionIds: Opt(List(Id, 100)),
  pointsFrom: Opt(AskedPoints),
  pointsTo: Opt(AskedPoints),
};

export const adminFilters = {
  ...memberFilters,
  memberId: Opt(Id),
  phone: Opt(LooseText(20)),
  partnerIds: Opt(List(Id, 200)),
  initiatorKinds: Opt(List(Enum(['system', 'user', 'technical']), 3)),
};

const both = { credit: Points, debit: Points };
export const totals = Obj(both);

/** Of all the operations found; absent where they are too many to be summed for a list. */
export const adminTotals = Obj({
  ...both,
  /** Given for sales and promotions. */
  accrued: Points,
  /** Paid out. */
  withdrawn: Points,
  expired: Points,
  /** What the bank has yet to pay for the withdrawals among them, tax taken off. */
  payableKopecks: Kopecks,
});
