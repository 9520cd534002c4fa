import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { groupCard } from '../queries/card.ts';
import { sql } from 'kysely';
import { difference } from '../../../core/values.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { explainGroup, membersOf, readForm, setMembers } from '../commands/write.ts';

/** A group for the journal: how it is made up, and how many shops that is. */
const auditFieldsOf = ({ name, description, kind, rule, storesCount, isActive }: Output<'storeGroups.get'>) => ({
  name,
  description,
  groupKind: kind,
  rule,
  stores: storesCount,
  isActive,
});

export async function createStoreGroup(ctx: Ctx<'storeGroups.create'>): Promise<Output<'storeGroups.create'>> {
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
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    throw explainGroup(error, ctx.body.name);
  }
  await setMembers(ctx.db, id, await membersOf(ctx.db, form));
  const made = await groupCard(ctx.db, id);
  ctx.audit({
    entityId: id,
    entityLabel: made.name,
    action: 'create',
    after: { name: made.name, stores: made.storesCount },
  });
  return made;
}

export async function updateStoreGroup(ctx: Ctx<'storeGroups.update'>): Promise<Output<'storeGroups.update'>> {
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
  const storeIds = await membersOf(ctx.db, form, before.rule);
  // Promotions that read the group would give nothing to anybody: that has to be seen before it is done.
  const stops = (before.isActive && ctx.body.isActive === false) || (before.storesCount > 0 && storeIds.length === 0);
  if (stops && before.promotionsCount > 0 && ctx.body.acknowledged !== true) {
    throw problem('GROUP_LIVE_PROMOTIONS', { n: before.promotionsCount });
  }
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
  await setMembers(ctx.db, before.id, storeIds);
  const after = await groupCard(ctx.db, before.id);
  ctx.audit({
    entityId: before.id,
    entityLabel: after.name,
    action: 'update',
    ...difference(auditFieldsOf(before), auditFieldsOf(after)),
  });
  return after;
}

export async function deleteStoreGroup(ctx: Ctx<'storeGroups.delete'>): Promise<Output<'storeGroups.delete'>> {
  const before = await groupCard(ctx.db, ctx.params.id);
  if (before.promotionsCount > 0) throw problem('GROUP_IN_USE', { n: before.promotionsCount });
  await ctx.db.deleteFrom('storeGroups').where('id', '=', before.id).execute();
  ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: { name: before.name } });
  return { ok: true as const };
}
