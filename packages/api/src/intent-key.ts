import { v5 as uuidOf } from 'uuid';

/**
 * Idempotency key of what a person intends: one for the same content, in every tab and after every reload, another for
 * another content. `intentId` is a uuid made when the person begins; the next intent has an id of its own.
 */
export const intentKey = (intentId: string, content: readonly (string | number)[]): string =>
  uuidOf(JSON.stringify(content), intentId);
