import { sql } from 'kysely';

import { addDays, dayText } from '../../core/calendar.ts';
import { pointsText } from '../../core/money.ts';
import { defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import type { Db } from '../../db/open.ts';
import type { Work } from '../../http/context.ts';

type Channels = Pick<Work, 'db' | 'notify'>;

const activated = defineNotice({
  kind: 'points.activated',
  about: 'Баллы активированы',
  topic: 'points',
  tone: 'success',
  entity: 'operation',
  variables: { points: '250 баллов' },
  title: 'Активировано: {points}',
  text: 'Уже доступно: выводите на карту или копите дальше.',
  sms: 'Прибавка: активировано {points}. Уже можно выводить на карту.',
});

const lapsing = defineNotice({
  kind: 'points.expiring',
  about: 'Баллы скоро сгорят (за 30, 7 и 1 день)',
  topic: 'expiry',
  tone: 'warning',
  variables: { points: '120 баллов', day: '25.12.2026' },
  title: 'Скоро сгорит: {points}',
  text: 'Вывести на карту можно до {day} включительно.',
  sms: 'Прибавка: после {day} сгорит {points}. Вывести можно в «Моих баллах».',
});

const expired = defineNotice({
  kind: 'points.expired',
  about: 'Баллы сгорели',
  topic: 'expiry',
  tone: 'danger',
  entity: 'operation',
  variables: { points: '120 баллов' },
  title: 'Сгорело: {points}',
  text: 'Срок этих баллов вышел. Когда сгорят остальные, видно в «Моих баллах».',
  sms: 'Прибавка: сгорело {points}. Сроки остальных в «Моих баллах».',
});

const differs = defineWorkNotice({
  kind: 'reconciliation.differs',
  about: 'Сверка баллов не сошлась',
  tone: 'danger',
  variables: { count: '2' },
  title: 'Сверка баллов не сошлась',
  text: 'Расхождений: {count}. Подробности в журнале и в «Операциях».',
});

interface Posted {
  memberId: string;
  id: string;
  points: string;
}

/** What this very transaction has posted at this moment, a row a member. */
async function postedNow(db: Db, type: 'ACTIVATION' | 'EXPIRATION', at: Date): Promise<Posted[]> {
  const { rows } = await sql<Posted>`
    select member_id, sum(amount)::text as points, (array_agg(id order by seq desc))[1] as id from transfers
    where type = ${type} and at = ${at} and xid = pg_current_xact_id() group by member_id order by member_id`.execute(
    db,
  );
  return rows;
}

async function notifyPosted(work: Channels, event: typeof activated, rows: readonly Posted[]): Promise<void> {
  const outgoing = rows.map(({ memberId: userId, id, points }) => ({
    userId,
    entityId: id,
    key: `posting:${id}`,
    values: { points: pointsText(Number(points)) },
  }));
  if (outgoing.length > 0) await work.notify(event, ...outgoing);
}

export const notifyActivated = async (work: Channels, at: Date): Promise<void> =>
  notifyPosted(work, activated, await postedNow(work.db, 'ACTIVATION', at));

export const notifyExpired = async (work: Channels, at: Date): Promise<void> =>
  notifyPosted(work, expired, await postedNow(work.db, 'EXPIRATION', at));

/** Days back in which a lapse outside the nightly job is looked for. */
const lookBackDays = 3;

/**
 * Points also lapse where somebody spends, returns or withdraws before the nightly job: those members learn of it from
 * the job. Answers how many were notified.
 */
export async function notifyExpiredBetween(work: Channels, now: Date, limit: number): Promise<number> {
  const since = new Date(now.getTime() - lookBackDays * 86_400_000);
  const { rows } = await sql<Posted>`
    select x.member_id, x.points, x.id from (
      select t.member_id, sum(t.amount)::text as points, (array_agg(t.id order by t.seq desc))[1] as id
      from transfers t where t.type = 'EXPIRATION' and t.at > ${since} and t.at <= ${now} group by t.member_id, t.xid) x
    join users u on u.id = x.member_id and u.status <> 'deleted'
    where not exists (select from notifications n where n.user_id = x.member_id and n.key = 'posting:' || x.id)
    order by x.member_id limit ${limit}`.execute(work.db);
  await notifyPosted(work, expired, rows);
  return rows.length;
}

/** Points of one member that lapse after a day. */
export interface Lapsing {
  memberId: string;
  expiresOn: string;
  remaining: string;
}

/** Days before the last one a member is warned. */
const stages = [1, 7, 30] as const;

/** Lots that lapse within the longest term, after the last one that was looked at. */
export async function readLapsing(db: Db, today: string, after: Lapsing | undefined, limit: number) {
  const { rows } = await sql<Lapsing>`
    select member_id, expires_on, remaining from lots
    where expires_on between ${today}::date and ${addDays(today, 30)}::date and remaining > 0
      ${after ? sql`and (expires_on, member_id) > (${after.expiresOn}::date, ${after.memberId}::uuid)` : sql``}
    order by expires_on, member_id limit ${limit}`.execute(db);
  return rows;
}

/** Each lot and each term once: the key says both, so a day that was missed is caught up and none is notified twice. */
export async function notifyLapsing(work: Channels, today: string, lots: readonly Lapsing[]): Promise<void> {
  const outgoing = lots.map(({ memberId: userId, expiresOn, remaining }) => {
    const stage = stages.find((days) => expiresOn <= addDays(today, days)) ?? 30;
    return {
      userId,
      key: `expiring:${expiresOn}:${stage}`,
      values: { points: pointsText(Number(remaining)), day: dayText(expiresOn) },
    };
  });
  if (outgoing.length > 0) await work.notify(lapsing, ...outgoing);
}

/** Who answers for money learns that the sums of points do not agree. */
export async function notifyReconciliation(work: Channels, problems: number): Promise<void> {
  const people = await holdersOf(work.db, 'transactionPage.detailTransaction:create');
  if (people.length > 0)
    await work.notify(differs, ...people.map((userId) => ({ userId, values: { count: String(problems) } })));
}
