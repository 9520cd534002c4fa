import { fitsPattern, readSerial } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { fieldProblem, invalid, Problem } from '../../../../http/problem.ts';
import { difference } from '../../../../core/values.ts';
import { explainProblem } from '../../../../core/imports/explain.ts';
import {
  type Applied,
  type Refused,
  type SampleContext,
  titleOf,
  type Unit,
  type UnitContext,
} from '../../../../core/imports/types.ts';
import { serialCodes } from '../../../../core/serial-codes.ts';
import { keptManufacturer } from '../../repository/product-form.ts';
import { namedManufacturer } from '../products/find.ts';
import { columns, type Field, type SerialLine } from './columns.ts';

interface Product {
  id: string;
  name: string;
  serialPattern: string | null;
  serialExample: string | null;
  gtin: string | null;
  isMarked: boolean;
}

/** The product of the row among those the uploader keeps. */
async function findProduct({ db, scope }: SampleContext, line: SerialLine): Promise<Product> {
  const own = keptManufacturer(scope);
  const { rows } = await sql<Product>`
    select p.id, p.name, p.serial_pattern, p.serial_example, p.gtin, p.is_marked from products p join manufacturers f on f.id = p.manufacturer_id
    where lower(p.article) = lower(${line.article})
      ${own === undefined ? sql`` : sql`and p.manufacturer_id = ${own}::uuid`}
      ${line.manufacturer === undefined ? sql`` : sql`and ${namedManufacturer(line.manufacturer)}`} limit 2`.execute(
    db,
  );
  const [product, another] = rows;
  if (another) throw invalid({ manufacturer: 'PRODUCT_SEVERAL' });
  if (!product) throw invalid({ article: 'PRODUCT_NOT_FOUND' });
  return product;
}

async function clearProduct(ctx: SampleContext, line: SerialLine): Promise<Product | undefined> {
  try {
    return await findProduct(ctx, line);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Two rows are one unit as its product compares numbers; a row whose product is not clear is refused by itself. */
export async function identifySerials(
  ctx: SampleContext,
  units: readonly Unit<SerialLine>[],
): Promise<readonly (string | undefined)[]> {
  const known = new Map<string, Product | undefined>();
  const keys: (string | undefined)[] = [];
  for (const [line] of units) {
    const names = JSON.stringify([line.manufacturer, line.article.toLowerCase()]);
    if (!known.has(names)) known.set(names, await clearProduct(ctx, line));
    const product = known.get(names);
    const read = product && readSerial(line.serial, product);
    keys.push(product && read?.ok ? `${product.id}|${read.key}` : undefined);
  }
  return keys;
}

async function findPartner(db: Db, { partnerInn: inn, partnerKpp: kpp }: SerialLine): Promise<string | undefined> {
  if (inn === undefined) return undefined;
  const named = db.selectFrom('partners').select('id').where('inn', '=', inn).limit(2);
  const partners = await (kpp === undefined ? named : named.where('kpp', '=', kpp)).execute();
  const [partner, another] = partners;
  if (!partner || another) throw fieldProblem('PARTNER_NOT_FOUND', 'partnerInn');
  return partner.id;
}

type Standing = { status: string; shippedToPartnerId: string | null; shippedAt: string | null };

async function lockNumber(db: Db, productId: string, key: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select status, shipped_to_partner_id, shipped_at from serial_registry
    where product_id = ${productId}::uuid and serial_key = ${key} for update`.execute(db);
  return rows[0];
}

/**
 * One number of the registry, made or brought up to date. New ones come by the ten thousand: the entry of the upload
 * with its process says how many. A number that was known and is changed has an entry of its own at its product, for
 * it decides whether a sale is paid.
 */
export async function applySerial(ctx: UnitContext, [line]: Unit<SerialLine>): Promise<Applied> {
  const { db } = ctx.work;
  const product = await findProduct({ db, scope: ctx.scope }, line);
  const read = readSerial(line.serial, product);
  if (!read.ok) throw fieldProblem(serialCodes[read.problem], 'serial');
  const { key, serial: serialNumber } = read;
  if (!fitsPattern(product.serialPattern, serialNumber)) throw fieldProblem('SALE_SERIAL_FORMAT', 'serial');
  const partnerId = await findPartner(db, line);
  const before = await lockNumber(db, product.id, key);
  const { rows } = await sql<Standing & { fresh: boolean }>`
    insert into serial_registry as s (product_id, serial_key, serial_number, status, shipped_to_partner_id, shipped_at,
      created_at, created_by, updated_at)
    values (${product.id}::uuid, ${key}, ${serialNumber}, ${line.status ?? 'free'}, ${partnerId ?? null}::uuid,
      ${line.shippedAt ?? null}::date, ${ctx.at}, ${ctx.by}::uuid, ${ctx.at})
    on conflict (product_id, serial_key) do update set
      status = coalesce(${line.status ?? null}, s.status),
      shipped_to_partner_id = coalesce(excluded.shipped_to_partner_id, s.shipped_to_partner_id),
      shipped_at = coalesce(excluded.shipped_at, s.shipped_at), updated_at = excluded.updated_at
    where (coalesce(${line.status ?? null}, s.status), coalesce(excluded.shipped_to_partner_id, s.shipped_to_partner_id),
      coalesce(excluded.shipped_at, s.shipped_at)) is distinct from (s.status, s.shipped_to_partner_id, s.shipped_at)
    returning s.xmax = 0 as fresh, s.status, s.shipped_to_partner_id, s.shipped_at`.execute(db);
  const [stored] = rows;
  if (!stored) return 'unchanged';
  if (stored.fresh) return 'created';
  const { fresh: _fresh, ...after } = stored;
  const changes = difference(before ?? {}, after);
  ctx.work.audit({
    entityType: 'product',
    entityId: product.id,
    entityLabel: product.name,
    action: 'update',
    before: { serialNumber, ...changes.before },
    after: { serialNumber, ...changes.after },
  });
  return 'updated';
}

export const explainSerial = (error: unknown): readonly Refused[] | undefined =>
  explainProblem(error, titleOf(columns, 'serial'), (name) => ({ column: titleOf(columns, name as Field) }));
