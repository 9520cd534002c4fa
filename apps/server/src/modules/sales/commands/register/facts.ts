import { programmeToday, shopToday } from '@pribavka/forms/rules';
import { CompiledQuery, sql } from 'kysely';

import { shopClock } from '../../../../core/calendar.ts';
import type { Db } from '../../../../db/open.ts';
import { prepared } from '../../../../db/prepared.ts';
import {
  earnsOn,
  type FirstProducts,
  type LiveRules,
  lockStoreLimits,
  type PastOf,
  type PromotionRule,
  readPast,
} from '../../../promotion-rules/index.ts';
import { type PointsSettings, readSettings, withFirstBounds } from '../../../points-settings/index.ts';
import type { SerialSource } from '@pribavka/api';
import type { ItemInput } from './input.ts';
import { withSerials } from './serials.ts';
import { readSerials, type SerialFacts } from '../../repository/serials.ts';

export type MemberFacts = {
  id: string;
  status: string;
  /** «Фамилия Имя Отчество», and the same without the last. */
  fullName: string;
  shortName: string | null;
  phone: string | null;
  registeredAt: Date;
  confirmedAt: Date | null;
  position: string | null;
  lastFingerprint: string | null;
};

export type StoreFacts = {
  id: string;
  name: string;
  address: string | null;
  partnerId: string;
  partnerName: string;
  partnerStatus: string;
  region: string;
  status: 'active' | 'closed';
  timezone: string;
  closedAt: string | null;
  groupIds: string[];
  fixedGroups: string[];
  /** The member's time in this shop that covers the sale date, or the nearest one. */
  validFrom: string | null;
  validTo: string | null;
};

export type ProductFacts = {
  id: string;
  name: string;
  article: string;
  gtin: string | null;
  brand: string | null;
  imageFileId: string | null;
  drawing: string | null;
  status: 'draft' | 'active' | 'archived';
  brandId: string | null;
  categoryId: string | null;
  manufacturerId: string;
  serialRequired: boolean;
  serialPattern: string | null;
  serialExample: string | null;
  serialSource: SerialSource;
  /** Its numbers are compared byte for byte. */
  isMarked: boolean;
  rrpKopecks: number | null;
  /** 0 when it does not earn. */
  basePoints: number;
  /** The product, its brand and its manufacturer take part in the programme on the sale date. */
  earns: boolean;
};

/** Everything a sale is judged and calculated by, read at one time. */
export type Facts = {
  member: MemberFacts | undefined;
  store: StoreFacts | undefined;
  products: ReadonlyMap<string, ProductFacts>;
  serials: SerialFacts;
  rules: readonly PromotionRule[];
  /** Under which the rules are kept with a sale that is sent now. */
  ruleSetId?: string | undefined;
  /** Goods of a sale that was sent before, as they were then. */
  firstProducts?: FirstProducts | undefined;
  /** What the member and the shop have had by them before this sale. */
  past: PastOf;
  settings: PointsSettings;
  /** The sale that the key of the request has already made. */
  known: { saleId: string; hash: string } | undefined;
};

export type FactsQuery = {
  memberId: string;
  storeId: string | undefined;
  /** `yyyy-MM-dd`: prices and the place of work are those of this day; today in the shop where it is not given. */
  saleDate: string | undefined;
  items: readonly ItemInput[];
  now: Date;
  /** The sale being written again. */
  saleId?: string | undefined;
  /** When it was first sent. */
  sentBefore?: Date | undefined;
  /** Key of the request that writes it. */
  key?: string | undefined;
};

