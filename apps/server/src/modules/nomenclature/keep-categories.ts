import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { violatedConstraint } from '../../db/tx.ts';
import type { Body } from '../../http/contract.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { fieldProblem, invalid, notFound, problem } from '../../http/problem.ts';
import type { Scope } from '../../http/scope.ts';
import { newId } from '../../ids.ts';
import { difference, present } from '../companies/requisites.ts';
import { type CategoryRow, listCategories } from './categories.ts';

type Form = Body<'categories.create'>;

async function categoryRow(db: Db, id: string): Promise<CategoryRow> {
  const row = (await listCategories(db)).find((category) => category.id === id);
  if (!row) throw notFound();
  return row;
}

/** The tree belongs to the programme: a manufacturer chooses from it and keeps none of it. */
async function lockCategory(db: Db, id: string, scope: Scope) {
  const row =
    scope.kind === 'all'
      ? await db.selectFrom('categories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
  if (!row) throw notFound();
  return row;
}

// One at a time: two moves at once could otherwise close a loop that neither of them sees.
const lockTree = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(db);

/** The parent exists and does not stand below its own child. */
async function checkParent(db: Db, parentId: string | null | undefined, id: string | undefined): Promise<void> {
  if (!parentId) return;
  const { rows } = await sql<{ id: string }>`
    with recursive up as (select id, parent_id from categories where id = ${parentId}::uuid
      union select c.id, c.parent_id from categories c join up on up.parent_id = c.id) select id from up`.execute(db);
  if (rows.length === 0) throw invalid({ parentId: ['Категория не найдена'] });
  if (id !== undefined && rows.some((row) => row.id === id)) throw fieldProblem('CATEGORY_LOOP', 'parentId');
}

const columns = (form: Form) => ({
  name: form.name.trim(),
  ...present({ parentId: form.parentId, drawing: form.drawing, position: form.position }),
});

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'categories_name' ? fieldProblem('NAME_TAKEN', 'name', { name: name.trim() }) : error;

export const keepCategoriesHandlers = defineHandlers({
  'categories.create': async (ctx) => {
    if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
    await lockTree(ctx.db);
    await checkParent(ctx.db, ctx.body.parentId, undefined);
    const id = newId();
    const at = ctx.now();
    try {
      await ctx.db
        .insertInto('categories')
        .values({ id, ...columns(ctx.body), createdAt: at, createdBy: ctx.actor.id, updatedAt: at })
        .execute();
    } catch (error) {
      throw explain(error, ctx.body.name);
    }
    ctx.audit({ entityId: id, entityLabel: ctx.body.name, action: 'create', after: { name: ctx.body.name } });
    return categoryRow(ctx.db, id);
  },

  'categories.update': async (ctx) => {
    const { version, ...form } = ctx.body;
    await lockTree(ctx.db);
    const locked = await lockCategory(ctx.db, ctx.params.id, ctx.scope);
    if (locked.version !== version) {
      throw problem('VERSION_CONFLICT', {}, { current: await categoryRow(ctx.db, locked.id) });
    }
    await checkParent(ctx.db, form.parentId, locked.id);
    const set = columns(form);
    try {
      await ctx.db
        .updateTable('categories')
        .set({ ...set, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
        .where('id', '=', locked.id)
        .execute();
    } catch (error) {
      throw explain(error, form.name);
    }
    ctx.audit({ entityId: locked.id, entityLabel: locked.name, action: 'update', ...difference(locked, set) });
    return categoryRow(ctx.db, locked.id);
  },

  'categories.delete': async (ctx) => {
    await lockTree(ctx.db);
    const locked = await lockCategory(ctx.db, ctx.params.id, ctx.scope);
    const { rows } = await sql<{ n: number }>`
      select ((select count(*) from products where category_id = ${locked.id}::uuid)
        + (select count(*) from categories where parent_id = ${locked.id}::uuid))::int as n`.execute(ctx.db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) throw problem('CATEGORY_IN_USE', { n });
    await ctx.db.deleteFrom('categories').where('id', '=', locked.id).execute();
    ctx.audit({ entityId: locked.id, entityLabel: locked.name, action: 'delete', before: { name: locked.name } });
    return { ok: true as const };
  },
});
