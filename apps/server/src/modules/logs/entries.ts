import { isIP } from 'node:net';

import { type RawBuilder, sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/problem.ts';
import { parseWireDateTime } from '../../http/wire-date.ts';
import type { Body } from '../../http/contract.ts';
import { askedPage, listAnswer } from '../lists/list-answer.ts';
import { inOrder, listIds } from '../lists/list-ids.ts';
import { among } from '../sales/filters.ts';
import { fold, likeText, parseSearch } from '../lists/search.ts';
import { logCard, logRow, readRoleNames, selectEntries } from './rows.ts';

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
      inOrder(found.ids, rows).map((row) => logRow(row, roles)),
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
    return logCard(entry, neighbours, roles);
  },
});
