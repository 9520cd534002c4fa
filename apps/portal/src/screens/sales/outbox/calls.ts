import { type Api, isProblem } from '@pribavka/api';

import { uploadPhoto } from '../form/upload-photo.ts';
import { isRefusal, sendCall } from '../form/useSender.ts';
import type { OutboxCalls } from './send-sale.ts';
import { outboxMessages as messages } from './messages.ts';

/** Milliseconds one call of the queue is waited for: a line that has died is not the one that comes after it. */
const PATIENCE = 60_000;

type SalesApi = Api<'sales.create' | 'sales.update' | 'sales.uploadFile' | 'sales.get'>;

function refusalOf(error: unknown): ReturnType<OutboxCalls['refusalOf']> {
  if (!isRefusal(error)) return undefined;
  return { messages: error.messages.length > 0 ? error.messages : [messages.refused] };
}

/** The calls of the queue, by the client of the page. */
export const callsOf = (api: SalesApi): OutboxCalls => ({
  send: async (call, key) => sendCall(api, call, key, AbortSignal.timeout(PATIENCE)),
  upload: async (photo) => uploadPhoto(api, photo),
  async read(id) {
    try {
      return await api.call('sales.get', { params: { id } }, { quiet: 'all', fresh: true, timeout: PATIENCE });
    } catch (error) {
      if (isProblem(error) && error.kind === 'not_found') return undefined;
      throw error;
    }
  },
  refusalOf,
  newKey: () => crypto.randomUUID(),
});
