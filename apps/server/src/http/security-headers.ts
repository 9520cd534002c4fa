import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; pages put their own policy over this one. */
export async function registerSecurityHeaders(app: FastifyInstance, isProduction: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    if (!request.url.startsWith('/api') && !request.url.startsWith('/health')) return;
    reply.header('cache-control', 'no-store').header('content-security-policy', answerPolicy);
  });
}
