import { headers, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

import { multipartOf } from '../requests.ts';
import { brokenOf, type Node, type Pools, validOf } from './arbitrary.ts';

/** A request as it will be sent, apart from who sends it. */
export interface FuzzRequest {
  route: RouteKey;
  kind: 'valid' | 'broken' | 'raw';
  inject: InjectOptions;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

// A lone half of a surrogate pair cannot stand in an address at all; a browser sends U+FFFD for it.
const encode = (value: unknown): string => encodeURIComponent(asText(value).replaceAll(/\p{Cs}/gu, '\uFFFD'));

function address(route: Route, params: unknown, query: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(given[name] ?? '-') || '-');
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `/api${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const contents = [
  picture,
  picture.subarray(0, 30),
  Buffer.from('%PDF-1.7\n1'),
  Buffer.from('ИНН;Название\r\n1;2'),
  Buffer.from('PK\u0003\u0004xl/workbook.xml'),
  Buffer.from('<svg onload=alert(1)>'),
  Buffer.alloc(0),
  Buffer.from([0xff, 0xd8, 0xff, 0]),
];

const file = fc.record({
  name: fc.constantFrom('чек.png', '../../a.pdf', 'a\u0001b.csv', '', 'x'.repeat(300), 'con.xlsx'),
  mime: fc.constantFrom('image/png', 'text/html', 'application/pdf'),
  bytes: fc.constantFrom(...contents),
});

function bodyOf(route: Route, body: unknown, upload: Parameters<typeof multipartOf>[0]): InjectOptions {
  if (route.multipart) {
    const { type, payload } = multipartOf(upload, body ?? {});
    return { payload, headers: { 'content-type': type } };
  }
  if (route.method === 'GET' || route.method === 'DELETE') return {};
  return { payload: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } };
}

/** Bodies that are no JSON of ours at all. */
const raw = fc.constantFrom<Pick<InjectOptions, 'payload' | 'headers'>>(
  { payload: '{"a":', headers: { 'content-type': 'application/json' } },
  { payload: '', headers: { 'content-type': 'application/json' } },
  { payload: 'null', headers: { 'content-type': 'application/json' } },
  { payload: '"text"', headers: { 'content-type': 'application/json' } },
  { payload: '[]', headers: { 'content-type': 'application/json' } },
  { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
  { payload: '['.repeat(100_000), headers: { 'content-type': 'application/json' } },
  { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
  { payload: '{}', headers: { 'content-type': '\u00ff/\u00ff' } },
);

const key = fc.uuid();

/** Right, slightly wrong and hopeless requests to one route. */
export function requestsTo(route: RouteKey, pools: Pools, kind: FuzzRequest['kind']): fc.Arbitrary<FuzzRequest> {
  const definition: Route = routes[route];
  const parts = schemas[route] as Partial<Record<'params' | 'query' | 'body', Node>>;
  const part = (name: 'params' | 'query' | 'body', broken: boolean): fc.Arbitrary<unknown> => {
    const schema = parts[name];
    if (!schema) return broken ? fc.constantFrom<unknown>(undefined, { x: 1 }) : fc.constant(undefined);
    return broken ? brokenOf(schema, pools) : validOf(schema, pools);
  };
  const names = (['params', 'query', 'body'] as const).filter((name) => parts[name]);
  const wrongPart = fc.constantFrom(...(names.length > 0 ? names : (['query'] as const)));
  const built = (wrong: string | undefined) =>
    fc
      .tuple(
        part('params', wrong === 'params'),
        part('query', wrong === 'query'),
        part('body', wrong === 'body'),
        file,
        key,
      )
      .map(([params, query, body, upload, id]): FuzzRequest => {
        const { headers: type = {}, ...payload } = bodyOf(definition, body, upload);
        return {
          route,
          kind,
          inject: {
            method: definition.method,
            url: address(definition, params, query),
            headers: { ...type, [headers.idempotencyKey]: id },
            ...payload,
          },
        };
      });
  if (kind === 'valid') return built(undefined);
  if (kind === 'broken') return wrongPart.chain(built);
  return fc.tuple(built(undefined), raw).map(([request, body]) => ({
    ...request,
    kind,
    inject: { ...request.inject, ...body, headers: { ...request.inject.headers, ...body.headers } },
  }));
}
