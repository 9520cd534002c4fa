import {
  adjustmentStatuses,
  operationTypes,
  type RegistryStatus,
  registryStatuses,
  type WithdrawalStatus,
} from '@pribavka/api';

import { defineList, type FirstQuery, type QueryPlace } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, numbersOf, optionsOf, periodOf, textOf } from '../../shared/list/request.ts';

const initiatorKinds = ['user', 'technical', 'system'] as const;

export const operationsList = defineList({
  key: 'operations.adminList',
  sortable: ['occurredAt', 'points'],
  order: '-occurredAt',
  filters: {
    at: { type: 'dates' },
    type: { type: 'options', values: operationTypes },
    points: { type: 'numbers' },
    direction: { type: 'options', values: ['credit', 'debit'], multiple: false },
    partner: { type: 'options' },
    promotion: { type: 'options' },
    sale: { type: 'text' },
    initiator: { type: 'options', values: initiatorKinds },
  },
  ask: ({ filters }) =>
    definedOnly<FiltersOf<'operations.adminList'>>({
      direction: optionsOf<'credit' | 'debit'>(filters['direction'])?.[0],
      partnerIds: optionsOf(filters['partner']),
      promotionIds: optionsOf(filters['promotion']),
      saleNumber: textOf(filters['sale'], 32),
      initiatorKinds: optionsOf<(typeof initiatorKinds)[number]>(filters['initiator']),
      types: optionsOf(filters['type']),
      occurredAt: periodOf(filters['at']),
      pointsFrom: numbersOf(filters['points']).from,
      pointsTo: numbersOf(filters['points']).to,
    }),
});

export const withdrawalViews = {
  all: undefined,
  waiting: ['new', 'on_review'],
  approved: ['approved'],
  in_registry: ['in_registry'],
  paid: ['paid'],
  failed: ['failed'],
} as const satisfies Record<string, readonly WithdrawalStatus[] | undefined>;

export const withdrawalsList = defineList({
  key: 'withdrawals.adminList',
  sortable: ['requestedAt', 'points', 'netKopecks', 'status'],
  order: '-requestedAt',
  views: [...(Object.keys(withdrawalViews) as (keyof typeof withdrawalViews)[]), 'mine'],
  filters: {
    requested: { type: 'dates' },
    points: { type: 'numbers' },
    paid: { type: 'dates' },
    partner: { type: 'options' },
  },
  ask: ({ view, filters }) => {
    const statuses = view === 'mine' ? undefined : withdrawalViews[view];
    return definedOnly<FiltersOf<'withdrawals.adminList'>>({
      statuses: statuses && [...statuses],
      waitsForMe: view === 'mine' ? true : undefined,
      requestedAt: periodOf(filters['requested']),
      paidAt: periodOf(filters['paid']),
      partnerIds: optionsOf(filters['partner']),
      pointsFrom: numbersOf(filters['points']).from,
      pointsTo: numbersOf(filters['points']).to,
    });
  },
});

export const registriesList = defineList({
  key: 'registries.list',
  sortable: ['createdAt'],
  order: '-createdAt',
  views: { all: {}, mine: { waitsForMe: true } },
  filters: { status: { type: 'options', values: registryStatuses }, created: { type: 'dates' } },
  ask: ({ filters }) =>
    definedOnly<FiltersOf<'registries.list'>>({
      statuses: optionsOf<RegistryStatus>(filters['status']),
      createdAt: periodOf(filters['created']),
    }),
});

export const adjustmentsList = defineList({
  key: 'tunings.list',
  sortable: ['createdAt', 'points', 'status'],
  order: '-createdAt',
  views: { all: {}, mine: { waitsForMe: true } },
  filters: {
    status: { type: 'options', values: adjustmentStatuses },
    created: { type: 'dates' },
    direction: { type: 'options', values: ['credit', 'debit'], multiple: false },
    reason: { type: 'options' },
  },
  ask: ({ filters }) =>
    definedOnly<FiltersOf<'tunings.list'>>({
      statuses: optionsOf(filters['status']),
      createdAt: periodOf(filters['created']),
      direction: optionsOf<'credit' | 'debit'>(filters['direction'])?.[0],
      reasonCodes: optionsOf(filters['reason']),
    }),
});

const lists = {
  operations: operationsList,
  withdrawals: withdrawalsList,
  registries: registriesList,
  tunings: adjustmentsList,
} as const;

/** The list of the tab in the address. */
export function firstTransactionsQuery(place: QueryPlace): FirstQuery | undefined {
  const { tab } = place.params;
  return tab !== undefined && tab in lists ? lists[tab as keyof typeof lists].first(place) : undefined;
}
