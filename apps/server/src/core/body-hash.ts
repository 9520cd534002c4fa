import { createHash } from 'node:crypto';

/** What a repeated request is compared by: the same key with other data is a mistake of the client. */
export const bodyHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
