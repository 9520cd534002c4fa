import { createHmac, timingSafeEqual } from 'node:crypto';

import { errors, jwtVerify, SignJWT } from 'jose';

import type { KeyRing } from './key-ring.ts';

/** What an access token says: who and which session. Rights are read from the database on every request. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface Tokens {
  issueAccess: (claims: AccessClaims, now: Date) => Promise<string>;
  /** Undefined when the token is forged, of another kind or out of date. */
  readAccess: (token: string, now: Date) => Promise<AccessClaims | undefined>;
  /** Computed, never stored: the session row holds only the generation. */
  refreshToken: (sessionId: string, generation: number) => string;
  readRefresh: (token: string) => { sessionId: string; generation: number } | undefined;
}

const accessLifeSeconds = 600;
const audience = 'pribavka';
const typ = 'at+jwt';
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const refreshPattern = new RegExp(`^([A-Za-z0-9]{1,16})\\.(${uuid})\\.([0-9]{1,9})\\.([A-Za-z0-9_-]{43})$`);

// A signature once found good stays good: only the time is looked at again. A person asks a dozen times with one
// token, and the check of a signature costs more than the rest of what is known without the database.
const remembered = 5000;

export function createTokens(ring: KeyRing): Tokens {
  const read = new Map<string, AccessClaims & { expires: number }>();
  const sign = (id: string, sessionId: string, generation: number): Buffer | undefined => {
    const key = ring.key('refresh', id);
    return key && createHmac('sha256', key).update(`${sessionId}.${generation}`).digest();
  };
  return {
    issueAccess: ({ userId, sessionId }, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ, kid: ring.currentId })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + accessLifeSeconds)
        .sign(ring.current('access')),
    async readAccess(token, now) {
      const known = read.get(token);
      if (known) {
        const { expires, ...claims } = known;
        return Math.floor(now.getTime() / 1000) < expires ? claims : undefined;
      }
      try {
        const { payload } = await jwtVerify(
          token,
          (header) => {
            const key = ring.key('access', header.kid ?? '');
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: ['HS256'],
            audience,
            typ,
            currentDate: now,
            requiredClaims: ['sub', 'sid', 'exp'],
          },
        );
        const claims = { userId: String(payload.sub), sessionId: String(payload['sid']) };
        const [oldest] = read.size < remembered ? [] : read.keys();
        if (oldest !== undefined) read.delete(oldest);
        read.set(token, { ...claims, expires: Number(payload.exp) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
    refreshToken(sessionId, generation) {
      const signature = sign(ring.currentId, sessionId, generation);
      return `${ring.currentId}.${sessionId}.${generation}.${signature?.toString('base64url')}`;
    },
    readRefresh(token) {
      const [, id = '', sessionId = '', generation = '', signature = ''] = refreshPattern.exec(token) ?? [];
      if (!sessionId) return undefined;
      const expected = sign(id, sessionId, Number(generation));
      const given = Buffer.from(signature, 'base64url');
      if (!expected || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { sessionId, generation: Number(generation) };
    },
  };
}
