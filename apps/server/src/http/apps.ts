import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Config } from '../config.ts';
import { pagePolicy } from './security-headers.ts';

const repository = join(import.meta.dirname, '../../../..');

/** One built application and the address it lives at. */
export interface App {
  folder: string;
  /** `/` or `/admin/`. */
  prefix: string;
}

export const builtApps: readonly App[] = [
  { folder: join(repository, 'apps/backoffice/dist'), prefix: '/admin/' },
  { folder: join(repository, 'apps/portal/dist'), prefix: '/' },
];

const notBuilt = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Прибавка</title>
<p>Приложение ещё не собрано. Выполните <code>npm run build</code> или запускайте сервер через <code>npm start</code>.</p></html>`;

// Read again only when the build has changed, so that a rebuild needs no restart.
function createPageReader(folder: string): (name: string) => string | undefined {
  const known = new Map<string, { at: number; text: string }>();
  return (name) => {
    const file = join(folder, `${name}.html`);
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    const kept = known.get(name);
    if (kept?.at === at) return kept.text;
    const text = readFileSync(file, 'utf8');
    known.set(name, { at, text });
    return text;
  };
}

/** The page drawn at build for this address, which somebody without a session gets; `index` for all others. */
function pageName(path: string, cookies: string | undefined): string {
  const signedIn = cookies?.split(';').some((cookie) => /^\s?pb_session=./.test(cookie));
  if (signedIn) return 'index';
  return path === '' ? 'login' : /^[a-z][a-z-]*$/.test(path) ? path : 'index';
}

/** What a page learns about this installation, as JSON inside the page. */
function pageConfig(config: Config): string {
  const facts = { sentryDsn: config.sentryDsn ?? null, demo: config.demo, version: config.version };
  // `<` would let a value close the script element.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function sendPage(reply: FastifyReply, text: string | undefined, config: Config): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const connect = config.sentryDsn ? [new URL(config.sentryDsn).origin] : [];
  reply
    .status(text === undefined ? 503 : 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy({ nonce, connect }));
  return reply.send(
    (text ?? notBuilt).replaceAll('__CSP_NONCE__', nonce).replaceAll('__APP_CONFIG__', () => pageConfig(config)),
  );
}

const isAsset = (path: string): boolean => /\.[a-z0-9]{2,8}$/i.test(path) && !path.endsWith('.html');

/** Serves both applications: files as they are, every other address as the page of its application. */
export async function registerApps(
  app: FastifyInstance,
  config: Config,
  apps: readonly App[] = builtApps,
): Promise<void> {
  if (apps.length === 0) return;
  // One plugin for both folders: it only sends files, addresses are ours.
  await app.register(fastifyStatic, {
    root: join(repository, 'apps'),
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  for (const { folder, prefix } of apps) {
    const readPage = createPageReader(folder);
    app.route({
      method: 'GET',
      url: `${prefix}*`,
      config: { access: 'public' },
      handler: (request, reply) => {
        const path = (request.params as { '*': string })['*'];
        if (isAsset(path)) return reply.sendFile(path, folder);
        const name = pageName(path, request.headers.cookie);
        return sendPage(reply, readPage(name) ?? readPage('index'), config);
      },
    });
    if (prefix !== '/') {
      app.get(prefix.replace(/\/$/, ''), { config: { access: 'public' } }, (_request, reply) =>
        sendPage(reply, readPage('index'), config),
      );
    }
  }
}
