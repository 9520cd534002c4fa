import type { Input } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { withdrawalsMessages as messages } from './messages.ts';

type Body = Input<'withdrawals.decide'>['body'];
export type WithdrawalDecision = Body['decision'];

export const moneyQueries = ['withdrawals.*', 'registries.*', 'operations.*', 'summaries.*', 'members.*'] as const;

const doneMessages: Readonly<Record<WithdrawalDecision, (number: string) => string>> = {
  approve: messages.approved,
  reject: messages.rejected,
  retry: messages.retried,
  return: messages.returned,
};

interface Subject {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

/** Approves, rejects, sends again or gives the points back; says whether the server took it. */
export function useWithdrawalDecision(): {
  pending: boolean;
  decide: (subject: Subject, body: Omit<Body, 'version'>) => Promise<boolean>;
} {
  const command = useCommand('withdrawals.decide', { invalidates: moneyQueries });
  return {
    pending: command.pending,
    async decide({ id, number, version }, body) {
      try {
        await command.run({ params: { id }, body: { ...body, version } });
        toast.success(doneMessages[body.decision](number));
        return true;
      } catch {
        return false;
      }
    },
  };
}
