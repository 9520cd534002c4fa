import { sql } from 'kysely';

import { withdrawalDisplays } from '@pribavka/api';

import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { registryNumber, withdrawalNumber } from '../../core/numbers.ts';
import { withdrawalConditions, withdrawalStatus } from './queries/list.ts';
import { overriddenText } from './domain/obstacles.ts';
import { readWithdrawals } from './repository/records.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

type Filters = Parameters<typeof withdrawalConditions>[1];

/** Requests for payout as finance reconciles them; of a card the mask only. */
export const withdrawalsExport = exportOf({
  name: 'withdrawals',
  kind: 'withdrawals_export',
  of: 'заявок на вывод',
  sheet: 'Выплаты',
  source(params, scope) {
    const filters = filtersOf<Filters>(params);
    return {
      from: sql`from withdrawals w`,
      where: [
        ...withdrawalConditions(scope, filters, textOf(params, 'search'), textOf(params, 'decider')),
        ...withdrawalStatus(filters),
      ],
      id: sql`w.id`,
      order: { name: 'requestedAt', expr: sql`w.requested_at`, type: 'timestamptz', direction: 'desc' },
    };
  },
  async rows(db, ids) {
    return inOrder(ids, await readWithdrawals(db, ids));
  },
  cells: {
    number: (row) => withdrawalNumber(row.number),
    requestedAt: (row) => dateCell(row.requestedAt),
    member: (row) => row.memberName,
    points: (row) => row.points,
    gross: (row) => row.grossKopecks / 100,
    tax: (row) => row.taxKopecks / 100,
    net: (row) => row.netKopecks / 100,
    card: (row) => row.cardMask,
    status: (row) =>
      withdrawalDisplays({ status: row.status, sentAt: wireDateTimeOrNull(row.registryApprovedAt) }).word,
    registry: (row) => (row.registryNumber === null ? null : registryNumber(row.registryNumber)),
    paidAt: (row) => dateCell(row.paidAt),
    bankNumber: (row) => row.providerRef,
    reason: (row) => row.failureText ?? row.comment,
    overrides: (row) => overriddenText(row.overrides),
  },
});

export const exportWithdrawals = defineExport(withdrawalsExport);
