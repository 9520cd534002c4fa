import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { participantsWords as words } from './words.ts';

export type MemberCard = Output<'members.get'>;
export type MemberDecision = 'confirm' | 'reject' | 'block' | 'unblock';

export interface DecisionReason {
  readonly reasonCode: string;
  readonly reasonText?: string | undefined;
}

const statuses = { confirm: 'confirmed', reject: 'rejected', block: 'blocked', unblock: 'confirmed' } as const;
const said = {
  confirm: words.confirmed,
  reject: words.rejected,
  block: words.blocked,
  unblock: words.unblocked,
} as const;

export const membersTouched = ['members.*', 'summaries.*', 'logs.*'] as const;

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

/** Confirming, rejecting, blocking and their words. */
export function useMemberDecision(): MemberDecisions {
  const update = useCommand('members.update', { invalidates: membersTouched });
  return {
    pending: update.pending,
    async decide(member, decision, reason) {
      try {
        const card = await update.run({
          params: { id: member.id },
          body: { version: member.version, status: statuses[decision], ...reason },
        });
        toast.success(said[decision](member.fullName));
        return card;
      } catch {
        return undefined;
      }
    },
  };
}
