/**
 * For the receiving side of webhooks; runs on a server.
 *
 * @packageDocumentation
 */
export type { WebhookEvent, WebhookType } from './events.ts';
export { webhookHeaders } from './headers.ts';
export { verifyWebhook, WebhookError, type WebhookFailure, type WebhookRequest } from './verify.ts';
