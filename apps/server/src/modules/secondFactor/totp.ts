import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator application understands: SHA-1, six digits, thirty seconds. */
const stepMs = 30_000;
const digits = 6;
/** Steps before and after the present one that are still taken: clocks of phones differ. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4226 code of a counter. */
export function hotp(secret: Uint8Array, counter: number, length: number = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length;
  return String(number).padStart(length, '0');
}

/** Number of the thirty seconds a moment belongs to. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step a code belongs to, at most one away from the present; undefined when it is of none. */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  const now = stepAt(at);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now + drift - index);
  return steps.find((step) => same(hotp(secret, step), code));
}

/** 160 bits, the length RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** RFC 4648 without padding, as authenticator applications take it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

const issuer = 'Прибавка';

/** Address an authenticator application reads from the QR code. */
export function enrolmentUri(secret: Uint8Array, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;
}
