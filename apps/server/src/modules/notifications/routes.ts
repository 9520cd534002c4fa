import { markNotificationsRead } from './commands/notifications.ts';
import { listNotifications, countUnread } from './queries/notifications.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const notificationsRoutes = defineHandlers({
  'notifications.list': listNotifications,
  'notifications.unread': async (ctx) => {
    return { count: await countUnread(ctx.db, ctx.actor.id) };
  },
  'notifications.markRead': markNotificationsRead,
});
