/** What stands sealed in a row of the outbox. */
export interface Payload {
  to: string;
  text: string;
  subject?: string | undefined;
  html?: string | undefined;
  unsubscribe?: string | undefined;
  /** ISO 8601; what comes later is of no use to anybody. */
  usefulUntil?: string | undefined;
}

export const payloadContext = (id: string): string => `outbox:${id}`;
