import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { operationOf, type OperationRecord, readOperationRecords } from '../operations/rows.ts';
import { type PointsSettings, readSettings } from '../settings.ts';
import { readWithdrawals, withdrawalRow, type WithdrawalRecord } from './record.ts';

type Card = Output<'withdrawals.get'>;

const titles: Record<WithdrawalStatus, string> = {
  new: 'Заявка подана',
  on_review: 'Заявка на проверке',
  approved: 'Одобрена',
  in_registry: 'Передана в банк',
  paid: 'Выплачено',
  failed: 'Банк не провёл выплату',
  rejected: 'Отклонена, баллы возвращены',
  cancelled: 'Отменена, баллы возвращены',
  returned: 'Баллы возвращены',
};

const isVisible = (found: WithdrawalRecord | undefined, scope: Scope): found is WithdrawalRecord =>
  found !== undefined && (scope.kind === 'all' || (scope.kind === 'own' && scope.userId === found.memberId));

/** 404 for what is not theirs: a member sees own requests, the back-office those of its scope. */
export async function readOne(db: Db, id: string, scope: Scope): Promise<WithdrawalRecord> {
  const [found] = await readWithdrawals(db, [id]);
  if (!isVisible(found, scope)) throw notFound();
  return found;
}

export interface WithdrawalEvent {
  withdrawalId: string;
  at: Date;
  toStatus: WithdrawalStatus;
  comment: string | null;
  actorId: string | null;
  actorKind: string;
  name: string | null;
}

/** What the viewer may see of it. */
export function cardOf(
  record: WithdrawalRecord,
  { events, operations }: { events: readonly WithdrawalEvent[]; operations: readonly OperationRecord[] },
  viewer: Actor,
  settings: PointsSettings,
): Card {
  const isStaff = viewer.id !== record.memberId;
  const own = events.filter((event) => event.withdrawalId === record.id);
  return {
    ...withdrawalRow(record, viewer, settings),
    comment: isStaff ? record.comment : null,
    approvedBy: isStaff
      ? own
          .filter((event) => event.toStatus === 'approved' && event.name !== null)
          .map((event) => ({ name: event.name ?? '', at: wireDateTime(event.at) }))
          .slice(-10)
      : [],
    timeline: own.slice(-100).map((event) => ({
      at: wireDateTime(event.at),
      status: event.toStatus,
      title: titles[event.toStatus],
      text: isStaff || event.toStatus === 'failed' ? event.comment : null,
      actorName: isStaff || event.actorId === viewer.id ? event.name : null,
    })),
    operations: operations
      .filter((row) => row.withdrawalId === record.id)
      .slice(0, 20)
      .map((row) => operationOf(row, viewer)),
  };
}

/** Each as its viewer may see it, in the order asked. 404 when one of them is not theirs. */
export async function readWithdrawalCards(
  db: Db,
  asked: readonly { id: string; viewer: Actor; scope: Scope }[],
): Promise<Card[]> {
  const ids = asked.map(({ id }) => id);
  const records = new Map((await readWithdrawals(db, ids)).map((record) => [record.id, record]));
  const settings = await readSettings(db);
  const { rows: events } = await sql<WithdrawalEvent>`/*withdrawals.events*/
    select e.withdrawal_id, e.at, e.to_status, e.comment, e.actor_id, e.actor_kind,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from withdrawal_events e left join users u on u.id = e.actor_id
    where e.withdrawal_id = any((select ${ids}::uuid[])::uuid[]) order by e.at, e.id`.execute(db);
  const operations = await readOperationRecords(
    db,
    sql`t.withdrawal_id = any((select ${ids}::uuid[])::uuid[])`,
    20 * ids.length,
    sql`/*withdrawals.operations*/ `,
  );
  return asked.map(({ id, viewer, scope }) => {
    const record = records.get(id);
    if (!isVisible(record, scope)) throw notFound();
    return cardOf(record, { events, operations }, viewer, settings);
  });
}

export async function readWithdrawalCard(db: Db, id: string, viewer: Actor, scope: Scope): Promise<Card> {
  return (await readWithdrawalCards(db, [{ id, viewer, scope }]))[0]!;
}
