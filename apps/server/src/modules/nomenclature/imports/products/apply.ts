import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { fieldProblem, invalid, Problem } from '../../../../http/problem.ts';
import { programmeDay } from '../../../../http/wire-date.ts';
import { newId } from '../../../../ids.ts';
import { difference, present } from '../../../../core/values.ts';
import { explainProblem } from '../../../../core/imports/explain.ts';
import {
  type Applied,
  type SampleContext,
  type Refused,
  titleOf,
  type Unit,
  type UnitContext,
} from '../../../../core/imports/types.ts';
import { givenEntry, givePoints } from '../../commands/give-points.ts';
import { productExcess } from '../../repository/bounds.ts';
import type { Price } from '../../repository/points-waiting.ts';
import { changeKeys } from '../../repository/serial-keys.ts';
import { explainTaken, keptManufacturer } from '../../repository/product-form.ts';
import { columns, type Field, type ProductLine } from './columns.ts';
import { findCategory, findManufacturer, sameName } from './find.ts';

type Named = { id: string; manufacturerId?: string };
const findBrands = async (db: Db, name: string): Promise<Named[]> =>
  (await sql<Named>`select id, manufacturer_id from brands where ${sameName(sql`name`, name)} limit 20`.execute(db))
    .rows;

/** Whose product the row is: named, the uploader's own, or the only one with such a brand. */
async function whose({ db, scope }: SampleContext, line: ProductLine): Promise<string> {
  const own = keptManufacturer(scope);
  if (line.manufacturer) return findManufacturer(db, line.manufacturer, own);
  if (own !== undefined) return own;
  const manufacturers = line.brand
    ? new Set((await findBrands(db, line.brand)).map((brand) => brand.manufacturerId))
    : [];
  const [only, ...others] = manufacturers;
  if (!only || others.length > 0) throw invalid({ manufacturer: 'MANUFACTURER_REQUIRED' });
  return only;
}

const clearlyWhose = async (ctx: SampleContext, line: ProductLine): Promise<string | undefined> => {
  try {
    return await whose(ctx, line);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

/**
 * Two rows are one product however each of them names its manufacturer; one whose manufacturer is not clear is refused by
 * itself. Rows of the same names are asked about once.
 */
export async function identifyProducts(
  ctx: SampleContext,
  lines: readonly ProductLine[],
): Promise<readonly (string | undefined)[]> {
  const known = new Map<string, string | undefined>();
  const keys: (string | undefined)[] = [];
  for (const line of lines) {
    const names = JSON.stringify([line.manufacturer, line.brand]);
    if (!known.has(names)) known.set(names, await clearlyWhose(ctx, line));
    const manufacturerId = known.get(names);
    keys.push(manufacturerId && `${manufacturerId}|${line.article.toLowerCase()}`);
  }
  return keys;
}

async function links(db: Db, line: ProductLine, manufacturerId: string) {
  const { brand, category } = line;
  const [brandFound] = brand
    ? (await findBrands(db, brand)).filter((found) => found.manufacturerId === manufacturerId)
    : [];
  if (brand && !brandFound) throw invalid({ brand: 'BRAND_OF_MANUFACTURER' });
  return present({ brandId: brandFound?.id, categoryId: category ? await findCategory(db, category) : undefined });
}

/** The price the row asks for, unless the list says so already or its manufacturer has asked the programme for it. */
async function newPrice(
  { work: { db }, scope }: UnitContext,
  id: string | undefined,
  line: ProductLine,
  today: string,
): Promise<Price | undefined> {
  const { points, pointsFrom: from = today } = line;
  if (from < today) throw fieldProblem('POINTS_FROM_PAST', 'pointsFrom');
  if (points === undefined) return undefined;
  const { rows } = await sql<{ points: number }>`
    select points from product_points_waiting where product_id = ${id ?? null}::uuid and points = ${points}::int
      and ${scope.kind === 'manufacturer'}
      and valid_from = coalesce(${line.pointsFrom ?? null}::date, valid_from)
    union all (select points from product_points
      where product_id = ${id ?? null}::uuid and valid_from <= ${from}::date order by valid_from desc limit 1)`.execute(
    db,
  );
  // Without a line in the list a product gives nothing: zero is no news.
  return rows.some((row) => row.points === points) || (rows.length === 0 && points === 0)
    ? undefined
    : { points, from };
}

/** Gives the product the price of its row; answers what its entry in the journal says of it. */
async function give(ctx: UnitContext, id: string, price: Price | undefined) {
  if (!price) return {};
  const { work, scope, by, at, run } = ctx;
  // One key for all rows of a file, so that the programme is notified of it once.
  const waiting = await givePoints({ work, scope, by, at, fileKey: run.id }, [id], price);
  if (waiting.has(id)) ctx.tally('awaitingApproval', 1);
  return givenEntry(price, waiting.has(id));
}

/** One product, made or brought up to date; empty cells leave what there is. */
export async function applyProduct(ctx: UnitContext, [line]: Unit<ProductLine>): Promise<Applied> {
  const { by, at } = ctx;
  const { db, audit } = ctx.work;
  const manufacturerId = await whose({ db, scope: ctx.scope }, line);
  const {
    article,
    name,
    gtin,
    model,
    rrpKopecks,
    serialRequired,
    serialPattern,
    serialExample,
    unit,
    status,
    isMarked,
  } = line;
  const known = await db
    .selectFrom('products')
    .selectAll()
    .where('manufacturerId', '=', manufacturerId)
    .where((eb) => eb(eb.fn('lower', ['article']), '=', article.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  const set = {
    name,
    ...(await links(db, line, manufacturerId)),
    ...present({ gtin, model, rrpKopecks, serialRequired, serialPattern, serialExample, isMarked, unit, status }),
    ...present({
      description: line.description,
      // A pattern is there to be checked by; a registry that was asked for stays.
      serialSource: serialPattern && known?.serialSource !== 'registry' ? ('pattern' as const) : undefined,
    }),
  };
  const price = await newPrice(ctx, known?.id, line, programmeDay(at));
  const excess = await productExcess(db, { rrpKopecks, price }, { rrp: 'rrp', points: 'points' }, known);
  if (Object.keys(excess).length > 0) throw invalid(excess);
  const id = known?.id ?? newId();
  const changes = difference(known ?? {}, set);
  if (known && Object.keys(changes.after).length === 0 && !price) return 'unchanged';
  try {
    if (!known) {
      await db
        .insertInto('products')
        .values({ id, manufacturerId, article, ...set, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by })
        .execute();
    } else {
      await db
        .updateTable('products')
        .set({ ...set, updatedAt: at, updatedBy: by, version: sql<number>`version + 1` })
        .where('id', '=', id)
        .execute();
    }
  } catch (error) {
    throw explainTaken(error, { article, gtin });
  }
  if (known && isMarked !== undefined && isMarked !== known.isMarked) await changeKeys(db, id, isMarked);
  const given = await give(ctx, id, price);
  const entry = { entityType: 'product', entityId: id, entityLabel: name } as const;
  if (known) audit({ ...entry, action: 'update', before: changes.before, after: { ...changes.after, ...given } });
  else audit({ ...entry, action: 'create', after: { article, ...set, ...given } });
  return known ? 'updated' : 'created';
}

export const explainProduct = (error: unknown): readonly Refused[] | undefined =>
  explainProblem(error, titleOf(columns, 'article'), (name) => ({ column: titleOf(columns, name as Field) }));
