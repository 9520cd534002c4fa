import { type NoticeTopic, noticeTopics } from '@pribavka/api';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { topics } from '../../../core/notices/topics.ts';
import { readUnsubscribeToken, type Stopped } from '../../../core/notices/unsubscribe-token.ts';
import { inTransaction } from '../../../db/tx.ts';
import type { Services } from '../../../http/context.ts';
import { type Html, html } from '../../../http/html.ts';
import { sendServicePage, takeForms } from '../../../http/service-page.ts';
import { switchChannels } from '../repository/preferences.ts';

const titleOf = (what: Stopped): string => (what === 'all' ? 'все, от которых можно отказаться' : topics[what].title);

const stopped = (what: Stopped): NoticeTopic[] =>
  noticeTopics.filter((topic) => !topics[topic].locked && (what === 'all' || topic === what));

/**
 * The page a letter leads to. It asks before it stops anything: programmes open links of letters by themselves. The button
 * of a mail programme calls it by POST at once (RFC 8058). Nobody has to be signed in.
 */
export function registerUnsubscribe(app: FastifyInstance, services: Services): void {
  const settings = html`<p><a href="/profile?tab=notices">Все настройки уведомлений</a></p>`;
  /** Those of a member: the back-office has no such screen. */
  const settingsOf = async (userId: string): Promise<Html | ''> => {
    const user = await services.db.selectFrom('users').select('roleCode').where('id', '=', userId).executeTakeFirst();
    return user?.roleCode === 'member' ? settings : '';
  };
  const read = (query: unknown) => {
    const { token } = query as { token?: unknown };
    return typeof token === 'string' ? readUnsubscribeToken(services.ring, token) : undefined;
  };
  const broken = (reply: FastifyReply) =>
    sendServicePage(
      reply,
      404,
      'Ссылка не подходит',
      html`<p>Откройте её прямо из письма или измените настройки в профиле.</p>
        ${settings}`,
    );
  void app.register(async (pages) => {
    takeForms(pages);
    pages.get('/unsubscribe', { config: { access: 'public' } }, async (request, reply) => {
      const token = read(request.query);
      if (!token) return broken(reply);
      return sendServicePage(
        reply,
        200,
        'Отписаться от писем?',
        html`<p>Письма: ${titleOf(token.what)}. Уведомления в приложении останутся.</p>
          <form method="post"><button>Отписаться</button></form>
          ${await settingsOf(token.userId)}`,
      );
    });
    pages.post('/unsubscribe', { config: { access: 'public' } }, async (request, reply) => {
      const token = read(request.query);
      if (!token) return broken(reply);
      await inTransaction(services.db, (tx) =>
        switchChannels(
          tx,
          token.userId,
          (choices) => {
            const next = { ...choices };
            for (const topic of stopped(token.what)) next[topic] = { ...next[topic], email: false };
            return next;
          },
          services.now(),
        ),
      );
      return sendServicePage(
        reply,
        200,
        'Вы отписались',
        html`<p>Больше не пришлём письма: ${titleOf(token.what)}.</p>
          ${await settingsOf(token.userId)}`,
      );
    });
  });
}
