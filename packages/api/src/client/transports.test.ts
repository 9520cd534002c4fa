import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createApi as createFetchApi, fetchTransport } from '../fetch/index.ts';
import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { axiosTransport } from './axios-transport.ts';
import { createApi as createAxiosApi } from './over-axios.ts';
import type { TransportRequest } from './transport.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.stop());

const never = () => new Promise<never>(() => undefined);
const tokens = { session: 's1', refresh: 'r1' };
const withAxios = { name: 'axios', createApi: createAxiosApi, transport: axiosTransport() };
const withFetch = { name: 'fetch', createApi: createFetchApi, transport: fetchTransport() };

describe.each([withAxios, withFetch])('over $name', ({ createApi, transport }) => {
  const open = () =>
    createApi({ routes, session: createSession({ store: memoryStore(tokens) }), baseURL: backend.base });
  const request = (given: Partial<TransportRequest>): TransportRequest => ({
    method: 'GET',
    baseURL: backend.base,
    path: '/v1/x',
    query: undefined,
    body: undefined,
    headers: {},
    responseType: 'json',
    timeout: 5000,
    signal: undefined,
    onUpload: undefined,
    onDownload: undefined,
    ...given,
  });

  it('outside of a browser asks for a full baseURL by name, at once and without a retry', async () => {
    let retried = 0;
    const retry = async () => {
      retried += 1;
      return false;
    };
    for (const baseURL of [undefined, '/api']) {
      const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL, retry });
      const refused = expect(api.call('notifications.unread')).rejects;
      await refused.toThrow(/baseURL must be a full address/);
      await expect(api.call('notifications.unread')).rejects.toBeInstanceOf(TypeError);
      // Asked before anything is sent: a call that is cancelled already is refused all the same.
      const signal = AbortSignal.abort();
      await expect(api.call('notifications.unread', {}, { signal })).rejects.toThrow(/baseURL must be a full address/);
    }
    expect(retried).toBe(0);
  });

  it('takes a page with a good status for a failure, not for an empty answer', async () => {
    backend.answer = () => ({ status: 200, text: '<html><body>Welcome to nginx!</body></html>' });
    const problem = await problemOf(open().call('points.get'));
    expect(problem).toMatchObject({ kind: 'server', status: 200, code: 'HTTP_200' });
    expect(problem.messages.join()).not.toContain('<');
  });

  it('refuses a stream as a file by name and takes it as a Blob', async () => {
    const stream = () => new Blob(['photo']).stream();
    const upload = (file: unknown) => open().call('sales.uploadFile', { file: file as Blob });
    await expect(upload(stream())).rejects.toThrow(/file must be a Blob or a File/);
    expect(backend.seen).toHaveLength(0);
    await upload(await new Response(stream()).blob());
    expect(backend.seen[0]?.body).toContain('photo');
  });

  it('a query carries lists by name and leaves out what is not there', async () => {
    await transport(request({ query: { ids: ['a', 'b c'], page: 2, none: undefined } }));
    expect(new URL(backend.seen[0]?.url ?? '', 'http://x').search).toMatch(/^\?ids=a&ids=b(\+|%20)c&page=2$/);
  });

  it('gives back every answer, whatever its status', async () => {
    backend.answer = () => ({ status: 503, headers: { 'retry-after': '7' }, text: 'nothing to parse' });
    const answer = await transport(request({}));
    expect([answer.status, answer.headers['retry-after'], answer.data]).toEqual([503, '7', 'nothing to parse']);
  });

  it('a refusal is a problem with code, fields and the time to wait', async () => {
    const body = { messages: [], errors: [{ phone: ['Занят'] }], code: 'PHONE_TAKEN', requestId: 'r' };
    backend.answer = () => ({ status: 429, headers: { 'retry-after': '3' }, body });
    const problem = await problemOf(open().call('notifications.unread'));
    expect(problem).toMatchObject({ status: 429, kind: 'limit', code: 'PHONE_TAKEN', retryAfter: 3000 });
    expect(problem.fields).toEqual({ phone: ['Занят'] });
  });

  it('a 401 is fixed by one refresh', async () => {
    backend.answer = ({ url, headers }) =>
      url.endsWith('/auth/refresh')
        ? { headers: { 'x-session-token': 's2', 'x-refresh-token': 'r2' } }
        : headers.authorization === 'Bearer s2'
          ? { body: { data: { count: 1 } } }
          : { status: 401, body: { code: 'UNAUTHORIZED', messages: [], errors: [] } };
    expect(await open().call('notifications.unread')).toEqual({ count: 1 });
    expect(backend.seen.map(({ headers }) => headers['x-refresh-token'])).toEqual([undefined, 'r1', undefined]);
  });

  it('an attempt ends with its time', async () => {
    backend.answer = never;
    const problem = await problemOf(open().call('notifications.unread', {}, { timeout: 100 }));
    expect(problem).toMatchObject({ kind: 'network', code: 'TIMEOUT', status: 0 });
  });

  it('a call ends with its signal, and a lost network is one', async () => {
    backend.answer = never;
    const stop = new AbortController();
    const call = open().call('notifications.unread', {}, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    expect((await problemOf(call)).kind).toBe('cancelled');
    const nowhere = createApi({
      routes,
      session: createSession({ store: memoryStore() }),
      baseURL: 'http://127.0.0.1:1/api',
    });
    expect((await problemOf(nowhere.call('notifications.unread'))).kind).toBe('network');
  });

  it('an upload is a form, and says how far it is', async () => {
    backend.answer = () => ({ body: { data: { id: 'f1' } } });
    const shares: number[] = [];
    const file = new File([new Uint8Array(600_000)], 'чек.jpg', { type: 'image/jpeg' });
    const sent = await open().call('sales.uploadFile', { file }, { onProgress: (share) => shares.push(share) });
    expect(sent).toEqual({ id: 'f1' });
    expect(backend.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(backend.seen[0]?.body).toContain('filename="чек.jpg"');
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('a download is bytes with a name, and says how far it is; its refusal is read', async () => {
    const text = 'x'.repeat(300_000);
    backend.answer = () => ({
      text,
      headers: {
        'content-type': 'text/csv',
        'content-length': String(text.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('продажи.csv')}`,
      },
    });
    const shares: number[] = [];
    const params = { id: 'p1' };
    const file = await open().call(
      'processes.file',
      { params, query: { kind: 'result' } },
      {
        onProgress: (share) => shares.push(share),
      },
    );
    expect([file.fileName, file.mime, file.blob.size]).toEqual(['продажи.csv', 'text/csv', 300_000]);
    expect([shares.at(-1), shares.every((share) => share > 0 && share <= 1)]).toEqual([1, true]);
    backend.answer = () => ({ status: 404, body: { code: 'NOT_FOUND', messages: ['Нет'], errors: [] } });
    const problem = await problemOf(open().call('processes.file', { params, query: { kind: 'result' } }));
    expect([problem.code, problem.messages]).toEqual(['NOT_FOUND', ['Нет']]);
  });
});

it('fetch without streams reports the end of an upload alone', async () => {
  const transport = fetchTransport({ streamUploads: false });
  const api = createFetchApi({
    routes,
    session: createSession({ store: memoryStore() }),
    baseURL: backend.base,
    transport,
  });
  const shares: number[] = [];
  const file = new File(['x'], 'a.jpg');
  await api.call('sales.uploadFile', { file }, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([1]);
  expect(Number(backend.seen[0]?.headers['content-length'])).toBeGreaterThan(100);
});
