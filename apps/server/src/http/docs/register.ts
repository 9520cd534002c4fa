import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { type Html, page } from '../html.ts';
import { pageStyles } from '../page-styles.ts';
import { pagePolicy } from '../security-headers.ts';

/** `/api/docs` for people, without a single script, and `/api/openapi.json` for programs. Made when first asked for. */
export function registerDocs(app: FastifyInstance, version: string): void {
  let document: Promise<string> | undefined;
  const writeDocument = async (): Promise<string> => {
    const { buildOpenApi } = await import('@pribavka/api/openapi');
    return JSON.stringify(buildOpenApi({ version }));
  };
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    const text = await (document ??= writeDocument());
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  let body: Promise<Html> | undefined;
  const writeBody = async (): Promise<Html> => (await import('./document.ts')).docsBody();
  app.get('/api/docs', { config: { access: 'public' } }, async (_request, reply) => {
    const read = await (body ??= writeBody());
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ nonce }))
      .send(page({ title: 'Прибавка: программный интерфейс', nonce, styles: pageStyles, body: read }));
  });
}
