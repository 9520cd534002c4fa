import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { shopToday } from '@pribavka/forms/rules';

import { programmeDay } from '../../../http/wire-date.ts';
import { baseVersion, type Held, type KeptItem, type KeptSale } from '../domain/replay.ts';
import { limitsMember, looksBack, type PromotionRule } from '../domain/rules.ts';
import { type FirstFacts, firstColumns, firstFacts } from './first-facts.ts';
import { earnsOn, readRuleSets, rulesOfVersions } from './live.ts';
import { groupColumns, type PlaceFacts, saleFactsOf } from './place.ts';

type ItemRow = Omit<KeptItem, 'brandId' | 'categoryId' | 'priceKopecks' | 'held' | 'gave'> & {
  brandId: string | null;
  categoryId: string | null;
  priceKopecks: number | null;
  given: (Held & { isGone: boolean })[];
};
type SaleRow = PlaceFacts & {
  id: string;
  saleDate: string;
  submittedAt: Date;
  receiptAt: Date | null;
  shop: { timezone: string } | null;
  ruleSetId: string | null;
  ruleFacts: FirstFacts | null;
  /** Groups of the shop that some version has fixed: `version:group`. */
  everFixed: string[];
  items: ItemRow[];
};

/** Sales of the member that count, first sent first: the one named, and those dated from `since` on. */
async function readSales(db: Db, memberId: string, saleId: string, since: string | undefined): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select s.id, s.sale_date, s.submitted_at, s.receipt_at, s.rule_set_id, s.rule_facts, s.store_id, s.partner_id, st.region,
      case when st.id is not null then jsonb_build_object('timezone', st.timezone) end as shop,
      u.position_code as position, u.confirmed_at, ${groupColumns(sql`s.store_id`)},
      array(select f.version_id || ':' || f.group_id from promotion_group_stores f where f.store_id = s.store_id) as ever_fixed,
      (select coalesce(jsonb_agg(jsonb_build_object('key', i.id, 'productId', i.product_id, 'brandId', w.brand_id,
          'categoryId', w.category_id, 'manufacturerId', p.manufacturer_id, 'priceKopecks', i.price_kopecks,
          'basePoints', i.base_points, 'earns', g.list is not null or (${earnsOn(sql`s.sale_date`)} and (p.status = 'active' or i.points > 0)),
          'quantity', case when i.status = 'rejected' then 0 else i.quantity - i.returned_quantity end,
          'given', coalesce(g.list, '[]')) order by i.position), '[]')
        from sale_items i join products p on p.id = i.product_id left join brands b on b.id = p.brand_id
        join manufacturers f on f.id = p.manufacturer_id
        cross join lateral (select ${firstColumns} from (values (1)) one ${firstFacts}) w
        left join lateral (select jsonb_agg(jsonb_build_object('accrualId', a.id, 'versionId', coalesce(a.promotion_version_id::text, ${baseVersion}::text),
            'points', a.points - a.returned, 'isGone', a.status = 'cancelled' and a.returned < a.points) order by a.id) as list
          from accruals a where a.sale_id = s.id and a.sale_item_id = i.id) g on true
        where i.sale_id = s.id and i.removed_at is null) as items
    from sales s join users u on u.id = s.member_id left join stores st on st.id = s.store_id
    where s.member_id = ${memberId} and s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned', 'returned')
      and (s.id = ${saleId} or s.sale_date >= ${since ?? null}::date)
    order by s.submitted_at, s.id`.execute(db);
  return rows;
}

/** Rules of sales that were sent before rules were kept: the versions their points stand under. */
async function rulesGiven(db: Db, rows: readonly SaleRow[]): Promise<PromotionRule[]> {
  const old = rows.filter((row) => row.ruleSetId === null);
  const ids = old.flatMap((row) => row.items.flatMap((item) => item.given.map(({ versionId }) => versionId)));
  return rulesOfVersions(db, [...new Set(ids.filter((id) => id !== baseVersion))]);
}

function keptOf(row: SaleRow, rules: readonly PromotionRule[], rateKopecks: number): KeptSale {
  const submittedOn = shopToday(row.shop, row.submittedAt);
  const facts =
    row.ruleFacts ?? saleFactsOf(row, { saleDate: row.saleDate, submittedOn, soldAt: row.receiptAt, rateKopecks });
  // A version that was started later asks about this sale as well, by the shops it has fixed itself.
  const own = new Set(rules.map(({ versionId }) => versionId));
  const later = row.everFixed.filter((key) => !own.has(key.split(':')[0]!));
  return {
    id: row.id,
    // Limits a day are counted in the programme's zone (domain 3.23).
    day: programmeDay(row.submittedAt),
    facts: { ...facts, fixedGroups: [...facts.fixedGroups, ...later], rateKopecks },
    rules,
    items: row.items.map(({ given, brandId, categoryId, priceKopecks, ...item }): KeptItem => ({
      ...item,
      brandId: brandId ?? undefined,
      categoryId: categoryId ?? undefined,
      priceKopecks: priceKopecks ?? undefined,
      // What was cancelled gave nothing in the end; what was taken back did.
      held: given.filter((one) => !one.isGone && one.points > 0),
      gave: given.filter((one) => !one.isGone).map(({ versionId }) => versionId),
    })),
  };
}

/** The member's sales as `excessOf` takes them, after something has happened to one of them; the account is held. */
export async function readKept(
  db: Db,
  { memberId, saleId, rateKopecks }: { memberId: string; saleId: string; rateKopecks: number },
): Promise<KeptSale[]> {
  const { rows: held } = await sql<{ id: string }>`
    select distinct a.promotion_version_id as id from sales s join accruals a on a.sale_id = s.id
    where s.member_id = ${memberId} and a.kind = 'promotion' and a.status <> 'cancelled' and a.returned < a.points`.execute(
    db,
  );
  // What looks at several sales is counted from its first day on, or its earlier units would seem to be missing.
  const asked = await rulesOfVersions(
    db,
    held.map(({ id }) => id),
  );
  const since = asked
    .filter((rule) => looksBack(rule) || limitsMember(rule))
    .map((rule) => rule.from)
    .sort()[0];
  const rows = await readSales(db, memberId, saleId, since);
  const sets = await readRuleSets(
    db,
    rows.flatMap((row) => row.ruleSetId ?? []),
  );
  const given = await rulesGiven(db, rows);
  return rows.map((row) => {
    const kept = row.ruleSetId === null ? undefined : sets.get(row.ruleSetId);
    return keptOf(row, kept?.rules ?? given, kept?.rateKopecks ?? rateKopecks);
  });
}
