import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { operationNames } from '../../dictionary/index.ts';
import { startOfDay } from '../../../core/calendar.ts';
import { explain, formulaOf } from './explain.ts';
import { visibleOperations } from './list.ts';
import { readLotUses } from './lots.ts';
import { type Operation, type OperationRecord, operationOf, readOperationRecords } from '../repository.ts';

type Card = Output<'operations.get'>;

const mostLots = 200;

/** What an accrual still waits with, and the day it can be taken out. */
async function waitingLotOf(
  db: Db,
  { id, accrualId, dPending, accrualStatus }: OperationRecord,
): Promise<Card['lots']> {
  if (accrualStatus !== 'scheduled' || dPending <= 0) return [];
  const { rows } = await sql<{ points: number; activateAt: Date; expiresOn: string }>`
    select left_pending as points, activate_at, expires_on from accruals where id = ${accrualId}`.execute(db);
  return rows.map(({ points, activateAt, expiresOn }) => ({
    id,
    points,
    account: 'pending' as const,
    activateAt: wireDateTime(activateAt),
    expiresAt: wireDateTime(startOfDay(expiresOn)),
  }));
}

/** Which lots a posting added to or took from. */
async function lotsOf(db: Db, row: OperationRecord): Promise<Card['lots']> {
  const uses = (await readLotUses(db, row.memberId, [row.seq])).get(row.seq) ?? [];
  const active = uses.map(({ day, points }) => ({
    id: row.id,
    points,
    account: 'active' as const,
    activateAt: null,
    expiresAt: wireDateTime(startOfDay(day)),
  }));
  return [...(await waitingLotOf(db, row)), ...active].slice(0, mostLots);
}

/** The other postings of the same document, and the document itself. */
async function relatedOf(db: Db, row: OperationRecord, operation: Operation): Promise<Card['related']> {
  const same =
    row.withdrawalId === null
      ? row.accrualId === null
        ? sql`false`
        : sql`t.accrual_id = ${row.accrualId}`
      : sql`t.withdrawal_id = ${row.withdrawalId}`;
  const others = await readOperationRecords(
    db,
    sql`t.member_id = ${row.memberId} and t.id <> ${row.id} and ${same}`,
    50,
  );
  const documents: Card['related'] = [];
  const add = (kind: Card['related'][number]['kind'], of: { id: string } | null, title: string) => {
    if (of) documents.push({ kind, id: of.id, title, points: null, at: null });
  };
  add('sale', operation.sale, `Продажа ${operation.sale?.number ?? ''}`);
  add('withdrawal', operation.withdrawal, `Заявка ${operation.withdrawal?.number ?? ''}`);
  add('tuning', operation.tuning, `Корректировка ${operation.tuning?.number ?? ''}`);
  add('promotion', operation.promotion, operation.promotion?.name ?? '');
  return [
    ...documents,
    ...others.map((other) => ({
      kind: 'operation' as const,
      id: other.id,
      title: operationNames[other.type],
      points: other.dActive || other.dPending || other.dReserved,
      at: wireDateTime(other.at),
    })),
  ];
}

export async function readOperationCard(db: Db, id: string, viewer: Actor, scope: Scope): Promise<Card> {
  const [row] = await readOperationRecords(db, sql`t.id = ${id} and ${visibleOperations(scope)}`, 1);
  if (!row) throw notFound();
  const operation = operationOf(row, viewer);
  return {
    ...operation,
    explanation: await explain(db, row),
    formula: await formulaOf(db, row),
    lots: await lotsOf(db, row),
    related: await relatedOf(db, row, operation),
  };
}
