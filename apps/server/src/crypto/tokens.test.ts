import { createHmac, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

import { createKeyRing } from './key-ring.ts';
import { createTokens } from './tokens.ts';

const masters = {
  current: 'b',
  keys: new Map([
    ['b', randomBytes(32)],
    ['a', randomBytes(32)],
  ]),
  index: randomBytes(32),
};
const ring = createKeyRing(masters);
const tokens = createTokens(ring);
const now = new Date('2026-11-20T09:00:00Z');
const claims = { userId: 'user', sessionId: 'session' };
const seconds = Math.floor(now.getTime() / 1000);

const signed = (
  over: { typ?: string; alg?: string; kid?: string; aud?: string; exp?: number; key?: Buffer | KeyObject } = {},
) =>
  new SignJWT({ sid: 'session' })
    .setProtectedHeader({ alg: over.alg ?? 'HS256', typ: over.typ ?? 'at+jwt', kid: over.kid ?? 'b' })
    .setSubject('user')
    .setAudience(over.aud ?? 'pribavka')
    .setExpirationTime(over.exp ?? seconds + 600)
    .sign(over.key ?? ring.current('access'));

describe('access token', () => {
  it('is read back until it expires', async () => {
    const token = await tokens.issueAccess(claims, now);
    expect(await tokens.readAccess(token, now)).toEqual(claims);
    expect(await tokens.readAccess(token, new Date(now.getTime() + 601_000))).toBeUndefined();
  });

  it('runs out for a token read before, and a letter changed in it is another token', async () => {
    const token = await tokens.issueAccess(claims, now);
    for (let i = 0; i < 2; i += 1) expect(await tokens.readAccess(token, now)).toEqual(claims);
    expect(await tokens.readAccess(token, new Date(now.getTime() + 600_000))).toBeUndefined();
    const last = token.at(-2) === 'A' ? 'B' : 'A';
    expect(await tokens.readAccess(`${token.slice(0, -2)}${last}${token.at(-1)}`, now)).toBeUndefined();
  });

  it('says nothing but who and which session', async () => {
    const token = await tokens.issueAccess(claims, now);
    const body = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
    expect(Object.keys(body).sort()).toEqual(['aud', 'exp', 'iat', 'sid', 'sub']);
  });

  it('signed with an older key of the ring is still good, with an unknown one not', async () => {
    const older = createTokens(createKeyRing({ ...masters, current: 'a' }));
    expect(await tokens.readAccess(await older.issueAccess(claims, now), now)).toEqual(claims);
    const foreign = createTokens(createKeyRing({ ...masters, keys: new Map([['b', randomBytes(32)]]) }));
    expect(await tokens.readAccess(await foreign.issueAccess(claims, now), now)).toBeUndefined();
  });

  it('refuses every forgery', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const good = await signed();
    const [head, body] = good.split('.');
    const forged: Record<string, string> = {
      none: new UnsecuredJWT({ sid: 'session' })
        .setSubject('user')
        .setAudience('pribavka')
        .setExpirationTime(seconds + 600)
        .encode(),
      noneKeepingParts: `${Buffer.from('{"alg":"none","typ":"at+jwt","kid":"b"}').toString('base64url')}.${body}.`,
      rs256: await new SignJWT({ sid: 'session' })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'b' })
        .setSubject('user')
        .setAudience('pribavka')
        .setExpirationTime(seconds + 600)
        .sign(privateKey),
      hs512: await signed({ alg: 'HS512', key: randomBytes(64) }),
      otherType: await signed({ typ: 'JWT' }),
      otherAudience: await signed({ aud: 'somebody-else' }),
      otherKey: await signed({ key: randomBytes(32) }),
      unknownKid: await signed({ kid: 'zzz' }),
      refreshKey: await signed({ key: ring.current('refresh') }),
      expired: await signed({ exp: seconds - 1 }),
      cutSignature: `${head}.${body}.${good.split('.')[2]!.slice(0, -3)}`,
      changedBody: `${head}.${Buffer.from(JSON.stringify({ sub: 'admin', sid: 'session', aud: 'pribavka', exp: seconds + 600 })).toString('base64url')}.${good.split('.')[2]}`,
      text: 'not-a-token',
    };
    for (const [name, token] of Object.entries(forged))
      expect(await tokens.readAccess(token, now), name).toBeUndefined();
    expect(await tokens.readAccess(good, now)).toEqual(claims);
  });
});

describe('refresh token', () => {
  const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

  it('is the same every time it is computed, so the successor can be told again', () => {
    expect(tokens.refreshToken(id, 3)).toBe(tokens.refreshToken(id, 3));
    expect(tokens.readRefresh(tokens.refreshToken(id, 3))).toEqual({ sessionId: id, generation: 3 });
  });

  it('refuses another generation under the same signature', () => {
    const token = tokens.refreshToken(id, 3);
    expect(tokens.readRefresh(token.replace('.3.', '.4.'))).toBeUndefined();
    const mac = createHmac('sha256', randomBytes(32)).update(`${id}.3`).digest('base64url');
    expect(tokens.readRefresh(`b.${id}.3.${mac}`)).toBeUndefined();
  });
});
