import { useEffect, useReducer } from 'react';

import { OVERLAY_CLOSE_DELAY } from '../../foundation/constants.ts';
import { createTimer } from '../../foundation/hooks/timer.ts';

/** `idle` → `bar` at once → `veil` after 400 ms → `closing` for 400 ms after the answer → `idle`. */
export type LoadingPhase = 'idle' | 'bar' | 'veil' | 'closing';

/** Milliseconds before the veil comes. */
export const veilDelay = 400;

const next = (phase: LoadingPhase, event: 'start' | 'slow' | 'done' | 'closed'): LoadingPhase => {
  switch (event) {
    case 'start':
      // A new wait right after another keeps the veil: no blinking between two screens.
      return phase === 'closing' ? 'veil' : phase === 'idle' ? 'bar' : phase;
    case 'slow':
      return phase === 'bar' ? 'veil' : phase;
    case 'done':
      return phase === 'veil' ? 'closing' : phase === 'bar' ? 'idle' : phase;
    case 'closed':
      return phase === 'closing' ? 'idle' : phase;
  }
};

/** Phases of a wait; the close delay is specification §9. */
export const useLoadingPhase = (active: boolean): LoadingPhase => {
  const [phase, send] = useReducer(next, 'idle');
  useEffect(() => {
    send(active ? 'start' : 'done');
    const timer = createTimer();
    if (active) timer.start(veilDelay, () => send('slow'));
    else timer.start(OVERLAY_CLOSE_DELAY, () => send('closed'));
    return timer.clear;
  }, [active]);
  return phase;
};
