import type { OwnMessages } from '../../foundation/messages/define.ts';
import type { uploadMessages } from './upload.messages.ts';

/** Life of a file (specification §4): ready, uploading, success, fail; `cancelled` is the person's own stop. */
export type UploadStatus = 'ready' | 'uploading' | 'success' | 'fail' | 'cancelled';

/** Why a file was not taken. */
export type RejectCode = 'empty' | 'type' | 'size' | 'count' | 'duplicate';

/** Why a file was refused or did not arrive. */
export interface UploadProblem {
  /** `server`: the transfer failed; otherwise the file never left. */
  readonly code: RejectCode | 'server';
  /** What to show. For `server`: the answer's error field, its text, or `fail to {method} {url} {status}` (§8). */
  readonly message: string;
  /** Whether sending it once more may help. */
  readonly canRetry: boolean;
}

/** A file in the list. */
export interface UploadItem<T = unknown> {
  /** Unique in the list. */
  readonly id: string;
  /** The file itself. */
  readonly file: File;
  /** Its name, as it is shown. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where it stands: waits, goes, has arrived, failed or was stopped. */
  readonly status: UploadStatus;
  /** 0–1; undefined while the length is unknown. */
  readonly progress: number | undefined;
  /** Why it failed; undefined otherwise. */
  readonly problem: UploadProblem | undefined;
  /** Parsed answer of a success. */
  readonly response: T | undefined;
}

/** One file as a transport gets it. */
export interface UploadRequest {
  /** Address to send to. */
  readonly url: string;
  /** Method of the request. */
  readonly method: string;
  /** Headers of the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Multipart name the file goes under; default `file` (specification §7). */
  readonly fieldName: string;
  /** Fields to send along with the file. */
  readonly extra: Readonly<Record<string, string>>;
  /** The file itself. */
  readonly file: File;
  /** Aborts when the person stops the file or takes it away. */
  readonly signal: AbortSignal;
  /** Reports a share from 0 to 1; undefined while the length is unknown. */
  readonly onProgress: (fraction: number | undefined) => void;
}

/** Sends one file; resolves with the parsed answer, rejects with `UploadFailure` or any error with a message. */
export type UploadTransport = (request: UploadRequest) => Promise<unknown>;

/** Which files are taken. */
export interface UploadLimits {
  /** As in `<input accept>`: `image/*,.pdf`. */
  readonly accept?: string | undefined;
  /** Bytes. */
  readonly maxSize?: number | undefined;
  /** With room for one, a file chosen later takes the place of the one before it. */
  readonly maxFiles?: number | undefined;
}

/** How files are chosen and sent. */
export interface UploadOptions<T = unknown> extends UploadLimits {
  /** Address each file is sent to. */
  readonly url: string;
  /** Method of the request. @default 'POST' */
  readonly method?: string | undefined;
  /** Name of the form field that carries the file. @default 'file' */
  readonly fieldName?: string | undefined;
  /** Fields sent along with each file. */
  readonly extra?: Readonly<Record<string, string>> | undefined;
  /** Headers of each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the file instead of `XMLHttpRequest`. */
  readonly transport?: UploadTransport | undefined;
  /** Files sent at once. @default 2 */
  readonly parallel?: number | undefined;
  /** Send as soon as chosen. @default true */
  readonly auto?: boolean | undefined;
  /** Texts of the reasons and of what is read aloud. @default in Russian; a field takes those of the page */
  readonly messages?: OwnMessages<typeof uploadMessages> | undefined;
  /** A file has arrived, with the answer of the server. */
  readonly onSuccess?: ((payload: { item: UploadItem<T>; response: T }) => void) | undefined;
  /** A file was refused or did not arrive, with the reason. */
  readonly onFail?: ((payload: { item: UploadItem<T>; problem: UploadProblem }) => void) | undefined;
  /** Reads a text aloud. @default the announcer of the page */
  readonly announce?: ((text: string, options: { assertive: boolean }) => void) | undefined;
}

/** Files of a queue. */
export interface UploadState<T = unknown> {
  /** Files in the order they were added. */
  readonly items: readonly UploadItem<T>[];
}
