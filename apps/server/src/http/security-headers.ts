import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface PolicySources {
  nonce?: string | undefined;
  /** Origin of the error collector, when one is configured. */
  connect?: readonly string[] | undefined;
}

/**
 * Policy of a page: scripts only with the nonce of this very answer. styled-components takes the same nonce;
 * `style-src-attr` is open because numbers travel through `style={{ '--x': … }}`.
 */
export function pagePolicy({ nonce, connect = [] }: PolicySources): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Policy of a worker of our own, which answers to this and not to the page's: it may compile the WebAssembly it fetched
 * from here, and can do nothing else (docs/adr/0043-codes-are-read-in-a-worker.md).
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** What helmet would write into every answer: the same each time, so it is asked once. */
function fixedHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  const collected: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (collected[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return { ...collected, 'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()' };
}

/** Headers of every answer; pages put their own policy over this one. */
export function registerSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const everywhere = fixedHeaders(isProduction);
  const answers = {
    ...everywhere,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  app.addHook('onRequest', (request, reply, done) => {
    const isAnswer = request.url.startsWith('/api') || request.url.startsWith('/health');
    reply.headers(isAnswer ? answers : everywhere);
    done();
  });
}
