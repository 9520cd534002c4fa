import { sql } from 'kysely';

import { fitText, longest } from '../../../core/audit/fit.ts';
import type { Ctx } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { changesOf, logRow, readEntries, readRecordNames, readRoleNames } from '../../logs/index.ts';
import { partnersInScope } from '../policy.ts';

/** Changes of a partner and its shops, as the journal has them. */
export async function partnerHistory(ctx: Ctx<'partners.history'>) {
  const { id } = ctx.params;
  const { rows: known } = await sql`
    select from partners p where p.id = ${id}::uuid and ${partnersInScope(ctx.scope)}`.execute(ctx.db);
  if (known.length === 0) throw notFound();
  const page = await listIds(ctx.db, {
    from: sql`from audit_entries a`,
    where: [
      sql`a.entity_id = any(array(select ${id}::text union all
        select s.id::text from stores s where s.partner_id = ${id}::uuid))`,
      sql`a.entity_type in ('partner', 'store')`,
      sql`a.result = 'ok'`,
    ],
    id: sql`a.id`,
    order: { name: 'at', expr: sql`a.at`, type: 'timestamptz', direction: ctx.body.sort?.[0]?.direction ?? 'desc' },
    ...askedPage(ctx.body),
  });
  const entries = await readEntries(ctx.db, page);
  const roles = await readRoleNames(ctx.db);
  const records = await readRecordNames(ctx.db, entries);
  const ofProgramme = ctx.scope.kind === 'all';
  return listAnswer(
    ctx.body,
    page,
    eachReadable(inOrder(page.ids, entries), (entry) => {
      const { actor, at, action, actionName, entityType, entityTypeName, entityLabel } = logRow(entry, roles);
      return {
        id: entry.id,
        at,
        actorName: ofProgramme ? actor.name : (actor.roleName ?? ''),
        action,
        actionName,
        entityType,
        entityTypeName,
        entityLabel,
        reason: entry.reason === null ? null : fitText(entry.reason, longest.reason),
        changes: changesOf(entry, roles, records),
      };
    }),
  );
}
