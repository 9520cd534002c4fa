import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fileUrl, isPublicFile } from '../../../core/files/files.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { newId } from '../../../ids.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { difference, present } from '../../../core/values.ts';
import { type BrandRow, brandRows } from '../repository/brands.ts';

type Form = Body<'brands.create'>;
interface BrandCard extends BrandRow {
  description: string | null;
  allProductsCount: number;
  updatedAt: string;
  updatedBy: string | null;
}

// Who sees a brand in the catalogue does not keep it: an account without a company keeps none.
function keptBy(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'manufacturer' ? sql`b.manufacturer_id = ${scope.manufacturerId}::uuid` : sql`false`;
}

export async function brandCard(db: Db, id: string, scope: Scope): Promise<BrandCard> {
  const { rows } = await sql<Pick<BrandCard, 'description' | 'allProductsCount' | 'updatedBy'> & { updatedAt: Date }>`
    select b.description, b.updated_at,
      (select count(*)::int from products p where p.brand_id = b.id) as all_products_count,
      (select concat_ws(' ', u.last_name, u.first_name) from users u where u.id = b.updated_by) as updated_by
    from brands b where b.id = ${id}::uuid and ${keptBy(scope)}`.execute(db);
  const [extra] = rows;
  const [row] = extra ? await brandRows(db, [id]) : [];
  if (!extra || !row) throw notFound();
  return { ...row, ...extra, updatedAt: wireDateTime(extra.updatedAt) };
}

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'brands_manufacturer_name' ? fieldProblem('NAME_TAKEN', 'name', { name }) : error;

async function check(db: Db, form: Form): Promise<void> {
  if (form.logoFileId && !(await isPublicFile(db, form.logoFileId))) {
    throw invalid({ logoFileId: 'FILE_NOT_FOUND' });
  }
  if (form.manufacturerId) {
    const manufacturer = await db
      .selectFrom('manufacturers')
      .select('id')
      .where('id', '=', form.manufacturerId)
      .executeTakeFirst();
    if (!manufacturer) throw invalid({ manufacturerId: 'MANUFACTURER_NOT_FOUND' });
  }
}

const columns = (form: Form) => ({
  name: form.name.trim(),
  ...present({
    manufacturerId: form.manufacturerId,
    logoFileId: form.logoFileId,
    description: form.description === undefined ? undefined : form.description.trim() || null,
    isActive: form.isActive,
  }),
});

/** Both brands are locked in the order of their ids, so that two moves towards each other do not wait forever. */
export async function moveProducts(ctx: Ctx<'brands.moveProducts'>): Promise<{ moved: number }> {
  const { toBrandId } = ctx.body;
  const from = await brandCard(ctx.db, ctx.params.id, ctx.scope);
  if (toBrandId === from.id) throw invalid({ toBrandId: 'BRAND_OTHER' });
  const { rows } = await sql<{ id: string; name: string; manufacturerId: string }>`
    select b.id, b.name, b.manufacturer_id from brands b
    where b.id = any(${[from.id, toBrandId]}::uuid[]) and ${keptBy(ctx.scope)}
    order by b.id for update of b`.execute(ctx.db);
  const to = rows.find((row) => row.id === toBrandId);
  if (!to) throw invalid({ toBrandId: 'BRAND_NOT_FOUND' });
  if (to.manufacturerId !== from.manufacturer?.id) {
    throw invalid({ toBrandId: 'BRAND_SAME_MANUFACTURER' });
  }
  const moved = await sql`
    update products set brand_id = ${to.id}::uuid, updated_at = ${ctx.now()}, updated_by = ${ctx.actor.id},
      version = version + 1
    where brand_id = ${from.id}::uuid`.execute(ctx.db);
  const count = Number(moved.numAffectedRows ?? 0);
  ctx.audit({
    entityId: from.id,
    entityLabel: from.name,
    action: 'update',
    before: { products: count },
    after: { products: 0, movedTo: to.name },
  });
  return { moved: count };
}

export async function createBrand(ctx: Ctx<'brands.create'>): Promise<Output<'brands.create'>> {
  if (ctx.scope.kind !== 'all' && ctx.scope.kind !== 'manufacturer') throw problem('FORBIDDEN');
  const manufacturerId = ctx.scope.kind === 'manufacturer' ? ctx.scope.manufacturerId : ctx.body.manufacturerId;
  if (!manufacturerId) throw invalid({ manufacturerId: 'FIELD_REQUIRED' });
  const form = { ...ctx.body, manufacturerId };
  await check(ctx.db, form);
  const id = newId();
  const now = ctx.now();
  try {
    await ctx.db
      .insertInto('brands')
      .values({
        id,
        ...columns(form),
        inactiveOn: form.isActive === false ? programmeDay(now) : null,
        manufacturerId,
        createdAt: now,
        createdBy: ctx.actor.id,
        updatedAt: now,
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    throw explain(error, form.name);
  }
  ctx.audit({ entityId: id, entityLabel: form.name, action: 'create', after: { name: form.name } });
  return brandCard(ctx.db, id, ctx.scope);
}

export async function updateBrand(ctx: Ctx<'brands.update'>): Promise<Output<'brands.update'>> {
  const before = await brandCard(ctx.db, ctx.params.id, ctx.scope);
  const locked = await ctx.db
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', before.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (locked.version !== ctx.body.version) throw problem('VERSION_CONFLICT', {}, { current: before });
  const moves = ctx.body.manufacturerId !== undefined && ctx.body.manufacturerId !== locked.manufacturerId;
  if (moves && ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  // Goods carry their manufacturer too: a brand with goods does not change hands by a form.
  if (moves && before.productsCount > 0) throw problem('BRAND_HAS_PRODUCTS', { n: before.productsCount });
  await check(ctx.db, ctx.body);
  const set = columns(ctx.body);
  const isActive = ctx.body.isActive ?? locked.isActive;
  const inactiveOn = isActive ? null : (locked.inactiveOn ?? programmeDay(ctx.now()));
  try {
    await ctx.db
      .updateTable('brands')
      .set({ ...set, inactiveOn, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', before.id)
      .execute();
  } catch (error) {
    throw explain(error, ctx.body.name);
  }
  ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'update', ...difference(locked, set) });
  return brandCard(ctx.db, before.id, ctx.scope);
}

export async function deleteBrand(ctx: Ctx<'brands.delete'>): Promise<Output<'brands.delete'>> {
  const before = await brandCard(ctx.db, ctx.params.id, ctx.scope);
  const n = before.allProductsCount;
  if (n > 0) throw problem('BRAND_HAS_PRODUCTS', { n });
  await ctx.db.deleteFrom('brands').where('id', '=', before.id).execute();
  ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: { name: before.name } });
  return { ok: true as const };
}

export async function uploadBrandLogo(ctx: Ctx<'brands.uploadLogo'>): Promise<Output<'brands.uploadLogo'>> {
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'logo', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}
