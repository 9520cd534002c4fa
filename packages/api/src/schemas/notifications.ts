import { Type } from '@sinclair/typebox';

import { noticeChannels, noticeDigests, noticeTopics, russianZones, tones } from '../codes.ts';
import type { noticeTemplatesRoutes, notificationsRoutes } from '../routes/notifications.ts';
import {
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Url,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const Entity = Obj({
  type: Enum([
    'sale',
    'withdrawal',
    'operation',
    'passport',
    'member',
    'promotion',
    'process',
    'support_request',
    'registry',
    'tuning',
    'product',
    'staff',
  ]),
  id: Id,
});

const Notification = Obj({
  id: Id,
  kind: Code,
  tone: Enum(tones),
  title: LooseText(200),
  text: LooseText(4000),
  createdAt: DateTime,
  readAt: Nullable(DateTime),
  /** What it is about, so that the app can link to its own screen. */
  entity: Nullable(Entity),
});

/** Days of the programme, both included; `since` is null for all that is older. */
const groupFields = { kind: Code, since: Nullable(DateOnly), until: DateOnly };

/** A line of the bell: events of one kind on one day, or of one kind that are older than a week. */
const Group = Obj(groupFields);

const Topics = List(Enum(noticeTopics), 9);

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 });
const Quiet = Obj({ on: Type.Boolean(), from: TimeOfDay, until: TimeOfDay });

const Settings = Obj({
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  topics: List(
    Obj({
      topic: Enum(noticeTopics),
      title: LooseText(100),
      /** Cannot be switched off. */
      locked: Type.Boolean(),
      channels: Obj({ email: Type.Boolean(), sms: Type.Boolean(), messenger: Type.Boolean() }),
    }),
    20,
  ),
  digest: Enum(noticeDigests),
  quiet: Quiet,
  /** Empty: the zone of the shop. */
  timezone: Nullable(Enum(russianZones)),
  /** The zone the hours are counted in now. */
  zone: LooseText(64),
  /** Null where the installation has no bot. */
  messenger: Nullable(Obj({ name: LooseText(64), linked: Type.Boolean(), blocked: Type.Boolean() })),
});

const Template = Obj({
  kind: Code,
  about: LooseText(100),
  /** Row of the settings; null for work of the back-office. */
  topic: Nullable(Enum(noticeTopics)),
  topicTitle: LooseText(100),
  tone: Enum(tones),
  channels: List(Enum([...noticeChannels, 'feed'] as const), 4),
  variables: List(Obj({ name: Code, example: LooseText(300) }), 20),
  title: LooseText(300),
  text: LooseText(1000),
  sms: Nullable(LooseText(500)),
});

export const noticeTemplatesSchemas = {
  'notifications.templates': { data: List(Template, 200) },
  'notifications.preview': {
    params: Obj({ kind: Code }),
    data: Obj({
      /** When the event last happened; null: nobody has been notified of it yet, the examples stand in the texts. */
      at: Nullable(DateTime),
      title: LooseText(300),
      text: LooseText(4000),
      sms: Nullable(LooseText(1000)),
      messenger: Nullable(LooseText(5000)),
      letter: Nullable(Obj({ subject: LooseText(300), text: LooseText(8000), html: LooseText(40_000) })),
    }),
  },
} as const satisfies SchemaTable<keyof typeof noticeTemplatesRoutes>;

export const notificationsSchemas = {
  'notifications.list': {
    body: ListQuery(Obj({ unread: Opt(Type.Boolean()), topics: Opt(Topics), group: Opt(Group) }), ['createdAt']),
    data: Page(Notification),
  },
  'notifications.groups': {
    body: ListQuery(Obj({ unread: Opt(Type.Boolean()), topics: Opt(Topics) }), ['createdAt']),
    data: Page(
      Obj({
        ...groupFields,
        /** What has happened, without the names of its objects: «Продажа подтверждена». */
        about: LooseText(200),
        count: Count,
        unread: Count,
        /** When the first of them happened. */
        firstAt: DateTime,
        latest: Notification,
      }),
    ),
  },
  /** `support`: those of them that are answers of the support. */
  'notifications.unread': { data: Obj({ count: Count, support: Count }) },
  /**
   * Without a choice everything is read; with `entity` what is about it, as when its card is opened; with `group` one
   * line of the bell; with `topics` what a filter of the bell shows.
   */
  'notifications.markRead': {
    body: Obj({ ids: Opt(List(Id, 200)), entity: Opt(Entity), group: Opt(Group), topics: Opt(Topics) }),
    data: Obj({ count: Count, support: Count }),
  },
  'notifications.settings': { data: Settings },
  /** What is absent stays as it is. */
  'notifications.updateSettings': {
    body: Obj({
      version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      channels: Opt(List(Obj({ topic: Enum(noticeTopics), channel: Enum(noticeChannels), on: Type.Boolean() }), 27)),
      digest: Opt(Enum(noticeDigests)),
      quiet: Opt(Quiet),
      timezone: Opt(Nullable(Enum(russianZones))),
    }),
    data: Settings,
  },
  'notifications.linkMessenger': { data: Obj({ code: Code, url: Url, expiresAt: DateTime }) },
  'notifications.unlinkMessenger': { data: Settings },
} as const satisfies SchemaTable<keyof typeof notificationsRoutes>;
