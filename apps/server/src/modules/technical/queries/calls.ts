import type { Output, RouteInput, RouteKey } from '@pribavka/api';
import { callDescriptions } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { isUuid } from '../../../http/headers.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { during } from '../../../core/lists/conditions.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { betweenEnds, inOrder, type ListIds, listIds } from '../../../core/lists/list-ids.ts';

type Body = NonNullable<RouteInput<'technical.calls'>['body']>;
type List = Output<'technical.calls'>;

const keys = Object.keys(routes) as RouteKey[];
// A call of an older version may be gone from the contract; its line stays.
const routeOf = (key: string): Route | undefined => (routes as Readonly<Record<string, Route>>)[key];
const nameOf = (key: string): string => (key in routes ? callDescriptions[key as RouteKey].summary : key);

/** Calls whose name, key or address holds every word. */
const keysWith = (parts: readonly string[]): RouteKey[] =>
  keys.filter((key) => {
    const text = `${key} ${routes[key].path} ${nameOf(key)}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });

function searchOf(text: string | undefined): RawBuilder<unknown>[] {
  const search = text?.trim().toLowerCase() ?? '';
  if (search === '') return [];
  if (isUuid(search)) return [sql`c.request_id = ${search}::uuid`];
  return [sql`c.route = any(${keysWith(search.split(/\s+/))}::text[])`];
}

async function readRows(db: Db, page: ListIds): Promise<List['items']> {
  if (page.ids.length === 0) return [];
  const rows = await db
    .selectFrom('technicalCalls')
    .selectAll()
    .where('id', 'in', page.ids)
    .where(betweenEnds(page, sql.ref('at')))
    .execute();
  return rows.map(({ id, at, httpStatus, code, durationMs, requestId, ip, ...row }) => ({
    id,
    at: wireDateTime(at),
    route: row.route,
    httpStatus,
    code,
    durationMs,
    requestId,
    ip,
    name: nameOf(row.route),
    method: routeOf(row.route)?.method ?? '',
    path: routeOf(row.route)?.path ?? '',
  }));
}

/** Calls of one system, newest first. */
export async function listCalls(db: Db, userId: string, body: Body): Promise<List> {
  const known = await db.selectFrom('technicalUsers').select('userId').where('userId', '=', userId).executeTakeFirst();
  if (!known) throw notFound();
  const { isFailed, at } = body.filters ?? {};
  const found = await listIds(db, {
    from: sql`from technical_calls c`,
    where: [
      sql`c.user_id = ${userId}`,
      ...(isFailed === undefined ? [] : [isFailed ? sql`c.http_status >= 400` : sql`c.http_status < 400`]),
      ...during('c.at', at),
      ...searchOf(body.search),
    ],
    id: sql`c.id`,
    order: { name: 'at', expr: sql`c.at`, type: 'timestamptz', direction: body.sort?.[0]?.direction ?? 'desc' },
    ...askedPage(body),
  });
  return listAnswer(body, found, inOrder(found.ids, await readRows(db, found)));
}
