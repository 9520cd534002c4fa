import type { Config } from './config.ts';
import {
  createFileCipher,
  createKeyRing,
  createPasswords,
  createTokens,
  createVault,
  type MasterKeys,
} from './crypto/index.ts';
import type { Db } from './db/open.ts';
import { createInstallation, openBlobs } from './core/files/store/open.ts';
import { createFileStore } from './core/files/store/sealed.ts';
import type { Services } from './http/context.ts';
import { createSmtp } from './mail/smtp.ts';
import { createTelegram } from './messenger/telegram.ts';
import { mailbox } from './outbox/transports.ts';
import { createSmsGateway } from './sms/gateway.ts';
import type { Tracing } from './telemetry/tracing/tracing.ts';

export interface ServiceOptions {
  config: Config;
  keys: MasterKeys;
  db: Db;
  replica?: Services['replica'];
  /** The clock of the database (`process/clock.ts`); a test gives one it moves by hand. */
  now: () => Date;
  /** Never, unless given. */
  stopping?: AbortSignal | undefined;
  tracing?: Tracing | undefined;
}

/** Puts together what a process holds for its whole life. */
export function createServices({ config, keys, db, replica, now, stopping, tracing }: ServiceOptions): Services {
  const ring = createKeyRing(keys);
  return {
    config,
    db,
    replica,
    now,
    stopping: stopping ?? new AbortController().signal,
    tracing,
    ring,
    vault: createVault(ring),
    passwords: createPasswords(config.passwordCost),
    tokens: createTokens(ring),
    store: createFileStore(openBlobs(config, config.storage, createInstallation(db)), createFileCipher(ring)),
    transports: {
      email: config.smtp ? createSmtp(config.smtp) : mailbox,
      sms: config.sms ? createSmsGateway(config.sms) : mailbox,
      messenger: config.telegram ? createTelegram(config.telegram) : mailbox,
    },
  };
}
