import { sql } from 'kysely';

import { withdrawalDisplays } from '@pribavka/api';

import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { registryNumber, withdrawalNumber } from '../../core/numbers.ts';
import { withdrawalConditions, withdrawalStatus } from './queries/list.ts';
import { overriddenText } from './domain/obstacles.ts';
import { readWithdrawals } from './repository/records.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

type Filters = Parameters<typeof withdrawalConditions>[1];

/** Requests for payout as finance reconciles them; of a card the mask only. */
export const withdrawalsExport = {
  kind: 'withdrawals_export',
  of: 'заявок на вывод',
  sheet: 'Выплаты',
  header: [
    '№',
    'Дата',
    'Участник',
    'Баллы',
    'Сумма, ₽',
    'НДФЛ, ₽',
    'К выплате, ₽',
    'Карта',
    'Статус',
    'Реестр',
    'Выплачена',
    'Номер операции банка',
    'Причина',
    'Вопреки условиям',
  ],
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
    return inOrder(ids, await readWithdrawals(db, ids)).map((row) => [
      withdrawalNumber(row.number),
      dateCell(row.requestedAt),
      row.memberName,
      row.points,
      row.grossKopecks / 100,
      row.taxKopecks / 100,
      row.netKopecks / 100,
      row.cardMask,
      withdrawalDisplays({ status: row.status, sentAt: wireDateTimeOrNull(row.registryApprovedAt) }).word,
      row.registryNumber === null ? null : registryNumber(row.registryNumber),
      dateCell(row.paidAt),
      row.providerRef,
      row.failureText ?? row.comment,
      overriddenText(row.overrides),
    ]);
  },
} satisfies ExportOf;

export const exportWithdrawals = defineExport(withdrawalsExport);
