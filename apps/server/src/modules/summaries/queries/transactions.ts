import type { OperationType, WithdrawalStatus } from '@pribavka/api';

import { everyDay } from '../../../core/every-day.ts';
import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { operationNames } from '../../dictionary/index.ts';
import type { SummaryFilters } from '../repository/filters.ts';
import { type Period, readPeriod } from '../domain/period.ts';
import { type DaySum, type Money, type PayoutSums, readRows } from '../repository/rows.ts';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);

/** Adds up the rows that share a key. */
function groupBy<T, Key extends string>(rows: readonly T[], keyOf: (row: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

const inPeriod = <T extends { day: string }>(rows: readonly T[], { from, to }: Period): T[] =>
  rows.filter(({ day }) => day >= from && day <= to);

function totals(payouts: PayoutSums, period: Period) {
  const asked = inPeriod(payouts.asked, period);
  const paid = inPeriod(payouts.paid, period);
  const count = sum(paid, ({ n }) => n);
  const hours = sum(paid, ({ waited }) => waited) / count / 3600;
  return {
    requested: sum(asked, ({ n }) => n),
    requestedKopecks: sum(asked, ({ gross }) => gross),
    paid: count,
    paidKopecks: sum(paid, ({ net }) => net),
    taxKopecks: sum(paid, ({ tax }) => tax),
    failed: sum(asked, ({ status, n }) => (status === 'failed' || status === 'returned' ? n : 0)),
    averageHours: count === 0 ? null : Math.round(hours * 10) / 10,
  };
}

const byStatus = (asked: readonly ({ status: WithdrawalStatus } & Money)[]) =>
  groupBy(asked, ({ status }) => status)
    .map(([status, rows]) => ({ status, count: sum(rows, ({ n }) => n), netKopecks: sum(rows, ({ net }) => net) }))
    .toSorted((a, b) => (a.status < b.status ? -1 : 1));

const failuresOf = (rows: PayoutSums['failures']) =>
  groupBy(rows, ({ text }) => text)
    .map(([text, list]) => ({ code: 'bank', text, count: sum(list, ({ n }) => n) }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, 50);

const byType = (rows: readonly DaySum[]): { type: OperationType; name: string; count: number; points: number }[] =>
  groupBy(rows, ({ type }) => type)
    .map(([type, list]) => ({
      type,
      name: operationNames[type],
      count: sum(list, ({ postings }) => postings),
      points: sum(list, ({ points }) => points),
    }))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));

/** «Операции и выплаты». */
export async function summariseTransactions(
  db: Db,
  query: SummaryFilters & { from: string; to: string },
  scope: Scope,
) {
  const { current, previous } = readPeriod(query);
  const rows = readRows(db, scope, query);
  const [postings, payouts] = await Promise.all([
    rows.postings(current),
    rows.payouts({ from: previous.from, to: current.to }),
  ]);
  const asked = inPeriod(payouts.asked, current);
  const requested = new Map(
    groupBy(asked, ({ day }) => day).map(([day, list]) => [day, sum(list, ({ gross }) => gross)]),
  );
  const paid = new Map(inPeriod(payouts.paid, current).map(({ day, net }) => [day, net]));
  const operations = groupBy(postings, ({ day }) => day).map(([day, list]) => ({
    day,
    operations: sum(list, (row) => row.postings),
  }));
  return {
    ...totals(payouts, current),
    previous: totals(payouts, previous),
    byType: byType(postings),
    byStatus: byStatus(asked),
    failures: failuresOf(inPeriod(payouts.failures, current)),
    series: everyDay<{ operations: number }>(current, operations, { operations: 0 }).map((row) => ({
      ...row,
      requestedKopecks: requested.get(row.date) ?? 0,
      paidKopecks: paid.get(row.date) ?? 0,
    })),
  };
}
