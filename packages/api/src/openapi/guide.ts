import { headers } from '../headers.ts';
import { webhookHeaders } from '../webhooks/headers.ts';
import { listErrors } from './errors.ts';

const intro = `Адреса начинаются с \`/api\`. Успешный ответ: \`{"data": …, "messages": []}\`. Отказ: \`{"messages": […], "errors": […], "code": "…", "requestId": "…"}\`, в \`errors\` строки или объекты «поле: список сообщений». Числа и имена из текста кода — в \`params\`, коды сообщений полей — в \`fields\`: \`{"phone": [{"code": "PHONE_TAKEN"}]}\`.

Заголовки: \`Authorization: Bearer …\` с токеном из \`${headers.sessionToken}\`, \`${headers.fingerprint}\`, \`${headers.requestId}\` (uuid), для операций с баллами и деньгами \`${headers.idempotencyKey}\` (uuid): повтор с тем же ключом в течение 24 часов даёт тот же ответ и ничего не делает второй раз; с другим содержанием — 409 \`IDEMPOTENCY_MISMATCH\`, после отказа ключ свободен. Токены живут 10 минут, продлеваются вызовом \`auth.refresh\` с заголовком \`${headers.refreshToken}\`.

Баллы — целые числа, деньги — целые копейки, дата и время — \`yyyy-MM-dd HH:mm:ss.SSS\` в часовом поясе программы (\`settings.timezone\` словаря, по умолчанию \`Europe/Moscow\`). Граница периода в фильтре (\`from\`, \`to\`) — такой момент или день \`yyyy-MM-dd\`: день входит целиком, от полуночи до полуночи в часовом поясе программы. День продажи (\`saleDate\`) — календарный день в часовом поясе её торговой точки: по нему считаются срок регистрации, дата чека и акции.`;

const webhooks = `## Вебхуки

Системе, у которой заданы адрес и секрет вебхука, платформа сообщает о событиях запросом \`POST\` с телом \`{"id": …, "type": …, "occurredAt": …, "data": …}\`. Приходят только события о строках, которые система и так видит своими правами; персональных данных в них нет: подробности читают обычным вызовом. Секрет выдаёт \`technical.rotateWebhookSecret\`, он показан один раз; сутки после смены события подписаны и прежним.

Принято — любой ответ 2xx за 10 секунд. Иначе событие повторяется с растущими паузами около 16 часов, потом очередь откладывается, и это видно в «Процессах». Порядок сохраняется: пока событие не принято, следующие ждут. Одно событие может прийти дважды — узнавайте его по \`${webhookHeaders.id}\`. Перенаправления не выполняются, адрес — \`https://\` в открытом интернете.

Подпись — заголовок \`${webhookHeaders.signature}: t=<секунды>,v1=<hex>\`: HMAC-SHA256 секретом от строки \`<t>.<тело как пришло>\`. Проверяйте её до разбора тела, сравнивайте за постоянное время и отказывайте, если \`t\` отличается от ваших часов больше чем на 5 минут.

Готовая проверка для Node:

\`\`\`ts
import { verifyWebhook, webhookHeaders } from '@pribavka/api/webhooks';

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const signature = request.headers[webhookHeaders.signature.toLowerCase()];
  const event = await verifyWebhook({ body, signature, secret: process.env.WEBHOOK_SECRET });
  if (await isNew(event.id)) await handle(event);
  response.writeHead(204).end();
});
\`\`\`

То же без библиотеки:

\`\`\`ts
const [, t] = /(?:^|,)t=(\\d+)/.exec(signature);
const expected = createHmac('sha256', secret).update(\`\${t}.\`).update(rawBody).digest();
const genuine = [...signature.matchAll(/v1=([0-9a-f]{64})/g)]
  .some(([, hex]) => timingSafeEqual(Buffer.from(hex, 'hex'), expected));
const fresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
\`\`\``;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const errors = (): string => `## Коды ошибок

| Код | HTTP | Текст |
|---|---|---|
${listErrors()
  .map(({ code, status, text }) => `| \`${code}\` | ${status} | ${cell(text)} |`)
  .join('\n')}`;

/** What every caller reads first, as Markdown: envelope, headers, webhooks, the catalogue of errors. */
export const guide = (): string => [intro, webhooks, errors()].join('\n\n');
