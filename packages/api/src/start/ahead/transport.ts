import type { Transport, TransportAnswer } from '../../client/transport.ts';
import { headers as names } from '../../headers.ts';
import { nameOfCall } from './plan.ts';
import { takeAhead } from './answers.ts';

/** The answer, or what a transport says when the caller has stopped waiting. */
const untilAborted = (answer: Promise<TransportAnswer>, signal: AbortSignal): Promise<TransportAnswer> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(Object.assign(new Error('ERR_CANCELED'), { code: 'ERR_CANCELED' }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * A transport that gives the answers to what `sendAhead` has asked for, each once, and carries everything else by the
 * transport given. A question whose early request was lost on the way is sent again.
 */
export const aheadTransport =
  (transport: Transport): Transport =>
  async (request) => {
    const early =
      request.responseType === 'json' && takeAhead(nameOfCall(request), request.headers[names.authorization]);
    if (!early) return transport(request);
    try {
      return await (request.signal ? untilAborted(early, request.signal) : early);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      return transport(request);
    }
  };
