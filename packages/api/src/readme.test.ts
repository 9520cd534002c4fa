import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi, createSession, memoryStore } from './index.ts';
import { portalRoutes } from './routes/index.ts';

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
  it('In a browser: runs', async () => {
    const session = createSession({ store: memoryStore() });
    const code = exampleOf('In a browser').replace(/fingerprint: .*\n/, "fingerprint: async () => 'device',\n");
    expect(parseSync('example.ts', code).errors).toEqual([]);
    await run(code, {
      createApi: (options: Parameters<typeof createApi>[0]) => createApi({ ...options, baseURL }),
      browserSession: () => session,
      portalRoutes,
      showToast: () => undefined,
    });
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/v1/private/sales/sales/list' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-fingerprint': 'device' });
  });
});

describe('an entry of the README', () => {
  it('is there for every entry of the package, and no other', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      exports: Record<string, string | object>;
    };
    const entries = Object.keys(manifest.exports).filter((entry) => typeof manifest.exports[entry] === 'object');
    const table = readme.split('| entry |')[1]?.split('\n\n')[0] ?? '';
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\.[^`]*)`/g)].map(([, name = '']) => name),
    );
    expect(named.toSorted()).toEqual(entries.toSorted());
  });
});
