import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { multipartOf, type UploadedFile } from './requests.ts';

export interface WireRequest {
  method: string;
  /** Path under `/api`, filled in. */
  path: string;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  file?: UploadedFile | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Bearer token. */
  token?: string | undefined;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  /** The whole JSON body, or undefined when it is none. */
  json: Record<string, unknown> | undefined;
  requestId: string;
}

export type Wire = (request: WireRequest) => Promise<WireAnswer>;

/**
 * Opens a port and calls the server the way a stranger would: nothing of the manifest or the client is
 * used, only what the specification writes. Every call carries the headers of specification §7.
 */
export async function openWire(app: FastifyInstance): Promise<Wire> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async ({ method, path, query, body, file, headers, token }) => {
    const requestId = randomUUID();
    const search = new URLSearchParams(query).toString();
    const form = file && multipartOf(file, body as object | undefined);
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}${search ? `?${search}` : ''}`, {
      method,
      headers: {
        'X-Fingerprint': 'conformance-device',
        'X-Request-Id': requestId,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(form ? { 'Content-Type': form.type } : hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(form ? { body: new Uint8Array(form.payload) } : hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined,
      requestId,
    };
  };
}
