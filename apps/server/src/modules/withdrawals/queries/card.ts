import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { operationOf, type OperationRecord, readWithdrawalOperations } from '../../operations/index.ts';
import { type PointsSettings, readSettings } from '../../points-settings/index.ts';
import { type OverrideParts, readOverrideParts } from './override.ts';
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
function requireVisible(found: WithdrawalRecord | undefined, scope: Scope): WithdrawalRecord {
  const isVisible = scope.kind === 'all' || (scope.kind === 'own' && scope.userId === found?.memberId);
  if (!found || !isVisible) throw notFound();
  return found;
}

export const readOne = async (db: Db, id: string, scope: Scope): Promise<WithdrawalRecord> =>
  requireVisible((await readWithdrawals(db, [id]))[0], scope);

/** Out of a registry that has not gone to the bank: approved as it was before, by nobody again. */
const isBack = ({ fromStatus, toStatus }: Pick<WithdrawalEvent, 'fromStatus' | 'toStatus'>): boolean =>
  fromStatus === 'in_registry' && toStatus === 'approved';

const titleOf = (event: WithdrawalEvent): string => (isBack(event) ? 'Возвращена из реестра' : titles[event.toStatus]);

interface WithdrawalEvent {
  at: Date;
  fromStatus: WithdrawalStatus | null;
  toStatus: WithdrawalStatus;
  comment: string | null;
  actorId: string | null;
  name: string | null;
}

/** A registry the request was sent to the bank in: one of several where the bank has refused it. */
interface Sending {
  at: Date;
}

/** The second signature of a registry is where the money sets off; it is nobody's decision about this request. */
function withSendings(sendings: readonly Sending[], events: readonly WithdrawalEvent[]) {
  const shown: (WithdrawalEvent & { title?: string })[] = [...events];
  // Each stands after the entry into its registry; the last first, so that two of one moment take one each.
  let before = shown.length;
  for (const { at } of sendings.toReversed()) {
    const entry = shown.findLastIndex((event, i) => i < before && event.toStatus === 'in_registry' && event.at <= at);
    const sent = { at, fromStatus: null, toStatus: 'in_registry' as const, comment: null, actorId: null, name: null };
    shown.splice(entry + 1, 0, { ...sent, title: 'Отправлена в банк' });
    before = entry;
  }
  return shown;
}

interface CardParts {
  events: readonly WithdrawalEvent[];
  sendings: readonly Sending[];
  operations: readonly OperationRecord[];
}

/** What the viewer may see of it. */
function cardOf(
  record: WithdrawalRecord,
  { events, sendings, operations }: CardParts,
  viewer: Actor,
  settings: PointsSettings,
): Omit<Card, keyof OverrideParts> {
  const isStaff = viewer.id !== record.memberId;
  return {
    ...withdrawalRow(record, viewer, settings),
    comment: isStaff ? record.comment : null,
    approvedBy: isStaff
      ? events
          .filter((event) => event.toStatus === 'approved' && !isBack(event) && event.name !== null)
          .map((event) => ({ name: event.name ?? '', at: wireDateTime(event.at) }))
          .slice(-10)
      : [],
    timeline: withSendings(sendings, events)
      .slice(-100)
      .map((event) => ({
        at: wireDateTime(event.at),
        status: event.toStatus,
        title: event.title ?? titleOf(event),
        text: isStaff || event.toStatus === 'failed' ? event.comment : null,
        actorName: isStaff || event.actorId === viewer.id ? event.name : null,
      })),
    operations: operations.map((row) => operationOf(row, viewer)),
  };
}

/** Cards of several withdrawals in the order asked, each as its viewer may see it. 404 when one is not theirs. */
export async function readWithdrawalCards(
  db: Db,
  asked: readonly { id: string; viewer: Actor; scope: Scope }[],
  now: Date,
): Promise<Card[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const records = new Map((await readWithdrawals(db, ids)).map((record) => [record.id, record]));
  for (const { id, scope } of asked) requireVisible(records.get(id), scope);
  const settings = await readSettings(db);
  const events = await prepared(
    db,
    'withdrawals.events',
    sql<
      WithdrawalEvent & { withdrawalId: string }
    >`select e.withdrawal_id, e.at, e.from_status, e.to_status, e.comment, e.actor_id,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from withdrawal_events e left join users u on u.id = e.actor_id
    where e.withdrawal_id = any((select ${ids}::uuid[])::uuid[]) order by e.at, e.id`,
  );
  const sendings = await prepared(
    db,
    'withdrawals.sendings',
    sql<Sending & { withdrawalId: string }>`select i.withdrawal_id, r.approved_at as at
    from payout_registry_items i
    join payout_registries r on r.id = i.registry_id join withdrawals w on w.id = i.withdrawal_id
    where i.withdrawal_id = any((select ${ids}::uuid[])::uuid[]) and r.approved_at is not null
      and (i.outcome in ('paid', 'failed') or w.registry_id = r.id)
    order by r.approved_at`,
  );
  const operations = await readWithdrawalOperations(db, ids);
  const cards: Card[] = [];
  for (const { id, viewer } of asked) {
    const record = records.get(id)!;
    const isOwn = ({ withdrawalId }: { withdrawalId: string | null }) => withdrawalId === id;
    const parts = {
      events: events.filter(isOwn),
      sendings: sendings.filter(isOwn),
      operations: operations.filter(isOwn),
    };
    const overrides = await readOverrideParts(db, record, { viewer, now });
    cards.push({ ...cardOf(record, parts, viewer, settings), ...overrides });
  }
  return cards;
}

export const readWithdrawalCard = async (
  { db, actor: viewer, scope, now }: Pick<Ctx<'withdrawals.get'>, 'db' | 'actor' | 'scope' | 'now'>,
  id: string,
): Promise<Card> => (await readWithdrawalCards(db, [{ id, viewer, scope }], now()))[0]!;
