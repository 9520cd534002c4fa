export { startTelegram } from './commands/telegram.ts';
export { registerUnsubscribe } from './commands/unsubscribe.ts';
export { countUnread } from './queries/notifications.ts';
export { notificationsRoutes } from './routes.ts';
