import { everyWord } from '../../../core/text/search.ts';
import type { ChosenWebhook, Grant, RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { among } from '../../../core/lists/conditions.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';

type Body = NonNullable<RouteInput<'technical.list'>['body']>;
export type TechnicalStatus = 'active' | 'suspended' | 'revoked';

interface Row {
  id: string;
  name: string;
  login: string;
  description: string | null;
  ownerId: string | null;
  ownerName: string | null;
  ownerKind: 'partner' | 'manufacturer' | null;
  scopes: Grant[];
  allowedIps: string[];
  rateLimit: number;
  status: TechnicalStatus;
  lastUsedAt: Date | null;
  errors: number;
  expiresAt: Date | null;
  createdAt: Date;
  version: number;
  secretPrefix: string;
  previousSecretUntil: Date | null;
  webhookUrl: string | null;
  webhookEvents: ChosenWebhook[] | null;
  webhookHasSecret: boolean;
  updatedAt: Date;
  updatedBy: string | null;
}

const rowOf = (row: Row, now: Date) => ({
  id: row.id,
  name: row.name,
  login: row.login,
  owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
  ownerKind: row.ownerKind,
  scopes: row.scopes,
  allowedIps: row.allowedIps,
  rateLimitPerMinute: row.rateLimit,
  status: row.status,
  lastUsedAt: wireDateTimeOrNull(row.lastUsedAt),
  errorsLast24Hours: row.errors,
  expiresAt: wireDateTimeOrNull(row.expiresAt),
  isExpired: row.expiresAt !== null && row.expiresAt < now,
  createdAt: wireDateTime(row.createdAt),
  version: row.version,
});

/** Systems by id, in no order; nothing of a secret but its first characters. */
export async function technicalRows(db: Db, ids: readonly string[], now: Date): Promise<Row[]> {
  const since = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<Row>`
    select t.user_id as id, t.name, t.login, t.description, coalesce(t.owner_partner_id, t.owner_manufacturer_id) as owner_id,
      coalesce(p.name, f.name) as owner_name,
      case when p.id is not null then 'partner' when f.id is not null then 'manufacturer' end as owner_kind, t.scopes, t.allowed_ips, t.rate_limit, t.status, t.last_used_at, t.expires_at,
      t.created_at, t.version, t.secret_prefix, t.webhook_url, t.webhook_secret_sealed is not null as webhook_has_secret,
      t.webhook_events, t.updated_at,
      case when t.previous_secret_until > ${now} then t.previous_secret_until end as previous_secret_until,
      (select concat_ws(' ', u.last_name, u.first_name) from users u where u.id = t.updated_by) as updated_by,
      (select count(*)::int from technical_calls c
        where c.user_id = t.user_id and c.at >= ${since} and c.http_status >= 400) as errors
    from technical_users t left join partners p on p.id = t.owner_partner_id
    left join manufacturers f on f.id = t.owner_manufacturer_id
    where t.user_id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

interface Counts {
  webhookQueued: number;
  webhookFailed: number;
  sentAt: Date | null;
}

async function deliveryCounts(db: Db, id: string) {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from webhook_deliveries where user_id = ${id} and status = 'queued') as webhook_queued,
      (select count(*)::int from webhook_deliveries where user_id = ${id} and status = 'failed') as webhook_failed,
      (select sent_at from webhook_deliveries where user_id = ${id} and status = 'sent'
        order by occurred_at desc, id desc limit 1) as sent_at`.execute(db);
  const { webhookQueued = 0, webhookFailed = 0, sentAt = null } = rows[0] ?? {};
  return { webhookQueued, webhookFailed, webhookLastSentAt: wireDateTimeOrNull(sentAt) };
}

export async function technicalCard(db: Db, id: string, now: Date) {
  const [row] = await technicalRows(db, [id], now);
  if (!row) throw notFound();
  const { description, secretPrefix, webhookUrl, webhookEvents, webhookHasSecret, updatedBy } = row;
  return {
    ...rowOf(row, now),
    description,
    secretPrefix,
    previousSecretUntil: wireDateTimeOrNull(row.previousSecretUntil),
    webhookUrl,
    webhookEvents,
    webhookHasSecret,
    ...(await deliveryCounts(db, id)),
    updatedAt: wireDateTime(row.updatedAt),
    updatedBy,
  };
}

export type TechnicalFilters = NonNullable<Body['filters']>;

/** Systems of the list and of its file. */
export const technicalConditions = (
  { statuses }: TechnicalFilters,
  search: string | undefined,
): RawBuilder<unknown>[] => [
  ...among('t.status', statuses, 'text'),
  ...everyWord(sql`(translate(lower(t.name), 'ё', 'е') || ' ' || t.login)`, search),
];

export async function listTechnical(db: Db, body: Body, now: Date) {
  const field = body.sort?.[0]?.field ?? 'createdAt';
  const orders: Record<typeof field, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`t.name`, type: 'text' },
    createdAt: { expr: sql`t.created_at`, type: 'timestamptz' },
    lastUsedAt: { expr: sql`coalesce(t.last_used_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
  };
  const page = await listIds(db, {
    from: sql`from technical_users t`,
    where: technicalConditions(body.filters ?? {}, body.search),
    id: sql`t.user_id`,
    order: { name: field, direction: body.sort?.[0]?.direction ?? 'desc', ...orders[field] },
    ...askedPage(body),
  });
  return listAnswer(
    body,
    page,
    inOrder(
      page.ids,
      eachReadable(await technicalRows(db, page.ids, now), (row) => rowOf(row, now)),
    ),
  );
}
