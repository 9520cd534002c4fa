import type { Input } from '@pribavka/api';
import { useAllowed, useCommand, useSession } from '@pribavka/api/react';

import type { BulkAct } from '../../shared/bulk/bulk-plan.ts';
import { saleStates } from '../../shared/states.ts';
import type { AdminSaleRow } from './cells.ts';
import { salesMessages } from './messages.ts';

type Decision = Exclude<Input<'sales.moderateMany'>['body']['decision'], 'undo'>;

const messages = salesMessages.bulk;
const { skipped: reasons } = messages;

const skipped = (reason: string): string =>
  reason in reasons
    ? reasons[reason as keyof typeof reasons]
    : messages.left((saleStates[reason as keyof typeof saleStates] ?? { word: reason }).word.toLowerCase());

/** Whom a decision is for; the server says the same of rows that are not on the screen. */
const skip =
  (decision: Decision, viewer: string | undefined) =>
  ({ status, disputed, lockedBy, flags }: AdminSaleRow): string | undefined => {
    if (status !== 'moderation') return skipped(status);
    if (disputed) return reasons.disputed;
    if (lockedBy && lockedBy.id !== viewer) return reasons.locked;
    return decision === 'approve' && flags.length > 0 ? reasons.flagged : undefined;
  };

const pointsOf = (rows: readonly AdminSaleRow[]): number => rows.reduce((sum, { points }) => sum + points, 0);

/** What can be decided about several sales at once, and taken back while the window is open. */
export function useBulkActs(): BulkAct<AdminSaleRow>[] {
  const invalidates = ['sales.*', 'members.*', 'summaries.*', 'operations.*'] as const;
  const decide = useCommand('sales.moderateMany', { invalidates });
  const mayDecide = useAllowed('sales.sale:update');
  const { profile } = useSession();
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  if (!mayDecide) return [];
  const actOf = (decision: Decision): BulkAct<AdminSaleRow> => ({
    id: decision,
    label: messages[decision],
    ...(decision === 'reject' ? { reason: 'saleReject' as const } : {}),
    skip: skip(decision, profile?.id),
    title: messages.titles[decision],
    note: (rows) => messages.notes[decision](pointsOf(rows)),
    none: messages.none[decision],
    run: (rows, reason) => decide.run({ body: { ids: idsOf(rows), decision, ...reason } }),
    byQuery: {
      ask: (query, reason) => decide.run({ body: { query, decision, ...reason } }),
      skipped,
      note: ({ points }) => messages.notes[decision](points ?? 0),
    },
    done: messages.done[decision],
    undo: {
      run: (ids) => decide.run({ body: { ids: [...ids], decision: 'undo' } }),
      done: messages.undone,
    },
  });
  return [actOf('approve'), actOf('reject')];
}
