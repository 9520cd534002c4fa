import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { participantsMessages as messages } from './messages.ts';

export type MemberCard = Output<'members.get'>;
export type MemberDecision = 'confirm' | 'reject' | 'block' | 'unblock';

export interface DecisionReason {
  readonly reasonCode: string;
  readonly reasonText?: string | undefined;
}

const statuses = { confirm: 'confirmed', reject: 'rejected', block: 'blocked', unblock: 'confirmed' } as const;
const doneMessages = {
  confirm: messages.confirmed,
  reject: messages.rejected,
  block: messages.blocked,
  unblock: messages.unblocked,
} as const;

export const memberQueries = ['members.*', 'summaries.*', 'logs.*'] as const;

type Subject = Pick<MemberCard, 'id' | 'version' | 'fullName'>;

export interface MemberDecisions {
  readonly pending: boolean;
  /** Resolves with the new card, undefined when the server refused; the refusal is already on screen. */
  readonly decide: (
    member: Subject,
    decision: MemberDecision,
    reason?: DecisionReason,
  ) => Promise<MemberCard | undefined>;
}

/** Confirms, rejects and blocks a member, with the message of each. */
export function useMemberDecision(): MemberDecisions {
  const update = useCommand('members.update', { invalidates: memberQueries });
  return {
    pending: update.pending,
    async decide(member, decision, reason) {
      try {
        const card = await update.run({
          params: { id: member.id },
          body: { version: member.version, status: statuses[decision], ...reason },
        });
        toast.success(doneMessages[decision](member.fullName));
        return card;
      } catch {
        return undefined;
      }
    },
  };
}
