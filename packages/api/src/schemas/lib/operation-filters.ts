import { operationTypes } from '../../codes.ts';
import { Enum, Id, List, LooseText, Obj, Opt, Points } from './basic.ts';
import { Period } from './list.ts';

export const memberFilters = {
  types: Opt(List(Enum(operationTypes), 20)),
  occurredAt: Opt(Period),
  direction: Opt(Enum(['credit', 'debit'])),
  saleNumber: Opt(LooseText(32)),
  promotionIds: Opt(List(Id, 100)),
  pointsFrom: Opt(Points),
  pointsTo: Opt(Points),
};

export const adminFilters = {
  ...memberFilters,
  memberId: Opt(Id),
  phone: Opt(LooseText(20)),
  partnerIds: Opt(List(Id, 200)),
  initiatorKinds: Opt(List(Enum(['system', 'user', 'technical']), 3)),
};

export const totals = Obj({ credit: Points, debit: Points });
