import { isProblem } from '@pribavka/api';
import { createTimer } from '@pribavka/ui';

import { eventOf, isWaiting, type LockEvent, type LockState, nextLock } from './lock-state.ts';

/** Milliseconds between renewals: a lock that is lost is seen before anything long is typed. */
const renewal = 4000;

/** Milliseconds without a touch after which the sale goes back to the queue; as long as the server holds it. */
export const idleAfter = 10 * 60_000;

export interface LockRequest {
  readonly renew?: true;
  readonly takeOver?: true;
}

export interface LockWire {
  /** Throws the refusal of the server. */
  readonly take: (request: LockRequest, signal: AbortSignal) => Promise<unknown>;
  readonly give: () => Promise<unknown>;
  /** Whether nobody holds it now: asked instead of `take`, which would be refused again and again. */
  readonly isFree: () => Promise<boolean>;
}

export interface HeldLock {
  /** The person is here. */
  readonly touch: () => void;
  /** Looks at once: a tab that was asleep is behind. */
  readonly wake: () => void;
  /** Takes the sale back after a pause, or from another tab. */
  readonly again: () => void;
  /** The page is going; says whether there may be something to release. */
  readonly hide: () => boolean;
  /** The sale is no longer open here. */
  readonly leave: () => void;
}

/** Failures that say nothing about the sale. */
const silent = new Set(['network', 'server', 'cancelled', 'auth', 'limit']);

/** Holds one sale for this tab: takes it, renews it, sees it lost, gives it back. Each change of its state is said. */
export function holdLock(wire: LockWire, first: LockState, say: (state: LockState) => void): HeldLock {
  let state = first;
  let touchedAt = Date.now();
  let grantedAt = Number.NEGATIVE_INFINITY;
  let hasLeft = false;
  let request: AbortController | undefined;
  let last = Promise.resolve();
  const timer = createTimer();

  const on = (event: LockEvent): void => {
    const next = nextLock(state, event);
    if (next === state) return;
    state = next;
    if (!hasLeft) say(state);
  };
  const take = async (body: LockRequest): Promise<void> => {
    request = new AbortController();
    const sentAt = Date.now();
    try {
      await wire.take(body, request.signal);
      grantedAt = sentAt;
      on('granted');
    } catch (error) {
      // Without a network nothing is known; the server goes on holding the lock for its term.
      if (!isProblem(error) || silent.has(error.kind)) return on('unknown');
      const event = eventOf(error.code);
      on(event);
      // Released or lapsed, and nobody's: it is taken again, once a look.
      if (event === 'lapsed' && body.renew && !hasLeft) await take({});
    } finally {
      request = undefined;
    }
  };
  // What has lapsed is not the tab's any more, and may be somebody else's.
  const give = async (): Promise<void> => {
    if (Date.now() - grantedAt < idleAfter) await wire.give().catch(() => undefined);
  };
  const look = async (): Promise<void> => {
    if (hasLeft || state === 'idle' || state === 'closed') return;
    if (Date.now() - touchedAt >= idleAfter) {
      const wasMine = state === 'mine';
      on('away');
      if (wasMine) await give();
      return;
    }
    if (!isWaiting(state)) return take(state === 'mine' ? { renew: true } : {});
    if (await wire.isFree().catch(() => false)) await take({});
  };
  const queue = (work: () => Promise<void>): void => void (last = last.then(work));
  // On a slow line looks do not pile up: the next one is planned when the last is over.
  const lookNow = (): void => {
    timer.clear();
    queue(async () => {
      await look();
      if (!hasLeft) timer.start(renewal, lookNow);
    });
  };
  lookNow();
  return {
    touch: () => void (touchedAt = Date.now()),
    wake: lookNow,
    again: () => {
      touchedAt = Date.now();
      const body: LockRequest = state === 'idle' ? {} : { takeOver: true };
      queue(async () => (hasLeft ? undefined : take(body)));
    },
    hide: () => {
      // An answer on its way would come too late to be heard, but not to take the sale again.
      const isTaking = request !== undefined;
      request?.abort();
      return state === 'mine' || isTaking;
    },
    leave: () => {
      hasLeft = true;
      timer.clear();
      queue(async () => (state === 'mine' ? give() : undefined));
    },
  };
}
