import { headers as names } from '../headers.ts';
import type { Route } from '../routes/types.ts';
import type { Tokens } from '../session/store.ts';
import type { TransportRequest } from './transport.ts';
import { assertBlob } from './usage-error.ts';

/** The parts an input may have, whatever the route. */
export type LooseInput = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  file?: Blob | undefined;
  fileName?: string | undefined;
  field?: string | undefined;
};

type Envelope = {
  requestId: string;
  fingerprint: string;
  tokens: Tokens | undefined;
  idempotencyKey: string | undefined;
};

export function pathOf(route: Route, params: LooseInput['params']): string {
  return route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params?.[name];
    if (typeof value !== 'string' || value === '') {
      throw new TypeError(`${route.method} ${route.path}: parameter ${name} is missing`);
    }
    return encodeURIComponent(value);
  });
}

function formOf({ file, fileName, field, body }: LooseInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) form.append(field ?? 'file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  return form;
}

/** Refuses what no repetition can send: a missing parameter, a file that is not one. */
export function assertInput(route: Route, input: LooseInput): void {
  pathOf(route, input.params);
  if (route.multipart && input.file !== undefined) assertBlob(input.file, `${route.method} ${route.path}`);
}

/** A bodyless POST would go out as a form and be refused: an empty object says it is JSON. */
function bodyOf(route: Route, input: LooseInput): unknown {
  if (route.multipart) return formOf(input);
  if (route.method === 'GET' || route.method === 'DELETE') return undefined;
  return input.body ?? {};
}

/** What a transport is given of one attempt of a call. */
export function requestOf(
  route: Route,
  input: LooseInput,
  envelope: Envelope,
): Pick<TransportRequest, 'method' | 'path' | 'query' | 'body' | 'headers' | 'responseType'> {
  const headers: Record<string, string> = {
    [names.requestId]: envelope.requestId,
    [names.fingerprint]: envelope.fingerprint,
  };
  if (envelope.tokens) headers[names.authorization] = `Bearer ${envelope.tokens.session}`;
  if (envelope.idempotencyKey) headers[names.idempotencyKey] = envelope.idempotencyKey;
  return {
    method: route.method,
    path: pathOf(route, input.params),
    query: input.query,
    body: bodyOf(route, input),
    headers,
    responseType: route.binary ? 'arraybuffer' : 'json',
  };
}
