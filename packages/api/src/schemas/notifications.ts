import { Type } from '@sinclair/typebox';

import { tones } from '../codes.ts';
import type { notificationsRoutes } from '../routes/notifications.ts';
import { Code, Count, DateTime, Enum, Id, List, ListQuery, LooseText, Nullable, Obj, Opt, Page } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const Notification = Obj({
  id: Id,
  kind: Code,
  tone: Enum(tones),
  title: LooseText(200),
  text: LooseText(4000),
  createdAt: DateTime,
  readAt: Nullable(DateTime),
  /** What it is about, so that the app can link to its own screen. */
  entity: Nullable(
    Obj({
      type: Enum(['sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process', 'support_request']),
      id: Id,
    }),
  ),
});

export const notificationsSchemas = {
  'notifications.list': {
    body: ListQuery(Obj({ unread: Opt(Type.Boolean()) }), ['createdAt']),
    data: Page(Notification),
  },
  'notifications.unread': { data: Obj({ count: Count }) },
  /** Without `ids` everything is read. */
  'notifications.markRead': {
    body: Obj({ ids: Opt(List(Id, 200)) }),
    data: Obj({ count: Count }),
  },
} as const satisfies SchemaTable<keyof typeof notificationsRoutes>;