/** Who sold and where, in the order asked. */
async function readPlaces(db: Db, asked: readonly FactsQuery[]): Promise<Pick<Facts, 'member' | 'store' | 'known'>[]> {
  const rows = await prepared<{
    member: MemberFacts | null;
    store: StoreFacts | null;
    known: Facts['known'] | null;
  }>(
    db,
    'sales.places',
    CompiledQuery.raw(
      `select to_jsonb(u) as member, to_jsonb(s) as store,
        (select jsonb_build_object('saleId', k.sale_id, 'hash', encode(k.req_hash, 'hex')) from sale_keys k
          where k.member_id = q.member and k.idem = q.key) as known
      from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::date[]), (select $4::text[])) with ordinality as q(member, store, day, key, n)
      left join lateral (select id, status, trim(concat_ws(' ', last_name, first_name, middle_name)) as "fullName",
          nullif(trim(concat_ws(' ', last_name, first_name)), '') as "shortName", phone, registered_at as "registeredAt", confirmed_at as "confirmedAt", position_code as position, last_fingerprint as "lastFingerprint"
        from users where id = q.member) u on true
      left join lateral (select s.id, s.name, s.address, s.partner_id as "partnerId", p.name as "partnerName",
          p.status as "partnerStatus", s.region, s.status, s.timezone,
          s.closed_at as "closedAt",
          array(select group_id::text from store_groups_live g where g.store_id = s.id) as "groupIds",
          array(select f.key from store_groups_fixed f where f.store_id = s.id) as "fixedGroups",
          m.valid_from as "validFrom", m.valid_to as "validTo"
        from stores s join partners p on p.id = s.partner_id
        left join lateral (select valid_from, valid_to from store_memberships
          where user_id = q.member and store_id = s.id
          order by (valid_from <= q.day and (valid_to is null or valid_to >= q.day)) desc, valid_from desc limit 1) m on true
        where s.id = coalesce(q.store,
          (select store_id from store_memberships where user_id = q.member
            and valid_from <= q.day and (valid_to is null or valid_to >= q.day) order by valid_from desc limit 1),
          (select store_id from users where id = q.member))) s on true
      order by q.n`,
      [
        asked.map(({ memberId }) => memberId),
        asked.map(({ storeId }) => storeId ?? null),
        asked.map(({ saleDate, now }) => saleDate ?? programmeToday(now)),
        asked.map(({ key }) => key ?? null),
      ],
    ),
  );
  return rows.map(({ member, store, known }) => ({
    member: member
      ? {
          ...member,
          registeredAt: new Date(member.registeredAt),
          confirmedAt: member.confirmedAt === null ? null : new Date(member.confirmedAt),
        }
      : undefined,
    store: store ?? undefined,
    known: known ?? undefined,
  }));
}

export async function readProducts(
  db: Db,
  ids: readonly string[],
  saleDate: string,
): Promise<ReadonlyMap<string, ProductFacts>> {
  const rows = await prepared(
    db,
    'sales.products',
    sql<ProductFacts>`select p.id, p.name, p.article, p.gtin, b.name as brand, p.image_file_id, c.drawing, p.status, p.brand_id, p.category_id,
      p.manufacturer_id, p.serial_required, p.serial_pattern, p.serial_example, p.serial_source, p.is_marked, p.rrp_kopecks,
      e.earns, case when e.earns then coalesce((select points from product_points pp where pp.product_id = p.id
        and pp.valid_from <= ${saleDate}::date order by pp.valid_from desc limit 1), 0) else 0 end as base_points
    from products p left join brands b on b.id = p.brand_id left join categories c on c.id = p.category_id
      join manufacturers f on f.id = p.manufacturer_id
      cross join lateral (select p.status = 'active' and ${earnsOn(sql`${saleDate}::date`)} as earns) e
    where p.id = any((select ${[...new Set(ids)]}::uuid[])::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const idsOf = ({ items }: Pick<FactsQuery, 'items'>): string[] => items.map(({ productId }) => productId);

/**
 * Facts of several sales in the order asked; one after another, since a transaction has one connection. `forWrite`: the
 * caller holds the accounts, and what shops have had stays as it is until the sales are written.
 */
export async function readFacts(
  db: Db,
  queries: readonly FactsQuery[],
  live: Pick<LiveRules, 'at'>,
  { forWrite }: { forWrite: boolean },
): Promise<Facts[]> {
  const settings = await readSettings(db);
  const places = await readPlaces(db, queries);
  const dayOf = queries.map(({ saleDate, now }, index) => saleDate ?? shopToday(places[index]!.store, now));
  const days = new Map<string, ReadonlyMap<string, ProductFacts>>();
  for (const day of new Set(dayOf)) {
    const ids = queries.filter((_, index) => dayOf[index] === day).flatMap(idsOf);
    days.set(day, await readProducts(db, ids, day));
  }
  // What a product is checked by does not depend on the day.
  const known = new Map([...days.values()].flatMap((products) => [...products]));
  const serials = await readSerials(
    db,
    queries.flatMap(({ items }) => withSerials(items, known)),
    known,
  );
  const facts: Facts[] = [];
  for (const [index, query] of queries.entries()) {
    const place = places[index]!;
    const storeId = place.store?.id;
    const rules = live.at(shopClock(place.store, query.now));
    if (forWrite) await lockStoreLimits(db, storeId, rules);
    const past = await readPast(db, { ...query, storeId }, rules);
    const own = query.sentBefore ? await withFirstBounds(db, settings, query.sentBefore) : settings;
    facts.push({ ...place, products: days.get(dayOf[index]!)!, serials, rules, past, settings: own });
  }
  return facts;
}
