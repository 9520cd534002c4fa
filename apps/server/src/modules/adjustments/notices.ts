import { sql } from 'kysely';

import { pointsText } from '../../core/money.ts';
import { defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import { adjustmentNumber } from '../../core/numbers.ts';
import type { Work } from '../../http/context.ts';
import type { AdjustmentRecord } from './repository/records.ts';

const define = (direction: 'credit' | 'debit', word: string, tone: 'success' | 'info') =>
  defineNotice({
    kind: `tuning.${direction}`,
    about: direction === 'credit' ? 'Баллы начислены корректировкой' : 'Баллы списаны корректировкой',
    topic: 'points',
    tone,
    entity: 'operation',
    variables: { points: '300 баллов', comment: 'Приз за конкурс витрин' },
    title: `${word}: {points}`,
    text: '{comment}',
    sms: `Прибавка: ${word.toLowerCase()} {points}. Подробности в «Моих баллах».`,
  });

const notices = {
  credit: define('credit', 'Начислено', 'success'),
  debit: define('debit', 'Списано', 'info'),
} as const;

const asked = defineWorkNotice({
  kind: 'tuning.asked',
  about: 'Корректировка ждёт утверждения',
  tone: 'info',
  entity: 'tuning',
  variables: { number: 'К-000007', what: 'начислить 6 000 баллов', member: 'Быков Марат', author: 'Громова Вера' },
  title: 'Корректировка {number} ждёт утверждения',
  text: '{member}: {what}. Автор: {author}.',
});

const askedByFile = defineWorkNotice({
  kind: 'tuning.asked_file',
  about: 'Корректировки из файла ждут утверждения',
  tone: 'info',
  variables: { author: 'Громова Вера' },
  title: 'Корректировки из файла ждут утверждения',
  text: 'Автор: {author}. Откройте «Ждут меня» в корректировках.',
});

const deciders = (db: Work['db'], { createdBy, memberId }: AdjustmentRecord): Promise<string[]> =>
  holdersOf(db, 'transactionPage.tuningsTransaction:update', [createdBy, memberId]);

/** Those who may decide learn that it waits. */
export async function notifyAsked(work: Pick<Work, 'db' | 'notify'>, adjustment: AdjustmentRecord): Promise<void> {
  if (adjustment.status !== 'on_approval') return;
  const verb = adjustment.direction === 'credit' ? 'начислить' : 'списать';
  const values = {
    number: adjustmentNumber(adjustment.number),
    what: `${verb} ${pointsText(adjustment.points)}`,
    member: adjustment.memberName,
    author: adjustment.createdByName,
  };
  const people = await deciders(work.db, adjustment);
  await work.notify(asked, ...people.map((userId) => ({ userId, entityId: adjustment.id, values })));
}

/** The same once for a whole file, whose rows were begun `at`. */
export async function notifyAskedByFile(
  work: Pick<Work, 'db' | 'notify'>,
  adjustment: AdjustmentRecord,
  at: Date,
): Promise<void> {
  if (adjustment.status !== 'on_approval') return;
  const key = `tunings-file:${adjustment.createdBy}:${at.getTime()}`;
  const values = { author: adjustment.createdByName };
  const people = await deciders(work.db, adjustment);
  await work.notify(askedByFile, ...people.map((userId) => ({ userId, key, values })));
}

/** Notifies the member of an applied adjustment; every decision gets an audit entry. */
export async function recordDecision(
  work: Pick<Work, 'db' | 'notify' | 'audit'>,
  adjustment: AdjustmentRecord,
): Promise<void> {
  const { id, status, direction, points, comment } = adjustment;
  if (status === 'applied') {
    const { rows } = await sql<{ id: string }>`
      select id from transfers where tuning_id = ${id} order by seq limit 1`.execute(work.db);
    await work.notify(notices[direction], {
      userId: adjustment.memberId,
      entityId: rows[0]?.id,
      values: { points: pointsText(points), comment },
    });
  }
  work.audit({
    entityType: 'tuning',
    entityId: id,
    entityLabel: adjustmentNumber(adjustment.number),
    after: { status, direction, points },
    reason: comment || undefined,
  });
}
