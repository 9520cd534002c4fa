export * from '../feedback/toast/index.ts';
export * from '../feedback/notifications/index.ts';
