import { createHmac, timingSafeEqual } from 'node:crypto';

import { type NoticeTopic, noticeTopics } from '@pribavka/api';

import type { KeyRing } from '../../crypto/index.ts';

/** What a letter lets its reader stop: a topic, or everything that may be stopped. */
export type Stopped = NoticeTopic | 'all';

const pattern = /^([0-9a-f-]{36})\.([a-z]+)\.([A-Za-z0-9_-]{22})$/;

const sign = (key: Parameters<typeof createHmac>[1], userId: string, what: string): Buffer =>
  createHmac('sha256', key).update(`${userId}:${what}`).digest().subarray(0, 16);

/** Stands in the letter: the one who holds it can stop letters of one topic to one person, and nothing else. */
export const unsubscribeToken = (ring: KeyRing, userId: string, what: Stopped): string =>
  `${userId}.${what}.${sign(ring.current('unsubscribe'), userId, what).toString('base64url')}`;

export function readUnsubscribeToken(ring: KeyRing, token: string): { userId: string; what: Stopped } | undefined {
  const [, userId = '', what = '', signature = ''] = pattern.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  if (what !== 'all' && !(noticeTopics as readonly string[]).includes(what)) return undefined;
  const isOurs = ring.every('unsubscribe').some((key) => {
    const expected = sign(key, userId, what);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? { userId, what: what as Stopped } : undefined;
}
