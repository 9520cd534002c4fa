import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Scope } from '../../../../http/scope.ts';
import { visibleSales } from '../../../sales/index.ts';
import { earnsOn, groupColumns } from '../../../promotion-rules/index.ts';
import { addDays, startOfDay } from '../../../../core/calendar.ts';

export interface PastItem {
  id: string;
  saleId: string;
  productId: string;
  brandId: string | null;
  categoryId: string | null;
  manufacturerId: string;
  quantity: number;
  priceKopecks: number | null;
  basePoints: number;
}

export interface PastSale {
  id: string;
  saleDate: string;
  submittedAt: Date;
  memberId: string;
  memberName: string;
  storeId: string;
  partnerId: string;
  region: string;
  groupIds: string[];
  fixedGroups: string[];
  receiptAt: Date | null;
  position: string | null;
  confirmedAt: Date | null;
  items: PastItem[];
}

export interface Period {
  from: string;
  to: string;
}

const portion = 500;

const sent = sql`s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned')`;

/** Sales of the days in the reader's rows; found by when they were sent, which has an index and comes soon after. */
function those(scope: Scope, { from, to }: Period, submitDays: number): RawBuilder<unknown> {
  const [since, until] = [startOfDay(from), startOfDay(addDays(to, submitDays + 1))];
  return sql`${visibleSales(scope)} and ${sent} and s.submitted_at >= ${since} and s.submitted_at < ${until}
    and s.sale_date between ${from}::date and ${to}::date`;
}

/** How many there are, counted no further than `limit`. */
export async function countSales(
  db: Db,
  scope: Scope,
  period: Period,
  submitDays: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from
    (select 1 from sales s where ${those(scope, period, submitDays)} limit ${limit}) x`.execute(db);
  return rows[0]?.n ?? 0;
}

async function readItems(db: Db, ids: readonly string[], scope: Scope): Promise<PastItem[]> {
  const made = scope.kind === 'manufacturer' ? sql`and p.manufacturer_id = ${scope.manufacturerId}` : sql``;
  const { rows } = await sql<PastItem>`
    select i.id, i.sale_id, i.product_id, p.brand_id, p.category_id, p.manufacturer_id,
      i.quantity - i.returned_quantity as quantity, i.price_kopecks, i.base_points
    from sale_items i join sales s on s.id = i.sale_id join products p on p.id = i.product_id
      left join brands b on b.id = p.brand_id join manufacturers f on f.id = p.manufacturer_id
    where ${earnsOn(sql`s.sale_date`)} and i.sale_id = any(${[...ids]}::uuid[]) and i.removed_at is null and i.status not in ('rejected', 'returned')
      and (p.status = 'active' or i.points > 0) ${made}
    order by i.sale_id, i.position`.execute(db);
  return rows;
}

/** The sales in the order they were sent, a portion in memory at a time. */
export async function* walkSales(
  db: Db,
  scope: Scope,
  period: Period,
  submitDays: number,
): AsyncGenerator<readonly PastSale[]> {
  let after: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const { rows } = await sql<Omit<PastSale, 'items'>>`
      select s.id, s.sale_date, s.submitted_at, s.member_id, trim(concat_ws(' ', u.last_name, u.first_name)) as member_name,
        s.store_id, s.partner_id, st.region,
        s.receipt_at, u.position_code as position, u.confirmed_at, ${groupColumns(sql`s.store_id`)}
      from sales s join stores st on st.id = s.store_id join users u on u.id = s.member_id
      where ${those(scope, period, submitDays)} and ${after} order by s.submitted_at, s.id limit ${portion}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    const sales = new Map(rows.map((row): [string, PastSale] => [row.id, { ...row, items: [] }]));
    for (const item of await readItems(db, [...sales.keys()], scope)) sales.get(item.saleId)?.items.push(item);
    yield [...sales.values()];
    if (rows.length < portion) return;
    after = sql`(s.submitted_at, s.id) > (${last.submittedAt}::timestamptz, ${last.id}::uuid)`;
  }
}
