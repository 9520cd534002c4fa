import type { Work } from '../../http/context.ts';
import { pointsText } from '../../core/money.ts';
import { tuningNumber } from '../../core/numbers.ts';
import { sql } from 'kysely';
import type { TuningRecord } from './repository/records.ts';

/** Tells the member of an applied adjustment and the journal of every one. */
export async function tellOfTuning(work: Pick<Work, 'db' | 'notify' | 'audit'>, tuning: TuningRecord): Promise<void> {
  const { id, status, direction, points, comment } = tuning;
  if (status === 'applied') {
    const { rows } = await sql<{ id: string }>`
      select id from transfers where tuning_id = ${id} order by seq limit 1`.execute(work.db);
    await work.notify({
      userId: tuning.memberId,
      kind: `tuning.${direction}`,
      title: `${direction === 'credit' ? 'Начислено' : 'Списано'}: ${pointsText(points)}`,
      text: comment,
      tone: direction === 'credit' ? 'success' : 'info',
      ...(rows[0] ? { entity: { type: 'operation' as const, id: rows[0].id } } : {}),
    });
  }
  work.audit({
    entityType: 'tuning',
    entityId: id,
    entityLabel: tuningNumber(tuning.number),
    after: { status, direction, points },
    reason: comment || undefined,
  });
}
