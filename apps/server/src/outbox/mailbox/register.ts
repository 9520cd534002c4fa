import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Services } from '../../http/context.ts';
import { type Html, html, page } from '../../http/html.ts';
import { pageStyles } from '../../http/page-styles.ts';
import { pagePolicy } from '../../http/security-headers.ts';
import { type MailboxMessage, readMailbox } from './messages.ts';

const channels = { email: 'Письмо', sms: 'SMS', messenger: 'Мессенджер' } as const;
const statuses = { queued: 'в очереди', sent: 'отправлено', failed: 'не отправлено' } as const;

const maskedPhone = (to: string): string => to.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');

// Links of letters open from here as they would from a real letter.
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function card(message: MailboxMessage): Html {
  return html`<article class="card">
    <div class="row">
      <strong>${channels[message.channel]}</strong><span>${maskedPhone(message.to)}</span>
      <span class="soft">${message.createdAt.slice(0, 19)} · ${statuses[message.status]}</span>
    </div>
    ${message.subject && html`<h3>${message.subject}</h3>`} ${message.code && html`<p class="big">${message.code}</p>`}
    <pre>${withLinks(message.text)}</pre>
  </article>`;
}

/** `/dev/mailbox` and `/dev/mailbox.json?to=…`: what people would have received. Demo mode only. */
export function registerMailbox(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'GET',
    url: '/dev/mailbox.json',
    config: { access: 'public' },
    async handler(request) {
      const { to } = request.query as { to?: unknown };
      return { data: await readMailbox(services, typeof to === 'string' ? to : undefined), messages: [] };
    },
  });
  app.get('/dev/mailbox', { config: { access: 'public' } }, async (_request, reply) => {
    const messages = await readMailbox(services);
    const nonce = randomBytes(16).toString('base64');
    const body = html`<main>
      <h1>Почтовый ящик разработчика</h1>
      <p class="soft">Письма и SMS, которые получили бы люди. Новые сверху, страница обновляется сама.</p>
      ${messages.length === 0 ? html`<p>Пока пусто.</p>` : messages.map(card)}
    </main>`;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy({ nonce }))
      .send(page({ title: 'Почтовый ящик разработчика', nonce, styles: pageStyles, body, refreshSeconds: 4 }));
  });
}
