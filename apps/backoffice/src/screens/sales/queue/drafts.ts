import { type Decision, noDecision } from './decision.ts';

/** What has been typed and chosen about sales that are not decided yet, in this tab; a reload does not lose it. */
const storageKey = 'pb_queue_drafts';
const most = 50;

type Stored = [id: string, { rejectedIds: string[]; reasonCode?: string | undefined; comment: string }][];

const isEmpty = ({ rejectedIds, reasonCode, comment }: Decision): boolean =>
  rejectedIds.size === 0 && reasonCode === undefined && comment === '';

function read(): Map<string, Decision> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Stored;
    return new Map(
      stored.map(([id, { rejectedIds, reasonCode, comment }]) => [
        id,
        { rejectedIds: new Set(rejectedIds), reasonCode, comment },
      ]),
    );
  } catch {
    // Storage is off or holds what another version has left.
    return new Map();
  }
}

export const draftOf = (id: string): Decision => read().get(id) ?? noDecision;

/** Remembers a decision that has begun; an empty one is forgotten. */
export function rememberDraft(id: string, decision: Decision): void {
  const drafts = read();
  drafts.delete(id);
  if (!isEmpty(decision)) drafts.set(id, decision);
  const stored: Stored = [...drafts]
    .slice(-most)
    .map(([key, { rejectedIds, ...rest }]) => [key, { ...rest, rejectedIds: [...rejectedIds] }]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without storage the text lives as long as the sale is on the screen.
  }
}
