import { createDraft, type Draft } from '@pribavka/forms';

import { type Decision, noDecision } from './decision.ts';

const fields = ['rejectedIds', 'reasonCode', 'comment'];

const isEmpty = ({ rejectedIds, reasonCode, comment }: Decision): boolean =>
  rejectedIds.size === 0 && reasonCode === undefined && comment === '';

/** A person's own: the next one at this tab decides for himself. */
const storeOf = (me: string | undefined, sale: string): Draft | undefined =>
  me === undefined ? undefined : createDraft({ owner: me, area: 'sales', record: sale, form: 'decision' });

/** What has been typed and chosen about a sale that is not decided yet, in this tab; a reload does not lose it. */
export function draftOf(me: string | undefined, sale: string): Decision {
  const {
    rejectedIds = [],
    reasonCode,
    comment = '',
  } = (storeOf(me, sale)?.read() ?? {}) as {
    rejectedIds?: readonly string[];
    reasonCode?: string;
    comment?: string;
  };
  const decision: Decision = { rejectedIds: new Set(rejectedIds), reasonCode, comment };
  return isEmpty(decision) ? noDecision : decision;
}

/** Remembers a decision that has begun; an empty one is forgotten. */
export function rememberDraft(me: string | undefined, sale: string, decision: Decision): void {
  const store = storeOf(me, sale);
  if (isEmpty(decision)) store?.forget();
  else store?.write({ ...decision, rejectedIds: [...decision.rejectedIds] }, fields);
}
