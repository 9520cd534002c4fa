import { webhookEnvelope, webhookTypes } from '../schemas/webhooks.ts';
import { webhookHeaders } from '../webhooks/headers.ts';

type JsonObject = Record<string, unknown>;

const text = { type: 'string' };
const plain = (schema: unknown): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

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
      return [
        type,
        { post: { operationId: `webhook.${type}`, parameters, requestBody: { required: true, content }, responses } },
      ];
    }),
  );
}
