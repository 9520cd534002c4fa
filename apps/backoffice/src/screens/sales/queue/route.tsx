import { useQuery } from '@pribavka/api/react';
import { announce, Button, EmptyState, ErrorState, formatNumber, Skeleton } from '@pribavka/ui';
import { type ReactElement, useReducer, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { salesQueueUrl, salesUrl } from '../urls.ts';
import { approval, decide, noDecision, pointsOf, question, rejection, type Verdict } from './decision.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { KeyBar } from './KeyBar.tsx';
import type { QueueAction } from './keys.ts';
import { Photos } from './Photos.tsx';
import { QueueList } from './QueueList.tsx';
import { useLock } from './useLock.ts';
import { type Moderation, useModeration } from './useModeration.ts';
import { neighbour, type Queue, useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { queueMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 100%;
  & > [data-part='columns'] {
    display: grid;
    min-height: 0;
    background: var(--pb-bg-surface);
  }
  & [data-part='queue'] {
    display: none;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
    border-inline-end: 1px solid var(--pb-line-hair);
  }
  & [data-part='queue'] > header {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 8px 16px;
    border-block-end: 1px solid var(--pb-line-hair);
    font: var(--pb-type-ui-strong);
  }
  & [data-part='photo'] {
    min-width: 0;
    min-height: 320px;
    padding: 16px;
    background: var(--pb-bg-canvas);
  }
  @media (min-width: 64em) {
    height: calc(100dvh - 52px);
    & > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 440px;
    }
  }
  @media (min-width: 90em) {
    & > [data-part='columns'] {
      grid-template-columns: 348px minmax(0, 1fr) 440px;
    }
    & [data-part='queue'] {
      display: grid;
    }
    & [data-part='photo'] {
      border-inline-end: 1px solid var(--pb-line-hair);
    }
  }
`;

/** The section has no margins of its own: its columns go from edge to edge. */
const Waiting = styled.div`
  padding: 16px;
  @media (min-width: 64em) {
    padding: 20px 24px;
  }
`;

const verdicts = { approve: approval, reject: rejection, clarify: question } as const;

interface CheckingProps {
  id: string;
  queue: Queue;
  moderation: Moderation;
  /** Says why a key did nothing; an empty text when one did something. */
  tell: (text: string) => void;
}

function Checking({ id, queue, moderation, tell }: CheckingProps): ReactElement {
  const navigate = useNavigate();
  const sale = useQuery('sales.get', { params: { id } });
  const [decision, change] = useReducer(decide, noDecision);
  const [gap, setGap] = useState<Verdict['gap']>();
  const locked = useLock(id, sale.data?.allowedActions.includes('lock') ?? false);
  const reasons = useQuery('sales.reasons');
  const index = queue.rows.findIndex((row) => row.id === id);

  const go = (step: 1 | -1): void => {
    const row = neighbour(queue.rows, id, step);
    if (row) void navigate(salesQueueUrl(row.id));
  };

  const send = async (verdict: Verdict): Promise<void> => {
    if (!sale.data || moderation.pending) return;
    setGap(verdict.gap);
    if (verdict.gap) return;
    const next = neighbour(queue.rows, id, 1) ?? neighbour(queue.rows, id, -1);
    const taken = await moderation.send(sale.data, verdict.body, pointsOf(sale.data, decision));
    if (taken) void navigate(salesQueueUrl(next?.id));
    else sale.reload();
  };

  useQueueKeys((action: QueueAction) => {
    if (action === 'undo' || action === 'help') return undefined;
    tell('');
    if (action === 'next') return go(1);
    if (action === 'previous') return go(-1);
    // Nothing is decided about a sale nobody has seen yet, and no key is lost without a word.
    if (!sale.data || moderation.pending) return tell(messages.opening);
    if (typeof action === 'object') {
      if (!reasons.data) return tell(messages.opening);
      const reason = reasons.data.filter((each) => each.kind === 'reject')[action.reason - 1];
      if (reason) change({ type: 'reason', code: reason.code });
      return undefined;
    }
    if (!sale.data.allowedActions.includes(action)) return tell(messages.closed);
    return void send(verdicts[action](sale.data, decision));
  });

  if (sale.problem && !sale.data) {
    return sale.problem.kind === 'not_found' ? (
      <EmptyState title={messages.notFound} actions={<Link to={salesQueueUrl()}>{messages.heading}</Link>} />
    ) : (
      <ErrorState onRetry={sale.reload} requestId={sale.problem.requestId} />
    );
  }
  if (!sale.data) {
    return (
      <>
        <div data-part="photo">
          <Skeleton shape="block" height={320} label={messages.heading} />
        </div>
        <Waiting aria-hidden>
          <Skeleton shape="text" rows={6} />
        </Waiting>
      </>
    );
  }
  return (
    <>
      <div data-part="photo">
        <Photos key={id} sale={sale.data} />
      </div>
      <DecisionPanel
        sale={sale.data}
        decision={decision}
        change={(next) => {
          setGap(undefined);
          change(next);
        }}
        position={index < 0 ? '' : messages.position(index + 1, queue.total)}
        pending={moderation.pending}
        send={(verdict) => void send(verdict)}
        gap={gap}
        notice={locked?.messages[0]}
      />
    </>
  );
}

/** One sale at a time: queue, photo, decision; everything by keys. */
export function Component(): ReactElement {
  const { id } = useParams();
  const list = useQueue();
  const navigate = useNavigate();
  // Above the chosen sale: the last decision can be taken back from the next one.
  const moderation = useModeration((reopened) => void navigate(salesQueueUrl(reopened.id)));
  const [note, setNote] = useState('');
  const tell = (text: string): void => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const undo = (): void => {
    if (moderation.pending) tell(messages.opening);
    else if (moderation.decidedId === undefined) tell(messages.nothingToUndo);
    else {
      tell('');
      void moderation.undo();
    }
  };
  useQueueKeys((action) => {
    if (action === 'undo') undo();
  });
  const queue: Queue = { ...list, rows: list.rows.filter((row) => row.id !== moderation.decidedId) };
  const first = queue.rows[0];
  if (id === undefined) {
    if (queue.loading) {
      return (
        <Waiting>
          <Skeleton label={messages.heading} />
        </Waiting>
      );
    }
    if (queue.failed) return <ErrorState onRetry={queue.reload} />;
    if (first) return <Navigate to={salesQueueUrl(first.id)} replace />;
    return (
      <EmptyState
        title={messages.empty.title}
        description={messages.empty.text}
        actions={<Link to={salesUrl('confirmed')}>{messages.empty.action}</Link>}
      />
    );
  }
  return (
    <Root>
      <div data-part="columns">
        <section data-part="queue" aria-label={messages.heading}>
          <header>
            <span>{messages.heading}</span>
            <span>{formatNumber(queue.total)}</span>
            <Button size="sm" variant="text" onClick={queue.reload}>
              {messages.refresh}
            </Button>
          </header>
          <QueueList rows={queue.rows} currentId={id} />
        </section>
        <Checking key={id} id={id} queue={queue} moderation={moderation} tell={tell} />
      </div>
      <KeyBar note={note} />
    </Root>
  );
}
