import type { UploadTransport } from '@pribavka/ui/upload';

interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Lets the upload component of the design system send through the typed client. */
export const uploadTransport =
  (send: (file: File, options: SendOptions) => Promise<unknown>): UploadTransport =>
  ({ file, signal, onProgress }) =>
    send(file, { signal, onProgress });
