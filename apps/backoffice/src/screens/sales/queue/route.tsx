import type { Output } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { announce, EmptyState, ErrorState, formatNumber, SegmentedControl, Skeleton, useAtLeast } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';

import { salesUrl } from '../urls.ts';
import { Checking } from './Checking.tsx';
import { KeyBar } from './KeyBar.tsx';
import { keyHints } from './keys.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Root, Waiting } from './Layout.ts';
import { ToastArea } from './ToastArea.tsx';
import { queueMessages as messages } from './messages.ts';
import { QueueList } from './QueueList.tsx';
import { useModeration } from './useModeration.ts';
import { neighbour, type Queue, useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { type QueueName, queueNames, useQueuePlace } from './useQueuePlace.ts';

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
  const moderation = useModeration(shift?.undoable ?? noShift, place);
  // Said of the sale that is open: what it was about is over with the next one.
  const [note, setNote] = useState({ text: '', of: id });
  const [help, setHelp] = useState(false);
  const hasQueue = useAtLeast('lg');
  const hints = keyHints(reasons.filter(({ kind }) => kind === 'reject').length);
  const tell = (text: string, of = id): void => {
    setNote({ text, of });
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
      size="sm"
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
      <div data-part="columns">
        <div data-part="lists">{lists}</div>
        {hasQueue && (
          <section data-part="queue" aria-label={messages.heading}>
            <QueueList rows={queue.rows} currentId={id} me={me} urlOf={place.urlOf} />
          </section>
        )}
        {hasQueue && <ToastArea />}
        <Checking key={`${me} ${id}`} id={id} queue={queue} place={place} me={me} moderation={moderation} tell={tell} />
      </div>
      <KeyBar
        note={note.of === id ? note.text : ''}
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
