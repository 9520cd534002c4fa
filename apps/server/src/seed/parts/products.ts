import { createFiles } from '../../core/files/files.ts';
import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { categories, type ProductSeed, serialPattern } from '../data/products.ts';
import { gtin } from '../numbers.ts';
import { drawProduct } from '../pictures/draw.ts';
import type { PictureKey } from '../pictures/drawings.ts';

export interface SeededProduct extends ProductSeed {
  id: string;
  brandId: string;
}

const categoryDrawings: Record<string, PictureKey> = {
  Электроинструмент: 'drill',
  Измерение: 'level',
  Оснастка: 'battery',
  Сад: 'trimmer',
};

async function createCategories(db: Db, ctx: SeedContext, by: string): Promise<Map<string, string>> {
  const at = daysAgo(ctx.end, 234, 10);
  const ids = new Map(categories.map((name) => [name as string, newId()]));
  await db
    .insertInto('categories')
    .values(
      categories.map((name, position) => ({
        id: ids.get(name) ?? newId(),
        name,
        position,
        drawing: categoryDrawings[name] ?? null,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
      })),
    )
    .execute();
  return ids;
}

/** One file per drawing: goods of a kind share it. */
async function createPictures(db: Db, ctx: SeedContext, keys: ReadonlySet<PictureKey>, by: string) {
  const at = daysAgo(ctx.end, 234, 11);
  const files = createFiles(db, ctx.store, () => at);
  const drawn = await Promise.all([...keys].map(async (key) => ({ key, bytes: await drawProduct(key) })));
  const ids = new Map<PictureKey, string>();
  for (const { key, bytes } of drawn) {
    const name = `${key}.webp`;
    const file = await files.save({ name, mime: 'image/webp', bytes, ownerId: by, purpose: 'product', isPublic: true });
    ids.set(key, file.id);
  }
  return ids;
}

/** Four times the points of one product: its manufacturer has asked, and the programme has not decided. */
export async function askForPoints(db: Db, ctx: SeedContext, products: readonly SeededProduct[], by: string) {
  const product = products.find(({ article }) => article === 'СТ-12024');
  if (!product) throw new Error('no product to ask for');
  await db
    .insertInto('productPointsWaiting')
    .values({
      productId: product.id,
      points: product.points * 4,
      validFrom: programmeDay(ctx.end),
      askedAt: daysAgo(ctx.end, 1, 16),
      askedBy: by,
    })
    .execute();
}

/** Products with their price lists; a third of them cost a little less before the summer. */
export async function createProducts(
  db: Db,
  ctx: SeedContext,
  products: readonly ProductSeed[],
  brands: ReadonlyMap<string, { id: string; manufacturerId: string }>,
  by: string,
): Promise<SeededProduct[]> {
  const categoryIds = await createCategories(db, ctx, by);
  const pictures = await createPictures(db, ctx, new Set(products.map((product) => product.picture)), by);
  const seeded = products.map((product) => {
    const brand = brands.get(product.brand);
    if (!brand) throw new Error(`no brand ${product.brand}`);
    return { ...product, id: newId(), brandId: brand.id, manufacturerId: brand.manufacturerId };
  });
  const at = daysAgo(ctx.end, 234, 12);
  await db
    .insertInto('products')
    .values(
      seeded.map((product, index) => ({
        id: product.id,
        manufacturerId: product.manufacturerId,
        brandId: product.brandId,
        categoryId: categoryIds.get(product.category) ?? null,
        article: product.article,
        gtin: gtin(1001 + index),
        name: product.name,
        description: product.description,
        imageFileId: pictures.get(product.picture) ?? null,
        rrpKopecks: product.price * 100,
        serialRequired: product.serial !== undefined,
        serialPattern: product.serial ? serialPattern(product.serial) : null,
        serialExample: product.serial ? `${product.serial}-26-0012345` : null,
        serialHint: product.serial ? 'На корпусе под аккумулятором или на коробке рядом со штрихкодом.' : null,
        serialSource: product.serial ? ('pattern' as const) : ('none' as const),
        // What has no pattern of its own is sold by its mark, if by any number.
        isMarked: product.serial === undefined,
        status: product.status ?? ('active' as const),
        attributes: JSON.stringify({ Гарантия: product.serial ? '36 месяцев' : '12 месяцев', ...product.attributes }),
        createdAt: at,
        createdBy: by,
        updatedAt: at,
      })),
    )
    .execute();
  const photos = seeded.flatMap(({ id: productId, picture }) => {
    const fileId = pictures.get(picture);
    return fileId === undefined ? [] : [{ productId, fileId, position: 0 }];
  });
  if (photos.length > 0) await db.insertInto('productImages').values(photos).execute();
  const since = programmeDay(daysAgo(ctx.end, 240, 12));
  const raised = programmeDay(daysAgo(ctx.end, 150, 12));
  await db
    .insertInto('productPoints')
    .values(
      seeded.flatMap((product, index) => {
        const row = (validFrom: string, points: number) => ({
          productId: product.id,
          validFrom,
          points,
          createdAt: at,
          createdBy: by,
        });
        return index % 3 === 0
          ? [row(since, Math.floor(product.points * 0.9)), row(raised, product.points)]
          : [row(since, product.points)];
      }),
    )
    .execute();
  return seeded;
}
