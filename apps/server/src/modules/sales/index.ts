export { salesHandlers } from './handlers.ts';
export { moderationHandlers } from './moderation-handlers.ts';
export { salesUploadHandlers, salesUploadJobs } from './mass-upload/index.ts';
