import type { Input } from '@pribavka/api';
import { useAllowed, useCommand } from '@pribavka/api/react';

import { Ban, Check, LockOpen, X } from 'lucide-react';

import type { BulkAct } from '../../shared/bulk/bulk-plan.ts';
import type { MemberRow } from './cells.ts';
import { participantsMessages } from './messages.ts';
import { memberQueries } from './useMemberDecision.ts';

type Body = Input<'members.decideMany'>['body'];
type Decision = Body['decision'];

const messages = participantsMessages.bulk;

/** Why a row is left; one word may mean less than another where access is opened. */
const reasonTextOf =
  (decision: Decision) =>
  (reason: string): string => {
    const texts: Readonly<Record<string, string>> = {
      ...messages.skipped,
      ...(decision === 'unblock' ? messages.skippedUnblock : {}),
    };
    return texts[reason] ?? reason;
  };

/** Whom a decision is for; the server says the same of rows that are not on the screen. */
const reasons: Readonly<Record<Decision, (row: MemberRow) => string | undefined>> = {
  confirm: ({ status, isPhoneVerified }) => (status !== 'moderation' ? status : isPhoneVerified ? undefined : 'phone'),
  reject: ({ status }) => (status === 'moderation' ? undefined : status),
  block: ({ status }) => (status === 'confirmed' ? undefined : status),
  unblock: ({ status }) => (status === 'blocked' ? undefined : status),
};

const icons = { confirm: Check, reject: X, block: Ban, unblock: LockOpen } as const;
const reasonGroups = { reject: 'memberReject', block: 'memberBlock' } as const;

/** What can be decided about several participants at once. */
export function useBulkActs(): BulkAct<MemberRow>[] {
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const decide = useCommand('members.decideMany', { invalidates: memberQueries });
  if (!mayDecide) return [];
  const actOf = (decision: Decision): BulkAct<MemberRow> => {
    const skipped = reasonTextOf(decision);
    return {
      id: decision,
      label: participantsMessages[decision],
      icon: icons[decision],
      ...(decision === 'reject' || decision === 'block' ? { reason: reasonGroups[decision] } : {}),
      skip: (row) => {
        const reason = reasons[decision](row);
        return reason === undefined ? undefined : skipped(reason);
      },
      title: messages.titles[decision],
      none: messages.none[decision],
      run: (rows, reason) => decide.run({ body: { ids: rows.map(({ id }) => id), decision, ...reason } }),
      byQuery: {
        ask: (query, reason) => decide.run({ body: { query, decision, ...reason } }),
        skipped,
      },
      done: messages.done[decision],
    };
  };
  return [actOf('confirm'), actOf('reject'), actOf('block'), actOf('unblock')];
}
