import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { operationOf, type OperationRecord, readOperationRecords } from '../../operations/index.ts';
import { type PointsSettings, readSettings } from '../../points-settings/index.ts';
import { readWithdrawals, withdrawalRow, type WithdrawalRecord } from '../repository/records.ts';

type Card = Output<'withdrawals.get'>;

const titles: Record<WithdrawalStatus, string> = {
  new: 'Заявка подана',
  on_review: 'Заявка на проверке',
  approved: 'Одобрена',
  in_registry: 'Включена в реестр',
  paid: 'Выплачено',
  failed: 'Банк не провёл выплату',
  rejected: 'Отклонена, баллы возвращены',
  cancelled: 'Отменена, баллы возвращены',
  returned: 'Баллы возвращены',
};

/** 404 for what is not theirs: a member sees own requests, the back-office those of its scope. */
export async function readOne(db: Db, id: string, scope: Scope): Promise<WithdrawalRecord> {
  const [found] = await readWithdrawals(db, [id]);
  const isVisible = scope.kind === 'all' || (scope.kind === 'own' && scope.userId === found?.memberId);
  if (!found || !isVisible) throw notFound();
  return found;
}

export interface WithdrawalEvent {
  at: Date;
  toStatus: WithdrawalStatus;
  comment: string | null;
  actorId: string | null;
  name: string | null;
}

/** The second signature of the registry is where the money sets off; it is nobody's decision about this request. */
function withSending(record: WithdrawalRecord, events: readonly WithdrawalEvent[]) {
  const at = record.registryId ? record.registryApprovedAt : null;
  const shown: (WithdrawalEvent & { title?: string })[] = [...events];
  if (at) {
    const sent = { at, toStatus: 'in_registry' as const, comment: null, actorId: null, name: null };
    shown.splice(shown.findLastIndex(({ toStatus }) => toStatus === 'in_registry') + 1, 0, {
      ...sent,
      title: 'Отправлена в банк',
    });
  }
  return shown;
}

/** What the viewer may see of it. */
export function cardOf(
  record: WithdrawalRecord,
  { events, operations }: { events: readonly WithdrawalEvent[]; operations: readonly OperationRecord[] },
  viewer: Actor,
  settings: PointsSettings,
): Card {
  const isStaff = viewer.id !== record.memberId;
  return {
    ...withdrawalRow(record, viewer, settings),
    comment: isStaff ? record.comment : null,
    approvedBy: isStaff
      ? events
          .filter((event) => event.toStatus === 'approved' && event.name !== null)
          .map((event) => ({ name: event.name ?? '', at: wireDateTime(event.at) }))
          .slice(-10)
      : [],
    timeline: withSending(record, events)
      .slice(-100)
      .map((event) => ({
        at: wireDateTime(event.at),
        status: event.toStatus,
        title: event.title ?? titles[event.toStatus],
        text: isStaff || event.toStatus === 'failed' ? event.comment : null,
        actorName: isStaff || event.actorId === viewer.id ? event.name : null,
      })),
    operations: operations.map((row) => operationOf(row, viewer)),
  };
}

/** As its viewer may see it. 404 when it is not theirs. */
export async function readWithdrawalCard(db: Db, id: string, viewer: Actor, scope: Scope): Promise<Card> {
  const record = await readOne(db, id, scope);
  const settings = await readSettings(db);
  const { rows: events } = await sql<WithdrawalEvent>`
    select e.at, e.to_status, e.comment, e.actor_id, nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from withdrawal_events e left join users u on u.id = e.actor_id
    where e.withdrawal_id = ${id} order by e.at, e.id`.execute(db);
  const operations = await readOperationRecords(db, sql`t.withdrawal_id = ${id}`, 20);
  return cardOf(record, { events, operations }, viewer, settings);
}
