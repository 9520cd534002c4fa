import { useCommand, useQuery } from '@pribavka/api/react';
import { EmptyState, ErrorState, Skeleton, useStableCallback } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useReducer, useState } from 'react';
import { Link } from 'react-router-dom';

import { approval, decide, noDecision, pointsOf, question, rejection, type Verdict } from './decision.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { draftOf, rememberDraft } from './drafts.ts';
import type { QueueAction } from './keys.ts';
import { canDecide, canTake } from './lock-state.ts';
import { Waiting } from './Layout.ts';
import { queueMessages as messages } from './messages.ts';
import { Photos } from './Photos.tsx';
import { useSaleLock } from './useSaleLock.ts';
import type { Moderation } from './useModeration.ts';
import { neighbour, type Queue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import type { QueuePlace } from './useQueuePlace.ts';

const verdicts = { approve: approval, reject: rejection, clarify: question } as const;

interface CheckingProps {
  id: string;
  queue: Queue;
  place: QueuePlace;
  me: string | undefined;
  moderation: Moderation;
  /** Says why a key did nothing; an empty text when something was done. Of another sale where it is opened next. */
  tell: (text: string, of?: string) => void;
}

/** The sale that is open: its photo and the decision, the lock kept while it lives, everything by keys. */
export function Checking({ id, queue, place, me, moderation, tell }: CheckingProps): ReactElement {
  const sale = useQuery('sales.get', { params: { id } }, { refreshInterval: 15_000, quiet: 'all' });
  const [decision, change] = useReducer(decide, id, (sale) => draftOf(me, sale));
  const [gap, setGap] = useState<Verdict['gap']>();
  // What the words are for: a question, unless a refusal was begun.
  const [intent, setIntent] = useState<'clarify' | 'reject'>('clarify');
  const [asked, setAsked] = useState(0);
  const reasons = useQuery('sales.reasons');
  const index = queue.rows.findIndex((row) => row.id === id);
  const lock = useSaleLock({ id, sale, place, row: queue.rows[index], me });
  const postpone = useCommand('sales.postpone', { invalidates: ['sales.*'] });
  const resume = useCommand('sales.resume', { invalidates: ['sales.*'] });
  useEffect(() => rememberDraft(me, id, decision), [me, id, decision]);

  const go = (step: 1 | -1): void => {
    const row = neighbour(queue.rows, id, step, me);
    if (row) place.open(row.id);
    else tell(messages.noMore);
  };
  const onwardId = (): string | undefined =>
    (neighbour(queue.rows, id, 1, me) ?? neighbour(queue.rows, id, -1, me))?.id;

  // Whom the queue gives a sale that another has just taken gets the next one instead.
  const isTaken = place.given && decision.comment === '' && (lock.state === 'other' || lock.state === 'elsewhere');
  // From the end of the list nobody is led back to what his other tab has.
  const instead = lock.state === 'elsewhere' ? neighbour(queue.rows, id, 1, me)?.id : onwardId();
  const moveOn = useStableCallback((): void => {
    const number = sale.data?.number ?? queue.rows[index]?.number ?? '';
    if (instead === undefined) return;
    queue.reload();
    tell(lock.state === 'elsewhere' ? messages.takenHere(number) : messages.taken(number), instead);
    place.open(instead);
  });
  useEffect(() => {
    if (isTaken) moveOn();
  }, [isTaken, moveOn]);

  const isHidden = place.given && (lock.state === 'asking' || (isTaken && instead !== undefined));

  const send = async (verdict: Verdict): Promise<void> => {
    if (!sale.data || moderation.pending) return;
    tell('');
    setGap(verdict.gap);
    setAsked((before) => before + 1);
    if (verdict.gap) return;
    const goOn = place.fromHere();
    const taken = await moderation.send(sale.data, verdict.body, pointsOf(sale.data, decision));
    if (!taken) return void sale.reload();
    change({ type: 'reset' });
    rememberDraft(me, id, noDecision);
    goOn(onwardId());
  };

  const putOff = async (): Promise<void> => {
    tell('');
    const number = sale.data?.number ?? '';
    const input = { params: { id } };
    const goOn = place.fromHere();
    try {
      if (place.name === 'postponed') await resume.run(input);
      else await postpone.run(input);
      toast.info(place.name === 'postponed' ? messages.resumed(number) : messages.postponed(number), {
        id: 'moderation',
      });
      goOn(onwardId());
    } catch {
      // The client says why.
      void sale.reload();
    }
  };

  useQueueKeys((action: QueueAction) => {
    if (action === 'undo' || action === 'help') return undefined;
    tell('');
    if (action === 'next') return go(1);
    if (action === 'previous') return go(-1);
    // Nothing is decided about a sale nobody has seen yet, and no key is lost without a word.
    if (!sale.data || isHidden || moderation.pending) return tell(messages.opening);
    if (canTake(lock.state)) {
      lock.again();
      return tell(messages.takenBack);
    }
    if (!canDecide(lock.state)) return tell(messages.closed);
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
          tell('');
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
        lock={lock}
      />
    </>
  );
}
