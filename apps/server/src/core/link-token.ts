import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import type { Services } from '../http/context.ts';

/** What a link of a letter does; a token of one kind opens nothing of another. */
export type LinkKind = 'recovery' | 'email' | 'stop';

type Keys = Pick<Services, 'ring'>;

// Computed from the id of the row: the letter can be written later without keeping the token anywhere.
const macsOf = ({ ring }: Keys, kind: LinkKind, id: string): Buffer[] =>
  ring.every('code').map((key) => createHmac('sha256', key).update(`${kind}:${id}`).digest());

/** One-time token of a letter's link. */
export const linkToken = (services: Keys, kind: LinkKind, id: string): string =>
  `${id.replaceAll('-', '')}${macsOf(services, kind, id)[0]!.toString('base64url')}`;

export const linkHash = (services: Keys, kind: LinkKind, id: string): Buffer =>
  createHash('sha256')
    .update(linkToken(services, kind, id))
    .digest();

/** The row a token belongs to, or undefined when the token is not ours. */
export function readLinkToken(services: Keys, kind: LinkKind, token: string): string | undefined {
  const [, hex = '', mac = ''] = /^([0-9a-f]{32})([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!hex) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(mac, 'base64url');
  return macsOf(services, kind, id).some((known) => timingSafeEqual(known, given)) ? id : undefined;
}
