import { webhookEnvelope, webhookTypes } from '../schemas/webhooks.ts';
import type { WebhookType } from '../webhooks/events.ts';
import { webhookHeaders } from '../webhooks/headers.ts';

type JsonObject = Record<string, unknown>;

const text = { type: 'string' };
const plain = (schema: unknown): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

const summaries: Record<WebhookType, string> = {
  'sale.status':
    'Решение по продаже, возврат, отмена, уточнение. Производителю приходит без участника, баллов и внешнего номера.',
  'points.posted': 'Баллы начислены (больше нуля) или списаны (меньше нуля).',
  'withdrawal.paid': 'Вывод выплачен.',
  'withdrawal.status': 'Заявка на вывод создана или перешла в другой статус.',
  'promotion.status': 'Акция, которую видит владелец системы, перешла в другой статус.',
  'support.status': 'Обращение компании создано или перешло в другой статус.',
  'member.status': 'Изменился статус участника.',
  'process.finished': 'Завершилась загрузка или выгрузка, которую начала эта система.',
  'webhook.test': 'Пробное событие.',
};

/** `webhooks` of OpenAPI 3.1: what the platform sends to the address of a technical user. */
export function buildWebhooks(): JsonObject {
  const parameters = [
    { name: webhookHeaders.signature, in: 'header', required: true, schema: text, description: 't=…,v1=…' },
    { name: webhookHeaders.event, in: 'header', required: true, schema: text },
    { name: webhookHeaders.id, in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
  ];
  const responses = {
    '2XX': { description: 'Принято; любой другой ответ, перенаправление или молчание — повтор' },
  };
  return Object.fromEntries(
    webhookTypes.map((type) => {
      const content = { 'application/json': { schema: plain(webhookEnvelope(type)) } };
      const requestBody = { required: true, content };
      const summary = summaries[type];
      return [type, { post: { operationId: `webhook.${type}`, summary, parameters, requestBody, responses } }];
    }),
  );
}
