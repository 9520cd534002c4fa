import { recordOf } from '../problems/envelope.ts';
import type { Transport, TransportAnswer, TransportProgress, TransportRequest } from './transport.ts';
import type { CallOptions } from './types.ts';

/** The answer a request failed with, undefined when none came. */
export function answerOf(error: unknown): { status: number; data: unknown } | undefined {
  const response = recordOf(recordOf(error)?.['response']);
  return response ? (response as { status: number; data: unknown }) : undefined;
}

/** An answer that is not a refusal; a refusal is thrown with itself as `response`. */
function taken(answer: TransportAnswer): TransportAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw Object.assign(new Error(`HTTP ${answer.status}`), { response: { ...answer } });
}

/** Sends one request over a transport; rejects unless it is taken. */
export const exchangeOver =
  (transport: Transport, baseURL: string, usualTimeout: number) =>
  async (
    request: Omit<TransportRequest, 'baseURL' | 'timeout' | 'signal' | 'onUpload' | 'onDownload'>,
    { timeout = usualTimeout, signal, onProgress }: CallOptions = {},
  ): Promise<TransportAnswer> => {
    const report: TransportProgress | undefined =
      onProgress && ((loaded, total) => onProgress(total ? loaded / total : 0));
    const side = request.responseType === 'arraybuffer' ? 'onDownload' : 'onUpload';
    const progress = { onUpload: undefined, onDownload: undefined, [side]: report };
    return taken(await transport({ ...request, baseURL, timeout, signal, ...progress }));
  };
