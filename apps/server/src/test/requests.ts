import { randomUUID } from 'node:crypto';

import { headers, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import type { FastifyInstance, InjectOptions } from 'fastify';

import type { Body, Output, Params, Query } from '../http/contract.ts';

export interface UploadedFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

export interface Call<K extends RouteKey> {
  params?: Params<K> | undefined;
  query?: Query<K> | undefined;
  body?: Body<K> | undefined;
  /** Bearer token. */
  token?: string | undefined;
  /** `Idempotency-Key`; a fresh one unless given, `null` sends none. */
  key?: string | null | undefined;
  headers?: Record<string, string> | undefined;
  file?: UploadedFile | undefined;
}

export interface Answer<T> {
  status: number;
  data: T;
  code: string | undefined;
  messages: string[];
  /** Field messages of `errors`. */
  fields: Record<string, string[]>;
  headers: Record<string, unknown>;
  bytes: Buffer;
  /** New tokens of the answer, if any. */
  tokens: { access: string; refresh: string } | undefined;
}

const fieldsOf = (errors: unknown): Record<string, string[]> =>
  Object.assign({}, ...(Array.isArray(errors) ? errors.filter((error) => typeof error === 'object') : [])) as Record<
    string,
    string[]
  >;

/** A value where only texts can stand; a nested one, with or without a prototype, as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function addressOf(route: Route, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, textOf(value)]));
  return `/api${path}${pairs.length > 0 ? `?${search.toString()}` : ''}`;
}

/** `multipart/form-data` with one file and text fields. */
export function multipartOf(file: UploadedFile, fields: object = {}) {
  const boundary = randomUUID();
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.mime}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([Buffer.from(texts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A request of the manifest as `inject` takes it. */
export function requestOf<K extends RouteKey>(key: K, call: Call<K> = {}): InjectOptions {
  const route: Route = routes[key];
  const loose: { params?: object | undefined; query?: object | undefined; body?: object | undefined } = {
    params: call.params,
    query: call.query,
    body: call.body,
  };
  const multipart = call.file && multipartOf(call.file, loose.body);
  const hasBody = route.method !== 'GET';
  return {
    method: route.method,
    url: addressOf(route, loose.params, loose.query),
    headers: {
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.key === null ? {} : { [headers.idempotencyKey]: call.key ?? randomUUID() }),
      ...(multipart ? { 'content-type': multipart.type } : {}),
      ...call.headers,
    },
    ...(multipart ? { payload: multipart.payload } : hasBody ? { payload: loose.body ?? {} } : {}),
  };
}

/** Calls a route by its key through the whole server. */
export async function callRoute<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  call: Call<K> = {},
): Promise<Answer<Output<K>>> {
  const answer = await app.inject(requestOf(key, call));
  const isJson = String(answer.headers['content-type']).includes('json');
  const json = isJson ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
  const access = answer.headers[headers.sessionToken.toLowerCase()];
  const refresh = answer.headers[headers.refreshToken.toLowerCase()];
  return {
    status: answer.statusCode,
    data: json['data'] as Output<K>,
    code: json['code'] as string | undefined,
    messages: (json['messages'] as string[] | undefined) ?? [],
    fields: fieldsOf(json['errors']),
    headers: answer.headers,
    bytes: answer.rawPayload,
    tokens: typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : undefined,
  };
}
