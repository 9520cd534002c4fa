import { fitsPattern, isGtin, serialPatternProblem } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { isPublicFile } from '../../../core/files/files.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Body } from '../../../http/contract.ts';
import { fieldProblem, invalid, problem, type WrongFields } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { orNull, present } from '../../../core/values.ts';
import { digits } from '../../../core/text/digits.ts';

export type ProductForm = Omit<Body<'products.create'>, 'manufacturerId'>;

/** Whose products the caller keeps: any, one manufacturer's, or none at all (403). */
export function keptManufacturer(scope: Scope): string | undefined {
  if (scope.kind === 'manufacturer') return scope.manufacturerId;
  if (scope.kind === 'all') return undefined;
  throw problem('FORBIDDEN');
}

const exists = async (db: Db, table: 'brands' | 'manufacturers', id: string): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Mistakes of the form itself, by field. Pure. */
export function formProblems(form: ProductForm): WrongFields {
  const problems: WrongFields = {};
  const { gtin, serialPattern: pattern, serialExample: example, validFrom, validTo } = form;
  if (gtin && !isGtin(digits(gtin))) problems['gtin'] = 'GTIN_CHECKSUM';
  const wrong = pattern ? serialPatternProblem(pattern) : undefined;
  if (wrong) problems['serialPattern'] = { code: 'PRODUCT_SERIAL_PATTERN', params: { reason: wrong } };
  if (pattern && !wrong && example && !fitsPattern(pattern, example)) {
    problems['serialExample'] = 'SERIAL_EXAMPLE';
  }
  if (validFrom && validTo && validTo < validFrom) problems['validTo'] = 'VALID_ENDS_EARLY';
  const photos = form.imageFileIds ?? [];
  if (new Set(photos).size < photos.length) problems['imageFileIds'] = 'PHOTOS_TWICE';
  const names = (form.attributes ?? []).map(({ name }) => name.trim().toLowerCase());
  if (new Set(names).size < names.length) problems['attributes'] = 'ATTRIBUTES_TWICE';
  return problems;
}

/** Everything that can be wrong with a form, fields named; 400. */
export async function checkForm(db: Db, form: ProductForm, manufacturerId: string, excess: WrongFields): Promise<void> {
  const problems = { ...formProblems(form), ...excess };
  if (!(await exists(db, 'manufacturers', manufacturerId))) problems['manufacturerId'] = 'MANUFACTURER_NOT_FOUND';
  if (form.brandId) {
    const brand = await db
      .selectFrom('brands')
      .select('id')
      .where('id', '=', form.brandId)
      .where('manufacturerId', '=', manufacturerId)
      .executeTakeFirst();
    if (!brand) problems['brandId'] = 'BRAND_OF_MANUFACTURER';
  }
  if (form.categoryId) {
    const category = await db
      .selectFrom('categories')
      .select('isActive')
      .where('id', '=', form.categoryId)
      .executeTakeFirst();
    if (!category) problems['categoryId'] = 'CATEGORY_NOT_FOUND';
    else if (!category.isActive) problems['categoryId'] = 'CATEGORY_ARCHIVED';
  }
  if (form.imageFileId && !(await isPublicFile(db, form.imageFileId))) problems['imageFileId'] = 'FILE_NOT_FOUND';
  for (const id of form.imageFileIds ?? []) {
    if (!(await isPublicFile(db, id))) problems['imageFileIds'] = 'FILE_NOT_FOUND';
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** The photo lists show; undefined when the form says nothing of photos. */
const mainImage = ({ imageFileId, imageFileIds }: ProductForm): string | null | undefined =>
  imageFileIds === undefined ? imageFileId : (imageFileIds[0] ?? null);

/** Columns to write; what the form has not sent is left out. */
export const productColumns = (form: ProductForm) => ({
  article: form.article.trim(),
  name: form.name.trim(),
  ...present({
    brandId: form.brandId,
    categoryId: form.categoryId,
    gtin: form.gtin === undefined ? undefined : digits(form.gtin ?? '') || null,
    model: orNull(form.model),
    description: form.description === undefined ? undefined : form.description.trim() || null,
    imageFileId: mainImage(form),
    rrpKopecks: form.rrpKopecks,
    serialRequired: form.serialRequired,
    serialPattern: form.serialPattern === undefined ? undefined : form.serialPattern.trim() || null,
    serialExample: orNull(form.serialExample),
    serialHint: orNull(form.serialHint),
    serialSource: form.serialSource,
    isMarked: form.isMarked,
    unit: form.unit === undefined ? undefined : form.unit.trim(),
    status: form.status,
    validFrom: form.validFrom,
    validTo: form.validTo,
    attributes:
      form.attributes === undefined
        ? undefined
        : JSON.stringify(Object.fromEntries(form.attributes.map(({ name, value }) => [name.trim(), value]))),
  }),
});

/** A broken unique index in the words of the form. */
export function explainTaken(error: unknown, form: Pick<ProductForm, 'article' | 'gtin'>): unknown {
  const broken = violatedConstraint(error);
  if (broken === 'products_article') {
    return fieldProblem('PRODUCT_ARTICLE_TAKEN', 'article', { name: form.article.trim() });
  }
  if (broken === 'products_gtin') return fieldProblem('PRODUCT_GTIN_TAKEN', 'gtin', { name: form.gtin ?? '' });
  return error;
}

/**
 * Puts a price of these products from a day on; a price of that very day gives way. What the programme had agreed to for
 * the day stays known: a manufacturer alone does not change it.
 */
export async function putPoints(
  db: Db,
  ids: readonly string[],
  { points, from, isAgreed }: { points: number; from: string; isAgreed: boolean },
  by: string | null,
  at: Date,
): Promise<void> {
  await sql`insert into product_points as pp (product_id, valid_from, points, agreed_points, created_at, created_by)
    select id, ${from}::date, ${points}::int, ${isAgreed ? points : null}::int, ${at}, ${by}::uuid
    from unnest(${[...ids]}::uuid[]) as id
    on conflict (product_id, valid_from) do update set points = excluded.points, created_at = excluded.created_at,
      created_by = excluded.created_by, agreed_points = coalesce(excluded.agreed_points, pp.agreed_points)`.execute(db);
}
