export { technicalJobs } from './jobs.ts';
export { technicalRoutes } from './routes.ts';
export { startWebhooks } from './webhooks/dispatch.ts';
export { webhookContext } from './webhooks/secret.ts';
