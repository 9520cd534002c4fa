import { randomBytes } from 'node:crypto';

import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

/** RFC 6238 with what every authenticator application understands: SHA-1, six digits, thirty seconds. */
const period = 30;
const digits = 6;
const issuer = 'Прибавка';

const base32 = new ScureBase32Plugin();

/** RFC 4226 code of a counter. */
export const hotp = (secret: Uint8Array, counter: number, length: 6 | 8 = digits): string =>
  generateSync({ strategy: 'hotp', secret, counter, digits: length });

/** Number of the thirty seconds a moment belongs to. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / period);

/** The step a code belongs to, at most one away from the present; undefined when it is of none. */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  // The library throws on a code of another length, which is a wrong code to us.
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(at.getTime() / 1000);
  // Clocks of phones differ: the step before and the step after are taken too.
  const result = verifySync({ strategy: 'totp', secret, token: code, epoch, period, digits, epochTolerance: period });
  return result.valid ? stepAt(at) + result.delta : undefined;
}

/** 160 bits, the length RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** RFC 4648 without padding, as authenticator applications take it. */
export const toBase32 = (bytes: Uint8Array): string => base32.encode(bytes, { padding: false });

/** Bytes of a secret as it is shown to a person. */
export const fromBase32 = (text: string): Uint8Array => base32.decode(text);

/** Address an authenticator application reads from the QR code; defaults are named for applications that guess. */
export function enrolmentUri(secret: Uint8Array, account: string): string {
  const uri = new URL(generateURI({ issuer, label: account, secret: toBase32(secret) }));
  uri.searchParams.set('algorithm', 'SHA1');
  uri.searchParams.set('digits', String(digits));
  uri.searchParams.set('period', String(period));
  return uri.href;
}
