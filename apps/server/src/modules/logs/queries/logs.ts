import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';
import { notFound } from '../../../http/problem.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { readPartnerId } from '../repository/partner-id.ts';
import { logConditions } from '../repository/filters.ts';
import { readRecordNames } from '../repository/record-names.ts';
import { entityNames } from '../domain/labels.ts';
import { logCard, logRow, readEntries, readRoleNames, selectEntries } from '../repository/entries.ts';

export async function listEntries(ctx: Ctx<'logs.list'>): Promise<Output<'logs.list'>> {
  const { filters = {}, search, sort } = ctx.body;
  const found = await listIds(ctx.db, {
    from: sql`from audit_entries a`,
    where: logConditions(filters, search, ctx.now()),
    id: sql`a.id`,
    order: { name: 'at', expr: sql`a.at`, type: 'timestamptz', direction: sort?.[0]?.direction ?? 'desc' },
    ...askedPage(ctx.body),
  });
  const rows = await readEntries(ctx.db, found);
  const roles = await readRoleNames(ctx.db);
  return listAnswer(
    ctx.body,
    found,
    eachReadable(inOrder(found.ids, rows), (row) => logRow(row, roles)),
  );
}

export const listLabels = async (ctx: Ctx<'logs.words'>): Promise<Output<'logs.words'>> => ({
  entityTypes: Object.entries(entityNames).map(([code, name]) => ({ code, name })),
  roles: [...(await readRoleNames(ctx.db))].map(([code, name]) => ({ code, name })),
});

export async function readEntry(ctx: Ctx<'logs.get'>): Promise<Output<'logs.get'>> {
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
  const card = logCard(entry, neighbours, roles, await readRecordNames(ctx.db, [entry]));
  return { ...card, partnerId: await readPartnerId(ctx.db, entry) };
}
