import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import { lockLivingAccounts } from '../../../core/living-account.ts';
import { linkChat, unlinkChat } from '../../../core/notices/chats.ts';
import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../db/tx.ts';
import type { Services } from '../../../http/context.ts';
import { readUpdates, type TelegramUpdate } from '../../../messenger/telegram.ts';
import { linkCodeHash } from './messenger.ts';

const answers = {
  linked: 'Готово: уведомления «Прибавки» будут приходить сюда. Отключить: /stop',
  wrong: 'Код не подходит или устарел. Получите новый в профиле «Прибавки», на вкладке «Уведомления».',
  stopped: 'Уведомления «Прибавки» сюда больше не приходят.',
  help: 'Здесь приходят уведомления «Прибавки». Чтобы подключить их, откройте ссылку из профиля.',
} as const;

/** A code links one conversation to one person, once; a conversation belongs to the last one who linked it. */
async function link(tx: Db, code: string, chatId: string, at: Date): Promise<keyof typeof answers> {
  const owner = await sql<{ userId: string }>`
    select user_id from messenger_codes where code_hash = ${linkCodeHash(code)} and expires_at > ${at}`.execute(tx);
  const living = await lockLivingAccounts(
    tx,
    owner.rows.map(({ userId }) => userId),
  );
  if (living.size === 0) return 'wrong';
  const { rows } = await sql<{ userId: string }>`
    delete from messenger_codes where code_hash = ${linkCodeHash(code)} and expires_at > ${at} returning user_id`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return 'wrong';
  await linkChat(tx, found.userId, chatId, at);
  return 'linked';
}

async function answerTo(tx: Db, text: string, chatId: string, at: Date): Promise<keyof typeof answers> {
  const [, code] = /^\/start\s+([\w-]{10,64})$/.exec(text.trim()) ?? [];
  if (code) return link(tx, code, chatId, at);
  if (text.trim() !== '/stop') return 'help';
  await unlinkChat(tx, chatId);
  return 'stopped';
}

const readOffset = async ({ db }: Services): Promise<number | undefined> => {
  const { rows } = await sql<{ next: number }>`
    select next_update as next from messenger_reading where messenger = 'telegram'`.execute(db);
  return rows[0]?.next;
};

/** What was written and how far it was read are kept together: a killed reader answers nothing twice. */
async function take(services: Services, { update_id: id, message }: TelegramUpdate): Promise<void> {
  const isOurs = message?.chat.type === 'private' && message.text !== undefined;
  const chatId = String(message?.chat.id ?? '');
  const answer = await inTransaction(services.db, async (tx) => {
    await sql`insert into messenger_reading (messenger, next_update) values ('telegram', ${id + 1})
      on conflict (messenger) do update set next_update = greatest(messenger_reading.next_update, excluded.next_update)`.execute(
      tx,
    );
    return isOurs ? answerTo(tx, message.text ?? '', chatId, services.now()) : undefined;
  });
  if (answer) await services.transports.messenger.send({ to: chatId, text: answers[answer] }).catch(() => undefined);
}

/** Reads once what people have written to the bot; answers how many messages there were. */
export async function readTelegram(services: Services, seconds = 0, stop?: AbortSignal): Promise<number> {
  const { telegram } = services.config;
  if (!telegram) return 0;
  const updates = await readUpdates(telegram, await readOffset(services), seconds, stop);
  for (const update of updates) await take(services, update);
  return updates.length;
}

const patienceSeconds = 25;
const pauseMs = 10_000;

/**
 * Listens to the bot while the process lives. Of several processes Telegram lets one listen: the others are refused, and
 * try again.
 */
export function startTelegram(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  if (!services.config.telegram) return () => Promise.resolve();
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await readTelegram(services, patienceSeconds, stopped.signal);
      } catch (error) {
        if (stopped.signal.aborted) return;
        onError(error);
        await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };
  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
