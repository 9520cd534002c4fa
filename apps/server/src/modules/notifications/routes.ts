import { linkMessenger, unlinkMessenger } from './commands/messenger.ts';
import { markNotificationsRead } from './commands/notifications.ts';
import { updateNoticeSettings } from './commands/settings.ts';
import { listNotifications, readUnread } from './queries/notifications.ts';
import { listGroups } from './queries/groups.ts';
import { listTemplates, previewNotice } from './queries/templates.ts';
import { readNoticeSettings } from './repository/preferences.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const notificationsRoutes = defineHandlers({
  'notifications.list': listNotifications,
  'notifications.groups': listGroups,
  'notifications.unread': (ctx) => readUnread(ctx.db, ctx.actor.id),
  'notifications.markRead': markNotificationsRead,
  'notifications.settings': (ctx) => readNoticeSettings(ctx, ctx.actor),
  'notifications.updateSettings': updateNoticeSettings,
  'notifications.linkMessenger': linkMessenger,
  'notifications.unlinkMessenger': unlinkMessenger,
  'notifications.templates': listTemplates,
  'notifications.preview': previewNotice,
});
