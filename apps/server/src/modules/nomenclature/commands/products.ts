import type { Output } from '../../../http/contract.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { newId } from '../../../ids.ts';
import { difference } from '../../../core/values.ts';
import { productCard } from '../queries/card.ts';
import {
  checkForm,
  explainTaken,
  keptManufacturer,
  productColumns,
  type ProductForm,
} from '../repository/product-form.ts';
import { productExcess } from '../repository/bounds.ts';
import { changeKeys } from '../repository/serial-keys.ts';
import { putImages } from '../repository/images.ts';
import type { Price } from '../repository/points-waiting.ts';
import { givenEntry, givePoints } from './give-points.ts';
import { removePoints } from './remove-points.ts';

type CommandContext = Pick<Ctx<'products.update'>, 'db' | 'actor' | 'scope' | 'now' | 'notify'>;

export const cardOf = (ctx: CommandContext, id: string) =>
  productCard(ctx.db, id, { actor: ctx.actor, scope: ctx.scope, now: ctx.now() });

/** The product, held, for who keeps it; 404 for anybody else's. */
export async function lockProduct(db: Db, id: string, scope: Scope) {
  let query = db.selectFrom('products').selectAll().where('id', '=', id).forUpdate();
  if (scope.kind === 'manufacturer') query = query.where('manufacturerId', '=', scope.manufacturerId);
  const row = scope.kind === 'all' || scope.kind === 'manufacturer' ? await query.executeTakeFirst() : undefined;
  if (!row) throw notFound();
  return row;
}

