/** One request, ready to leave. */
export type TransportRequest = {
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api`, or an absolute address; `path` follows it. */
  readonly baseURL: string;
  /** Begins with `/`; its parameters are in place. */
  readonly path: string;
  /** `undefined` values are left out, a list is its name repeated: `ids=1&ids=2`. */
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** `FormData`, a value to be sent as JSON, or nothing. */
  readonly body: unknown;
  /** What must go out, without the type of the content. */
  readonly headers: Readonly<Record<string, string>>;
  /** What to make of the answer's body: parsed JSON (text when it is not JSON), or an `ArrayBuffer`. */
  readonly responseType: 'json' | 'arraybuffer';
  /** The longest the whole exchange may take, milliseconds. */
  readonly timeout: number;
  /** Ends the exchange. */
  readonly signal: AbortSignal | undefined;
  /** To be called as the body goes out; undefined when nobody listens. */
  readonly onUpload: TransportProgress | undefined;
  /** The same as the body of the answer comes in. */
  readonly onDownload: TransportProgress | undefined;
};

/** Bytes that have gone, and how many there are when that is known. */
export type TransportProgress = (loaded: number, total: number | undefined) => void;

/** An answer of any status. */
export type TransportAnswer = {
  /** HTTP status. */
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body, as `responseType` asks. */
  readonly data: unknown;
};

/**
 * What carries requests. Resolves with every answer, refusals too; rejects when there is none, with an error whose `code`
 * says why: `ERR_CANCELED` (the caller's signal), `ECONNABORTED` (the time is over), anything else is a lost network.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
