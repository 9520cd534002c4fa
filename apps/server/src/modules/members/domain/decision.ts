import type { MemberStatus } from '@pribavka/api';

import { fieldProblem, problem } from '../../../http/problem.ts';
import { checkReason, reasonSentence } from '../../dictionary/index.ts';

/** A decision on a member's account. */
export type Decision = 'confirm' | 'reject' | 'block' | 'unblock' | 'recheck';

export type TargetStatus = Exclude<MemberStatus, 'deleted'>;

const transitions: Partial<Record<`${MemberStatus}>${TargetStatus}`, Decision>> = {
  'moderation>confirmed': 'confirm',
  'moderation>rejected': 'reject',
  'confirmed>blocked': 'block',
  'blocked>confirmed': 'unblock',
  'rejected>moderation': 'recheck',
  'confirmed>moderation': 'recheck',
};

/** Domain 3.1 as a table: which decision leads from one status to another, and what it needs. */
export function decide(
  member: { status: MemberStatus; isPhoneVerified: boolean },
  to: TargetStatus,
  reason: { code?: string | undefined; text?: string | undefined },
): { decision: Decision; reason: string | undefined } {
  const decision = transitions[`${member.status}>${to}`];
  if (!decision) throw problem('MEMBER_STATUS');
  if (decision === 'confirm' && !member.isPhoneVerified) throw problem('MEMBER_PHONE_NOT_VERIFIED');
  if (decision !== 'reject' && decision !== 'block') return { decision, reason: undefined };
  const group = decision === 'reject' ? 'memberReject' : 'memberBlock';
  checkReason(group, reason.code);
  const sentence = reasonSentence(group, reason.code, reason.text);
  if (sentence === '') throw fieldProblem('REASON_REQUIRED', 'reasonText');
  return { decision, reason: sentence };
}
