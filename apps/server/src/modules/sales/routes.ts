export { salesHandlers } from './handlers.ts';
export { moderationHandlers } from './moderation-handlers.ts';
