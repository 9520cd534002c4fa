import { linkHash, linkToken, readLinkToken } from '../../../core/link-token.ts';
import type { Services } from '../../../http/context.ts';

/** How long a link somebody has asked for opens, ms. */
export const recoveryLifeMs = 60 * 60_000;

/** How long the link of an invitation opens, ms. */
export const inviteLifeMs = 7 * 24 * 3_600_000;

type Keys = Pick<Services, 'ring'>;

/** One-time token of a password letter. */
export const recoveryToken = (services: Keys, id: string): string => linkToken(services, 'recovery', id);

export const recoveryHash = (services: Keys, id: string): Buffer => linkHash(services, 'recovery', id);

/** The row a token belongs to, or undefined when the token is not ours. */
export const readRecoveryToken = (services: Keys, token: string): string | undefined =>
  readLinkToken(services, 'recovery', token);
