import { memberStatuses, type Output, saleStatuses, type ScreenName, statuses } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import type { FirstQuery } from './shared/list/define-list.ts';
import { type Cell, countCell, slots, stateCell } from './shared/list/cells.ts';
import { memberColumns } from './screens/participants/columns.tsx';
import { participantsList } from './screens/participants/query.ts';
import { participantsPath } from './screens/participants/urls.ts';
import { saleColumns } from './screens/sales/columns.tsx';
import { salesList } from './screens/sales/query.ts';
import { salesPath } from './screens/sales/urls.ts';

/** A list whose first rows come before the code (docs/adr/0069-the-first-rows-come-before-the-code.md). */
export interface DrawnList {
  /** Name of its page next to index.html, without its end; no address, for which the worker would give it to anybody. */
  readonly file: string;
  readonly screen: ScreenName;
  readonly path: string;
  readonly first: FirstQuery;
  /** One row: what it says is put in later. */
  readonly answer: unknown;
  readonly columns: readonly Column<never>[];
  /** Views in the order of their tabs. */
  readonly views: readonly string[];
  /** Cells its rows can have, at least one of each look. */
  readonly looks: readonly Cell[];
}

const id = '00000000-0000-0000-0000-000000000000';
const someone = { id, name: '—' };
const moment = '2026-01-01 00:00:00.000';
const page = { total: 1, totalCapped: false, page: 1, size: 20, notFound: [] };
const bare = { search: '', params: {} };

const statesOf = (states: Readonly<Record<string, Parameters<typeof stateCell>[0]>>): Cell[] =>
  Object.values(states).map(stateCell);

const members: Output<'members.list'> = {
  ...page,
  items: [
    {
      id,
      userExternalId: null,
      fullName: slots.text,
      phone: null,
      email: null,
      isPhoneVerified: true,
      partner: null,
      store: null,
      status: 'confirmed',
      passportStatus: 'verified',
      active: 1,
      pending: 0,
      debt: 0,
      salesLast30Days: 1,
      riskLevel: 'low',
      registeredAt: moment,
      lastLoginAt: null,
      version: 1,
    },
  ],
  totals: {
    statuses: memberStatuses.map((status) => ({ status, count: 1 })),
    passportOnCheck: 1,
    withDebt: 1,
    highRisk: 1,
    asksForStore: 1,
  },
};

const sales: Output<'sales.adminList'> = {
  ...page,
  items: [
    {
      id,
      number: slots.text,
      version: 1,
      saleDate: null,
      submittedAt: null,
      updatedAt: moment,
      member: someone,
      partner: null,
      store: null,
      firstProduct: null,
      itemsCount: 0,
      serialNumbers: [],
      filesCount: 0,
      totalKopecks: 0,
      points: 0,
      pointsState: 'none',
      flags: [],
      status: 'confirmed',
      source: 'portal',
      disputed: false,
      reasonCode: null,
      moderator: null,
      lockedBy: null,
      lockedUntil: null,
      slaDueAt: null,
      overdue: false,
    },
  ],
  totals: { statuses: saleStatuses.map((status) => ({ status, count: 1 })), points: null, overdue: 0 },
};

const due = { text: '', second: '' };

export const drawnLists: readonly DrawnList[] = [
  {
    file: 'participants-list',
    screen: 'participants',
    path: participantsPath,
    first: participantsList.first(bare),
    answer: members,
    columns: memberColumns,
    views: participantsList.views,
    looks: ['', countCell(0), ...statesOf(statuses.member)],
  },
  {
    file: 'sales-list',
    screen: 'admin-sales',
    path: salesPath,
    first: salesList.first(bare),
    answer: sales,
    columns: saleColumns,
    views: salesList.views,
    looks: [
      '',
      { mark: 'warn', text: '', title: '' },
      due,
      { ...due, state: 'warn' },
      { ...due, state: 'bad' },
      ...statesOf(statuses.sale),
    ],
  },
];
