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
    const take = async (): Promise<void> => {
      try {
        await api.call('sales.lock', { params: { id } }, { quiet: 'all' });
        mine = true;
        if (!left) setLock(settled);
      } catch (error) {
        // Without a network nothing is known; the lock lives ten minutes on the server.
        const isUnknown = !isProblem(error) || error.kind === 'network' || error.kind === 'server';
        if (!isUnknown) mine = false;
        if (!left) setLock((before) => ({ asking: false, problem: isUnknown ? before.problem : error }));
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
      if (mine) releaseAtOnce(id, api.session.tokens()?.session);
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
