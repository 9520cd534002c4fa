import { sql } from 'kysely';

import { pointsText } from '../../core/money.ts';
import { defineNotice } from '../../core/notices/define.ts';
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
    variables: { points: '300 баллов', comment: 'Бонус за конкурс витрин' },
    title: `${word}: {points}`,
    text: '{comment}',
    sms: `Прибавка: ${word.toLowerCase()} {points}. Подробности в «Моих баллах».`,
  });

const notices = {
  credit: define('credit', 'Начислено', 'success'),
  debit: define('debit', 'Списано', 'info'),
} as const;

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
