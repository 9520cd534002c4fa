import type { Vault } from '../crypto/index.ts';
import { dropParts } from '../core/parts.ts';
import type { Db } from '../db/open.ts';
import { newIdOf } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliverMessage, retriesBy } from './deliver.ts';
import { payloadContext, type Payload } from './payload.ts';

export interface Sms {
  userId?: string | undefined;
  /** Machine name: `phone-code`. */
  template: string;
  /** Row of the person's settings it belongs to, when it is a notice. */
  topic?: string | undefined;
  /** Eleven digits. */
  to: string;
  text: string;
  /** How long its code serves; undefined: it is worth reading a day later too. */
  servesMinutes?: number | undefined;
}

export interface Email extends Sms {
  subject: string;
  html?: string | undefined;
  /** Address that stops letters like this one (RFC 8058). */
  unsubscribe?: string | undefined;
}

/** A message with the channel it goes by. */
export type Message = ({ channel: 'email' } & Email) | ({ channel: 'sms' | 'messenger' } & Sms);

/** Letters and messages written together with the change that caused them and delivered by a job. */
export interface Outbox {
  sms: (message: Sms) => Promise<void>;
  email: (message: Email) => Promise<void>;
  /** Several at once; `to` of a messenger is the conversation with the bot. */
  put: (messages: readonly Message[]) => Promise<void>;
}

interface Deps {
  db: Db;
  vault: Vault;
  jobs: Jobs;
  now: () => Date;
}

export function createOutbox({ db, vault, jobs, now }: Deps): Outbox {
  const rowOf = ({ channel, template, topic, userId, servesMinutes, ...content }: Message) => {
    const createdAt = now();
    const id = newIdOf(createdAt);
    const payload: Payload =
      servesMinutes === undefined
        ? content
        : { ...content, usefulUntil: new Date(createdAt.getTime() + servesMinutes * 60_000).toISOString() };
    return {
      id,
      channel,
      template,
      userId: userId ?? null,
      topic: topic ?? null,
      payloadSealed: vault.seal(JSON.stringify(payload), payloadContext(id)),
      createdAt,
    };
  };
  const put = async (messages: readonly Message[]): Promise<void> => {
    if (messages.length === 0) return;
    const rows = messages.map(rowOf);
    await db.insertInto('outboxMessages').values(rows).execute();
    for (const retries of new Set(rows.map(({ channel }) => retriesBy[channel]))) {
      const alike = rows.filter(({ channel }) => retriesBy[channel] === retries);
      await jobs.sendAll(
        deliverMessage,
        alike.map(({ id }) => ({ id })),
        { retries },
      );
    }
  };
  return {
    sms: (message) => put([{ channel: 'sms', ...message }]),
    email: (message) => put([{ channel: 'email', ...message }]),
    put,
  };
}

/** Letters carry personal data: they are kept only as long as a complaint about them is likely; old ones go by months. */
export async function forgetMessages(db: Db, before: Date, now: Date): Promise<void> {
  await dropParts(db, 'outbox_messages', before, now);
}
