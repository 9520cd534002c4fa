import { createTimer } from '@pribavka/ui';

import { subscribeNudge, subscribeOutbox } from './changes.ts';
import { drain, type DrainOptions } from './drain.ts';
import { setSending } from './sending.ts';

/** Milliseconds until the queue is tried again; twice as long after each attempt that brought nothing. */
const SOON = 5000;
const LATE = 60_000;

/**
 * Sends the queue of a member now, at every change of it, when the network is back and, while something waits, from time
 * to time. Answers how to stop: what is being sent goes on to its end, and nothing more follows.
 */
export function startRunner(options: Omit<DrainOptions, 'onSending'>): () => void {
  const later = createTimer();
  let pause = SOON;
  let isRunning = false;
  let isStopped = false;
  /** The queue has changed while it was being sent. */
  let isAsked = false;

  const run = async (): Promise<void> => {
    if (isStopped || !navigator.onLine) return;
    isAsked = isRunning;
    if (isRunning) return;
    isRunning = true;
    const left = await drain({
      ...options,
      isHere: () => !isStopped && options.isHere(),
      onSending: setSending,
      onSent(sale) {
        pause = SOON;
        options.onSent?.(sale);
      },
    }).catch(() => 'waiting' as const);
    isRunning = false;
    if (isAsked && left === 'empty') return run();
    if (left === 'empty' || isStopped) return;
    later.start(pause, () => void run());
    pause = Math.min(pause * 2, LATE);
  };
  const now = (): void => {
    pause = SOON;
    void run();
  };
  const stops = [
    // An attempt that waits for its time is not hurried by what it has written down itself.
    subscribeOutbox(() => {
      if (!later.pending()) void run();
    }),
    subscribeNudge(now),
  ];
  globalThis.addEventListener('online', now);
  now();
  return () => {
    isStopped = true;
    later.clear();
    globalThis.removeEventListener('online', now);
    for (const stop of stops) stop();
  };
}
