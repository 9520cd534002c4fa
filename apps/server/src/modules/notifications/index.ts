export { countUnread } from './queries/notifications.ts';
export { notificationsRoutes } from './routes.ts';
