import { type NoticeTopic, noticeTopics, type RussianZone } from '@pribavka/api';
import { sql } from 'kysely';

import { isOn, topics } from '../../../core/notices/topics.ts';
import { readRecipients, type Recipient } from '../../../core/notices/person.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { unlinkChatOf } from '../../../core/notices/chats.ts';
import { eraseFeed } from '../../../core/notices/feed.ts';
import { forgetOld } from '../../../core/forget-old.ts';
import type { Db } from '../../../db/open.ts';
import { timeOfDay } from '../domain/time-of-day.ts';

export type Settings = Output<'notifications.settings'>;

interface Own {
  version: number | null;
  timezone: RussianZone | null;
  linked: boolean;
  blocked: boolean;
}

async function readOwn(db: Db, userId: string): Promise<Own> {
  const { rows } = await sql<Own>`
    select p.version, p.timezone, l.user_id is not null as linked, l.blocked_at is not null as blocked
    from users u left join notice_preferences p on p.user_id = u.id left join messenger_links l on l.user_id = u.id
    where u.id = ${userId}`.execute(db);
  const [own] = rows;
  if (!own) throw notFound();
  return own;
}

const rowOf = (topic: NoticeTopic, { choices }: Recipient) => ({
  topic,
  title: topics[topic].title,
  locked: topics[topic].locked,
  channels: {
    email: isOn(topic, 'email', choices),
    sms: isOn(topic, 'sms', choices),
    messenger: isOn(topic, 'messenger', choices),
  },
});

/** Settings as they hold: what was chosen over what is usual. People of the programme have the safety of their account only. */
export async function readNoticeSettings(
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  { id, roleCode }: { id: string; roleCode: string },
): Promise<Settings> {
  const person = (await readRecipients(ctx.db, [id], ctx.now())).get(id);
  if (!person) throw notFound();
  const { version, timezone, linked, blocked } = await readOwn(ctx.db, id);
  const { hours, digest } = person;
  const shown = noticeTopics.filter((topic) => roleCode === 'member' || topic === 'security');
  const bot = ctx.config.telegram?.botName;
  return {
    version: version ?? 0,
    topics: shown.map((topic) => rowOf(topic, person)),
    digest,
    quiet: { on: hours.quiet, from: timeOfDay(hours.quietFrom), until: timeOfDay(hours.quietUntil) },
    timezone,
    zone: hours.zone,
    messenger: bot === undefined ? null : { name: bot, linked, blocked },
  };
}

/** Writes over what is there; the caller has read and joined it. */
export async function switchChannels(
  db: Db,
  userId: string,
  change: (choices: Recipient['choices']) => Recipient['choices'],
  at: Date,
): Promise<void> {
  await sql`insert into notice_preferences (user_id, updated_at) values (${userId}, ${at}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ channels: Recipient['choices'] }>`
    select channels from notice_preferences where user_id = ${userId} for update`.execute(db);
  const channels = JSON.stringify(change(rows[0]?.channels ?? {}));
  await sql`update notice_preferences set channels = ${channels}::jsonb, updated_at = ${at}, version = version + 1
    where user_id = ${userId}`.execute(db);
}

/** Messages, choices and messengers of somebody who leaves. */
export async function eraseNotices(db: Db, userId: string): Promise<void> {
  await eraseFeed(db, userId);
  await db.deleteFrom('noticePreferences').where('userId', '=', userId).execute();
  await unlinkChatOf(db, userId);
  await db.deleteFrom('messengerCodes').where('userId', '=', userId).execute();
}

export async function forgetMessengerCodes(db: Db, before: Date): Promise<void> {
  await forgetOld(db, { table: 'messenger_codes', moment: 'expires_at' }, before);
}
