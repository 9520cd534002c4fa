import { useQuery } from '@pribavka/api/react';
import { formatDate, useAtLeast } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { supportStates } from '../../../shared/states.ts';
import { supportMessages } from '../messages.ts';
import { Conversation } from './Conversation.tsx';
import { cardMessages as messages } from './messages.ts';
import type { ComposerMode, AgentCard, RequestCard } from './types.ts';
import { useRequestActs } from './useRequestActs.ts';
import { useSupportKeys } from './useSupportKeys.ts';

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** Milliseconds between looks at the thread: what a colleague has answered is seen before one's own answer goes out. */
const interval = 8000;

const isForAgent = (request: RequestCard): request is AgentCard => request.desk !== null;

/** A request with its thread over the list, at an address of its own. */
export function SupportSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('support.get', { params: { id: place.id } }, { refreshInterval: interval, quiet: 'all' });
  const acts = useRequestActs(query.set);
  const wide = useAtLeast('lg');
  const [mode, setMode] = useState<ComposerMode>('answer');
  const [over, setOver] = useState<'merge' | 'keys' | 'templates'>();
  const close = (): void => setOver(undefined);
  const write = (next: ComposerMode): void => {
    // Drawn at once: the next letter belongs to the field, not to the keys of the card.
    flushSync(() => setMode(next));
    document.getElementById(`support-${next}`)?.querySelector('textarea')?.focus();
  };
  useSupportKeys((key) => {
    if (key === 'answer' || key === 'note') write(key);
    if (key === 'templates') {
      setMode('answer');
      setOver('templates');
    }
    if (key === 'help') setOver('keys');
  });
  return (
    <Sheet<RequestCard>
      place={place}
      query={query}
      size="xl"
      name={messages.title}
      title={(request) => request.subject}
      renderMeta={(request) => (
        <>
          <Status state={supportStates[request.status]} />
          <span>
            {request.number} · {request.category.name} ·{' '}
            {messages.firstWord(formatDate(request.createdAt, 'listDayTime'))}
          </span>
          {request.rating !== null && <span>{messages.rating(request.rating)}</span>}
          {request.closesAt && <span>{messages.closesAt(formatDate(request.closesAt, 'listDayTime'))}</span>}
        </>
      )}
      previous={supportMessages.previous}
      next={supportMessages.next}
      actions={(request) =>
        isForAgent(request)
          ? [
              ...acts.actionsOf(request, () => setOver('merge')),
              wide && { label: messages.actions.keys, onAction: () => setOver('keys') },
            ]
          : []
      }
      render={(request) => (
        <Conversation
          request={request}
          acts={acts}
          query={query}
          wide={wide}
          mode={mode}
          onMode={setMode}
          templatesOpen={over === 'templates'}
          onTemplates={(open) => setOver(open ? 'templates' : undefined)}
        />
      )}
      renderOver={(request) => (
        <>
          {over === 'merge' && isForAgent(request) && (
            <MergeDialog
              request={request}
              versionOf={acts.versionOf}
              query={query}
              onCard={query.set}
              onClose={close}
            />
          )}
          {over === 'keys' && <KeysDialog onClose={close} />}
        </>
      )}
    />
  );
}
