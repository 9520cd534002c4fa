import { isIP } from 'node:net';

/** Most characters of each text of an entry, as the contract that reads it has them (`logs.get`). */
export const longest = {
  actorName: 200,
  actorRole: 64,
  entityType: 60,
  entityId: 64,
  entityLabel: 300,
  routeKey: 64,
  reason: 1000,
  fingerprint: 64,
  userAgent: 400,
  code: 60,
  field: 120,
  value: 2000,
} as const;

// Neither has a place in the database: half a character, and the one that ends a text.
const storable = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\u0000', '\uFFFD');

/** A text as it can be stored and read back: never longer than `most` characters, the end shows that it was cut. */
export function fitText(text: string, most: number): string {
  const whole = storable(text);
  if (whole.length <= most) return whole;
  const characters = Array.from(whole);
  return characters.length <= most ? whole : `${characters.slice(0, most - 1).join('')}…`;
}

export const fitOptional = (text: string | null | undefined, most: number): string | null =>
  text ? fitText(text, most) : null;

/** Any value of a difference, with texts and names in it that can be stored. */
export function fitValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(fitValue);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), fitValue(inner)]));
}

/** An address the database knows as one: without the zone of a link-local one. */
export function fitAddress(address: string | undefined): string | null {
  const [plain = ''] = (address ?? '').split('%');
  return isIP(plain) === 0 ? null : plain;
}
