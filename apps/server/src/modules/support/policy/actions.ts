import type { SupportAction, SupportStatus } from '@pribavka/api';

import type { SupportTerms } from '../repository/settings.ts';

export interface ActionFacts {
  status: SupportStatus;
  closedAt: Date | null;
  rating: number | null;
  mergedIntoId: string | null;
}

/** Where the desk may move a request (domain 3.11). */
const moves: Record<SupportStatus, readonly SupportStatus[]> = {
  new: ['in_progress'],
  in_progress: ['waiting_author', 'resolved'],
  waiting_author: ['in_progress', 'resolved'],
  resolved: ['in_progress', 'closed'],
  closed: ['in_progress'],
};

/** Where it may be moved from here. */
export const movesFrom = ({ status, mergedIntoId }: Pick<ActionFacts, 'status' | 'mergedIntoId'>): SupportStatus[] =>
  mergedIntoId === null ? [...moves[status]] : [];

export const mayMove = (from: SupportStatus, to: SupportStatus): boolean => moves[from].includes(to);

const withinTerm = ({ status, closedAt }: ActionFacts, terms: SupportTerms, now: Date): boolean =>
  status === 'closed' && closedAt !== null && now <= terms.reopenUntil(closedAt);

export const mayReopen = (request: ActionFacts, terms: SupportTerms, now: Date): boolean =>
  request.status === 'resolved' || withinTerm(request, terms, now);

/** A request closed without a rating, by the clock or by hand, may still be rated. */
export const mayRate = (request: ActionFacts, terms: SupportTerms, now: Date): boolean =>
  request.rating === null && withinTerm(request, terms, now);

/** What this side may do with the request now; the handlers judge by the same functions. */
export function supportActions(
  side: 'author' | 'desk',
  request: ActionFacts,
  terms: SupportTerms,
  now: Date,
): SupportAction[] {
  if (request.mergedIntoId !== null) return [];
  const open = request.status !== 'closed';
  if (side === 'desk') return open ? ['answer', 'update', 'merge'] : ['update'];
  return [
    ...(open ? (['message', 'close'] as const) : []),
    ...(mayRate(request, terms, now) ? (['rate'] as const) : []),
    ...(mayReopen(request, terms, now) ? (['reopen'] as const) : []),
  ];
}
