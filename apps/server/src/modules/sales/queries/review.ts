import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { type SaleRecord } from '../repository/records.ts';
import { fullNameSql } from '../../../core/full-name.ts';

type Review = NonNullable<Output<'sales.get'>['review']>;
type SaleFlag = Review['flags'][number];

// Sales of earlier versions have a sign for every line: of those the heaviest are shown.
const mostFlags = 50;

export async function readFlags(db: Db, saleIds: readonly string[]): Promise<Map<string, SaleFlag[]>> {
  const bySale = new Map<string, SaleFlag[]>();
  if (saleIds.length === 0) return bySale;
  const { rows } = await sql<{
    saleId: string;
    code: string;
    text: string;
    weight: number;
    relatedSaleId: string | null;
    number: number | null;
  }>`
    select f.sale_id, f.code, f.text, f.weight, f.related_sale_id, r.number
    from sale_flags f left join sales r on r.id = f.related_sale_id
    where f.sale_id = any(${[...saleIds]}::uuid[]) order by f.weight desc, f.code, f.position`.execute(db);
  for (const row of rows) {
    const flag = {
      code: row.code,
      text: row.text,
      weight: row.weight,
      saleId: row.relatedSaleId,
      saleNumber: row.number === null ? null : saleNumber(row.number),
    };
    const found = bySale.get(row.saleId) ?? [];
    bySale.set(row.saleId, found);
    if (found.length < mostFlags) found.push(flag);
  }
  return bySale;
}

/** Other sales of any member with the same serial number, receipt or photo. */
async function readRelated(db: Db, sale: SaleRecord): Promise<Review['related']> {
  const { rows } = await sql<{
    id: string;
    number: number;
    by: 'serial' | 'receipt' | 'photo';
    value: string;
    memberName: string;
    status: SaleStatus;
    saleDate: string | null;
  }>`
    select s.id, s.number, x.by, x.value, ${fullNameSql('m')} as member_name, s.status, s.sale_date from (
      select o.sale_id, 'serial' as by, o.serial_number as value from sale_items mine
        join sale_items o on o.serial_key = mine.serial_key and o.product_id = mine.product_id and o.sale_id <> ${sale.id}
        where mine.sale_id = ${sale.id} and mine.removed_at is null
      union
      select id, 'receipt', receipt_key from sales where receipt_key = ${sale.receiptKey} and id <> ${sale.id}
      union
      select f.sale_id, 'photo', other.name from sale_files mf join files mine on mine.id = mf.file_id
        join files other on other.sha256 = mine.sha256 join sale_files f on f.file_id = other.id
        where mf.sale_id = ${sale.id} and f.sale_id <> ${sale.id}) x
    join sales s on s.id = x.sale_id join users m on m.id = s.member_id
    where s.status <> 'draft' order by s.number desc limit 50`.execute(db);
  return rows.map(({ number, ...row }) => ({ ...row, value: row.value.slice(0, 120), number: saleNumber(number) }));
}

async function readStats(db: Db, sale: SaleRecord, now: Date): Promise<Review['memberStats']> {
  const { rows } = await sql<{ salesTotal: number; confirmed: number; rejected: number; last30Days: number }>`
    select count(*)::int as sales_total,
      count(*) filter (where status in ('confirmed', 'partially_returned', 'returned'))::int as confirmed,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where submitted_at > ${new Date(now.getTime() - 30 * 86_400_000)})::int as "last30Days"
    from sales where member_id = ${sale.memberId} and status <> 'draft'`.execute(db);
  const stats = rows[0] ?? { salesTotal: 0, confirmed: 0, rejected: 0, last30Days: 0 };
  return { ...stats, registeredAt: wireDateTime(sale.memberRegisteredAt) };
}

/** A cash register stands in one shop: where else its receipts were confirmed last, if it was elsewhere. */
async function readReceiptStore(db: Db, sale: SaleRecord): Promise<string | null> {
  if (sale.receiptFn === null || sale.storeId === null) return null;
  const { rows } = await sql<{ id: string; name: string }>`
    select st.id, st.name from sales s join stores st on st.id = s.store_id
    where s.receipt_fn = ${sale.receiptFn} and s.id <> ${sale.id} and s.submitted_at is not null
      and s.status in ('confirmed', 'partially_returned', 'returned')
    order by s.submitted_at desc limit 1`.execute(db);
  return rows[0] && rows[0].id !== sale.storeId ? rows[0].name.slice(0, 200) : null;
}

/** What the registry says of the numbers of this sale; a number it does not know is `missing`. */
async function readSerials(db: Db, sale: SaleRecord): Promise<Review['serials']> {
  const { rows } = await sql<{
    itemId: string;
    state: 'free' | 'blocked' | 'missing';
    partnerId: string | null;
    partnerName: string | null;
    shippedAt: string | null;
  }>`
    select i.id as item_id, coalesce(r.status, 'missing') as state, a.id as partner_id, a.name as partner_name,
      r.shipped_at
    from sale_items i join products p on p.id = i.product_id and p.serial_source = 'registry'
      left join serial_registry r on r.product_id = i.product_id and r.serial_key = i.serial_key
      left join partners a on a.id = r.shipped_to_partner_id
    where i.sale_id = ${sale.id} and i.removed_at is null and i.serial_key is not null
    order by i.position limit 50`.execute(db);
  return rows.map(({ itemId, state, partnerId, partnerName, shippedAt }) => ({
    itemId,
    state,
    shippedTo: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
    shippedAt,
  }));
}

/** What moderators see with the sale: risk flags, who has locked it, the member's record. */
export async function readReview(db: Db, sale: SaleRecord, now: Date): Promise<Review> {
  const flags = await readFlags(db, [sale.id]);
  const held = sale.lockedUntil !== null && sale.lockedUntil > now;
  return {
    flags: flags.get(sale.id) ?? [],
    lockedBy: held && sale.lockedBy ? { id: sale.lockedBy, name: sale.lockedByName ?? '' } : null,
    lockedUntil: held ? wireDateTimeOrNull(sale.lockedUntil) : null,
    moderator: sale.moderatorId ? { id: sale.moderatorId, name: sale.moderatorName ?? '' } : null,
    slaDueAt: wireDateTimeOrNull(sale.slaDueAt),
    overdue: isOverdue(sale, now),
    memberStats: await readStats(db, sale, now),
    related: await readRelated(db, sale),
    receiptStore: await readReceiptStore(db, sale),
    serials: await readSerials(db, sale),
  };
}

export const isOverdue = (sale: Pick<SaleRecord, 'status' | 'slaDueAt'>, now: Date): boolean =>
  sale.status === 'moderation' && sale.slaDueAt !== null && sale.slaDueAt < now;
