import type { Payload } from './payload.ts';

/** Takes a message out of the house; throws when it did not go, and the job tries again later. */
export interface Transport {
  send: (message: Payload) => Promise<void>;
}

export interface Transports {
  email: Transport;
  sms: Transport;
  messenger: Transport;
}

/** Asked to wait: the message goes again after so many seconds, and it is no failed attempt. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Retry after ${seconds} s`);
    this.seconds = Math.min(Math.max(Math.ceil(seconds), 1), 86_400);
  }
}

/** Nobody is there any more: trying again helps nothing. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** The message itself is refused, and would be each time: trying again helps nothing. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Demo mode: the message stays in the table and is read in the dev mailbox. */
export const mailbox: Transport = { send: async () => undefined };
