import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useMemo } from 'react';

import { createSender, type Sender } from './sender.ts';

/** A refusal is an answer that says no; a lost answer and a broken server say nothing. */
const isRefusal = (error: unknown): boolean =>
  isProblem(error) && error.kind !== 'network' && error.kind !== 'server' && error.kind !== 'cancelled';

/** Sends a sale once, whatever is pressed, lost or reloaded; a person's own, so that a shared till mixes nothing. */
export function useSender(userId: string): Sender {
  const api = useApi();
  return useMemo(
    () =>
      createSender({
        send: async (call, key) =>
          call.kind === 'create'
            ? api.call('sales.create', { body: call.body }, { idempotencyKey: key, quiet: 'all' })
            : api.call(
                'sales.update',
                { params: { id: call.id }, body: call.body },
                { idempotencyKey: key, quiet: 'all' },
              ),
        refused: isRefusal,
        newKey: () => crypto.randomUUID(),
        storage: localStorage,
        slot: `pb-sale-call:${userId}`,
      }),
    [api, userId],
  );
}
