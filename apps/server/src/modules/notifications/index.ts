export { startTelegram } from './commands/telegram.ts';
export { registerUnsubscribe } from './commands/unsubscribe.ts';
export { eraseNotices, forgetMessengerCodes } from './repository/preferences.ts';
export { countUnread } from './queries/notifications.ts';
export { notificationsRoutes } from './routes.ts';
