import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { DescriptionList, formatMoney, Stack, Text } from '@pribavka/ui';
import { type ReactNode, useState } from 'react';

import { CommentDialog } from '../../../../shared/reason/CommentDialog.tsx';
import type { SheetAction } from '../../../../shared/sheet/actions.tsx';
import { moneyQueries } from '../useWithdrawalDecision.ts';
import { conditionsOf } from './conditions.ts';
import { overrideMessages as messages } from './messages.ts';

type Withdrawal = Output<'withdrawals.get'>;

interface Override {
  actions: (row: Withdrawal) => (SheetAction | false)[];
  renderOver: (row: Withdrawal) => ReactNode;
}

const waitingOf = ({ overrides }: Withdrawal) => overrides.find(({ status }) => status === 'asked');

/** Asked of the second person: whose money, how much, what stands against it, why and who wants it. */
function questionOf(row: Withdrawal) {
  const waiting = waitingOf(row);
  const { facts } = messages;
  return {
    title: messages.approveTitle(row.number),
    body: (
      <Stack gap={16}>
        <DescriptionList
          termWidth={140}
          items={[
            { term: facts.member, value: row.member.fullName },
            { term: facts.net, value: formatMoney(row.netKopecks) },
            { term: facts.tax, value: formatMoney(row.taxKopecks) },
            { term: facts.conditions, value: conditionsOf(waiting?.obstacles ?? []) },
            { term: facts.reason, value: waiting?.reason },
            { term: facts.author, value: waiting?.askedBy },
          ]}
        />
        <Text as="p">{messages.approveNote}</Text>
      </Stack>
    ),
  };
}

/** What this person may do about a payout its conditions stop: ask a second one, decide as the second, take back. */
export function useOverride(): Override {
  const invalidates = [...moneyQueries, 'live.*'] as const;
  const ask = useCommand('withdrawals.askOverride', { invalidates, quiet: 'fields' });
  const command = useCommand('withdrawals.decideOverride', { invalidates, quiet: 'fields' });
  const [open, setOpen] = useState<'ask' | 'reject'>();
  const decide = (row: Withdrawal, decision: 'approve' | 'reject' | 'withdraw', comment?: string) =>
    command.run({
      params: { id: row.id },
      body: { overrideId: waitingOf(row)?.id ?? '', decision, version: row.version, ...(comment && { comment }) },
    });
  const send = async ({ id, number, version, obstacles }: Withdrawal, reason: string): Promise<string> => {
    await ask.run({ params: { id }, body: { obstacles: obstacles.map(({ code }) => code), reason, version } });
    return messages.asked(number);
  };
  const reject = async (row: Withdrawal, comment: string): Promise<string> => {
    await decide(row, 'reject', comment);
    return messages.refused(row.number);
  };
  return {
    actions: (row) => [
      row.overrideActions.includes('approve') && {
        label: messages.approve,
        tone: 'main',
        ask: questionOf(row),
        run: () => decide(row, 'approve'),
        done: messages.approved(row.number),
      },
      row.overrideRefusal !== null && {
        label: messages.approve,
        tone: 'main',
        disabledReason: row.overrideRefusal,
      },
      row.overrideActions.includes('reject') && { label: messages.reject, onAction: () => setOpen('reject') },
      row.overrideActions.includes('withdraw') && {
        label: messages.withdraw,
        ask: { title: messages.withdrawTitle(row.number), body: messages.withdrawText },
        run: () => decide(row, 'withdraw'),
        done: messages.withdrawn(row.number),
      },
      row.overrideActions.includes('ask') && { label: messages.ask, onAction: () => setOpen('ask') },
    ],
    renderOver: (row) => (
      <>
        {open === 'ask' && (
          <CommentDialog
            title={messages.askTitle(row.number)}
            text={messages.askText(formatMoney(row.netKopecks), row.member.fullName, conditionsOf(row.obstacles))}
            name="reason"
            min={3}
            label={messages.reason}
            action={messages.send}
            variant="primary"
            onClose={() => setOpen(undefined)}
            onDecide={(reason) => send(row, reason)}
          />
        )}
        {open === 'reject' && (
          <CommentDialog
            title={messages.rejectTitle(row.number)}
            text={messages.rejectText}
            label={messages.rejectReason}
            action={messages.reject}
            onClose={() => setOpen(undefined)}
            onDecide={(comment) => reject(row, comment)}
          />
        )}
      </>
    ),
  };
}