const soldIn = async (db: Db, id: string): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(distinct sale_id)::int as n from sale_items where product_id = ${id}::uuid`.execute(db)
  ).rows[0]?.n ?? 0;

/** The price the form asks for, if any: from today or later. */
function priceOf(form: ProductForm, now: Date): Price | undefined {
  const today = programmeDay(now);
  const from = form.pointsFrom ?? today;
  if (form.pointsFrom !== undefined && form.basePoints === undefined) {
    throw invalid({ basePoints: 'FIELD_REQUIRED' });
  }
  if (from < today) throw fieldProblem('POINTS_FROM_PAST', 'pointsFrom');
  return form.basePoints === undefined ? undefined : { points: form.basePoints, from };
}

const boundFields = { rrp: 'rrpKopecks', points: 'basePoints' } as const;

/** Gives a product the price of its form; answers what its entry in the journal says of it. */
async function give(ctx: CommandContext, id: string, price: Price | undefined, at: Date) {
  if (!price) return {};
  const waiting = await givePoints({ work: ctx, scope: ctx.scope, by: ctx.actor.id, at }, [id], price);
  return givenEntry(price, waiting.has(id));
}

export async function createProduct(ctx: Ctx<'products.create'>) {
  const { manufacturerId: asked, ...form } = ctx.body;
  const manufacturerId = keptManufacturer(ctx.scope) ?? asked;
  if (!manufacturerId) throw invalid({ manufacturerId: 'FIELD_REQUIRED' });
  const at = ctx.now();
  const by = ctx.actor.id;
  const price = priceOf(form, at);
  const excess = await productExcess(ctx.db, { rrpKopecks: form.rrpKopecks, price }, boundFields);
  await checkForm(ctx.db, form, manufacturerId, excess);
  const id = newId();
  try {
    await ctx.db
      .insertInto('products')
      .values({
        id,
        ...productColumns(form),
        manufacturerId,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        updatedBy: by,
      })
      .execute();
  } catch (error) {
    throw explainTaken(error, form);
  }
  await putImages(ctx.db, id, form);
  const given = await give(ctx, id, price, at);
  ctx.audit({ entityId: id, entityLabel: form.name, action: 'create', after: { name: form.name, ...given } });
  return cardOf(ctx, id);
}

export async function updateProduct(ctx: Ctx<'products.update'>) {
  const { manufacturerId: asked, version, ...form } = ctx.body;
  const locked = await lockProduct(ctx.db, ctx.params.id, ctx.scope);
  if (locked.version !== version) throw problem('VERSION_CONFLICT', {}, { current: await cardOf(ctx, locked.id) });
  const manufacturerId = asked ?? locked.manufacturerId;
  const moves = manufacturerId !== locked.manufacturerId;
  if (moves && ctx.scope.kind !== 'all') throw invalid({ manufacturerId: 'MANUFACTURER_NOT_FOUND' });
  // Sales of the past belong to whose product it was.
  const sold = moves ? await soldIn(ctx.db, locked.id) : 0;
  if (sold > 0) throw problem('PRODUCT_IN_USE', { n: sold });
  const at = ctx.now();
  const price = priceOf(form, at);
  const brandId = form.brandId === undefined && moves ? locked.brandId : form.brandId;
  // What is in an archived category stays there, whatever else of it is changed.
  const categoryId = form.categoryId === locked.categoryId ? undefined : form.categoryId;
  const excess = await productExcess(ctx.db, { rrpKopecks: form.rrpKopecks, price }, boundFields, locked);
  await checkForm(ctx.db, { ...form, brandId, categoryId }, manufacturerId, excess);
  const set = { ...productColumns(form), ...(moves ? { manufacturerId } : {}) };
  try {
    await ctx.db
      .updateTable('products')
      .set({ ...set, updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', locked.id)
      .execute();
  } catch (error) {
    throw explainTaken(error, form);
  }
  if (form.isMarked !== undefined && form.isMarked !== locked.isMarked) {
    await changeKeys(ctx.db, locked.id, form.isMarked);
  }
  await putImages(ctx.db, locked.id, form);
  const given = await give(ctx, locked.id, price, at);
  const changed = difference({ ...locked, attributes: JSON.stringify(locked.attributes) }, set);
  ctx.audit({
    entityId: locked.id,
    entityLabel: locked.name,
    action: 'update',
    before: changed.before,
    after: { ...changed.after, ...given },
  });
  return cardOf(ctx, locked.id);
}

/** Into the archive and back; a status it has already is written once more without harm. */
export async function changeStatus(
  ctx: Ctx<'products.archive'> | Ctx<'products.restore'>,
  status: 'archived' | 'active',
) {
  const locked = await lockProduct(ctx.db, ctx.params.id, ctx.scope);
  if (locked.version !== ctx.body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await cardOf(ctx, locked.id) });
  }
  try {
    await ctx.db
      .updateTable('products')
      .set({ status, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', locked.id)
      .execute();
  } catch (error) {
    // Its bar code may belong to another product by now.
    throw explainTaken(error, { article: locked.article, gtin: locked.gtin });
  }
  ctx.audit({
    entityId: locked.id,
    entityLabel: locked.name,
    action: 'status',
    before: { status: locked.status },
    after: { status },
  });
  return cardOf(ctx, locked.id);
}

export async function removeProductPoints(ctx: Ctx<'products.removePoints'>): Promise<Output<'products.removePoints'>> {
  const { id, name } = await lockProduct(ctx.db, ctx.params.id, ctx.scope);
  await removePoints(ctx, { id, name });
  return cardOf(ctx, id);
}

export async function deleteProduct(ctx: Ctx<'products.delete'>): Promise<Output<'products.delete'>> {
  const locked = await lockProduct(ctx.db, ctx.params.id, ctx.scope);
  const n = await soldIn(ctx.db, locked.id);
  if (n > 0) throw problem('PRODUCT_IN_USE', { n });
  await ctx.db.deleteFrom('products').where('id', '=', locked.id).execute();
  ctx.audit({ entityId: locked.id, entityLabel: locked.name, action: 'delete', before: { article: locked.article } });
  return { ok: true as const };
}

export async function uploadProductImage(ctx: Ctx<'products.uploadImage'>): Promise<Output<'products.uploadImage'>> {
  keptManufacturer(ctx.scope);
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'product', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}
