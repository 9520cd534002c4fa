import { assertAddress } from '../client/usage-error.ts';
import type { Transport, TransportAnswer, TransportProgress, TransportRequest } from '../client/transport.ts';

export type FetchSettings = {
  /** Stands in for the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Send an upload as a stream, so that its progress is known byte by byte; on unless there is a page. Browsers do that
   * over HTTP/2 alone or not at all: without it an upload reports only its end.
   */
  streamUploads?: boolean | undefined;
};

type Code = 'ERR_CANCELED' | 'ECONNABORTED' | 'ERR_NETWORK';

const failure = (code: Code, cause: unknown): Error => Object.assign(new Error(code, { cause }), { code });

function addressOf({ baseURL, path, query }: TransportRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one === undefined || one === null) continue;
      search.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return `${baseURL}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The same bytes, counted as they go by. */
function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  total: number | undefined,
  report: TransportProgress,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let loaded = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        report(total === undefined ? loaded : Math.min(loaded, total), total);
        controller.enqueue(chunk);
      },
    }),
  );
}

function bodyOf({ body, onUpload }: TransportRequest, streams: boolean): RequestInit & { duplex?: 'half' } {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  if (!onUpload || !streams) return { body };
  const { body: bytes, headers } = new Response(body);
  // What stands around the file is not counted: it is a few hundred bytes.
  const total = [...body.values()].reduce((sum, part) => sum + (part instanceof Blob ? part.size : 0), 0);
  return {
    ...(bytes ? { body: counted(bytes, total, onUpload) } : {}),
    headers: { 'content-type': headers.get('content-type') ?? '' },
    duplex: 'half',
  };
}

async function dataOf(answer: Response, { responseType, onDownload }: TransportRequest): Promise<unknown> {
  // A packed body is longer than its header says once it is open.
  const length = answer.headers.has('content-encoding') ? 0 : Number(answer.headers.get('content-length'));
  const read =
    onDownload && answer.ok && answer.body
      ? new Response(counted(answer.body, length > 0 ? length : undefined, onDownload))
      : answer;
  if (responseType === 'arraybuffer') return read.arrayBuffer();
  const text = await read.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Requests by the platform's `fetch`, with cookies: Node 20.3 and later, browsers since 2024. */
export function fetchTransport(settings: FetchSettings = {}): Transport {
  const streams = settings.streamUploads ?? !('document' in globalThis);
  return async (request): Promise<TransportAnswer> => {
    if (!settings.fetch) assertAddress(request.baseURL);
    const { signal: own, timeout, method } = request;
    const clock = AbortSignal.timeout(timeout);
    const { headers, ...body } = bodyOf(request, streams);
    try {
      const send = settings.fetch ?? globalThis.fetch;
      const answer = await send(addressOf(request), {
        method,
        ...body,
        headers: { accept: 'application/json', ...request.headers, ...(headers as Record<string, string> | undefined) },
        credentials: 'include',
        signal: own ? AbortSignal.any([own, clock]) : clock,
      });
      const data = await dataOf(answer, request);
      if (answer.ok && !body.duplex) request.onUpload?.(1, 1);
      return { status: answer.status, headers: Object.fromEntries(answer.headers), data };
    } catch (error) {
      if (own?.aborted) throw failure('ERR_CANCELED', error);
      throw failure(clock.aborted ? 'ECONNABORTED' : 'ERR_NETWORK', error);
    }
  };
}
