import { randomBytes } from 'node:crypto';

/** 192 random bits with a prefix that a leak scanner can look for. */
export function newSystemSecret(): { secret: string; prefix: string } {
  const secret = `pbk_${randomBytes(24).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, 8) };
}
