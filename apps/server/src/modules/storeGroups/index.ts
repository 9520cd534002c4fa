import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { notFound, problem } from '../../http/problem.ts';
import { newId } from '../../ids.ts';
import { groupRows, groupShortList, listGroups, livePromotionsOf } from './rows.ts';
import { explainGroup, readForm, type Rule, setMembers } from './write.ts';

async function groupCard(db: Db, id: string) {
  const [row] = await groupRows(db, [id]);
  if (!row) throw notFound();
  const extra = await db
    .selectFrom('storeGroups')
    .select(['description', 'rule'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [stores, promotions] = await Promise.all([
    sql<{ id: string; name: string; code: string; address: string; partnerId: string; partnerName: string }>`
      select s.id, s.name, s.code, s.address, p.id as partner_id, p.name as partner_name
      from store_group_stores m join stores s on s.id = m.store_id join partners p on p.id = s.partner_id
      where m.group_id = ${id}::uuid order by p.name, s.name, s.id limit 5000`.execute(db),
    sql<{
      id: string;
      name: string;
    }>`select a.id, a.name ${livePromotionsOf(sql`${id}`)} order by a.name limit 200`.execute(db),
  ]);
  return {
    ...row,
    description: extra.description,
    stores: stores.rows.map(({ partnerId, partnerName, ...store }) => ({
      ...store,
      partner: { id: partnerId, name: partnerName },
    })),
    rule: extra.rule as unknown as Rule | null,
    promotions: promotions.rows,
  };
}

export const storeGroupsHandlers = defineHandlers({
  'storeGroups.shortList': (ctx) => groupShortList(ctx.db),
  'storeGroups.list': (ctx) => listGroups(ctx.db, ctx.body),
  'storeGroups.get': (ctx) => groupCard(ctx.db, ctx.params.id),

  'storeGroups.create': async (ctx) => {
    const form = readForm(ctx.body);
    const id = newId();
    const now = ctx.now();
    try {
      await ctx.db
        .insertInto('storeGroups')
        .values({
          id,
          name: ctx.body.name.trim(),
          description: ctx.body.description?.trim() || null,
          kind: ctx.body.kind,
          rule: form.rule ? JSON.stringify(form.rule) : null,
          isActive: ctx.body.isActive ?? true,
          createdAt: now,
          createdBy: ctx.actor.id,
          updatedAt: now,
        })
        .execute();
    } catch (error) {
      throw explainGroup(error, ctx.body.name);
    }
    await setMembers(ctx.db, id, form);
    const made = await groupCard(ctx.db, id);
    ctx.audit({
      entityId: id,
      entityLabel: made.name,
      action: 'create',
      after: { name: made.name, stores: made.storesCount },
    });
    return made;
  },

  'storeGroups.update': async (ctx) => {
    const locked = await ctx.db
      .selectFrom('storeGroups')
      .select('version')
      .where('id', '=', ctx.params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) throw notFound();
    const before = await groupCard(ctx.db, ctx.params.id);
    if (locked.version !== ctx.body.version) throw problem('VERSION_CONFLICT', {}, { current: before });
    const form = readForm(ctx.body);
    try {
      await ctx.db
        .updateTable('storeGroups')
        .set({
          name: ctx.body.name.trim(),
          ...(ctx.body.description === undefined ? {} : { description: ctx.body.description.trim() || null }),
          kind: ctx.body.kind,
          rule: form.rule ? JSON.stringify(form.rule) : null,
          ...(ctx.body.isActive === undefined ? {} : { isActive: ctx.body.isActive }),
          updatedAt: ctx.now(),
          updatedBy: ctx.actor.id,
          version: sql<number>`version + 1`,
        })
        .where('id', '=', before.id)
        .execute();
    } catch (error) {
      throw explainGroup(error, ctx.body.name);
    }
    await setMembers(ctx.db, before.id, form);
    const after = await groupCard(ctx.db, before.id);
    ctx.audit({
      entityId: before.id,
      entityLabel: after.name,
      action: 'update',
      before: { name: before.name, stores: before.storesCount, isActive: before.isActive },
      after: { name: after.name, stores: after.storesCount, isActive: after.isActive },
    });
    return after;
  },

  'storeGroups.delete': async (ctx) => {
    const before = await groupCard(ctx.db, ctx.params.id);
    if (before.promotionsCount > 0) throw problem('GROUP_IN_USE', { n: before.promotionsCount });
    await ctx.db.deleteFrom('storeGroups').where('id', '=', before.id).execute();
    ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: { name: before.name } });
    return { ok: true as const };
  },
});
