import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import type { Services } from '../../../http/context.ts';

type Keys = Pick<Services, 'ring'>;

// Computed from the id of the row: the letter can be written later without keeping the token anywhere.
const macsOf = ({ ring }: Keys, id: string): Buffer[] =>
  ring.every('code').map((key) => createHmac('sha256', key).update(`recovery:${id}`).digest());

/** One-time token of a password letter. */
export const recoveryToken = (services: Keys, id: string): string =>
  `${id.replaceAll('-', '')}${macsOf(services, id)[0]!.toString('base64url')}`;

export const recoveryHash = (services: Keys, id: string): Buffer =>
  createHash('sha256').update(recoveryToken(services, id)).digest();

/** The row a token belongs to, or undefined when the token is not ours. */
export function readRecoveryToken(services: Keys, token: string): string | undefined {
  const [, hex = '', mac = ''] = /^([0-9a-f]{32})([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!hex) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(mac, 'base64url');
  return macsOf(services, id).some((known) => timingSafeEqual(known, given)) ? id : undefined;
}
