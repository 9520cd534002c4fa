import type { Payload } from './payload.ts';

/** Takes a message out of the house; throws when it did not go, and the job tries again later. */
export interface Transport {
  send: (message: Payload) => Promise<void>;
}

export interface Transports {
  email: Transport;
  sms: Transport;
}

/** Demo mode: the message stays in the table and is read in the dev mailbox. */
export const mailbox: Transport = { send: async () => undefined };
