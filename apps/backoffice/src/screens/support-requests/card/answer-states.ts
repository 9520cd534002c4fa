import type { SupportStatus } from '@pribavka/api';

const possible = ['waiting_author', 'in_progress', 'resolved'] as const;
export type AfterAnswer = (typeof possible)[number];

/** What may become of a request with an answer; the first is what is usually meant. A new one is in work by then. */
export function afterAnswer(status: SupportStatus, moves: readonly SupportStatus[]): AfterAnswer[] {
  const reached: readonly SupportStatus[] =
    status === 'new' ? ['in_progress', 'waiting_author', 'resolved'] : [status, ...moves];
  return possible.filter((each) => reached.includes(each));
}
