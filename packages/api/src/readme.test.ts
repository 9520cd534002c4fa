import { readFileSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fingerprint } from './fingerprint/index.ts';
import { createApi, createSession, memoryStore } from './index.ts';
import { portalRoutes, routes } from './routes/index.ts';
import { verifyWebhook, webhookHeaders } from './webhooks/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** Examples of a section, as they stand in the text. */
const exampleOf = (title: string): string => {
  const section = readme.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';
  return /```ts\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
};
/** The code of an example without its imports, `await` allowed, with these names in reach. */
const run = async (code: string, names: Record<string, unknown>): Promise<void> => {
  const body = code.replaceAll(/^import .*$/gm, '');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...text: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction(...Object.keys(names), body)(...Object.values(names));
};

const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
let server: Server;
let baseURL: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-session-token', 'session');
    response.setHeader('x-refresh-token', 'refresh');
    response.end(JSON.stringify({ data: { items: [] }, messages: [] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

describe('an example of the README', () => {
  it.each(['In a browser', 'From Node', 'Receiving webhooks'])('%s: imports only what the package gives', (title) => {
    const code = exampleOf(title);
    expect(parseSync('example.ts', code).errors).toEqual([]);
    const given: Record<string, object> = {
      '@pribavka/api': { createApi, createSession, memoryStore, browserSession: true },
      '@pribavka/api/fingerprint': { fingerprint },
      '@pribavka/api/routes': { routes, portalRoutes },
      '@pribavka/api/webhooks': { verifyWebhook, webhookHeaders },
      'node:http': { createServer },
    };
    for (const [, names = '', from = ''] of code.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
      for (const name of names.split(', ')) expect(Object.keys(given[from] ?? {})).toContain(name);
    }
  });

  it('In a browser: runs', async () => {
    const session = createSession({ store: memoryStore() });
    const code = exampleOf('In a browser').replace(/fingerprint: .*\n/, "fingerprint: async () => 'device',\n");
    await run(code, {
      createApi: (options: Parameters<typeof createApi>[0]) => createApi({ ...options, baseURL }),
      browserSession: () => session,
      portalRoutes,
      showToast: () => undefined,
    });
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/v1/private/sales/sales/list' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-fingerprint': 'device' });
  });

  it('From Node: signs in, keeps the tokens and sends the key of the document', async () => {
    const document = { id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', seller: 'ТН-147', number: 'Ч-1', items: [] };
    const code = exampleOf('From Node').replace("'https://example.ru/api'", 'baseURL');
    await run(code, {
      createApi,
      createSession,
      memoryStore,
      routes,
      baseURL,
      document,
      process: { env: {} },
    });
    const [login, sale] = seen.slice(-2);
    expect([login?.url, sale?.url]).toEqual(['/api/v1/public/auth/login', '/api/v1/private/sales/sales']);
    expect(sale?.headers).toMatchObject({ authorization: 'Bearer session', 'idempotency-key': document.id });
  });

  it('Receiving webhooks: takes what is signed and refuses the rest', async () => {
    const logged: unknown[][] = [];
    let receiver: Server | undefined;
    await run(exampleOf('Receiving webhooks'), {
      createServer: (listener: Parameters<typeof createServer>[1]) => (receiver = createServer(listener as never)),
      verifyWebhook,
      webhookHeaders,
      process: { env: { WEBHOOK_SECRET: 'pbw_readme' } },
      console: { log: (...line: unknown[]) => void logged.push(line) },
    });
    await new Promise<void>((done) => receiver?.listen(0, '127.0.0.1', done));
    const body = JSON.stringify({ id: 'x', type: 'sale.status', data: { number: 'П-000123', status: 'confirmed' } });
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', 'pbw_readme').update(`${t}.${body}`).digest('hex');
    const post = async (signature: string): Promise<number> => {
      const port = (receiver?.address() as AddressInfo | undefined)?.port ?? 0;
      const headers = { [webhookHeaders.signature]: signature };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    expect(await post(`t=${t},v1=${v1}`)).toBe(204);
    expect(await post(`t=${t},v1=${v1.replace(/^./, v1.startsWith('0') ? '1' : '0')}`)).toBe(400);
    expect(logged).toEqual([['П-000123', 'confirmed']]);
    receiver?.close();
  });
});
