import { supportStateOfAuthor } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { Banner, formatDate, LinkButton, Stack } from '@pribavka/ui';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';

import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { AuthorThread } from '../card/AuthorThread.tsx';
import { Subject } from '../card/Links.tsx';
import { cardMessages } from '../card/messages.ts';
import type { RequestCard } from '../card/types.ts';
import { ownRequestUrl } from '../urls.ts';
import { EndDialog } from './EndDialog.tsx';
import { ownCardMessages as messages, ownMessages } from './messages.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import { Reply } from './Reply.tsx';

/** Milliseconds between looks for an answer while the thread is open. */
const interval = 15_000;

const may = (request: RequestCard, action: RequestCard['allowedActions'][number]): boolean =>
  request.allowedActions.includes(action);

/** One's own request: the thread, the next words and the end of it. */
export function OwnSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('support.get', { params: { id: place.id } }, { refreshInterval: interval, quiet: 'all' });
  const { set } = query;
  const actionsOf = (request: RequestCard): (SheetAction | false)[] => [
    may(request, 'close') && {
      label: messages.close,
      renderForm: (close) => <EndDialog kind="close" request={request} onClose={close} onDone={set} />,
    },
    may(request, 'rate') && {
      label: messages.rate,
      tone: 'main',
      renderForm: (close) => <EndDialog kind="rate" request={request} onClose={close} onDone={set} />,
    },
    may(request, 'reopen') && {
      label: messages.reopen,
      renderForm: (close) => <ReopenDialog request={request} onClose={close} onDone={set} />,
    },
  ];
  return (
    <Sheet<RequestCard>
      place={place}
      query={query}
      size="lg"
      name={cardMessages.title}
      title={(request) => request.subject}
      renderMeta={(request) => (
        <>
          <Status state={supportStateOfAuthor(request.status)} />
          <span>
            {request.number} · {request.category.name} ·{' '}
            {cardMessages.firstWord(formatDate(request.createdAt, 'listDayTime'))}
          </span>
          {request.rating !== null && <span>{messages.rated(request.rating)}</span>}
        </>
      )}
      previous={ownMessages.previous}
      next={ownMessages.next}
      actions={actionsOf}
      render={(request) => <Conversation request={request} onCard={set} />}
    />
  );
}

function Conversation({
  request,
  onCard,
}: {
  request: RequestCard;
  onCard: (request: RequestCard) => void;
}): ReactElement {
  const { id, closesAt, mergedInto } = request;
  const invalidates = ['notifications.*', 'live.get', 'support.list'] as const;
  const read = useCommand('notifications.markRead', { invalidates, quiet: 'all' });
  const markRead = useEffectEvent(() => {
    // Whether it is marked or not, the thread is read: nothing is said of a failure.
    void read.run({ body: { entity: { type: 'support_request', id } } }).catch(() => undefined);
  });
  const end = useRef<HTMLDivElement>(null);
  const newest = request.messages.at(-1)?.id;
  // What stands in the open thread is read; the newest words are in sight.
  useEffect(() => {
    if (newest === undefined) return;
    markRead();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <Stack gap={16}>
      {mergedInto && (
        <Banner
          tone="info"
          title={messages.merged(mergedInto.number)}
          actions={<LinkButton render={<Link to={ownRequestUrl(mergedInto.id)} />}>{messages.openMerged}</LinkButton>}
        />
      )}
      <Subject request={request} />
      <AuthorThread request={request} />
      <div ref={end} />
      {closesAt && <Banner tone="info" title={messages.closes(formatDate(closesAt, 'listDay'))} />}
      {may(request, 'message') && <Reply request={request} onSent={onCard} />}
    </Stack>
  );
}
