import type { Output } from '@pribavka/api';
import { useCommand, useQuery, useSession } from '@pribavka/api/react';
import {
  announce,
  EmptyState,
  ErrorState,
  formatNumber,
  SegmentedControl,
  Skeleton,
  useAtLeast,
  useStableCallback,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useReducer, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { salesUrl } from '../urls.ts';
import { approval, decide, noDecision, pointsOf, question, rejection, type Sale, type Verdict } from './decision.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { draftOf, rememberDraft } from './drafts.ts';
import { KeyBar } from './KeyBar.tsx';
import { keyHints, type QueueAction } from './keys.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Photos } from './Photos.tsx';
import { QueueList } from './QueueList.tsx';
import { useLock } from './useLock.ts';
import { type Moderation, useModeration } from './useModeration.ts';
import { neighbour, type Queue, useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { type QueueName, queueNames, type QueuePlace, useQueuePlace } from './useQueuePlace.ts';
import { queueMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 100%;
  & > [data-part='columns'] {
    display: grid;
    grid-row: 2;
    min-height: 0;
    background: var(--pb-bg-surface);
  }
  & > [data-part='lists'] {
    grid-row: 1;
    padding: 8px 16px;
    border-block-end: 1px solid var(--pb-line-hair);
  }
  & [data-part='queue'] {
    display: grid;
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
  place: QueuePlace;
  me: string | undefined;
  moderation: Moderation;
  /** Says why a key did nothing; an empty text when one did something. */
  tell: (text: string) => void;
}

function Checking({ id, queue, place, me, moderation, tell }: CheckingProps): ReactElement {
  const sale = useQuery('sales.get', { params: { id } }, { refreshInterval: 15_000, quiet: 'all' });
  const [decision, change] = useReducer(decide, id, draftOf);
  const [gap, setGap] = useState<Verdict['gap']>();
  // What the words are for: a question, unless a refusal was begun.
  const [intent, setIntent] = useState<'clarify' | 'reject'>('clarify');
  const [asked, setAsked] = useState(0);
  // A sale the queue gives is taken first and shown then; one asked for by name may be somebody else's to look at.
  const lock = useLock(
    id,
    place.given || (sale.data?.status === 'moderation' && sale.data.allowedActions.includes('lock')),
  );
  const locked = lock.problem;
  const reasons = useQuery('sales.reasons');
  const index = queue.rows.findIndex((row) => row.id === id);
  const postpone = useCommand('sales.postpone', { invalidates: ['sales.*'] });
  const resume = useCommand('sales.resume', { invalidates: ['sales.*'] });
  useEffect(() => rememberDraft(id, decision), [id, decision]);

  const go = (step: 1 | -1): void => {
    const row = neighbour(queue.rows, id, step, me);
    if (row) place.open(row.id);
    else tell(messages.noMore);
  };
  const onward = (): void => {
    const next = neighbour(queue.rows, id, 1, me) ?? neighbour(queue.rows, id, -1, me);
    place.open(next?.id);
  };

  // Whom the queue gives a sale that another has just taken gets the next one instead.
  const isTaken = locked?.code === 'SALE_LOCKED' || (sale.data !== undefined && isHeld(sale.data, me));
  const moveOn = useStableCallback(() => {
    if (!place.given || !isTaken || decision.comment !== '') return sale.reload();
    tell(messages.taken(sale.data?.number ?? queue.rows[index]?.number ?? ''));
    return onward();
  });
  useEffect(() => {
    if (isTaken || locked) moveOn();
  }, [isTaken, locked, moveOn]);

  const isHidden = place.given && (lock.asking || (isTaken && decision.comment === ''));

  const send = async (verdict: Verdict): Promise<void> => {
    if (!sale.data || moderation.pending) return;
    setGap(verdict.gap);
    setAsked((before) => before + 1);
    if (verdict.gap) return;
    const taken = await moderation.send(sale.data, verdict.body, pointsOf(sale.data, decision));
    if (!taken) return sale.reload();
    change({ type: 'reset' });
    rememberDraft(id, noDecision);
    return onward();
  };

  const putOff = async (): Promise<void> => {
    const number = sale.data?.number ?? '';
    const input = { params: { id } };
    try {
      if (place.name === 'postponed') await resume.run(input);
      else await postpone.run(input);
      toast.info(place.name === 'postponed' ? messages.resumed(number) : messages.postponed(number), {
        id: 'moderation',
      });
      onward();
    } catch {
      // The client says why.
      sale.reload();
    }
  };

  useQueueKeys((action: QueueAction) => {
    if (action === 'undo' || action === 'help') return undefined;
    tell('');
    if (action === 'next') return go(1);
    if (action === 'previous') return go(-1);
    // Nothing is decided about a sale nobody has seen yet, and no key is lost without a word.
    if (!sale.data || isHidden || moderation.pending) return tell(messages.opening);
    if (typeof action === 'object') {
      if (!reasons.data) return tell(messages.opening);
      const reason = reasons.data.filter((each) => each.kind === 'reject')[action.reason - 1];
      if (reason) change({ type: 'reason', code: reason.code });
      return undefined;
    }
    if (action === 'postpone') return sale.data.allowedActions.includes('lock') ? void putOff() : tell(messages.closed);
    if (!sale.data.allowedActions.includes(action)) return tell(messages.closed);
    if (action !== 'approve') setIntent(action);
    return void send(verdicts[action](sale.data, decision));
  });

  if (sale.problem && !sale.data) {
    return sale.problem.kind === 'not_found' ? (
      <EmptyState title={messages.notFound} actions={<Link to={place.urlOf()}>{messages.heading}</Link>} />
    ) : (
      <ErrorState onRetry={sale.reload} requestId={sale.problem.requestId} />
    );
  }
  if (!sale.data || isHidden) {
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
  const checked = sale.data;
  return (
    <>
      <div data-part="photo">
        <Photos key={id} sale={checked} />
      </div>
      <DecisionPanel
        sale={checked}
        decision={decision}
        change={(next) => {
          setGap(undefined);
          change(next);
        }}
        position={index < 0 ? '' : messages.position(index + 1, queue.total)}
        pending={moderation.pending}
        send={(verdict) => void send(verdict)}
        gap={gap}
        asked={asked}
        onSend={() => void send(verdicts[intent](checked, decision))}
        onPostpone={() => void putOff()}
        postponed={place.name === 'postponed'}
        notice={
          locked && (locked.code === 'SALE_LOCKED' && decision.comment !== '' ? messages.lost : locked.messages[0])
        }
      />
    </>
  );
}

/** Somebody else checks it now. */
const isHeld = ({ status, allowedActions, review }: Sale, me: string | undefined): boolean =>
  status === 'moderation' && !allowedActions.includes('lock') && review?.lockedBy != null && review.lockedBy.id !== me;

const noShift: Output<'sales.ownShift'>['undoable'] = [];

/** One sale at a time: queue, photo, decision; everything by keys. */
export function Component(): ReactElement {
  const { id } = useParams();
  const place = useQueuePlace();
  const list = useQueue(place.name);
  const me = useSession().profile?.id;
  const shift = useQuery('sales.ownShift', {}, { quiet: 'all', refreshInterval: 30_000 }).data;
  const reasons = useQuery('sales.reasons').data ?? [];
  // Above the chosen sale: the last decision can be taken back from the next one.
  const moderation = useModeration(shift?.undoable ?? noShift, (reopened) => place.open(reopened.id));
  const [note, setNote] = useState('');
  const [help, setHelp] = useState(false);
  const hasQueue = useAtLeast('xl');
  const hints = keyHints(reasons.filter(({ kind }) => kind === 'reject').length);
  const tell = (text: string): void => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const undo = (): void => {
    if (moderation.pending) tell(messages.opening);
    else if (!moderation.canUndo()) tell(messages.nothingToUndo);
    else {
      tell('');
      void moderation.undo();
    }
  };
  useQueueKeys((action) => {
    if (action === 'undo') undo();
    if (action === 'help') setHelp(true);
  });
  const queue: Queue = { ...list, rows: list.rows.filter((row) => !moderation.decidedIds.has(row.id)) };
  const first = neighbour(queue.rows, undefined, 1, me);
  const lists = (
    <SegmentedControl
      aria-label={messages.listsLabel}
      value={place.name}
      onValueChange={place.choose}
      options={queueNames.map((value) => ({ value, label: labelOf(value, place.name, list.total, shift?.postponed) }))}
    />
  );
  if (id === undefined) {
    if (queue.loading) {
      return (
        <Waiting>
          <Skeleton label={messages.heading} />
        </Waiting>
      );
    }
    if (queue.problem) return <ErrorState onRetry={queue.reload} requestId={queue.problem.requestId} />;
    if (first) return <Navigate to={place.urlOf(first.id)} state={{ given: true }} replace />;
    return (
      <Waiting>
        {lists}
        <EmptyState
          title={messages.empty.title}
          description={messages.empty.text}
          actions={<Link to={salesUrl('confirmed')}>{messages.empty.action}</Link>}
        />
      </Waiting>
    );
  }
  return (
    <Root>
      {!hasQueue && <div data-part="lists">{lists}</div>}
      <div data-part="columns">
        {hasQueue && (
          <section data-part="queue" aria-label={messages.heading}>
            <header>{lists}</header>
            <QueueList rows={queue.rows} currentId={id} me={me} urlOf={place.urlOf} />
          </section>
        )}
        <Checking key={id} id={id} queue={queue} place={place} me={me} moderation={moderation} tell={tell} />
      </div>
      <KeyBar
        note={note}
        hints={hints}
        tempo={shift && shift.decided > 0 ? messages.tempo(shift.decided, shift.averageSeconds) : ''}
      />
      {help && <KeysDialog hints={hints} onClose={() => setHelp(false)} />}
    </Root>
  );
}

/** «Очередь 128»: how many are in the list that is open, and how many are put off. */
function labelOf(name: QueueName, current: QueueName, total: number, postponed: number | undefined): string {
  const count = name === current ? total : name === 'postponed' ? postponed : undefined;
  return count === undefined ? messages.lists[name] : `${messages.lists[name]} ${formatNumber(count)}`;
}
