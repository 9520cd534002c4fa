import { sql } from 'kysely';

import { operationNames } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { operationNumber } from '../../core/numbers.ts';
import { operationConditions, type OperationFilters } from './queries/list.ts';
import { basisOf, readOperationRecords, signedPoints } from './repository.ts';
import { maskPhone } from '../../core/audit/mask.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { duringDays, filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

const initiators = { system: 'Система', user: 'Человек', technical: 'Техническая система' } as const;

/** Operations as their list shows them: what is taken away stands with a minus, phones as the reader sees them. */
export const operationsExport: ExportOf = {
  kind: 'transactions_export',
  of: 'операций',
  sheet: 'Операции',
  header: [
    '№',
    'Дата',
    'Участник',
    'Телефон',
    'Тип',
    'Баллы',
    'Ожидают',
    'Доступно',
    'В обработке',
    'Задолженность',
    'Остаток',
    'Основание',
    'Инициатор',
    'Комментарий',
    'Партнёр',
    'Торговая точка',
  ],
  source: (params, scope) => ({
    from: sql`from transfers t`,
    where: [
      ...duringDays('t.at', params),
      ...operationConditions(scope, filtersOf<OperationFilters>(params), textOf(params, 'search')),
    ],
    id: sql`t.id`,
    order: { name: 'occurredAt', expr: sql`t.at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, _scope, _ctx, { whose }) {
    const records = await readOperationRecords(db, sql`t.id = any(${[...ids]}::uuid[])`, ids.length);
    return inOrder(ids, records).map((record) => [
      operationNumber(record.number),
      dateCell(record.at),
      record.memberName,
      record.memberPhone && !whose.phones ? maskPhone(record.memberPhone) : record.memberPhone,
      operationNames[record.type],
      signedPoints(record),
      record.dPending,
      record.dActive,
      record.dReserved,
      record.dDebt,
      record.activeAfter,
      basisOf(record) || null,
      record.actorName ?? initiators[record.actorKind],
      record.adjustmentComment,
      record.partnerName,
      record.storeName,
    ]);
  },
};

export const exportOperations = defineExport(operationsExport);
