import { expect, it } from 'vitest';

import type { QueryPlace } from '../../shared/list/define-list.ts';
import { firstLogsQuery } from '../logs/query.ts';
import { participantsList } from '../participants/query.ts';
import { salesList } from '../sales/query.ts';
import { supportList } from '../support-requests/query.ts';
import { firstTransactionsQuery } from '../transactions/query.ts';
import { attentionItems, attentionText, type AttentionRow, mergeAttention } from './attention.ts';
import { dashboardMessages } from './messages.ts';

const rowOf = (code: AttentionRow['code'], count: number): AttentionRow => ({
  code,
  count,
  countCapped: false,
  overdue: 0,
  overdueCapped: false,
});

const firstOf = {
  sales: salesList.first,
  participants: participantsList.first,
  'support-requests': supportList.first,
  logs: firstLogsQuery,
  transactions: firstTransactionsQuery,
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
  ['tunings_on_approval', 'tunings.list', { statuses: ['on_approval'] }],
  ['requests_overdue', 'support.adminList', { overdue: true }],
  ['processes_failed', 'processes.list', { statuses: ['failed', 'completed_with_errors'], lastHours: 168 }],
])('%s opens the list of the rows it counts', (code, key, filters) => {
  expect(askedAt(attentionItems[code]!.url())).toEqual([key, filters]);
});

it('shows each item once and nothing that is done', () => {
  const row = rowOf('sales_on_moderation', 3);
  const done = rowOf('withdrawals_new', 0);
  expect(mergeAttention([[row, done], undefined, [row]])).toEqual([row]);
});

it('agrees with the number', () => {
  const said = (count: number) => attentionText(rowOf('members_on_moderation', count));
  expect(said(1)).toMatch(/^1.участник ждёт модерации$/);
  expect(said(3)).toMatch(/^3.участника ждут модерации$/);
  expect(said(37)).toMatch(/^37.участников ждут модерации$/);
});

it('says where counting stopped', () => {
  const row = { ...rowOf('withdrawals_failed', 1_000), countCapped: true };
  expect(attentionText(row)).toMatch(/^Более 1.000.выплат не прошло$/);
  expect(dashboardMessages.attention.overdue(1_000, true)).toMatch(/^просрочено более 1.000$/);
  expect(dashboardMessages.attention.overdue(12, false)).toBe('просрочено 12');
});
