import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { newId } from '../../../ids.ts';
import { difference, present } from '../../../core/values.ts';
import { readTree, type TreeRow } from '../repository/categories.ts';

type Form = Body<'categories.create'>;

async function categoryRow(db: Db, id: string): Promise<TreeRow> {
  const [row] = await readTree(db, id);
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

/** The parent exists, is in use and does not stand below its own child. */
async function checkParent(db: Db, parentId: string | null | undefined, id: string | undefined): Promise<void> {
  if (!parentId) return;
  const { rows } = await sql<{ id: string; isActive: boolean }>`
    with recursive up as (select id, parent_id, is_active from categories where id = ${parentId}::uuid
      union select c.id, c.parent_id, c.is_active from categories c join up on up.parent_id = c.id)
    select id, is_active from up`.execute(db);
  if (rows.length === 0) throw invalid({ parentId: 'CATEGORY_NOT_FOUND' });
  if (id !== undefined && rows.some((row) => row.id === id)) throw fieldProblem('CATEGORY_LOOP', 'parentId');
  if (rows.some(({ isActive }) => !isActive)) throw fieldProblem('CATEGORY_ARCHIVED', 'parentId');
}

const columns = (form: Form) => ({
  name: form.name.trim(),
  ...present({ parentId: form.parentId, drawing: form.drawing, position: form.position, isActive: form.isActive }),
});

/** An archived category has no live ones inside: they could be chosen while their parent cannot. */
async function requireNoLive(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from categories where parent_id = ${id}::uuid and is_active`.execute(db);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw problem('CATEGORY_HAS_LIVE', { n });
}

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'categories_name' ? fieldProblem('NAME_TAKEN', 'name', { name: name.trim() }) : error;

export async function readCategoryTree(ctx: Ctx<'categories.tree'>): Promise<Output<'categories.tree'>> {
  const rows = await readTree(ctx.db);
  // Companies choose from the tree and do not see who of the programme changed it.
  return ctx.scope.kind === 'all' ? rows : rows.map((row) => ({ ...row, updatedBy: null }));
}

export async function createCategory(ctx: Ctx<'categories.create'>): Promise<Output<'categories.create'>> {
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
}

export async function updateCategory(ctx: Ctx<'categories.update'>): Promise<Output<'categories.update'>> {
  const { version, ...form } = ctx.body;
  await lockTree(ctx.db);
  const locked = await lockCategory(ctx.db, ctx.params.id, ctx.scope);
  if (locked.version !== version) {
    throw problem('VERSION_CONFLICT', {}, { current: await categoryRow(ctx.db, locked.id) });
  }
  const isActive = form.isActive ?? locked.isActive;
  // Brought back, it must not stand in an archived one either.
  const comesBack = isActive && !locked.isActive;
  const parentId = form.parentId === undefined && comesBack ? locked.parentId : form.parentId;
  if (isActive) await checkParent(ctx.db, parentId, locked.id);
  else await requireNoLive(ctx.db, locked.id);
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
}

export async function deleteCategory(ctx: Ctx<'categories.delete'>): Promise<Output<'categories.delete'>> {
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
}
