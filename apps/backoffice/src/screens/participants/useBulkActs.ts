import type { Input } from '@pribavka/api';
import { useAllowed, useCommand } from '@pribavka/api/react';

import type { BulkAct } from '../../shared/bulk/bulk-plan.ts';
import type { MemberRow } from './columns.tsx';
import { participantsMessages } from './messages.ts';
import { memberQueries } from './useMemberDecision.ts';

type Body = Input<'members.decideMany'>['body'];
type Decision = Body['decision'];

const messages = participantsMessages.bulk;
const skipped = (reason: string): string =>
  reason in messages.skipped ? messages.skipped[reason as keyof typeof messages.skipped] : reason;

/** Whom a decision is for; the server says the same of rows that are not on the screen. */
const skips: Readonly<Record<Decision, (row: MemberRow) => string | undefined>> = {
  confirm: ({ status, isPhoneVerified }) =>
    status !== 'moderation' ? skipped(status) : isPhoneVerified ? undefined : skipped('phone'),
  reject: ({ status }) => (status === 'moderation' ? undefined : skipped(status)),
  block: ({ status }) => (status === 'confirmed' ? undefined : skipped(status)),
};

/** What can be decided about several participants at once. */
export function useBulkActs(): BulkAct<MemberRow>[] {
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const decide = useCommand('members.decideMany', { invalidates: memberQueries });
  if (!mayDecide) return [];
  const actOf = (decision: Decision): BulkAct<MemberRow> => ({
    id: decision,
    label: participantsMessages[decision],
    ...(decision === 'confirm' ? {} : { reason: decision === 'reject' ? 'memberReject' : 'memberBlock' }),
    skip: skips[decision],
    title: messages.titles[decision],
    none: messages.none[decision],
    run: (rows, reason) => decide.run({ body: { ids: rows.map(({ id }) => id), decision, ...reason } }),
    byQuery: {
      ask: (query, reason) => decide.run({ body: { query, decision, ...reason } }),
      skipped,
    },
    done: messages.done[decision],
  });
  return [actOf('confirm'), actOf('reject'), actOf('block')];
}
