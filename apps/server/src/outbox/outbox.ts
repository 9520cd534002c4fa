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
  /** Eleven digits. */
  to: string;
  text: string;
}

export interface Email extends Sms {
  subject: string;
  html?: string | undefined;
}

/** Letters and messages written together with the change that caused them and delivered by a job. */
export interface Outbox {
  sms: (message: Sms) => Promise<void>;
  email: (message: Email) => Promise<void>;
}

interface Deps {
  db: Db;
  vault: Vault;
  jobs: Jobs;
  now: () => Date;
}

export function createOutbox({ db, vault, jobs, now }: Deps): Outbox {
  const put = async (channel: 'sms' | 'email', message: Sms | Email): Promise<void> => {
    const id = newId();
    const { template, userId, ...payload } = message;
    await db
      .insertInto('outboxMessages')
      .values({
        id,
        channel,
        template,
        userId: userId ?? null,
        payloadSealed: vault.seal(JSON.stringify(payload satisfies Payload), payloadContext(id)),
        createdAt: now(),
      })
      .execute();
    await jobs.send(deliverMessage, { id });
  };
  return { sms: (message) => put('sms', message), email: (message) => put('email', message) };
}
