import { expect, it, vi } from 'vitest';

import type { ApiEvent } from '../client/events.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { documentFetcher } from './fetch-document.ts';

const file = { versionId: 'v1', url: '/f/1', name: 'Политика.pdf', size: 7 };
const signal = AbortSignal.timeout(1000);

function fetcher(response: () => Promise<Response>) {
  const asked: Array<[string, RequestInit]> = [];
  const heard: ApiEvent[] = [];
  const load = documentFetcher({
    session: createSession({ store: memoryStore({ session: 's1', refresh: 'r1' }) }),
    device: () => 'device',
    onFailure: (event) => void heard.push(event),
    fetch: (url, init) => {
      asked.push([url instanceof Request ? url.url : url.toString(), init ?? {}]);
      return response();
    },
  });
  return { load, asked, heard };
}

it('asks with the headers of every request and gives the file', async () => {
  const { load, asked } = fetcher(async () => Response.json({ data: { file } }));
  await expect(load('policy', signal)).resolves.toEqual(file);
  const [url, init] = asked[0]!;
  expect(url).toBe('/api/v1/public/backoffice/settings/policy');
  expect(init.credentials).toBe('include');
  expect(init.headers).toMatchObject({
    Authorization: 'Bearer s1',
    'X-Fingerprint': 'device',
    'X-Request-Id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('rejects a refusal and reports it with its number, without a word to show', async () => {
  const { load, heard } = fetcher(async () =>
    Response.json({ messages: ['Сломалось'], requestId: 'q1' }, { status: 500 }),
  );
  await expect(load('oferta', signal)).rejects.toThrow('HTTP 500');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({
    type: 'failure',
    key: 'documents.oferta',
    messages: [],
    problem: { kind: 'server', status: 500, requestId: 'q1' },
  });
});
