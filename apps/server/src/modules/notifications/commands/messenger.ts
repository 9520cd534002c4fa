import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { unlinkChatOf } from '../../../core/notices/chats.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readNoticeSettings, type Settings } from '../repository/preferences.ts';

const lifeMs = 15 * 60_000;

export const linkCodeHash = (code: string): Buffer => createHash('sha256').update(`messenger:${code}`).digest();

/** A new code takes the place of the one before: one conversation is linked, once. */
export async function linkMessenger(
  ctx: Ctx<'notifications.linkMessenger'>,
): Promise<Output<'notifications.linkMessenger'>> {
  const { telegram } = ctx.config;
  if (!telegram) throw notFound();
  const code = randomBytes(16).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + lifeMs);
  await sql`delete from messenger_codes where user_id = ${ctx.actor.id}`.execute(ctx.db);
  await sql`insert into messenger_codes (code_hash, user_id, expires_at)
    values (${linkCodeHash(code)}, ${ctx.actor.id}, ${expiresAt})`.execute(ctx.db);
  return { code, url: `https://t.me/${telegram.botName}?start=${code}`, expiresAt: wireDateTime(expiresAt) };
}

export async function unlinkMessenger(ctx: Ctx<'notifications.unlinkMessenger'>): Promise<Settings> {
  await unlinkChatOf(ctx.db, ctx.actor.id);
  await sql`delete from messenger_codes where user_id = ${ctx.actor.id}`.execute(ctx.db);
  return readNoticeSettings(ctx, ctx.actor);
}
