import { randomBytes } from 'node:crypto';

import { buildOpenApi } from '@pribavka/api/openapi';
import type { FastifyInstance } from 'fastify';

import { page } from '../html.ts';
import { pageStyles } from '../page-styles.ts';
import { pagePolicy } from '../security-headers.ts';
import { docsBody } from './document.ts';

/** `/api/docs` for people, without a single script, and `/api/openapi.json` for programs. */
export function registerDocs(app: FastifyInstance, version: string): void {
  let document: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi({ version }));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  let body: ReturnType<typeof docsBody> | undefined;
  app.get('/api/docs', { config: { access: 'public' } }, (_request, reply) => {
    body ??= docsBody();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ nonce }))
      .send(page({ title: 'Прибавка: программный интерфейс', nonce, styles: pageStyles, body }));
  });
}
