import { Type } from '@sinclair/typebox';

import { type Grant, groupActions } from '../permissions.ts';
import type { technicalRoutes } from '../routes/technical.ts';
import {
  Accepted,
  Count,
  DateTime,
  Done,
  Enum,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Ref,
  Text,
  Version,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';
import { chosenWebhooks } from '../webhook-grants.ts';
import { Period } from './lib/list.ts';
import { webhookTypes } from './webhooks.ts';

const statuses = ['active', 'suspended', 'revoked'] as const;
const deliveryStatuses = ['queued', 'sent', 'failed'] as const;

const grants = Object.entries(groupActions).flatMap(([group, actions]) =>
  actions.map((action) => `${group}:${action}`),
);

/** A right of the matrix, `<page>.<group>:<action>`. */
const Scope = Type.Unsafe<Grant>({ type: 'string', enum: grants });
/** An address or a network, `203.0.113.0/24`. */
const Address = Type.String({ format: 'ip-or-cidr', maxLength: 49 });

const rowFields = {
  id: Id,
  name: LooseText(200),
  login: LooseText(64),
  owner: Nullable(Ref),
  ownerKind: Nullable(Enum(['partner', 'manufacturer'])),
  scopes: List(Scope, 200),
  allowedIps: List(LooseText(49), 100),
  rateLimitPerMinute: Count,
  status: Enum(statuses),
  lastUsedAt: Nullable(DateTime),
  errorsLast24Hours: Count,
  expiresAt: Nullable(DateTime),
  /** Its term is over: it is refused like a suspended one. */
  isExpired: Type.Boolean(),
  createdAt: DateTime,
  version: Version,
};

const Technical = Obj({
  ...rowFields,
  description: Nullable(LooseText(1000)),
  /** First characters of the secret, to tell one from another. */
  secretPrefix: LooseText(12),
  /** Until when the secret before the last change still opens. */
  previousSecretUntil: Nullable(DateTime),
  webhookUrl: Nullable(LooseText(2048)),
  /** Events it is sent; `null`: all its rights cover, those to come too. */
  webhookEvents: Nullable(List(Enum(chosenWebhooks), 20)),
  /** Nothing is sent before there is a secret to sign with. */
  webhookHasSecret: Type.Boolean(),
  webhookQueued: Count,
  webhookFailed: Count,
  webhookLastSentAt: Nullable(DateTime),
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
});

/** The only answer that ever holds the secret. */
const WithSecret = Obj({ ...Technical.properties, secret: LooseText(128) });

const input = {
  name: Text(200),
  description: Opt(LooseText(1000)),
  ownerPartnerId: Opt(Id),
  ownerManufacturerId: Opt(Id),
  scopes: List(Scope, 200),
  allowedIps: Opt(List(Address, 100)),
  rateLimitPerMinute: Opt(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** `null` takes the term away. */
  expiresAt: Opt(Nullable(DateTime)),
  /** `null` takes it away. Production takes `https://` only. */
  webhookUrl: Opt(Nullable(Type.String({ format: 'web-url', maxLength: 2048 }))),
  /** `null`: everything its rights cover. */
  webhookEvents: Opt(Nullable(List(Enum(chosenWebhooks), 20))),
};

const TechnicalFilters = Obj({ statuses: Opt(List(Enum(statuses), 5)) });

export const technicalSchemas = {
  'technical.list': {
    body: ListQuery(TechnicalFilters, ['name', 'createdAt', 'lastUsedAt']),
    data: Page(Obj(rowFields)),
  },
  'technical.export': { body: ListExport('technical', TechnicalFilters), data: Accepted },
  'technical.get': { params: IdParams, data: Technical },
  'technical.register': { body: Obj({ ...input, login: Text(64) }), data: WithSecret },
  'technical.update': {
    params: IdParams,
    body: Obj({ ...input, status: Opt(Enum(statuses)), version: Version }),
    data: Technical,
  },
  /** The old secret works until `oldValidUntil`. */
  'technical.rotateSecret': {
    params: IdParams,
    body: Obj({
      version: Opt(Version),
      /** How long the old one opens, 24 unless said; 0 shuts it at once. */
      graceHours: Opt(Type.Integer({ minimum: 0, maximum: 168 })),
    }),
    data: Obj({ ...WithSecret.properties, oldValidUntil: DateTime }),
  },
  /** The secret is in this answer and nowhere else; with the old one events are signed until `oldValidUntil` too. */
  'technical.rotateWebhookSecret': {
    params: IdParams,
    body: Obj({ version: Opt(Version) }),
    data: Obj({ secret: LooseText(128), oldValidUntil: Nullable(DateTime), version: Version }),
  },
  'technical.testWebhook': { params: IdParams, body: Opt(Obj({})), data: Obj({ eventId: Id }) },
  'technical.deliveries': {
    params: IdParams,
    body: ListQuery(Obj({ statuses: Opt(List(Enum(deliveryStatuses), 3)) }), ['occurredAt']),
    data: Page(
      Obj({
        id: Id,
        type: Enum(webhookTypes),
        occurredAt: DateTime,
        status: Enum(deliveryStatuses),
        attempts: Count,
        nextAttemptAt: Nullable(DateTime),
        lastAttemptAt: Nullable(DateTime),
        httpStatus: Nullable(Count),
        lastError: Nullable(LooseText(200)),
        sentAt: Nullable(DateTime),
        /** `data` of the event as JSON; ids given by other systems show their last four signs. */
        body: LooseText(4000),
        /** The process that reports giving up; its retry sends the event again. */
        processId: Nullable(Id),
      }),
    ),
  },
  'technical.retryDelivery': { params: IdParams, body: Opt(Obj({})), data: Done },
  'technical.calls': {
    params: IdParams,
    body: ListQuery(
      Obj({
        /** Refused ones only, or answered ones only. */
        isFailed: Opt(Type.Boolean()),
        at: Opt(Period),
      }),
      ['at'],
    ),
    data: Page(
      Obj({
        id: Id,
        at: DateTime,
        /** Key of the call, and what it does in words. */
        route: LooseText(80),
        name: LooseText(200),
        method: LooseText(8),
        path: LooseText(200),
        httpStatus: Count,
        code: Nullable(LooseText(60)),
        durationMs: Count,
        requestId: Id,
        ip: LooseText(45),
      }),
    ),
  },
} as const satisfies SchemaTable<keyof typeof technicalRoutes>;
