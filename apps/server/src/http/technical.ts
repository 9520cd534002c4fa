import { BlockList, isIP } from 'node:net';

import type { Grant } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../db/open.ts';
import { problem } from './problem.ts';

/** True when the address is one of the allowed ones: single addresses or networks `10.0.0.0/8`. */
export function isAllowedAddress(ip: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  const plain = ip.replace(/^::ffff:/, '');
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

const minuteMs = 60_000;

interface Admission {
  scopes: unknown;
  allowedIps: string[];
  status: string;
  expiresAt: Date | null;
  rateLimit: number;
  windowCount: number;
}

// One statement counts and reads: parallel requests of several processes cannot slip past the limit.
async function countRequest(db: Db, userId: string, now: Date): Promise<Admission | undefined> {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const { rows } = await sql<Admission>`
    update technical_users set last_used_at = ${now}, window_at = ${minute},
      window_count = case when window_at = ${minute} then window_count + 1 else 1 end
    where user_id = ${userId}
    returning scopes, allowed_ips, status, expires_at, rate_limit, window_count`.execute(db);
  return rows[0];
}

/**
 * Rights of a technical user: what the role has and the user was given. Only while it is active, from
 * allowed addresses and within its own limit of requests a minute; otherwise 403 or 429.
 */
export async function technicalGrants(
  db: Db,
  userId: string,
  role: ReadonlySet<Grant>,
  ip: string,
  now: Date,
): Promise<ReadonlySet<Grant>> {
  const row = await countRequest(db, userId, now);
  if (!row || row.status !== 'active' || (row.expiresAt && row.expiresAt < now)) throw problem('TECHNICAL_SUSPENDED');
  if (!isAllowedAddress(ip, row.allowedIps)) throw problem('TECHNICAL_ADDRESS');
  if (row.windowCount > row.rateLimit) {
    const retryAfter = (minuteMs - (now.getTime() % minuteMs)) / 1000;
    // One entry a minute: the first request beyond the limit.
    const skipAudit = row.windowCount > row.rateLimit + 1;
    throw problem('RATE_LIMITED', { n: Math.ceil(retryAfter) }, { retryAfter, skipAudit });
  }
  const scopes = new Set(Array.isArray(row.scopes) ? row.scopes.map(String) : []);
  return new Set([...role].filter((grant) => scopes.has(grant)));
}
