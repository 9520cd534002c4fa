import { expect, it } from 'vitest';

import { attentionItems, type AttentionRow } from '../screens/dashboard/attention.ts';
import { membersOf, payoutsOf } from '../screens/dashboard/standing.ts';
import { firstLogsQuery } from '../screens/logs/query.ts';
import { productsList } from '../screens/nomenclatures/query.ts';
import { participantsList } from '../screens/participants/query.ts';
import { promotionsList } from '../screens/promotions/query.ts';
import { salesList } from '../screens/sales/query.ts';
import { supportList } from '../screens/support-requests/query.ts';
import { firstTransactionsQuery } from '../screens/transactions/query.ts';
import type { QueryPlace } from '../shared/list/define-list.ts';

const firstOf = {
  sales: salesList.first,
  participants: participantsList.first,
  'support-requests': supportList.first,
  logs: firstLogsQuery,
  transactions: firstTransactionsQuery,
  promotions: promotionsList.first,
  nomenclatures: productsList.first,
} as const;

/** What the list of an address asks the server for. */
function askedAt(url: string): unknown {
  const { pathname, search } = new URL(url, 'http://shop.example');
  const [, area = '', tab] = pathname.split('/');
  const place: QueryPlace = { search, params: { tab } };
  const query = firstOf[area as keyof typeof firstOf](place);
  const { body } = (query?.input ?? {}) as { body?: { filters?: object } };
  return [query?.key, body?.filters];
}

// The server counts the rows of these very filters: its `attention.http.test.ts` holds the same table.
it.each<[AttentionRow['code'], string, object]>([
  ['sales_on_moderation', 'sales.adminList', { statuses: ['moderation'] }],
  ['sales_overdue', 'sales.adminList', { statuses: ['moderation'], overdue: true }],
  ['members_on_moderation', 'members.list', { statuses: ['moderation'] }],
  ['passports_on_check', 'members.list', { passportStatuses: ['on_check'] }],
  ['withdrawals_new', 'withdrawals.adminList', { statuses: ['new', 'on_review'] }],
  ['withdrawals_failed', 'withdrawals.adminList', { statuses: ['failed'] }],
  ['overrides_on_approval', 'withdrawals.adminList', { waitsForMe: true }],
  ['registries_formed', 'registries.list', { waitsForMe: true }],
  ['tunings_on_approval', 'tunings.list', { waitsForMe: true }],
  ['promotions_on_approval', 'promotions.adminList', { waitsForMe: true }],
  ['points_on_approval', 'products.adminList', { pointsWaiting: true }],
  ['requests_overdue', 'support.adminList', { overdue: true }],
  ['processes_failed', 'processes.list', { statuses: ['failed', 'completed_with_errors'], lastHours: 168 }],
])('%s opens the list of the rows it counts', (code, key, filters) => {
  expect(askedAt(attentionItems[code]!.url())).toEqual([key, filters]);
});

const partnerId = '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06';
const storeGroupId = '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e07';
const days = { from: '2026-10-27', to: '2026-11-25' };

it('a status of people opens the same people, narrowed to the same place', () => {
  expect(askedAt(membersOf('blocked', {}))).toEqual(['members.list', { statuses: ['blocked'] }]);
  expect(askedAt(membersOf('moderation', { partnerId, storeGroupId }))).toEqual([
    'members.list',
    { statuses: ['moderation'], partnerIds: [partnerId], storeGroupIds: [storeGroupId] },
  ]);
});

it('a status of payouts opens the requests of the same days, or nothing where no list is exactly them', () => {
  const requestedAt = { from: '2026-10-27 00:00:00.000', to: '2026-11-25 00:00:00.000' };
  const [key, filters] = askedAt(payoutsOf('failed', days, { partnerId })!) as [string, { requestedAt: object }];
  expect([key, filters]).toEqual([
    'withdrawals.adminList',
    { statuses: ['failed'], partnerIds: [partnerId], requestedAt: filters.requestedAt },
  ]);
  expect(JSON.stringify(filters.requestedAt)).toContain(requestedAt.from.slice(0, 10));
  expect(payoutsOf('cancelled', days, {})).toBeUndefined();
  expect(payoutsOf('paid', days, { storeGroupId })).toBeUndefined();
});
