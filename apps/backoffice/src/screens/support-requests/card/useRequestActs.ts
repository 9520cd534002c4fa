import type { Input, SupportStatus } from '@pribavka/api';
import { useAllowed, useCommand, useSession } from '@pribavka/api/react';
import { useRef } from 'react';

import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { cardMessages as messages } from './messages.ts';
import type { AgentCard, RequestCard } from './types.ts';

type Changes = Omit<Input<'support.update'>['body'], 'version'>;

export interface RequestActs {
  /** Whether this person may change requests at all. */
  readonly may: boolean;
  readonly change: (request: AgentCard, changes: Changes) => Promise<RequestCard>;
  /** The version to send with the next word or change, once this person's own changes on their way have been answered. */
  readonly versionOf: (request: AgentCard) => Promise<number>;
  /** Buttons of the foot. */
  readonly actionsOf: (request: AgentCard, onMerge: () => void) => (SheetAction | false)[];
}

const wordOf = (from: SupportStatus, to: SupportStatus): string => {
  if (to === 'in_progress') return from === 'new' ? messages.actions.begin : messages.actions.reopen;
  return to === 'new' ? '' : messages.actions[to];
};

/** What the desk does with a request besides writing; where it may go is said by the server. */
export function useRequestActs(onCard: (card: RequestCard) => void): RequestActs {
  const may = useAllowed('technicalSupport.detailRequestTechnicalSupport:update');
  const me = useSession().profile?.id;
  const update = useCommand('support.update', { invalidates: ['support.adminList'] });
  const last = useRef<Promise<RequestCard>>(undefined);
  // One's own change is no colleague's: what is sent right after it goes from the card it has given.
  const versionOf: RequestActs['versionOf'] = async (request) => {
    const card = await last.current?.catch(() => undefined);
    return Math.max(request.version, card?.version ?? 0);
  };
  const send = async (request: AgentCard, changes: Changes): Promise<RequestCard> => {
    const version = await versionOf(request);
    return update.run({ params: { id: request.id }, body: { ...changes, version } });
  };
  const change: RequestActs['change'] = async (request, changes) => {
    const sent = send(request, changes);
    last.current = sent;
    const card = await sent;
    onCard(card);
    return card;
  };
  const move = (request: AgentCard, to: SupportStatus): SheetAction => ({
    label: wordOf(request.status, to),
    tone: to === 'resolved' ? 'main' : 'plain',
    ...(to === 'closed' && { ask: messages.closing }),
    run: async () => {
      await change(request, { status: to });
      return messages.moved[to];
    },
  });
  // Nobody's request that is begun is one's own at once: two buttons would ask which of the two is meant.
  const free = (request: AgentCard): boolean => request.status === 'new' && request.desk.assignee === null;
  const take = (request: AgentCard): SheetAction => ({
    label: free(request) ? messages.actions.begin : messages.actions.take,
    run: async () => {
      await change(request, { assigneeId: me, ...(request.status === 'new' && { status: 'in_progress' }) });
      return messages.taken;
    },
  });
  return {
    may,
    change,
    versionOf,
    actionsOf: (request, onMerge) =>
      may && request.mergedInto === null
        ? [
            ...request.desk.moves
              .filter((to) => to !== 'in_progress' || !free(request))
              .toReversed()
              .map((to) => move(request, to)),
            request.status !== 'closed' && request.desk.assignee?.id !== me && take(request),
            request.desk.others.some(({ mergeable }) => mergeable) && {
              label: messages.actions.merge,
              onAction: onMerge,
            },
          ]
        : [],
  };
}
