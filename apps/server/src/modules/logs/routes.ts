import { sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/problem.ts';
import { askedPage, listAnswer } from '../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../core/lists/list-ids.ts';
import { readActors } from './repository/actors.ts';
import { logConditions } from './repository/filters.ts';
import { entityNames } from './domain/labels.ts';
import { logCard, logRow, readRoleNames, selectEntries } from './repository/entries.ts';

export const entriesHandlers = defineHandlers({
  'logs.list': async (ctx) => {
    const { filters = {}, search, sort } = ctx.body;
    const found = await listIds(ctx.db, {
      from: sql`from audit_entries a`,
      where: logConditions(filters, search, ctx.now()),
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

  'logs.actors': (ctx) => readActors(ctx.db, ctx.query),

  'logs.words': async (ctx) => ({
    entityTypes: Object.entries(entityNames).map(([code, name]) => ({ code, name })),
    roles: [...(await readRoleNames(ctx.db))].map(([code, name]) => ({ code, name })),
  }),

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
