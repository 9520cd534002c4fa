export { schemas, type Schemas } from './all.ts';
export type { RouteSchemas, SchemaTable } from './types.ts';
export { webhookEnvelope, webhookEvents, webhookTypes } from './webhooks.ts';
