import { join } from 'node:path';

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
import { createDiskStore } from './core/files/store.ts';
import type { Services } from './http/context.ts';
import { createSmtp } from './mail/smtp.ts';
import { createTelegram } from './messenger/telegram.ts';
import { mailbox } from './outbox/transports.ts';
import { createSmsGateway } from './sms/gateway.ts';

export interface ServiceOptions {
  config: Config;
  keys: MasterKeys;
  db: Db;
  /** The clock of the database (`process/clock.ts`); a test gives one it moves by hand. */
  now: () => Date;
}

/** Puts together what a process holds for its whole life. */
export function createServices({ config, keys, db, now }: ServiceOptions): Services {
  const ring = createKeyRing(keys);
  return {
    config,
    db,
    now,
    ring,
    vault: createVault(ring),
    passwords: createPasswords(config.passwordCost),
    tokens: createTokens(ring),
    store: createDiskStore(join(config.dataDir, 'files'), createFileCipher(ring)),
    transports: {
      email: config.smtp ? createSmtp(config.smtp) : mailbox,
      sms: config.sms ? createSmsGateway(config.sms) : mailbox,
      messenger: config.telegram ? createTelegram(config.telegram) : mailbox,
    },
  };
}
