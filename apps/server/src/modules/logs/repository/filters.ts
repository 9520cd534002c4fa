import { among, during } from '../../../core/lists/conditions.ts';
import { hoursAgo } from '../../../core/lists/last-hours.ts';
import { isIP } from 'node:net';

import { type RawBuilder, sql } from 'kysely';

import type { Body } from '../../../http/contract.ts';
import { normalizeText, likeText, parseSearch } from '../../../core/text/search.ts';

export type LogFilters = NonNullable<Body<'logs.list'>['filters']>;

/** Conditions of the journal on `audit_entries a`, for its list and its export. */
export function logConditions(filters: LogFilters, search: string | undefined, now: Date): RawBuilder<unknown>[] {
  const where: RawBuilder<unknown>[] = [];
  const { at, lastHours, actorId, roleCodes, actions, entityTypes, entityId, results, requestId, ip } = filters;
  where.push(...during('a.at', at));
  if (lastHours) where.push(sql`a.at >= ${hoursAgo(now, lastHours)}`);
  if (actorId) where.push(sql`a.actor_id = ${actorId}`);
  where.push(...among('a.actor_role', roleCodes, 'text'));
  where.push(...among('a.action', actions, 'text'));
  // What is about nothing in particular is shown as of the journal.
  const types = entityTypes?.includes('log') ? [...entityTypes, ''] : entityTypes;
  where.push(...among('a.entity_type', types, 'text'));
  if (entityId) where.push(sql`a.entity_id = ${entityId}`);
  where.push(...among('a.result', results, 'text'));
  if (requestId) {
    const id = parseSearch(requestId);
    where.push(id.kind === 'id' ? sql`a.request_id = ${id.id}::uuid` : sql`false`);
  }
  const address = ip?.trim();
  if (address) where.push(isIP(address) ? sql`a.ip = ${address}::inet` : sql`false`);
  return [...where, ...logSearch(search)];
}

/** Words find people and things, a whole number of a request finds what it did. */
function logSearch(search = ''): RawBuilder<unknown>[] {
  const asked = parseSearch(search);
  if (asked.kind === 'id') return [sql`a.request_id = ${asked.id}::uuid`];
  const text = normalizeText(search.trim());
  return text ? [sql`a.search_text like ${`%${likeText(text)}%`}`] : [];
}
