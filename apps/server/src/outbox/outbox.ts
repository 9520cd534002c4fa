import type { Vault } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliverMessage } from './deliver.ts';
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
}

export interface Email extends Sms {
  subject: string;
  html?: string | undefined;
  /** Address that stops letters like this one (RFC 8058). */
  unsubscribe?: string | undefined;
}

/** Letters and messages written together with the change that caused them and delivered by a job. */
export interface Outbox {
  sms: (message: Sms) => Promise<void>;
  email: (message: Email) => Promise<void>;
  /** `to` is the conversation with the bot. */
  messenger: (message: Sms) => Promise<void>;
}

interface Deps {
  db: Db;
  vault: Vault;
  jobs: Jobs;
  now: () => Date;
}

export function createOutbox({ db, vault, jobs, now }: Deps): Outbox {
  const put = async (channel: 'sms' | 'email' | 'messenger', message: Sms | Email): Promise<void> => {
    const id = newId();
    const { template, topic, userId, ...payload } = message;
    await db
      .insertInto('outboxMessages')
      .values({
        id,
        channel,
        template,
        userId: userId ?? null,
        topic: topic ?? null,
        payloadSealed: vault.seal(JSON.stringify(payload satisfies Payload), payloadContext(id)),
        createdAt: now(),
      })
      .execute();
    await jobs.send(deliverMessage, { id });
  };
  return {
    sms: (message) => put('sms', message),
    email: (message) => put('email', message),
    messenger: (message) => put('messenger', message),
  };
}
