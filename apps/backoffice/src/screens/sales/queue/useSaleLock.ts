import type { QueryState } from '@pribavka/api/react';
import { useApi } from '@pribavka/api/react';
import { useStableCallback } from '@pribavka/ui';
import { useEffect } from 'react';

import type { Sale } from './decision.ts';
import { type Lock, useLock } from './useLock.ts';
import type { QueueRow } from './useQueue.ts';
import type { QueuePlace } from './useQueuePlace.ts';

interface OpenSale {
  readonly id: string;
  readonly sale: QueryState<'sales.get'>;
  readonly place: QueuePlace;
  readonly row: QueueRow | undefined;
  readonly me: string | undefined;
}

/** Somebody else checks it now. */
const heldByOther = ({ review }: Sale, me: string | undefined): boolean =>
  review?.lockedBy != null && review.lockedBy.id !== me;

const isOpenTo = (sale: Sale, me: string | undefined): boolean =>
  sale.status === 'moderation' && (sale.allowedActions.includes('lock') || heldByOther(sale, me));

/** The lock of the open sale, by what is known of it: a question that waits for its answer has none to be taken. */
export function useSaleLock({ id, sale, place, row, me }: OpenSale): Lock {
  const api = useApi();
  const { data, set, reload } = sale;
  // A sale the queue gives is taken first and shown then; one asked for by name may be somebody else's to look at.
  const isGiven = place.given && (row === undefined || row.status === 'moderation');
  const lock = useLock({
    id,
    wanted: data ? isOpenTo(data, me) : isGiven,
    taken: data !== undefined && heldByOther(data, me),
    isFree: async () => {
      const fresh = await api.call('sales.get', { params: { id } }, { quiet: 'all' });
      set(fresh);
      return fresh.review?.lockedBy === null && fresh.allowedActions.includes('lock');
    },
  });
  const { state } = lock;
  const ask = useStableCallback(reload);
  useEffect(() => {
    // Who has it, and what has become of it, is known to the server alone.
    if (state === 'other' || state === 'lost' || state === 'closed') void ask();
  }, [state, ask]);
  return lock;
}
