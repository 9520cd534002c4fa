import type { Sale } from './decision.ts';
import type { LockState } from './lock-state.ts';
import { queueMessages } from './messages.ts';

const { lock } = queueMessages;

function closedSentence({ status, disputed, allowedActions }: Sale): string | undefined {
  if (status === 'clarification') return lock.clarification;
  if (status !== 'moderation') return lock.decided;
  // The dispute says itself who decides it.
  return disputed || allowedActions.length > 0 ? undefined : lock.notYours;
}

/** Why the sale cannot be decided in this tab now, in one sentence; undefined while it can. */
export function lockSentence(state: LockState, sale: Sale, isTyped: boolean): string | undefined {
  const name = sale.review?.lockedBy?.name ?? lock.somebody;
  switch (state) {
    case 'asking':
    case 'unsure':
    case 'mine':
      return undefined;
    case 'other':
      return lock.other(name);
    case 'lost':
      return lock.lost(name, isTyped);
    case 'elsewhere':
    case 'moved':
    case 'idle':
      return lock[state];
    case 'closed':
      return closedSentence(sale);
  }
}
