import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';

/** Who writes to a person in a messenger: one conversation a person, and a person a conversation. */
export async function linkChat(tx: Db, userId: string, chatId: string, at: Date): Promise<void> {
  await unlinkChat(tx, chatId);
  await sql`insert into messenger_links (user_id, messenger, chat_id, linked_at)
    values (${userId}, 'telegram', ${chatId}, ${at})
    on conflict (user_id) do update set chat_id = excluded.chat_id, linked_at = excluded.linked_at, blocked_at = null`.execute(
    tx,
  );
}

export async function unlinkChat(db: Db, chatId: string): Promise<void> {
  await sql`delete from messenger_links where messenger = 'telegram' and chat_id = ${chatId}`.execute(db);
}

/** The person takes the messenger away: what waits for it is not sent. */
export async function unlinkChatOf(db: Db, userId: string): Promise<void> {
  await sql`delete from messenger_links where user_id = ${userId}`.execute(db);
  await sql`delete from notice_waiting where user_id = ${userId} and channel = 'messenger'`.execute(db);
}

/** Who has stopped the bot is not written to until he links it again. */
export async function blockChat(db: Db, chatId: string, at: Date): Promise<void> {
  await sql`update messenger_links set blocked_at = ${at} where chat_id = ${chatId}`.execute(db);
}
