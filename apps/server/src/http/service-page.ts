import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { type Html, html, page } from './html.ts';
import { pageStyles } from './page-styles.ts';
import { pagePolicy } from './security-headers.ts';

/** A page a letter leads to, without scripts and for nobody's cache: its address is the key to what it does. */
export function sendServicePage(reply: FastifyReply, status: number, title: string, body: Html) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', pagePolicy({ nonce }))
    .send(
      page({
        title,
        nonce,
        styles: pageStyles,
        body: html`<main>
          <h1>${title}</h1>
          ${body}
        </main>`,
      }),
    );
}

/** Takes the form of a page, whose fields nobody reads: what it does stands in its address. */
export function takeForms(pages: FastifyInstance): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, {}));
    payload.on('error', done);
  });
}
