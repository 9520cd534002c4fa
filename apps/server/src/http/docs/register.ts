import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { pagePolicy } from '../security-headers.ts';

// The package's entry for Node is CommonJS that looks for its own folder: the files are all that is needed.
const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const assets = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

const docsPage = (nonce: string): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Прибавка: программный интерфейс</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"><noscript>Описание для программ: <a href="/api/openapi.json">/api/openapi.json</a></noscript></main>
    <script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
    <script nonce="${nonce}">
      SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none',
        filter: true, displayRequestDuration: true, defaultModelsExpandDepth: -1 });
    </script>
  </body>
</html>`;

/** `/api/docs` for people (Swagger UI) and `/api/openapi.json` for programs, made when first asked for. */
export function registerDocs(app: FastifyInstance, version: string): void {
  let document: Promise<string> | undefined;
  const buildDocument = async (): Promise<string> => {
    const { buildOpenApi } = await import('@pribavka/api/openapi');
    return JSON.stringify(buildOpenApi({ version }));
  };
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    const text = await (document ??= buildDocument());
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  app.get('/api/docs', { config: { access: 'public' } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ nonce }))
      .send(docsPage(nonce));
  });
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/api/docs/${name}`, { config: { access: 'public' } }, async (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=3600')
        .send(createReadStream(join(swaggerFolder, name))),
    );
  }
}
