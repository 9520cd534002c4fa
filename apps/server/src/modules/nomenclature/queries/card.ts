import type { ProductStatus, SerialSource } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { addDays } from '../../../core/calendar.ts';
import { withPoints } from './member-list.ts';
import { readImages } from '../repository/images.ts';
import type { Reader } from './lookup.ts';
import { pointsToday } from './points-now.ts';
import { readPointsAtOnce, readWaitingCard } from './points-waiting.ts';
import { countLivePromotions } from './product-promotions.ts';
import { readProducts } from '../repository/products.ts';
import { onSale, productsInScope } from '../policy.ts';

interface Extra {
  description: string | null;
  serialPattern: string | null;
  serialHint: string | null;
  serialSource: SerialSource;
  isMarked: boolean;
  attributes: Record<string, unknown>;
  createdAt: Date;
  status: ProductStatus;
  salesCount: number;
  salesInCheck: number;
  serialsCount: number;
  updatedByName: string | null;
}

/** Card of a product. A seller gets only what is on sale and nothing of the kitchen. */
export async function productCard(db: Db, id: string, reader: Reader) {
  const { day, points } = await pointsToday(db, reader.actor, reader.now);
  const forMember = reader.scope.kind === 'own' || reader.scope.kind === 'partner';
  const { rows } = await sql<Extra>`
    select p.description, p.serial_pattern, p.serial_hint, p.serial_source, p.is_marked, p.attributes, p.created_at, p.status,
      (select count(distinct i.sale_id)::int from sale_items i where i.product_id = p.id) as sales_count,
      (select count(distinct i.sale_id)::int from sale_items i join sales s on s.id = i.sale_id
        where i.product_id = p.id and s.status in ('moderation', 'clarification')) as sales_in_check,
      (select count(*)::int from serial_registry r where r.product_id = p.id) as serials_count,
      (select concat_ws(' ', u.last_name, u.first_name) from users u where u.id = p.updated_by) as updated_by_name
    from products p where p.id = ${id}::uuid and ${productsInScope(reader.scope)}
      ${forMember ? sql`and ${onSale(day)}` : sql``}`.execute(db);
  const [extra] = rows;
  const [product] = extra ? await readProducts(db, [id], day) : [];
  if (!extra || !product) throw notFound();
  return {
    ...withPoints(product, points),
    description: extra.description,
    images: await readImages(db, id),
    serialExample: product.serialExample,
    serialHint: extra.serialHint,
    attributes: Object.entries(extra.attributes).map(([name, value]) => ({ name, value: String(value) })),
    status: product.status,
    validFrom: product.validFrom,
    validTo: product.validTo,
    version: product.version,
    updatedAt: wireDateTime(product.updatedAt),
    updatedBy: forMember ? null : extra.updatedByName,
    admin: forMember
      ? null
      : {
          serialPattern: extra.serialPattern,
          serialSource: extra.serialSource,
          isMarked: extra.isMarked,
          prices: await readPrices(db, id),
          pointsWaiting: await readWaitingCard(db, id, reader),
          pointsAtOnce: await readPointsAtOnce(db, id, reader),
          salesCount: extra.salesCount,
          salesInCheck: extra.salesInCheck,
          livePromotions: await countLivePromotions(db, id, reader.scope, reader.now),
          serialsCount: extra.serialsCount,
          createdAt: wireDateTime(extra.createdAt),
        },
  };
}

/** The price list of a product, newest first; each price ends the day before the next. */
export async function readPrices(
  db: Db,
  productId: string,
): Promise<{ points: number; from: string; to: string | null }[]> {
  const rows = await db
    .selectFrom('productPoints')
    .select(['points', 'validFrom'])
    .where('productId', '=', productId)
    .orderBy('validFrom', 'desc')
    .limit(200)
    .execute();
  return rows.map((row, index) => {
    const next = rows[index - 1];
    return { points: row.points, from: row.validFrom, to: next ? addDays(next.validFrom, -1) : null };
  });
}
