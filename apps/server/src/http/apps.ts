import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { installation } from '../assets.ts';
import type { Config } from '../config.ts';
import { createPages } from './pages.ts';
import { pagePolicy, workerPolicy } from './security-headers.ts';

/** One built application and the address it lives at. */
export interface App {
  folder: string;
  prefix: '/' | '/admin/';
}

export const builtApps: readonly App[] = [
  { folder: join(installation, 'apps/backoffice/dist'), prefix: '/admin/' },
  { folder: join(installation, 'apps/portal/dist'), prefix: '/' },
];

const notBuilt = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Прибавка</title>
<p>Приложение ещё не собрано. Выполните <code>npm run build</code> или запускайте сервер через <code>npm start</code>.</p></html>`;

/** What a page learns about this installation, as JSON inside the page. */
function pageConfig(config: Config): string {
  const facts = { sentryDsn: config.sentryDsn ?? null, demo: config.demo, version: config.version };
  // `<` would let a value close the script element.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

const pack = promisify(brotliCompress);
// Quick settings: a page is packed for every request, for its nonce differs.
const packOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const takesBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(headers['accept-encoding'] ?? '');

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | undefined,
  config: Config,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const connect = config.sentryDsn ? [new URL(config.sentryDsn).origin] : [];
  reply
    .status(text === undefined ? 503 : 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', pagePolicy({ nonce, connect }));
  const page = (text ?? notBuilt)
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__APP_CONFIG__', () => pageConfig(config));
  if (!takesBrotli(request)) return reply.send(page);
  return reply.header('content-encoding', 'br').send(await pack(page, packOptions));
}

const isAsset = (path: string): boolean => /\.[a-z0-9]{2,11}$/i.test(path) && !path.endsWith('.html');

/** The service worker and the manifest are what a browser finds a new version by: they are asked about every time. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\/(?:sw\.js|manifest\.webmanifest)$/.test(path.replace(/\.(?:br|gz)$/, ''))
    ? 'no-cache'
    : 'public, max-age=300';
}

/** Named so by the build (scripts/lib/app-vite.ts). */
const isWorker = (path: string): boolean => basename(path).startsWith('worker-');

/** Serves both applications: files as they are, every other address as the page of its application. */
export async function registerApps(
  app: FastifyInstance,
  config: Config,
  apps: readonly App[] = builtApps,
): Promise<void> {
  if (apps.length === 0) return;
  // One plugin for both folders: it only sends files, addresses are ours.
  await app.register(fastifyStatic, {
    root: join(installation, 'apps'),
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      if (isWorker(path)) reply.header('content-security-policy', workerPolicy);
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  for (const { folder, prefix } of apps) {
    const pageOf = createPages({ folder, app: prefix === '/' ? 'portal' : 'backoffice' });
    app.route({
      method: 'GET',
      url: `${prefix}*`,
      config: { access: 'public' },
      handler: (request, reply) => {
        const path = (request.params as { '*': string })['*'];
        if (isAsset(path)) return reply.sendFile(path, folder);
        return sendPage(request, reply, pageOf(prefix + path, request.headers.cookie), config);
      },
    });
    if (prefix !== '/') {
      // Its service worker answers for addresses in the folder only.
      app.get(prefix.replace(/\/$/, ''), { config: { access: 'public' } }, ({ url }, reply) =>
        reply.redirect(`${prefix}${/\?.*/s.exec(url)?.[0] ?? ''}`, 301),
      );
    }
  }
}
