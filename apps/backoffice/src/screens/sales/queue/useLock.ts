import { headers, isProblem, type Problem, unknownDevice } from '@pribavka/api';
import { knownDevice } from '@pribavka/api/fingerprint';
import { useApi } from '@pribavka/api/react';
import { createTimer } from '@pribavka/ui';
import { useEffect, useState } from 'react';

import { apiUrl } from '../../../app/urls.ts';

/** Milliseconds between renewals: a lock that is lost is seen before anything long is typed. */
const renewal = 4000;

/** The tab is going: a request that outlives it, which `sendBeacon` cannot carry because it sends no session. */
function releaseAtOnce(id: string, token: string | undefined): void {
  if (token === undefined) return;
  void fetch(`${apiUrl()}/v1/private/sales/admin/sales/${id}/lock`, {
    method: 'DELETE',
    keepalive: true,
    headers: {
      [headers.authorization]: `Bearer ${token}`,
      [headers.requestId]: crypto.randomUUID(),
      [headers.fingerprint]: knownDevice() ?? unknownDevice,
    },
  }).catch(() => undefined);
}

export interface Lock {
  /** The server has not yet said whose the sale is. */
  readonly asking: boolean;
  /** The sale is somebody else's, or no longer waits. */
  readonly problem: Problem | undefined;
}

const asking: Lock = { asking: true, problem: undefined };
const settled: Lock = { asking: false, problem: undefined };

/** Holds the sale for this moderator while the page lives, so that two people never check one receipt. */
export function useLock(id: string | undefined, wanted: boolean): Lock {
  const api = useApi();
  const [lock, setLock] = useState(asking);
  useEffect(() => {
    if (id === undefined || !wanted) return undefined;
    let left = false;
    let mine = false;
    let taking = false;
    let request = new AbortController();
    const take = async (): Promise<void> => {
      request = new AbortController();
      // A renewal takes nothing: one that reaches the server after the release of a closed page changes nothing there.
      const body = mine ? { renew: true } : {};
      taking = true;
      try {
        await api.call('sales.lock', { params: { id }, body }, { quiet: 'all', signal: request.signal });
        mine = true;
        if (!left) setLock(settled);
      } catch (error) {
        // Without a network nothing is known; the lock lives ten minutes on the server.
        const isUnknown = !isProblem(error) || ['network', 'server', 'cancelled'].includes(error.kind);
        if (!isUnknown) mine = false;
        // Released in another tab, or lapsed while the computer slept: nobody has it, so it is taken again.
        if (isProblem(error) && error.code === 'SALE_LOCK_LOST' && !left) return take();
        if (!left) setLock((before) => ({ asking: false, problem: isUnknown ? before.problem : error }));
      } finally {
        taking = false;
      }
    };
    let last = take();
    const renew = (): void => void (last = last.then(() => (left ? undefined : take())));
    const timer = createTimer();
    const renewLater = (): void =>
      timer.start(renewal, () => {
        renew();
        renewLater();
      });
    renewLater();
    // A tab that was asleep finds out at once.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') renew();
    };
    const onHide = (): void => {
      // An answer on its way would come too late to be heard, but not to take the sale again.
      request.abort();
      if (mine || taking) releaseAtOnce(id, api.session.tokens()?.session);
      mine = false;
    };
    document.addEventListener('visibilitychange', onVisible);
    globalThis.addEventListener('pagehide', onHide);
    return () => {
      left = true;
      timer.clear();
      document.removeEventListener('visibilitychange', onVisible);
      globalThis.removeEventListener('pagehide', onHide);
      setLock(asking);
      void last.then(() =>
        mine ? api.call('sales.unlock', { params: { id } }, { quiet: 'all' }).catch(() => undefined) : undefined,
      );
    };
  }, [api, id, wanted]);
  return lock;
}
