import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readOperations } from '../operations/rows.ts';
import { readSettings } from '../settings.ts';
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

/** 404 for what is not theirs: a member sees own requests, the back-office those of its scope. */
export async function readOne(db: Db, id: string, scope: Scope): Promise<WithdrawalRecord> {
  const [found] = await readWithdrawals(db, [id]);
  const mine = found && (scope.kind === 'all' || (scope.kind === 'own' && scope.userId === found.memberId));
  if (!mine) throw notFound();
  return found;
}

export async function readWithdrawalCard(db: Db, id: string, viewer: Actor, scope: Scope): Promise<Card> {
  const record = await readOne(db, id, scope);
  const settings = await readSettings(db);
  const isStaff = viewer.id !== record.memberId;
  const { rows } = await sql<{
    at: Date;
    toStatus: WithdrawalStatus;
    comment: string | null;
    actorId: string | null;
    actorKind: string;
    name: string | null;
  }>`
    select e.at, e.to_status, e.comment, e.actor_id, e.actor_kind,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from withdrawal_events e left join users u on u.id = e.actor_id where e.withdrawal_id = ${id} order by e.at, e.id`.execute(
    db,
  );
  return {
    ...withdrawalRow(record, viewer, settings),
    comment: isStaff ? record.comment : null,
    approvedBy: isStaff
      ? rows
          .filter((row) => row.toStatus === 'approved' && row.name !== null)
          .map((row) => ({ name: row.name ?? '', at: wireDateTime(row.at) }))
          .slice(-10)
      : [],
    timeline: rows.slice(-100).map((row) => ({
      at: wireDateTime(row.at),
      status: row.toStatus,
      title: titles[row.toStatus],
      text: isStaff || row.toStatus === 'failed' ? row.comment : null,
      actorName: isStaff || row.actorId === viewer.id ? row.name : null,
    })),
    operations: await readOperations(db, sql`t.withdrawal_id = ${id}`, viewer),
  };
}
