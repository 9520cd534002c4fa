import type { PlainFieldCode } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { invalid } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import type { Config } from '../../../config.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { lockTechnical } from '../repository/lock.ts';
import { checkHost } from './addresses.ts';
import { newWebhookSecret, webhookContext } from './secret.ts';

/** How long events are signed with both secrets: time to bring the new one to the receiver. */
const graceMs = 24 * 3_600_000;

/** Refuses at once what would be refused at every sending. */
export function checkWebhookUrl(url: string | null | undefined, { isProduction }: Config): void {
  if (!url) return;
  const target = new URL(url);
  const refuse = (code: PlainFieldCode) => invalid({ webhookUrl: code });
  if (target.username || target.password) throw refuse('WEBHOOK_LOGIN');
  if (!isProduction) return;
  if (target.protocol !== 'https:') throw refuse('FORMAT_HTTPS_URL');
  try {
    checkHost(target);
  } catch {
    throw refuse('WEBHOOK_PRIVATE');
  }
}

/** A new secret for events; for a day they are signed with the old one as well. */
export async function rotateWebhookSecret(ctx: Ctx<'technical.rotateWebhookSecret'>) {
  requireFreshAuth(ctx);
  const { db, vault } = ctx;
  const row = await lockTechnical(ctx, ctx.body.version);
  const at = ctx.now();
  const secret = newWebhookSecret();
  const until = row.webhookSecretSealed ? new Date(at.getTime() + graceMs) : null;
  const { version } = await db
    .updateTable('technicalUsers')
    .set({
      webhookSecretSealed: vault.seal(secret, webhookContext(row.userId)),
      webhookPreviousSealed: row.webhookSecretSealed,
      webhookPreviousUntil: until,
      updatedAt: at,
      updatedBy: ctx.actor.id,
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', row.userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  ctx.audit({
    entityId: row.userId,
    entityLabel: row.name,
    action: 'update',
    after: { webhookSecret: 'изменён' },
  });
  return { secret, oldValidUntil: until && wireDateTime(until), version };
}

/** A test event for the developer who connects a receiver. */
export async function testWebhook(ctx: Ctx<'technical.testWebhook'>) {
  const row = await lockTechnical(ctx, undefined);
  if (!row.webhookUrl || !row.webhookSecretSealed) {
    throw invalid({ webhookUrl: 'WEBHOOK_SETUP' });
  }
  const id = newId();
  const at = ctx.now();
  await ctx.db
    .insertInto('webhookDeliveries')
    .values({ id, userId: row.userId, type: 'webhook.test', occurredAt: at, data: '{}', nextAttemptAt: at })
    .execute();
  ctx.audit({ entityId: row.userId, entityLabel: row.name, action: 'update', after: { webhookTest: true } });
  return { eventId: id };
}
