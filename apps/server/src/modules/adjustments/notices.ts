import type { Work } from '../../http/context.ts';
import { pointsText } from '../../core/money.ts';
import { adjustmentNumber } from '../../core/numbers.ts';
import { sql } from 'kysely';
import type { AdjustmentRecord } from './repository/records.ts';

/** Notifies the member of an applied adjustment; every decision gets an audit entry. */
export async function recordDecision(
  work: Pick<Work, 'db' | 'notify' | 'audit'>,
  adjustment: AdjustmentRecord,
): Promise<void> {
  const { id, status, direction, points, comment } = adjustment;
  if (status === 'applied') {
    const { rows } = await sql<{ id: string }>`
      select id from transfers where tuning_id = ${id} order by seq limit 1`.execute(work.db);
    await work.notify({
      userId: adjustment.memberId,
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
    entityLabel: adjustmentNumber(adjustment.number),
    after: { status, direction, points },
    reason: comment || undefined,
  });
}
