import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import type { Services } from '../../http/context.ts';

// Computed from the id of the row: the letter can be written later without keeping the token anywhere.
const macsOf = ({ ring }: Services, id: string): Buffer[] =>
  ring.every('code').map((key) => createHmac('sha256', key).update(`recovery:${id}`).digest());

/** One-time token of a password letter. */
export const recoveryToken = (services: Services, id: string): string =>
  `${id.replaceAll('-', '')}${macsOf(services, id)[0]!.toString('base64url')}`;

export const recoveryHash = (services: Services, id: string): Buffer =>
  createHash('sha256').update(recoveryToken(services, id)).digest();

/** The row a token belongs to, or undefined when the token is not ours. */
export function readRecoveryToken(services: Services, token: string): string | undefined {
  const [, hex = '', mac = ''] = /^([0-9a-f]{32})([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!hex) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(mac, 'base64url');
  return macsOf(services, id).some((known) => timingSafeEqual(known, given)) ? id : undefined;
}
