import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { liveRules } from '../promotions/live.ts';
import { lockPast, readPast } from '../promotions/past.ts';
import type { PastOf, PromotionRule } from '../promotions/rules.ts';
import { type PointsSettings, readSettings } from '../transactions/settings.ts';

export type MemberFacts = {
  id: string;
  status: string;
  registeredAt: Date;
  lastFingerprint: string | null;
};

export type StoreFacts = {
  id: string;
  name: string;
  partnerId: string;
  partnerStatus: string;
  region: string;
  status: 'active' | 'closed';
  closedAt: string | null;
  groupIds: string[];
  /** The member's time in this shop that covers the sale date, or the nearest one. */
  validFrom: string | null;
  validTo: string | null;
};

export type ProductFacts = {
  id: string;
  name: string;
  status: 'draft' | 'active' | 'archived';
  brandId: string | null;
  categoryId: string | null;
  manufacturerId: string;
  serialRequired: boolean;
  serialPattern: string | null;
  serialExample: string | null;
  rrpKopecks: number | null;
  basePoints: number;
};

/** Everything a sale is judged and calculated by, read at one time. */
export type Facts = {
  member: MemberFacts | undefined;
  store: StoreFacts | undefined;
  products: ReadonlyMap<string, ProductFacts>;
  rules: readonly PromotionRule[];
  /** What the member and the shop have had by them before this sale. */
  past: PastOf;
  settings: PointsSettings;
};

export type FactsQuery = {
  memberId: string;
  storeId: string | undefined;
  /** `yyyy-MM-dd`: prices and the place of work are those of this day. */
  saleDate: string;
  productIds: readonly string[];
  now: Date;
  /** The sale being written again. */
  saleId?: string | undefined;
  /** The sale is about to be written: whatever is counted stays as it is until then. */
  forWrite?: boolean | undefined;
};

const readMember = async (db: Db, id: string): Promise<MemberFacts | undefined> =>
  (await sql<MemberFacts>`select id, status, registered_at, last_fingerprint from users where id = ${id}`.execute(db))
    .rows[0];

async function readStore(db: Db, query: FactsQuery): Promise<StoreFacts | undefined> {
  const { memberId, saleDate, storeId } = query;
  const covers = sql`(valid_from <= ${saleDate}::date and (valid_to is null or valid_to >= ${saleDate}::date))`;
  const { rows } = await sql<StoreFacts>`
    select s.id, s.name, s.partner_id, p.status as partner_status, s.region, s.status, s.closed_at,
      array(select group_id::text from store_group_stores g where g.store_id = s.id) as group_ids,
      m.valid_from, m.valid_to
    from stores s join partners p on p.id = s.partner_id
    left join lateral (select valid_from, valid_to from store_memberships
      where user_id = ${memberId} and store_id = s.id order by ${covers} desc, valid_from desc limit 1) m on true
    where s.id = coalesce(${storeId ?? null}::uuid,
      (select store_id from store_memberships where user_id = ${memberId} and ${covers} order by valid_from desc limit 1),
      (select store_id from users where id = ${memberId}))`.execute(db);
  return rows[0];
}

export async function readProducts(
  db: Db,
  ids: readonly string[],
  saleDate: string,
): Promise<ReadonlyMap<string, ProductFacts>> {
  const { rows } = await sql<ProductFacts>`
    select id, name, status, brand_id, category_id, manufacturer_id, serial_required, serial_pattern, serial_example,
      rrp_kopecks, coalesce((select points from product_points pp where pp.product_id = p.id
        and pp.valid_from <= ${saleDate}::date order by pp.valid_from desc limit 1), 0) as base_points
    from products p where id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readFacts(db: Db, query: FactsQuery): Promise<Facts> {
  // One after another: inside a transaction there is one connection.
  const settings = await readSettings(db);
  const member = await readMember(db, query.memberId);
  const store = await readStore(db, query);
  const products = await readProducts(db, query.productIds, query.saleDate);
  const rules = await liveRules(db, query.now);
  if (query.forWrite) await lockPast(db, query.memberId, store?.id, rules);
  const past = await readPast(db, { ...query, storeId: store?.id }, rules);
  return { member, store, products, rules, past, settings };
}
