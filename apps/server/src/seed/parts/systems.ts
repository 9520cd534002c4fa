import type { Grant, RouteKey } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { addSystem, newWebhookSecret, webhookContext } from '../../modules/technical/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';

export interface SystemParts {
  partners: ReadonlyMap<string, string>;
  manufacturers: ReadonlyMap<string, string>;
  by: string;
}

interface Called {
  route: RouteKey;
  httpStatus: number;
  code?: string;
}

interface Pattern {
  calls: readonly Called[];
  everyDays: number;
  atOnce: number;
  ip: string;
}

const tills: Pattern = {
  calls: [
    { route: 'sales.create', httpStatus: 200 },
    { route: 'sales.create', httpStatus: 200 },
    { route: 'sales.adminList', httpStatus: 200 },
    { route: 'sales.create', httpStatus: 422, code: 'VALIDATION_FAILED' },
  ],
  everyDays: 1,
  atOnce: 4,
  ip: '203.0.113.24',
};
const catalogue: Pattern = {
  calls: [
    { route: 'products.list', httpStatus: 200 },
    { route: 'products.list', httpStatus: 200 },
    { route: 'sales.adminList', httpStatus: 403, code: 'FORBIDDEN' },
  ],
  everyDays: 3,
  atOnce: 1,
  ip: '198.51.100.14',
};

/** Calls of thirty days, the last of them this morning. */
async function writeCalls(db: Db, ctx: SeedContext, userId: string, pattern: Pattern): Promise<void> {
  const { random, end } = ctx;
  const rows = [];
  for (let day = 29; day >= 0; day -= pattern.everyDays) {
    for (let index = 0; index < pattern.atOnce; index += 1) {
      const at = daysAgo(end, day, 9 + index * 2, random.int(0, 59));
      const call = random.pick(pattern.calls);
      if (at > end) continue;
      rows.push({
        id: newId(),
        userId,
        at,
        route: call.route,
        httpStatus: call.httpStatus,
        code: call.code ?? null,
        durationMs: random.int(18, 240),
        requestId: crypto.randomUUID(),
        ip: pattern.ip,
      });
    }
  }
  await db.insertInto('technicalCalls').values(rows).execute();
  await sql`update technical_users set last_used_at = ${rows.at(-1)?.at ?? null} where user_id = ${userId}`.execute(db);
}

const receiver = 'https://kassa.masterok.example/pribavka/events';

/** Events of the last days: taken, but for one that the receiver had no answer to. */
async function writeDeliveries(db: Db, ctx: SeedContext, userId: string): Promise<void> {
  const sealed = ctx.vault.seal(newWebhookSecret(), webhookContext(userId));
  await sql`update technical_users set webhook_secret_sealed = ${sealed} where user_id = ${userId}`.execute(db);
  const rows = [6, 5, 3, 2, 1].map((day) => {
    const at = daysAgo(ctx.end, day, 12, 7 * day);
    const failed = day === 3;
    return {
      id: newId(),
      userId,
      type: 'webhook.test',
      occurredAt: at,
      data: '{}',
      nextAttemptAt: at,
      lastAttemptAt: at,
      status: failed ? ('failed' as const) : ('sent' as const),
      attempts: failed ? 11 : 1,
      httpStatus: failed ? 503 : 200,
      lastError: failed ? 'HTTP 503' : null,
      sentAt: failed ? null : at,
    };
  });
  await db.insertInto('webhookDeliveries').values(rows).execute();
}

/**
 * Two systems that call the API: the tills of a partner, which also hear events, and the catalogue of a manufacturer.
 * Nobody knows their secrets: whoever wants to call as one of them gives it a new secret in its card.
 */
export async function createSystems(db: Db, ctx: SeedContext, parts: SystemParts): Promise<void> {
  const partnerId = parts.partners.get('masterok');
  const manufacturerId = parts.manufacturers.get('strezhen');
  if (!partnerId || !manufacturerId) throw new Error('The companies of the systems were not seeded');
  const work = { db, passwords: ctx.passwords };
  const tillScopes: Grant[] = ['sales.sale:read', 'sales.sale:create', 'sales.salesListAdmin:read'];
  const till = await addSystem(
    work,
    {
      name: 'Кассы «Мастерка»',
      login: 'masterok-kassa',
      description: 'Передаёт чеки с касс и узнаёт, что решили по продажам.',
      scopes: tillScopes,
      ownerPartnerId: partnerId,
      rateLimitPerMinute: 120,
      webhookUrl: receiver,
      webhookEvents: ['sale.status', 'process.finished'],
    },
    { by: parts.by, at: daysAgo(ctx.end, 64, 12, 40) },
  );
  await writeCalls(db, ctx, till.id, tills);
  await writeDeliveries(db, ctx, till.id);
  const goods = await addSystem(
    work,
    {
      name: '1С «Стрежня»',
      login: 'strezhen-1c',
      description: 'Сверяет каталог и загружает новые товары раз в несколько дней.',
      scopes: ['products.productList:read', 'products.productImport:read', 'products.productImport:create'],
      ownerManufacturerId: manufacturerId,
      allowedIps: ['198.51.100.14', '198.51.100.32/28'],
    },
    { by: parts.by, at: daysAgo(ctx.end, 37, 10, 5) },
  );
  await writeCalls(db, ctx, goods.id, catalogue);
}
