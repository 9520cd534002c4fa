import type { NoticeChannel } from '@pribavka/api';
import { sql } from 'kysely';

import type { Work } from '../../http/context.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { findNotice, textsOf } from './define.ts';
import type { EntityType } from './define.ts';
import { afterQuiet } from './hours.ts';
import { messageBy, type Outgoing } from './message.ts';
import { readRecipients } from './person.ts';
import { isOn } from './topics.ts';

interface Waiting {
  notificationId: string;
  kind: string;
  title: string;
  text: string;
  variables: Record<string, string> | null;
  entityType: EntityType | null;
  entityId: string | null;
}

interface Group {
  userId: string;
  channel: NoticeChannel;
}

const groupsAtOnce = 200;
const rounds = 500;

function outgoing(row: Waiting): Outgoing {
  const event = findNotice(row.kind);
  const { entityType: type, entityId: id } = row;
  return {
    kind: row.kind,
    topic: event?.topic,
    title: row.title,
    text: row.text,
    sms: event ? textsOf(event, row.variables ?? {}).sms : row.title,
    entity: type && id ? { type, id } : undefined,
  };
}

/** Everything that is due to one person by one channel goes as one message. */
async function sendGroup(work: Work, { userId, channel }: Group): Promise<void> {
  const at = work.now();
  const { rows } = await sql<Waiting>`
    select w.notification_id, n.kind, n.title, n.text, n.variables, n.entity_type, n.entity_id
    from notice_waiting w join notifications n on n.id = w.notification_id
    where w.user_id = ${userId} and w.channel = ${channel} and w.due_at <= ${at}
    order by n.created_at, n.id limit 100 for update of w skip locked`.execute(work.db);
  if (rows.length === 0) return;
  const ids = rows.map(({ notificationId }) => notificationId);
  const to = (await readRecipients(work.db, [userId], at)).get(userId);
  const later = to && afterQuiet(at, to.hours);
  if (later && later > at) {
    await sql`update notice_waiting set due_at = ${later} where channel = ${channel} and notification_id = any(${ids}::uuid[])`.execute(
      work.db,
    );
    return;
  }
  // What was switched off while it waited is not sent.
  const going = rows.map(outgoing).filter(({ topic }) => to && topic && isOn(topic, channel, to.choices));
  const message =
    to && going.length > 0 && messageBy(channel, work, to, going, going.length === 1 ? going[0]!.topic : 'digest');
  if (message) await work.outbox.put([message]);
  await sql`delete from notice_waiting where channel = ${channel} and notification_id = any(${ids}::uuid[])`.execute(
    work.db,
  );
}

/** Every five minutes: what waited for the end of quiet hours or for the digest. Killed, it goes on with what is left. */
export const sendWaiting = defineJob({
  name: 'notices.waiting',
  cron: '*/5 * * * *',
  async handle(ctx) {
    // Bounded: what another process is sending at the moment stays in the list until it is done.
    for (let round = 0; round < rounds; round += 1) {
      const { rows } = await sql<Group>`select user_id, channel from notice_waiting where due_at <= ${ctx.now()}
        group by user_id, channel order by min(due_at) limit ${groupsAtOnce}`.execute(ctx.db);
      for (const group of rows) await ctx.transaction((work) => sendGroup(work, group));
      if (rows.length < groupsAtOnce) return;
    }
  },
});
