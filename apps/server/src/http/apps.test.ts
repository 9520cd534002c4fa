import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { registerApps } from './apps.ts';
import { sendFailure } from './failures.ts';
import { problem } from './problem.ts';

let folder: string;
let app: FastifyInstance;
const script = 'console.log("portal")'.repeat(100);

function build(name: string): string {
  const dist = join(folder, name);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(
    join(dist, 'index.html'),
    `<title>${name}</title><script nonce="__CSP_NONCE__" src="/assets/a.js"></script><script type="application/json" id="app-config">__APP_CONFIG__</script>`,
  );
  writeFileSync(join(dist, 'assets/a.js'), script);
  writeFileSync(join(dist, 'assets/a.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/worker-scan-1.js'), script);
  writeFileSync(join(dist, 'assets/worker-scan-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, '.secret'), 'hidden');
  writeFileSync(join(dist, 'sw.js'), script);
  writeFileSync(join(dist, 'sw.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'manifest.webmanifest'), '{"name":"Прибавка"}');
  return dist;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-apps-'));
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  const config = readConfig({ SENTRY_DSN: 'https://key@errors.example.ru/1', RELEASE: '</script><b>' });
  app = fastify();
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(problem('NOT_FOUND'), request, reply));
  await registerApps(app, config, [
    { folder: build('backoffice'), prefix: '/admin/' },
    { folder: build('portal'), prefix: '/' },
  ]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  ['/', 'portal'],
  ['/sales', 'portal'],
  ['/promotion-detail/1', 'portal'],
  ['/admin/', 'backoffice'],
  ['/admin/participants/42', 'backoffice'],
])('%s is a page of %s', async (url, name) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<title>${name}</title>`);
});

it.each([
  ['/admin', '/admin/'],
  ['/admin?next=%2Fsales&q=a?b', '/admin/?next=%2Fsales&q=a?b'],
  ['/admin?//elsewhere.example', '/admin/?//elsewhere.example'],
])('%s moves to %s, into the folder', async (url, to) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

it('gives every page a nonce of its own and the same one in its policy', async () => {
  const nonceOf = async (): Promise<string> => {
    const { body, headers } = await get('/');
    const nonce = /script nonce="([^"]+)"/.exec(body)![1]!;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://errors.example.ru");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

it('tells the page its installation without letting a value out of the element', async () => {
  const { body } = await get('/');
  const json = /id="app-config">(.*?)<\/script>/s.exec(body)![1]!;
  expect(JSON.parse(json)).toEqual({
    sentryDsn: 'https://key@errors.example.ru/1',
    demo: true,
    version: '</script><b>',
  });
});

it('serves hashed files for ever, compressed when the browser takes it', async () => {
  const plain = await get('/assets/a.js');
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get('/admin/assets/a.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(script.length);
});

it.each(['identity', 'br'])(
  'lets a worker of ours compile WebAssembly and nothing else, sent as %s',
  async (encoding) => {
    const worker = await get('/assets/worker-scan-1.js', { 'accept-encoding': encoding });
    expect(worker.headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect((await get('/assets/a.js')).headers['content-security-policy']).toBeUndefined();
  },
);

it('serves the service worker and the manifest as what they are, asked about at every visit', async () => {
  const worker = await get('/sw.js', { 'accept-encoding': 'br' });
  expect(worker.headers['content-encoding']).toBe('br');
  expect(worker.headers['content-type']).toContain('javascript');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toBeUndefined();
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect(manifest.json()).toEqual({ name: 'Прибавка' });
});

it('gives the shell a service worker keeps a nonce that fits its own policy', async () => {
  const { body, headers } = await get('/index.html');
  const nonce = /script nonce="([^"]+)"/.exec(body)![1]!;
  expect(headers['content-type']).toContain('text/html');
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
});

it.each([
  '/assets/missing.js',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/admin/..%2f..%2foutside.txt',
  '/assets/%00.js',
])('%s is not a file of ours', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain('outside');
});

it('packs a page for a browser that takes it, and says so to caches', async () => {
  const packed = await get('/sales', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<title>portal</title>');
  expect((await get('/sales')).headers['content-encoding']).toBeUndefined();
});
