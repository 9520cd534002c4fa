import { type Api, isProblem, type Problem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useMemo } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { createSender, type SaleCall, type Sender } from './sender.ts';

/** Failures after which the server may have done the work, or may do it at the next attempt. */
const unsettled: ReadonlySet<Problem['kind']> = new Set(['network', 'server', 'cancelled', 'auth', 'limit']);

/** A refusal is an answer that says no; a lost answer and a broken server say nothing. */
export const isRefusal = (error: unknown): error is Problem =>
  isProblem(error) && !unsettled.has(error.kind) && error.code !== 'IDEMPOTENCY_IN_PROGRESS';

/** One call of a sale under its key; what goes wrong is said by the form or the queue. */
export const sendCall = (
  api: Api<'sales.create' | 'sales.update'>,
  call: SaleCall,
  key: string,
  signal?: AbortSignal,
): Promise<Sale> =>
  call.kind === 'create'
    ? api.call('sales.create', { body: call.body }, { idempotencyKey: key, quiet: 'all', signal })
    : api.call(
        'sales.update',
        { params: { id: call.id }, body: call.body },
        { idempotencyKey: key, quiet: 'all', signal },
      );

/** Where the calls of forms on their way are kept: a person's own, so that a shared till mixes nothing. */
const slotOf = (userId: string): string => `pb-sale-call:${userId}`;

/** Leaves no call of this member on the device. */
export function forgetCalls(userId: string): void {
  const slot = slotOf(userId);
  for (const name of Object.keys(localStorage)) {
    if (name === slot || name.startsWith(`${slot}:`)) localStorage.removeItem(name);
  }
}

/** Sends a sale once, whatever is pressed, lost or reloaded. */
export function useSender(userId: string): Sender {
  const api = useApi();
  return useMemo(
    () =>
      createSender({
        send: async (call, key, signal) => sendCall(api, call, key, signal),
        refused: isRefusal,
        newKey: () => crypto.randomUUID(),
        storage: localStorage,
        slot: slotOf(userId),
      }),
    [api, userId],
  );
}
