import { supportStateOfAuthor } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { Banner, Button, formatDate, Sheet, Skeleton, StatusLabel, Thread } from '@pribavka/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { SheetFoot } from '../../../shared/SheetFoot.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { PrivateImage } from '../../../shared/PrivateImage.tsx';
import type { SupportRequest } from '../../../shared/contract.ts';
import { pointsUrl } from '../../my-points/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { supportRequestUrl } from '../urls.ts';
import { EndDialog } from './EndDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { Reply, type ReplyForm } from './Reply.tsx';
import { requestMessages as messages } from './messages.ts';

const Body = styled.div`
  display: grid;
  gap: 20px;
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    color: var(--pb-text-secondary);
  }
  & [data-part='files'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
`;

/** Milliseconds between looks for an answer while the thread is open. */
const EVERY = 20_000;

/** One request: the thread, what it is about, the next words and its end. */
export default function Request({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const query = useQuery('support.get', { params: { id } }, { refreshInterval: EVERY, quiet: 'all' });
  const { data: request, problem, reload, set } = query;
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'close' | 'rate' | 'reopen'>();
  // The request may be closed elsewhere while a message is typed: its field goes out of sight, nothing of it is lost.
  const [reply, setReply] = useState<ReplyForm>();
  const read = useCommand('notifications.markRead', { invalidates: ['notifications.*', 'support.list'], quiet: 'all' });
  const newest = request?.messages.at(-1)?.id;
  const end = useRef<HTMLDivElement>(null);
  const markRead = useEffectEvent(() => {
    void attempt(read.run({ body: { entity: { type: 'support_request', id } } }));
  });
  // What stands in the open thread is read; the newest words are in sight.
  useEffect(() => {
    if (newest === undefined) return;
    markRead();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const can = (action: SupportRequest['allowedActions'][number]): boolean =>
    request?.allowedActions.includes(action) ?? false;
  const done = (next: SupportRequest): void => {
    set(next);
    setAsking(undefined);
  };
  const acts = request && (
    <>
      {can('close') && <Button onClick={() => setAsking('close')}>{messages.close}</Button>}
      {can('rate') && (
        <Button variant="primary" onClick={() => setAsking('rate')}>
          {messages.rate}
        </Button>
      )}
      {can('reopen') && <Button onClick={() => setAsking('reopen')}>{messages.reopen}</Button>}
    </>
  );
  const hasFoot = can('message') || can('close') || can('rate') || can('reopen');
  return (
    <Sheet
      open
      title={request?.subject ?? messages.title('')}
      meta={request && messages.title(request.number)}
      onClose={onClose}
      footer={
        hasFoot && (
          <>
            <SheetFoot ref={setFooter} />
            {acts}
          </>
        )
      }
    >
      {!request && !problem && <Skeleton shape="text" rows={8} label={messages.loading} />}
      {!request && problem && (
        <SectionError
          level={3}
          title={problem.kind === 'not_found' ? messages.missing : messages.failed}
          problem={problem}
          onRetry={reload}
        />
      )}
      {request && (
        <Body>
          <Facts request={request} />
          <Thread
            aria-label={messages.thread}
            messages={request.messages.map((message) => ({
              key: message.id,
              author: { author: messages.you, support: messages.support, system: messages.system }[message.author],
              at: message.at,
              time: formatDate(message.at, 'listDayTime'),
              body: message.text,
              mine: message.author === 'author',
              event: message.author === 'system',
              attachments: message.files.length > 0 && (
                <div data-part="files">
                  {message.files.map((file) => (
                    <PrivateImage key={file.id} file={file} />
                  ))}
                </div>
              ),
            }))}
          />
          <div ref={end} />
          {(reply || can('message')) && (
            <Reply request={request} isClosed={!can('message')} onForm={setReply} footer={footer} onSent={set} />
          )}
        </Body>
      )}
      {request && (asking === 'close' || asking === 'rate') && (
        <EndDialog kind={asking} request={request} onClose={() => setAsking(undefined)} onDone={done} />
      )}
      {request && asking === 'reopen' && (
        <ReopenDialog
          request={request}
          typed={reply?.getFieldState('text')?.value as string | undefined}
          onClose={() => setAsking(undefined)}
          onDone={(next) => {
            // It is sent; files that were added wait in the field for the next message.
            reply?.change('text', undefined);
            done(next);
          }}
        />
      )}
    </Sheet>
  );
}

/** Where it stands and what it is about. */
function Facts({ request }: { request: SupportRequest }): ReactElement {
  const { status, category, sale, operation, mergedInto, closesAt, rating } = request;
  const state = supportStateOfAuthor(status);
  return (
    <>
      <div data-part="facts">
        <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
        <span>{category.name}</span>
        {sale && <Link to={saleUrl(sale.id)}>{messages.sale(sale.number)}</Link>}
        {operation && <Link to={pointsUrl({ operation: operation.id })}>{messages.operation(operation.number)}</Link>}
        {rating !== null && <span>{messages.rated(rating)}</span>}
      </div>
      {closesAt && <Banner tone="info" title={messages.closes(formatDate(closesAt, 'listDay'))} />}
      {mergedInto && (
        <Banner
          tone="info"
          title={messages.merged(mergedInto.number)}
          actions={<Link to={supportRequestUrl(mergedInto.id)}>{messages.openMerged}</Link>}
        />
      )}
    </>
  );
}
