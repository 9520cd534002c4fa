import type { Grant, NoticeChannel } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { type NoticeEvent, textsOf } from './define.ts';
import { afterQuiet, nextDigest } from './hours.ts';
import type { Message } from '../../outbox/outbox.ts';
import { messageBy, type Outgoing, type Ways } from './message.ts';
import { type Addressee, readRecipients, type Recipient } from './person.ts';
import { channelsOn, topics } from './topics.ts';

/** One person who is notified of an event. */
export interface Delivery<V extends string = string> {
  userId: string;
  values: Readonly<Record<V, string>>;
  entityId?: string | undefined;
  /** With one the person is notified once, whatever repeats the cause. */
  key?: string | undefined;
  /** Where he was to be found before a change of exactly that. */
  to?: Addressee | undefined;
  /** In the feed alone: the person has not agreed to be written to about it. */
  feedOnly?: boolean | undefined;
}

/** Notifies people of an event, in the transaction of its cause: in the feed, and by the channels of their settings. */
export type Notify = <V extends string>(event: NoticeEvent<V>, ...deliveries: Delivery<V>[]) => Promise<void>;

/** So many a day come one by one; the rest of the day wait for the digest. */
const apart = 3;

interface Line extends Delivery {
  id: string;
  title: string;
  text: string;
  sms: string;
}

async function putIntoFeed(db: Db, event: NoticeEvent, lines: readonly Line[], at: Date): Promise<readonly Line[]> {
  if (lines.length === 0) return [];
  const rows = await db
    .insertInto('notifications')
    .values(
      lines.map(({ id, userId, title, text, entityId, key, values }) => ({
        id,
        userId,
        kind: event.kind,
        tone: event.tone,
        title: title.slice(0, 200),
        text: text.slice(0, 4000),
        entityType: entityId === undefined ? null : (event.entity ?? null),
        entityId: event.entity === undefined ? null : (entityId ?? null),
        key: key ?? null,
        variables: JSON.stringify(values),
        createdAt: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'key']).where('key', 'is not', null).doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(rows.map(({ id }) => id));
  return lines.filter(({ id }) => fresh.has(id));
}

function reachable(to: Recipient, event: NoticeEvent): NoticeChannel[] {
  const { topic } = event;
  if (topic === undefined) return event.byLetter && to.email !== null ? ['email'] : [];
  const asked = channelsOn(topic, to.choices);
  const can = {
    email: to.email !== null,
    sms: to.phone !== null && to.isPhoneVerified,
    messenger: to.chatId !== null,
  };
  const found = asked.filter((channel) => can[channel]);
  const needsSms = topics[topic].smsInstead === true && !can.email && can.sms && !found.includes('sms');
  return needsSms ? [...found, 'sms'] : found;
}

/** When a message goes: now, after quiet hours or with the digest. */
function dueAt(to: Recipient, event: NoticeEvent, channel: NoticeChannel, at: Date): Date {
  const topic = event.topic && topics[event.topic];
  if (topic === undefined || topic.urgent) return at;
  const isMany = to.digest === 'daily' || (to.digest === 'auto' && (to.sent[channel] ?? 0) >= apart);
  return topic.inDigest && isMany ? nextDigest(at, to.hours) : afterQuiet(at, to.hours);
}

async function sendOutside(db: Db, ways: Ways, event: NoticeEvent, lines: readonly Line[], at: Date): Promise<void> {
  const people = await readRecipients(
    db,
    lines.map(({ userId }) => userId),
    at,
  );
  const waiting: { notificationId: string; channel: NoticeChannel; userId: string; dueAt: Date }[] = [];
  const messages: Message[] = [];
  for (const { id, userId, title, text, sms, entityId, to: former } of lines) {
    const known = people.get(userId);
    if (!known) continue;
    const to = former ? { ...known, ...former } : known;
    const entity = event.entity && entityId !== undefined ? { type: event.entity, id: entityId } : undefined;
    const outgoing: Outgoing = { kind: event.kind, topic: event.topic, title, text, sms, entity };
    for (const channel of reachable(to, event)) {
      const due = dueAt(to, event, channel, at);
      if (due > at) waiting.push({ notificationId: id, channel, userId, dueAt: due });
      else {
        const message = messageBy(channel, ways, to, [outgoing]);
        if (message) messages.push(message);
      }
    }
  }
  await ways.outbox.put(messages);
  if (waiting.length > 0) await db.insertInto('noticeWaiting').values(waiting).execute();
}

/** Without `ways` the feed alone is written: the past of the demo is not sent. */
export const createNotify =
  (db: Db, now: () => Date, ways?: Ways): Notify =>
  async (event, ...deliveries) => {
    const at = now();
    const known = event as NoticeEvent;
    const lines = deliveries.map((delivery) => ({ ...delivery, id: newId(), ...textsOf(known, delivery.values) }));
    const fresh = await putIntoFeed(db, known, lines, at);
    const going = fresh.filter(({ feedOnly }) => !feedOnly);
    const goesOutside = known.topic !== undefined || known.byLetter === true;
    if (ways && goesOutside && going.length > 0) await sendOutside(db, ways, known, going, at);
  };

/** People of the programme who may do all of this and see every row of it. */
export async function holdersOf(
  db: Db,
  grants: Grant | readonly Grant[],
  except: readonly string[] = [],
): Promise<string[]> {
  const needed = [grants].flat();
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join roles o on o.code = u.role_code
    where u.status = 'confirmed' and o.data_scope = 'all' and u.role_code not in ('member', 'technical')
      and not u.id = any(${[...except]}::uuid[])
      and ${needed.length} = (select count(*) from role_grants g where g.role_code = u.role_code
        and g.group_code || ':' || g.action = any(${needed}::text[]))
    order by u.id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
