import { headers, unknownDevice } from '@pribavka/api';
import { knownDevice } from '@pribavka/api/fingerprint';
import { useApi } from '@pribavka/api/react';
import { useStableCallback } from '@pribavka/ui';
import { useEffect, useRef, useState } from 'react';

import { apiUrl } from '../../../app/urls.ts';
import { tabId } from '../../../shared/tab-id.ts';
import { type HeldLock, holdLock } from './hold-lock.ts';
import type { LockState } from './lock-state.ts';

/** The tab is going: a request that outlives it, which `sendBeacon` cannot carry because it sends no session. */
function releaseAtOnce(id: string, token: string | undefined): void {
  if (token === undefined) return;
  void fetch(`${apiUrl()}/v1/private/sales/admin/sales/${id}/lock?tab=${tabId}`, {
    method: 'DELETE',
    keepalive: true,
    headers: {
      [headers.authorization]: `Bearer ${token}`,
      [headers.requestId]: crypto.randomUUID(),
      [headers.fingerprint]: knownDevice() ?? unknownDevice,
    },
  }).catch(() => undefined);
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Lock {
  readonly state: LockState;
  /** Takes the sale back after a pause, or from another tab. */
  readonly again: () => void;
}

interface LockedSale {
  readonly id: string;
  /** There is something to check: the sale waits, and not for somebody else only. */
  readonly wanted: boolean;
  /** Another holds it as it opens: it is waited for, not asked for. */
  readonly taken: boolean;
  readonly isFree: () => Promise<boolean>;
}

/** Holds the sale for this tab while the page lives, so that two people never check one receipt. */
export function useLock({ id, wanted, taken, isFree }: LockedSale): Lock {
  const api = useApi();
  const [state, setState] = useState<LockState>();
  const first = taken ? 'other' : 'asking';
  const held = useRef<HeldLock>(undefined);
  const askFree = useStableCallback(isFree);
  const beginning = useStableCallback(() => first);
  useEffect(() => {
    if (!wanted) return undefined;
    const lock = holdLock(
      {
        take: (request, signal) =>
          api.call('sales.lock', { params: { id }, body: { ...request, tab: tabId } }, { quiet: 'all', signal }),
        give: () => api.call('sales.unlock', { params: { id }, query: { tab: tabId } }, { quiet: 'all' }),
        isFree: async () => (await askFree()) === true,
      },
      beginning() ?? 'asking',
      setState,
    );
    held.current = lock;
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') lock.wake();
    };
    const onHide = (): void => {
      if (lock.hide()) releaseAtOnce(id, api.session.tokens()?.session);
    };
    document.addEventListener('visibilitychange', onVisible);
    globalThis.addEventListener('pagehide', onHide);
    for (const touch of touches) document.addEventListener(touch, lock.touch, { passive: true, capture: true });
    return () => {
      held.current = undefined;
      document.removeEventListener('visibilitychange', onVisible);
      globalThis.removeEventListener('pagehide', onHide);
      for (const touch of touches) document.removeEventListener(touch, lock.touch, { capture: true });
      setState(undefined);
      lock.leave();
    };
  }, [api, id, wanted, askFree, beginning]);
  return { state: wanted ? (state ?? first) : 'closed', again: () => held.current?.again() };
}
