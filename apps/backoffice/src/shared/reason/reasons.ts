import type { Output } from '@pribavka/api';

export interface Reason {
  readonly code: string;
  readonly name: string;
  /** What the person concerned will read. */
  readonly text: string;
}

export type ReasonGroup = keyof Output<'dictionary.get'>['reasons'];

export interface ReasonValues {
  reasonCode?: string | undefined;
  reasonText?: string | undefined;
}

/** The one reason that means nothing without messages. */
export const otherReason = 'other';

/** The sentence the person will read: the reason's own and the comment after it. */
export function reasonSentence(reasons: readonly Reason[], { reasonCode, reasonText }: ReasonValues): string {
  const reason = reasons.find((each) => each.code === reasonCode);
  return [reason?.text, reasonText?.trim()].filter(Boolean).join(' ');
}

/** What a request carries; empty comments are not sent. */
export function reasonBody({ reasonCode = '', reasonText }: ReasonValues): { reasonCode: string; reasonText?: string } {
  const text = reasonText?.trim();
  return text ? { reasonCode, reasonText: text } : { reasonCode };
}
