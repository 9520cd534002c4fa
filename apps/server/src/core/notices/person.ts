import type { NoticeDigest, NoticeTopic } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { programmeZone } from '../../http/wire-date.ts';
import type { QuietHours } from './hours.ts';
import { type Choices, topics } from './topics.ts';

/** A person and where he is reached. */
export interface Addressee {
  id: string;
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
}

/** A person with everything that decides how he is notified. */
export interface Recipient extends Addressee {
  chatId: string | null;
  /** Of the portal; everybody else works in the back-office. */
  isMember: boolean;
  choices: Choices;
  digest: NoticeDigest;
  hours: QuietHours;
  /** How many were sent during the last day of what a digest may hold, by channel. */
  sent: Readonly<Record<string, number>>;
}

type Row = Addressee & {
  chatId: string | null;
  isMember: boolean;
  channels: Choices | null;
  digest: NoticeDigest | null;
  quiet: boolean | null;
  quietFrom: number | null;
  quietUntil: number | null;
  zone: string | null;
  sent: Record<string, number> | null;
};

const inDigest = Object.keys(topics).filter((topic) => topics[topic as NoticeTopic].inDigest);

/** How these people are notified, by id; who was deleted is not among them. */
export async function readRecipients(
  db: Db,
  userIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Recipient>> {
  const since = new Date(at.getTime() - 86_400_000);
  const { rows } = await sql<Row>`
    select u.id, u.phone, u.email, u.is_phone_verified, u.role_code = 'member' as is_member, l.chat_id,
      p.channels, p.digest, p.quiet, p.quiet_from, p.quiet_until, coalesce(p.timezone, s.timezone) as zone,
      (select jsonb_object_agg(o.channel, o.n) from (select channel, count(*)::int as n from outbox_messages
        where user_id = u.id and created_at > ${since} and topic = any(${inDigest}::text[]) group by channel) o) as sent
    from users u left join notice_preferences p on p.user_id = u.id left join stores s on s.id = u.store_id
      left join messenger_links l on l.user_id = u.id and l.blocked_at is null
    where u.id = any(${[...userIds]}::uuid[]) and u.status <> 'deleted'`.execute(db);
  return new Map(
    rows.map(({ channels, digest, quiet, quietFrom, quietUntil, zone, sent, ...row }) => [
      row.id,
      {
        ...row,
        choices: channels ?? {},
        digest: digest ?? 'auto',
        hours: {
          quiet: quiet ?? true,
          quietFrom: quietFrom ?? 1320,
          quietUntil: quietUntil ?? 540,
          zone: zone ?? programmeZone(),
        },
        sent: sent ?? {},
      },
    ]),
  );
}
