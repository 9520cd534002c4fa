import type { Input } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { formatMoney } from '@pribavka/ui';

import type { BulkAct, ChosenReason } from '../../../shared/bulk/bulk-plan.ts';
import { adjustmentStates } from '../../../shared/states.ts';
import { adjustmentQueries } from './AdjustmentSheet.tsx';
import type { AdjustmentRow } from './columns.tsx';
import { adjustmentsMessages } from './messages.ts';

type Decision = Input<'tunings.decideMany'>['body']['decision'];

const messages = adjustmentsMessages.bulk;

interface Moved {
  readonly members: number;
  readonly credit: number;
  readonly debit: number;
}

function movedBy(rows: readonly AdjustmentRow[]): Moved {
  const sumOf = (of: AdjustmentRow['direction']): number =>
    rows.reduce((sum, { direction, points }) => sum + (direction === of ? points : 0), 0);
  return {
    members: new Set(rows.map(({ member }) => member.id)).size,
    credit: sumOf('credit'),
    debit: sumOf('debit'),
  };
}

function skipped(reason: string): string {
  if (reason === 'own') return messages.own;
  if (!(reason in adjustmentStates)) return reason;
  return messages.left(adjustmentStates[reason as keyof typeof adjustmentStates].word.toLowerCase());
}

const reasonOf = (reason: ChosenReason | undefined) => ({
  ...(reason && { reasonCode: reason.reasonCode }),
  ...(reason?.reasonText !== undefined && { comment: reason.reasonText }),
});

/** What the second person can decide about several adjustments at once: with points and roubles first. */
export function useBulkActs(): BulkAct<AdjustmentRow>[] {
  const command = useCommand('tunings.decideMany', { invalidates: adjustmentQueries });
  const mayDecide = useAllowed('transactionPage.tuningsTransaction:update');
  const rateKopecks = useQuery('points.settings', {}, { quiet: 'all' }).data?.rateKopecks;
  const me = useSession().profile?.id;
  if (!mayDecide) return [];
  const roubles = (points: number): string | undefined =>
    rateKopecks === undefined ? undefined : formatMoney(points * rateKopecks);
  const noteOf = (decision: Decision, { members, credit, debit }: Moved): string =>
    decision === 'reject'
      ? messages.rejectNote
      : messages.approveNote({ members, credit, debit, creditMoney: roubles(credit), debitMoney: roubles(debit) });
  const actOf = (decision: Decision): BulkAct<AdjustmentRow> => ({
    id: decision,
    label: adjustmentsMessages[decision],
    ...(decision === 'reject' ? { reason: 'tuningReject' } : {}),
    skip: ({ status, createdBy, member }) => {
      if (status !== 'on_approval') return skipped(status);
      return createdBy.id === me || member.id === me ? skipped('own') : undefined;
    },
    title: messages.titles[decision],
    note: (rows) => noteOf(decision, movedBy(rows)),
    none: messages.none[decision],
    run: (rows, reason) => command.run({ body: { ids: rows.map(({ id }) => id), decision, ...reasonOf(reason) } }),
    byQuery: {
      ask: (query, reason) => command.run({ body: { query, decision, ...reasonOf(reason) } }),
      skipped,
      note: ({ members, points, debitPoints }) =>
        noteOf(decision, { members, credit: points ?? 0, debit: debitPoints ?? 0 }),
    },
    done: messages.done[decision],
  });
  return [actOf('approve'), actOf('reject')];
}
