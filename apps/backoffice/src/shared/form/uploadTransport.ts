import type { UploadTransport } from '@pribavka/ui/upload';

type SendOptions = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** A call of the client as an upload field sends a file; the field shows the failure. */
export const uploadTransport =
  (send: (file: File, options: SendOptions) => Promise<unknown>): UploadTransport =>
  ({ file, signal, onProgress }) =>
    send(file, { signal, onProgress });
