import { isIP } from 'node:net';

import { problems } from '@pribavka/api';
import { callWords } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { type RawBuilder, sql } from 'kysely';

import type { JsonValue } from '../../db/types.gen.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/problem.ts';
import { parseWireDateTime, wireDateTime } from '../../http/wire-date.ts';
import type { Body } from '../../http/contract.ts';
import type { Db } from '../../db/open.ts';
import { askedPage, listAnswer } from '../lists/list-answer.ts';
import { inOrder, listIds } from '../lists/list-ids.ts';
import { among } from '../sales/filters.ts';
import { fold, likeText, parseSearch } from '../lists/search.ts';
import { actionName, entityName, fieldName } from './labels.ts';

type Filters = NonNullable<Body<'logs.list'>['filters']>;

function conditions(filters: Filters = {}, search = ''): RawBuilder<unknown>[] {
  const where: RawBuilder<unknown>[] = [];
  const { at, actorId, roleCodes, actions, entityTypes, entityId, results, requestId, ip } = filters;
  if (at?.from) where.push(sql`a.at >= ${parseWireDateTime(at.from)}`);
  if (at?.to) where.push(sql`a.at <= ${parseWireDateTime(at.to)}`);
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
  if (ip) where.push(isIP(ip) ? sql`a.ip = ${ip}::inet` : sql`false`);
  const text = fold(search.trim());
  if (text) where.push(sql`a.search_text like ${`%${likeText(text)}%`}`);
  return where;
}

const selectEntries = (db: Db) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .select(sql<string | null>`host(ip)`.as('address'));

type Entry = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

type RoleNames = ReadonlyMap<string, string>;

const readRoleNames = async (db: Db): Promise<RoleNames> =>
  new Map((await db.selectFrom('roles').select(['code', 'name']).execute()).map(({ code, name }) => [code, name]));

const rowOf = (entry: Entry, roles: RoleNames) => ({
  id: entry.id,
  at: wireDateTime(entry.at),
  actor: {
    id: entry.actorId,
    name: entry.actorName,
    roleCode: entry.actorRole,
    // A role that is no more keeps its code.
    roleName: entry.actorRole === null ? null : (roles.get(entry.actorRole) ?? entry.actorRole),
    kind: entry.actorKind,
  },
  action: entry.action,
  actionName: actionName(entry.action),
  entityType: entry.entityType || 'log',
  entityTypeName: entityName(entry.entityType || 'log'),
  entityId: entry.entityId,
  entityLabel: entry.entityLabel || null,
  result: entry.result,
  requestId: entry.requestId,
  ip: entry.address,
});

function shown(value: JsonValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 2000);
}

function changesOf({ before, after }: Entry) {
  const asRecord = (value: JsonValue): Record<string, JsonValue | undefined> =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const from = asRecord(before);
  const to = asRecord(after);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].slice(0, 200).map((field) => ({
    field,
    label: fieldName(field),
    before: shown(from[field]),
    after: shown(to[field]),
  }));
}

function callOf(key: string | null) {
  if (key === null) return null;
  // A call that is no more keeps its name.
  const route = (routes as Record<string, Route>)[key];
  const words = (callWords as Record<string, { summary: string }>)[key];
  return { key, summary: words?.summary ?? key, address: route ? `${route.method} ${route.path}` : key };
}

/** The words of a refusal, where they are the same for everybody. */
function refusalText(code: string | null): string | null {
  const text = code === null ? undefined : (problems as Record<string, { text: string }>)[code]?.text;
  return text === undefined || text.includes('{') ? null : text;
}

export const entriesHandlers = defineHandlers({
  'logs.list': async (ctx) => {
    const { filters, search, sort } = ctx.body;
    const found = await listIds(ctx.db, {
      from: sql`from audit_entries a`,
      where: conditions(filters, search),
      id: sql`a.id`,
      order: { name: 'at', expr: sql`a.at`, type: 'timestamptz', direction: sort?.[0]?.direction ?? 'desc' },
      ...askedPage(ctx.body),
    });
    const rows = found.ids.length === 0 ? [] : await selectEntries(ctx.db).where('id', 'in', found.ids).execute();
    const roles = await readRoleNames(ctx.db);
    return listAnswer(
      ctx.body,
      found,
      inOrder(found.ids, rows).map((row) => rowOf(row, roles)),
    );
  },

  'logs.get': async (ctx) => {
    const entry = await selectEntries(ctx.db).where('id', '=', ctx.params.id).executeTakeFirst();
    if (!entry) throw notFound();
    const neighbours =
      entry.requestId === null
        ? []
        : await selectEntries(ctx.db)
            .where('requestId', '=', entry.requestId)
            .where('id', '!=', entry.id)
            .orderBy('at')
            .limit(50)
            .execute();
    const roles = await readRoleNames(ctx.db);
    return {
      ...rowOf(entry, roles),
      changes: changesOf(entry),
      reason: entry.reason ?? refusalText(entry.code),
      call: callOf(entry.routeKey),
      code: entry.code,
      fingerprint: entry.fingerprint?.slice(0, 64) ?? null,
      userAgent: entry.userAgent,
      processId: entry.processId,
      neighbours: neighbours.map((other) => rowOf(other, roles)),
    };
  },
});
