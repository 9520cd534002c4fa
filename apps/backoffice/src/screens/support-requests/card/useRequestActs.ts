import type { Input, SupportStatus } from '@pribavka/api';
import { useAllowed, useCommand, useSession } from '@pribavka/api/react';

import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { cardMessages as messages } from './messages.ts';
import type { AgentCard, RequestCard } from './types.ts';

type Changes = Omit<Input<'support.update'>['body'], 'version'>;

export interface RequestActs {
  /** Whether this person may change requests at all. */
  readonly may: boolean;
  readonly change: (request: AgentCard, changes: Changes) => Promise<RequestCard>;
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
  const change: RequestActs['change'] = async (request, changes) => {
    const card = await update.run({ params: { id: request.id }, body: { ...changes, version: request.version } });
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
  const take = (request: AgentCard): SheetAction => ({
    label: messages.actions.take,
    run: async () => {
      await change(request, { assigneeId: me, ...(request.status === 'new' && { status: 'in_progress' }) });
      return messages.taken;
    },
  });
  return {
    may,
    change,
    actionsOf: (request, onMerge) =>
      may && request.mergedInto === null
        ? [
            ...request.desk.moves.toReversed().map((to) => move(request, to)),
            request.status !== 'closed' && request.desk.assignee?.id !== me && take(request),
            request.desk.others.some(({ mergeable }) => mergeable) && {
              label: messages.actions.merge,
              onAction: onMerge,
            },
          ]
        : [],
  };
}
