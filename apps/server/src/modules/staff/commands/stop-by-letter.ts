import type { FastifyInstance } from 'fastify';

import { readLinkToken } from '../../../core/link-token.ts';
import { type Html, html } from '../../../http/html.ts';
import { sendServicePage, takeForms } from '../../../http/service-page.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { momentText } from '../domain/moment-text.ts';
import { changeNames } from '../notices.ts';
import { type AdministratorChange, findChange, lockChange } from '../repository/changes.ts';
import { stopChange } from './decide-change.ts';

const reader = { id: null, name: 'По ссылке из письма', roleCode: null, kind: 'anonymous' } as const;

/** What has become of a change that waits no more. */
function outcomeOf({ status, decidedAt }: AdministratorChange): { title: string; body: Html } {
  const when = decidedAt && momentText(decidedAt);
  if (status === 'stopped') {
    return { title: 'Изменение остановлено', body: html`<p>Учётная запись осталась прежней. Решение: ${when}.</p>` };
  }
  if (status === 'closed') {
    return { title: 'Изменение снято', body: html`<p>Оно не вступило в силу. Снято ${when}.</p>` };
  }
  return {
    title: 'Изменение уже вступило в силу',
    body: html`<p>Оно действует с ${when}, и ссылка его больше не остановит.</p>
      <p>Если вы о нём не знали, сообщите администратору программы или тем, кто обслуживает сервер.</p>`,
  };
}

/**
 * The page of the letter to the address an administrator has until a change takes effect. It asks before it stops
 * anything: programmes open links of letters by themselves. Nobody has to be signed in.
 */
export function registerStopChange(app: FastifyInstance, { ring, db, transaction }: JobContext): void {
  const idOf = (query: unknown): string | undefined => {
    const { code } = query as { code?: unknown };
    return typeof code === 'string' ? readLinkToken({ ring }, 'stop', code) : undefined;
  };
  const broken = {
    title: 'Ссылка не подходит',
    body: html`<p>Откройте её прямо из письма: возможно, она скопирована не целиком.</p>`,
  };
  void app.register(async (pages) => {
    takeForms(pages);
    pages.get('/stop-change', { config: { access: 'public' } }, async (request, reply) => {
      const id = idOf(request.query);
      const change = id === undefined ? undefined : await findChange(db, id);
      if (!change) return sendServicePage(reply, 404, broken.title, broken.body);
      if (change.status !== 'waiting') {
        const { title, body } = outcomeOf(change);
        return sendServicePage(reply, 200, title, body);
      }
      const { kind, askedByName, dueAt } = change;
      return sendServicePage(
        reply,
        200,
        'Остановить изменение?',
        html`<p>${changeNames[kind]}. Автор: ${askedByName}.</p>
          <p>Вступит в силу ${momentText(dueAt)} или раньше, когда его подтвердит второй администратор.</p>
          <form method="post"><button>Остановить изменение</button></form>`,
      );
    });
    pages.post('/stop-change', { config: { access: 'public' } }, async (request, reply) => {
      const id = idOf(request.query);
      if (id === undefined || !(await findChange(db, id)))
        return sendServicePage(reply, 404, broken.title, broken.body);
      const outcome = await transaction(async (work) => {
        const change = await lockChange(work.db, id);
        if (change.status === 'waiting') {
          await stopChange(work, change, { by: null, who: 'по ссылке из письма', actor: reader });
        }
        return outcomeOf((await findChange(work.db, id))!);
      });
      return sendServicePage(reply, 200, outcome.title, outcome.body);
    });
  });
}
