import { headers, problems } from '@pribavka/api';
import { schemas } from '@pribavka/api/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { newId } from '../ids.ts';
import { exposedHeaders } from './headers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { corsOrigins: ['https://shop.example.ru'] } });
});
afterAll(() => server.close());

const post = (url: string, payload: string | object, extra: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...extra } });
const loginUrl = '/api/v1/public/auth/login';

describe('envelope', () => {
  it('wraps data and names the request', async () => {
    const id = newId();
    const answer = await server.app.inject({ url: '/api/v1/public/users/dictionary', headers: { 'x-request-id': id } });
    expect(Object.keys(answer.json())).toEqual(['data', 'messages']);
    expect(answer.headers['x-request-id']).toBe(id);
  });

  it('makes an id of its own instead of a text that is not one', async () => {
    const answer = await server.app.inject({
      url: '/api/v1/public/users/dictionary',
      headers: { 'x-request-id': 'x\u0020{"level":60}' },
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['broken JSON', () => post(loginUrl, '{"login":'), 400, 'BAD_REQUEST'],
    [
      'another media type',
      () => post(loginUrl, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a body too large',
      () => post(loginUrl, JSON.stringify({ login: 'x'.repeat(1_100_000) })),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an array for an object', () => post(loginUrl, '[]'), 400, 'VALIDATION'],
    ['null', () => post(loginUrl, 'null'), 400, 'VALIDATION'],
    ['a poisoned prototype', () => post(loginUrl, '{"__proto__":{"a":1}}'), 400, 'BAD_REQUEST'],
    ['an unknown address', () => server.app.inject({ url: '/api/v1/nothing' }), 404, 'NOT_FOUND'],
    ['a wrong method', () => server.app.inject({ method: 'DELETE', url: loginUrl }), 405, 'METHOD_NOT_ALLOWED'],
    [
      'a character the database cannot keep',
      () => post(loginUrl, { login: 'a\u0000b@example.ru', password: 'x' }),
      400,
      'VALIDATION',
    ],
    ['an id that is none', () => server.app.inject({ url: '/api/v1/public/files/1' }), 400, 'VALIDATION'],
    [
      'an address with broken escapes',
      () => server.app.inject({ url: '/api/v1/public/files/%E0%A4%A' }),
      400,
      'BAD_REQUEST',
    ],
  ] as const)('%s is a clear refusal', async (_, send, status, code) => {
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    const { fields, ...envelope } = answer.json() as Record<string, unknown>;
    expect(Object.keys(envelope).sort()).toEqual(['code', 'errors', 'messages', 'requestId']);
    expect(fields !== undefined).toBe(code === 'VALIDATION');
  });

  it.each([
    ['a field called as what every object has', '{"login":"a","password":"b","toString":1}', 'toString'],
    ['another of them', '{"login":"a","password":"b","constructor":1}', 'constructor'],
    ['and one more', '{"login":"a","password":"b","hasOwnProperty":1}', 'hasOwnProperty'],
    ['a character the database cannot keep', '{"login":"a\\u0000b","password":"b"}', 'login'],
    ['half of a character', '{"login":"a\\ud800b","password":"b"}', 'login'],
    ['text read in a wrong encoding', '{"login":"a\\ufffdb","password":"b"}', 'login'],
  ])('%s is refused by its name', async (_, body, field) => {
    const answer = await post(loginUrl, body);
    expect([answer.statusCode, answer.json().errors.flatMap(Object.keys)]).toEqual([400, [field]]);
  });

  it.each(['toString', 'constructor', 'valueOf', '__proto__', 'nonsense'])(
    'the query %s is refused by its name',
    async (name) => {
      const url = `/api/v1/public/users/stores/addresses/by-inn?inn=0000010016&role=member&${name}=1`;
      const answer = await server.app.inject({ url });
      expect([answer.statusCode, answer.json().errors.flatMap(Object.keys)]).toEqual([400, [name]]);
      // A call that takes none says so as well.
      const none = await server.app.inject({ url: `/api/v1/public/users/dictionary?${name}=1` });
      expect([none.statusCode, none.json().errors.flatMap(Object.keys)]).toEqual([400, [name]]);
    },
  );

  it('says which methods an address has', async () => {
    const answer = await server.app.inject({ method: 'PATCH', url: '/api/v1/private/users/store-groups/1?x=1' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'DELETE, GET, PUT']);
  });

  it('tells nothing of the inside when the server itself fails', async () => {
    const { passwords } = server.services;
    const original = passwords.check;
    passwords.check = () => Promise.reject(new Error('secret at /srv/app/db.ts: select * from users'));
    try {
      const answer = await post(loginUrl, { login: 'someone@example.ru', password: 'Vernost7!' });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'INTERNAL', messages: [problems.INTERNAL.text], errors: [] });
      expect(answer.body).not.toMatch(/secret|select|\.ts|stack/i);
    } finally {
      passwords.check = original;
    }
    expect((await server.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  it.each([
    '/api/v1/public/users/dictionary',
    '/api/v1/nothing',
    '/api/v1/private/users/users/profile',
    '/health/live',
  ])('guard every answer: %s', async (url) => {
    const { headers: given } = await server.app.inject({ url });
    expect(given).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(given['server'] ?? given['x-powered-by']).toBeUndefined();
  });

  it('give another origin the tokens and the id only when it is on the list', async () => {
    const ask = (origin: string) => server.app.inject({ url: '/api/v1/public/users/dictionary', headers: { origin } });
    const known = await ask('https://shop.example.ru');
    expect(known.headers['access-control-allow-origin']).toBe('https://shop.example.ru');
    expect(known.headers['access-control-expose-headers']).toBe(exposedHeaders.join(', '));
    const ours = [headers.sessionToken, headers.refreshToken, headers.requestId];
    expect(exposedHeaders).toEqual([...ours, 'Retry-After', 'Content-Disposition']);
    for (const origin of ['https://evil.ru', 'https://shop.example.ru.evil.ru', 'null', 'http://shop.example.ru']) {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('documentation', () => {
  it('is a page of its own scripts only, and its files are served', async () => {
    const { body, headers: given } = await server.app.inject({ url: '/api/docs' });
    const nonces = new Set([...body.matchAll(/<script nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect(nonces.size).toBe(1);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(given['content-security-policy']).toContain(`'nonce-${[...nonces][0]}'`);
    for (const [, address] of body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      const asset = await server.app.inject({ url: address! });
      expect(asset.statusCode).toBe(200);
      expect(asset.body.length).toBeGreaterThan(10_000);
    }
  });

  it('publishes OpenAPI with every address of the manifest', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThan(100);
    const operations = Object.values<Record<string, { summary?: string }>>(document.paths).flatMap(Object.values);
    expect(operations.every(({ summary }) => summary !== undefined && summary.length > 4)).toBe(true);
  });
});

describe('schemas', () => {
  interface Node {
    type?: string;
    enum?: unknown[];
    const?: unknown;
    maxLength?: number;
    additionalProperties?: boolean;
    properties?: Record<string, Node>;
    items?: Node;
    anyOf?: Node[];
  }
  const walk = (node: Node, path: string, see: (node: Node, path: string) => void): void => {
    see(node, path);
    for (const [name, child] of Object.entries(node.properties ?? {})) walk(child, `${path}.${name}`, see);
    for (const child of node.anyOf ?? []) walk(child, path, see);
    if (node.items) walk(node.items, `${path}[]`, see);
  };

  it('bound every text and take no undeclared field', () => {
    const loose: string[] = [];
    for (const [key, parts] of Object.entries(schemas)) {
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = (parts as Record<string, Node | undefined>)[part];
        if (!schema) continue;
        walk(schema, `${key}.${part}`, (node, path) => {
          const isOpenText =
            node.type === 'string' && !node.enum && node.const === undefined && node.maxLength === undefined;
          if (isOpenText) loose.push(path);
          if (node.type === 'object' && node.additionalProperties !== false) loose.push(path);
        });
      }
    }
    expect(loose).toEqual([]);
  });
});
