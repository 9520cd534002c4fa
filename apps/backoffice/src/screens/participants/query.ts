import { memberStatuses, passportStatuses, riskLevels, taxStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { type FiltersOf, definedOnly, numbersOf, optionsOf, periodOf } from '../../shared/list/request.ts';
import type { ParticipantsView } from './urls.ts';

type MemberFilters = FiltersOf<'members.list'>;

/** Views of the list: what each one adds to the filters. */
const viewFilters: Readonly<Record<ParticipantsView, MemberFilters>> = {
  all: {},
  moderation: { statuses: ['moderation'] },
  passports: { passportStatuses: ['on_check'] },
  stores: { asksForStore: true },
  debt: { hasDebt: true },
  risk: { riskLevels: ['high'] },
};

export const participantsList = defineList({
  key: 'members.list',
  pastes: true,
  sortable: ['fullName', 'registeredAt', 'lastLoginAt', 'active', 'pending', 'salesLast30Days', 'status'],
  order: '-registeredAt',
  views: Object.keys(viewFilters) as ParticipantsView[],
  filters: {
    status: { type: 'options', values: memberStatuses },
    partner: { type: 'options' },
    store: { type: 'options' },
    group: { type: 'options' },
    region: { type: 'options' },
    registered: { type: 'dates' },
    passport: { type: 'options', values: passportStatuses },
    tax: { type: 'options', values: taxStatuses },
    points: { type: 'numbers' },
    risk: { type: 'options', values: riskLevels },
  },
  ask: ({ view, filters }) =>
    definedOnly<MemberFilters>({
      statuses: optionsOf(filters['status']),
      passportStatuses: optionsOf(filters['passport']),
      riskLevels: optionsOf(filters['risk']),
      partnerIds: optionsOf(filters['partner']),
      storeIds: optionsOf(filters['store']),
      storeGroupIds: optionsOf(filters['group']),
      regions: optionsOf(filters['region']),
      taxStatuses: optionsOf(filters['tax']),
      activeFrom: numbersOf(filters['points']).from,
      activeTo: numbersOf(filters['points']).to,
      registeredAt: periodOf(filters['registered']),
      ...viewFilters[view],
    }),
});
