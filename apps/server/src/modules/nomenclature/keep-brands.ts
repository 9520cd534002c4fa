import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { violatedConstraint } from '../../db/tx.ts';
import { fileUrl, isPublicFile } from '../../files/files.ts';
import type { Body } from '../../http/contract.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { fieldProblem, invalid, notFound, problem } from '../../http/problem.ts';
import type { Scope } from '../../http/scope.ts';
import { newId } from '../../ids.ts';
import { difference, present } from '../companies/requisites.ts';
import { type BrandRow, brandRows } from './brands.ts';

type Form = Body<'brands.create'>;
interface BrandCard extends BrandRow {
  description: string | null;
}

// Who sees a brand in the catalogue does not keep it: an account without a company keeps none.
function keptBy(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'manufacturer' ? sql`b.manufacturer_id = ${scope.manufacturerId}::uuid` : sql`false`;
}

async function brandCard(db: Db, id: string, scope: Scope): Promise<BrandCard> {
  const { rows } = await sql<{ description: string | null }>`
    select b.description from brands b where b.id = ${id}::uuid and ${keptBy(scope)}`.execute(db);
  const [extra] = rows;
  const [row] = extra ? await brandRows(db, [id]) : [];
  if (!extra || !row) throw notFound();
  return { ...row, description: extra.description };
}

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'brands_manufacturer_name' ? fieldProblem('NAME_TAKEN', 'name', { name }) : error;

async function check(db: Db, form: Form): Promise<void> {
  if (form.logoFileId && !(await isPublicFile(db, form.logoFileId))) {
    throw invalid({ logoFileId: ['Файл не найден'] });
  }
  if (form.manufacturerId) {
    const maker = await db
      .selectFrom('manufacturers')
      .select('id')
      .where('id', '=', form.manufacturerId)
      .executeTakeFirst();
    if (!maker) throw invalid({ manufacturerId: ['Производитель не найден'] });
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

export const keepBrandsHandlers = defineHandlers({
  'brands.get': (ctx) => brandCard(ctx.db, ctx.params.id, ctx.scope),

  'brands.create': async (ctx) => {
    if (ctx.scope.kind !== 'all' && ctx.scope.kind !== 'manufacturer') throw problem('FORBIDDEN');
    const manufacturerId = ctx.scope.kind === 'manufacturer' ? ctx.scope.manufacturerId : ctx.body.manufacturerId;
    if (!manufacturerId) throw invalid({ manufacturerId: ['Обязательное поле'] });
    const form = { ...ctx.body, manufacturerId };
    await check(ctx.db, form);
    const id = newId();
    const now = ctx.now();
    try {
      await ctx.db
        .insertInto('brands')
        .values({ id, ...columns(form), manufacturerId, createdAt: now, createdBy: ctx.actor.id, updatedAt: now })
        .execute();
    } catch (error) {
      throw explain(error, form.name);
    }
    ctx.audit({ entityId: id, entityLabel: form.name, action: 'create', after: { name: form.name } });
    return brandCard(ctx.db, id, ctx.scope);
  },

  'brands.update': async (ctx) => {
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
    try {
      await ctx.db
        .updateTable('brands')
        .set({ ...set, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
        .where('id', '=', before.id)
        .execute();
    } catch (error) {
      throw explain(error, ctx.body.name);
    }
    ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'update', ...difference(locked, set) });
    return brandCard(ctx.db, before.id, ctx.scope);
  },

  'brands.delete': async (ctx) => {
    const before = await brandCard(ctx.db, ctx.params.id, ctx.scope);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from products where brand_id = ${before.id}::uuid`.execute(ctx.db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) throw problem('BRAND_HAS_PRODUCTS', { n });
    await ctx.db.deleteFrom('brands').where('id', '=', before.id).execute();
    ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: { name: before.name } });
    return { ok: true as const };
  },

  'brands.uploadLogo': async (ctx) => {
    const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'logo', isPublic: true });
    return { ...file, url: fileUrl(file.id, true) };
  },
});
