import { sql } from 'kysely';

import { operationNames } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { operationNumber } from '../../core/numbers.ts';
import { operationConditions, type OperationFilters } from './queries/list.ts';
import { basisOf, readOperationRecords, signedPoints } from './repository.ts';
import { maskPhone } from '../../core/audit/mask.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { duringDays, filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

const initiators = { system: 'Система', user: 'Человек', technical: 'Техническая система' } as const;

/** Operations as their list shows them: what is taken away stands with a minus, phones as the reader sees them. */
export const operationsExport = exportOf({
  name: 'operations',
  kind: 'transactions_export',
  of: 'операций',
  sheet: 'Операции',
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
    return inOrder(ids, records).map((record) => ({
      ...record,
      phone: record.memberPhone && !whose.phones ? maskPhone(record.memberPhone) : record.memberPhone,
    }));
  },
  cells: {
    number: (record) => operationNumber(record.number),
    at: (record) => dateCell(record.at),
    member: (record) => record.memberName,
    phone: (record) => record.phone,
    type: (record) => operationNames[record.type],
    points: (record) => signedPoints(record),
    pending: (record) => record.dPending,
    active: (record) => record.dActive,
    reserved: (record) => record.dReserved,
    debt: (record) => record.dDebt,
    balance: (record) => record.activeAfter,
    basis: (record) => basisOf(record) || null,
    initiator: (record) => record.actorName ?? initiators[record.actorKind],
    comment: (record) => record.adjustmentComment,
    partner: (record) => record.partnerName,
    store: (record) => record.storeName,
  },
});

export const exportOperations = defineExport(operationsExport);
