import { type WebhookType, webhookHeaders } from '@pribavka/api/webhooks';
import { webhookEvents, webhookTypes } from '@pribavka/api/schemas';

import { type Html, html } from '../html.ts';
import { schemaTable } from './schema-table.ts';

const words: Record<WebhookType, string> = {
  'sale.status':
    'Решение по продаже, возврат, отмена, уточнение. Производителю приходит без участника, баллов и внешнего номера.',
  'points.posted': 'Баллы начислены (больше нуля) или списаны (меньше нуля).',
  'withdrawal.paid': 'Вывод выплачен.',
  'member.status': 'Изменился статус участника.',
  'process.finished': 'Завершилась загрузка или выгрузка, которую начала эта система.',
  'webhook.test': 'Пробное событие.',
};

const sdkSample = `import { verifyWebhook, webhookHeaders } from '@pribavka/api/webhooks';

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const signature = request.headers[webhookHeaders.signature.toLowerCase()];
  const event = await verifyWebhook({ body, signature, secret: process.env.WEBHOOK_SECRET });
  if (await isNew(event.id)) await handle(event);
  response.writeHead(204).end();
});`;

const plainSample = `const [, t] = /(?:^|,)t=(\\d+)/.exec(signature);
const expected = createHmac('sha256', secret).update(\`\${t}.\`).update(rawBody).digest();
const genuine = [...signature.matchAll(/v1=([0-9a-f]{64})/g)]
  .some(([, hex]) => timingSafeEqual(Buffer.from(hex, 'hex'), expected));
const fresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;`;

const eventCard = (type: WebhookType): Html =>
  html`<article class="card" id="event-${type}">
    <h3>${type}</h3>
    <p>${words[type]}</p>
    <details>
      <summary>Поле data</summary>
      <div class="wide">${schemaTable(webhookEvents[type])}</div>
    </details>
  </article>`;

/** What is sent to the address of a technical user, when, and how the receiver proves it came from here. */
export function webhooksSection(): Html {
  return html`<section>
    <h2 id="webhooks">Вебхуки</h2>
    <p>
      Системе, у которой заданы адрес и секрет вебхука, платформа сообщает о событиях запросом
      <code>POST</code> с телом <code>{"id": …, "type": …, "occurredAt": …, "data": …}</code>. Приходят только события о
      строках, которые система и так видит своими правами; персональных данных в них нет: подробности читают обычным
      вызовом. Секрет выдаёт <a href="#technical.rotateWebhookSecret">technical.rotateWebhookSecret</a>, он показан один
      раз; сутки после смены события подписаны и прежним.
    </p>
    <p>
      Принято — любой ответ 2xx за 10 секунд. Иначе событие повторяется с растущими паузами около 16 часов, потом
      очередь откладывается, и это видно в «Процессах». Порядок сохраняется: пока событие не принято, следующие ждут.
      Одно событие может прийти дважды — узнавайте его по <code>${webhookHeaders.id}</code>. Перенаправления не
      выполняются, адрес — <code>https://</code> в открытом интернете.
    </p>
    <p>
      Подпись — заголовок <code>${webhookHeaders.signature}: t=&lt;секунды&gt;,v1=&lt;hex&gt;</code>: HMAC-SHA256
      секретом от строки <code>&lt;t&gt;.&lt;тело как пришло&gt;</code>. Проверяйте её до разбора тела, сравнивайте за
      постоянное время и отказывайте, если <code>t</code> отличается от ваших часов больше чем на 5 минут.
    </p>
    <p>Готовая проверка для Node:</p>
    <pre>${sdkSample}</pre>
    <p>То же без библиотеки:</p>
    <pre>${plainSample}</pre>
    ${webhookTypes.map(eventCard)}
  </section>`;
}
