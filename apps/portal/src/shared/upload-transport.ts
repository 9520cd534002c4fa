import { createTimer } from '@pribavka/ui';
import type { UploadTransport } from '@pribavka/ui/upload';

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Milliseconds without a byte on its way after which a line is taken for a lost one. */
const STALL = 20_000;

/** Sends as long as something moves; then rejects with a `TimeoutError`, as what was given up for lost. */
export async function sendWhileMoving<T>(
  send: (options: SendOptions) => Promise<T>,
  { signal, onProgress }: Partial<SendOptions>,
): Promise<T> {
  const stuck = new AbortController();
  const timer = createTimer();
  const wait = (): void =>
    timer.start(STALL, () => stuck.abort(new DOMException('Nothing has moved for a while', 'TimeoutError')));
  wait();
  try {
    return await send({
      signal: signal ? AbortSignal.any([signal, stuck.signal]) : stuck.signal,
      onProgress: (share) => {
        wait();
        onProgress?.(share);
      },
    });
  } catch (error) {
    throw stuck.signal.aborted && !signal?.aborted ? (stuck.signal.reason as Error) : error;
  } finally {
    timer.clear();
  }
}

/** Lets the upload component of the design system send through the typed client. */
export const uploadTransport =
  (send: (file: File, options: SendOptions) => Promise<unknown>): UploadTransport =>
  ({ file, signal, onProgress }) =>
    send(file, { signal, onProgress });
