import { headers } from '@pribavka/api';

/** The only answer headers a page of another origin may read. */
export const exposedHeaders = [
  headers.sessionToken,
  headers.refreshToken,
  headers.requestId,
  // The client waits as long as it is asked to, and saves a file under its name.
  'Retry-After',
  'Content-Disposition',
];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/** A single header value, or undefined. */
export function headerOf(all: Record<string, string | string[] | undefined>, name: string): string | undefined {
  const value = all[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}
