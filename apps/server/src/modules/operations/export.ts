import { sql } from 'kysely';

import { operationNames } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { operationNumber, saleNumber } from '../../core/numbers.ts';
import { operationConditions, type OperationFilters, visibleOperations } from './queries/list.ts';
import { readOperationRecords } from './repository.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { duringDays, filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

const initiators = { system: 'Система', user: 'Человек', technical: 'Техническая система' } as const;

export const operationsExport: ExportOf = {
  kind: 'transactions_export',
  of: 'операций',
  sheet: 'Операции',
  header: [
    'Номер',
    'Когда',
    'Операция',
    'Участник',
    'Партнёр',
    'Торговая точка',
    'Баллы',
    'Ожидают',
    'Доступно',
    'В обработке',
    'Задолженность',
    'Продажа',
    'Акция',
    'Инициатор',
  ],
  source: (params, scope) => ({
    from: sql`from transfers t`,
    where: [
      visibleOperations(scope),
      ...duringDays('t.at', params),
      ...operationConditions(filtersOf<OperationFilters>(params), textOf(params, 'search')),
    ],
    id: sql`t.id`,
    order: { name: 'occurredAt', expr: sql`t.at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    const records = await readOperationRecords(db, sql`t.id = any(${[...ids]}::uuid[])`, ids.length);
    return inOrder(ids, records).map((record) => [
      operationNumber(record.number),
      dateCell(record.at),
      operationNames[record.type],
      record.memberName,
      record.partnerName,
      record.storeName,
      record.amount,
      record.dPending,
      record.dActive,
      record.dReserved,
      record.dDebt,
      record.saleNumber === null ? null : saleNumber(record.saleNumber),
      record.promotionName,
      initiators[record.actorKind],
    ]);
  },
};

export const exportOperations = defineExport(operationsExport);
