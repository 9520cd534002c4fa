import { useApi, useInvalidate } from '@pribavka/api/react';
import { useStableCallback } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useEffect } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { callsOf } from './calls.ts';
import { outboxMessages as messages } from './messages.ts';
import { startRunner } from './runner.ts';
import { outboxStore } from './store.ts';

/** Sends the sales of this member that wait on the device. Draws nothing. */
export function Runner({ owner }: { owner: string }): null {
  const api = useApi();
  const invalidate = useInvalidate();
  const onSent = useStableCallback((sale: Sale | undefined) => {
    toast.success(sale ? messages.sent(sale.number) : messages.sentBefore);
    invalidate(['sales.*', 'points.*', 'operations.*']);
  });
  useEffect(() => {
    let isHere = true;
    const unsubscribe = api.session.subscribe((change) => {
      // Another account may follow: nothing is sent in its name.
      if (change !== 'refreshed') isHere = false;
    });
    const stop = startRunner({
      owner,
      store: outboxStore,
      calls: callsOf(api),
      isHere: () => isHere && api.session.tokens() !== undefined,
      onSent,
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [api, owner, onSent]);
  return null;
}
