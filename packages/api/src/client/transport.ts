/** One request, ready to leave. */
export type TransportRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api`, or an absolute address; `path` follows it. */
  readonly baseURL: string;
  /** Begins with `/`; its parameters are in place. */
  readonly path: string;
  /** `undefined` values are left out, a list is its name repeated: `ids=1&ids=2`. */
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** `FormData`, a value to be sent as JSON, or nothing. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** What to make of the answer's body: parsed JSON (text when it is not JSON), or an `ArrayBuffer`. */
  readonly responseType: 'json' | 'arraybuffer';
  /** The longest the whole exchange may take, milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly onUpload: TransportProgress | undefined;
  readonly onDownload: TransportProgress | undefined;
};

/** Bytes that have gone, and how many there are when that is known. */
export type TransportProgress = (loaded: number, total: number | undefined) => void;

/** An answer of any status. Names of headers are in small letters. */
export type TransportAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
};

/**
 * What carries requests. Resolves with every answer, refusals too; rejects when there is none, with an error whose `code`
 * says why: `ERR_CANCELED` (the caller's signal), `ECONNABORTED` (the time is over), anything else is a lost network.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
