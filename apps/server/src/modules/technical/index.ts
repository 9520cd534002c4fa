export { newSystemSecret } from './domain/secret.ts';
export { technicalJobs } from './jobs.ts';
export { forgetTraffic } from './repository/lock.ts';
export { technicalRoutes } from './routes.ts';
export { startWebhooks } from './webhooks/dispatch.ts';
export { newWebhookSecret, webhookContext } from './webhooks/secret.ts';
