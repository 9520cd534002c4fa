import type { NoticeChannel, NoticeTopic } from '@pribavka/api';
import { sql } from 'kysely';

import { type Choices, topics } from '../../../core/notices/topics.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldMessage, invalid, problem } from '../../../http/problem.ts';
import { minutesOf } from '../domain/time-of-day.ts';
import { readNoticeSettings, type Settings } from '../repository/preferences.ts';

type Change = { topic: NoticeTopic; channel: NoticeChannel; on: boolean };

const withChanges = (choices: Choices, changes: readonly Change[]): Choices => {
  const next = { ...choices };
  for (const { topic, channel, on } of changes) next[topic] = { ...next[topic], [channel]: on };
  return next;
};

function check(ctx: Ctx<'notifications.updateSettings'>): void {
  const { channels = [], quiet } = ctx.body;
  const locked = channels.find(({ topic, on }) => topics[topic].locked && !on);
  if (locked) throw invalid({ channels: fieldMessage('NOTICES_LOCKED', { name: topics[locked.topic].title }) });
  if (quiet?.on && quiet.from === quiet.until) throw invalid({ quiet: 'QUIET_SAME' });
}

export async function updateNoticeSettings(ctx: Ctx<'notifications.updateSettings'>): Promise<Settings> {
  const { version, channels = [], digest, quiet, timezone } = ctx.body;
  check(ctx);
  const { id } = ctx.actor;
  // The one who changes them for the first time, makes the row; two tabs at once wait for each other here.
  await sql`insert into notice_preferences (user_id, updated_at, version) values (${id}, ${ctx.now()}, 1)
    on conflict do nothing`.execute(ctx.db);
  const { rows } = await sql<{ channels: Choices; version: number }>`
    select channels, version from notice_preferences where user_id = ${id} for update`.execute(ctx.db);
  const before = rows[0]!;
  // No row yet is version 0, and the row made just now is the first.
  if (before.version !== version && !(version === 0 && before.version === 1))
    throw problem('VERSION_CONFLICT', {}, { current: await readNoticeSettings(ctx, ctx.actor) });
  await ctx.db
    .updateTable('noticePreferences')
    .set({
      channels: JSON.stringify(withChanges(before.channels, channels)),
      ...(digest ? { digest } : {}),
      ...(quiet ? { quiet: quiet.on, quietFrom: minutesOf(quiet.from), quietUntil: minutesOf(quiet.until) } : {}),
      ...(timezone === undefined ? {} : { timezone }),
      updatedAt: ctx.now(),
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', id)
    .execute();
  return readNoticeSettings(ctx, ctx.actor);
}
