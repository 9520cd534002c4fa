import type { PromotionStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { promotionNumber } from '../../../core/numbers.ts';
import { endOfPeriod, mechanicOf, type PromotionRecord, readPromotions } from '../../promotion-rules/index.ts';
import { benefitOf } from '../texts/badges.ts';

/** A promotion as a line of another card. */
export interface PromotionLine {
  id: string;
  number: string;
  name: string;
  benefit: string;
  startsAt: string;
  endsAt: string;
  status: PromotionStatus;
}

const lineOf = (record: PromotionRecord): PromotionLine => ({
  id: record.id,
  number: promotionNumber(record.number),
  name: record.name,
  benefit: benefitOf(mechanicOf(record)),
  startsAt: wireDateTime(record.startsAt),
  endsAt: wireDateTime(record.endsAt),
  status: record.status,
});

/** Those that run, are to begin or wait, before those that are over. */
const weightOf = ({ status }: PromotionRecord): number =>
  ['active', 'scheduled', 'paused'].includes(status)
    ? 0
    : ['finished', 'cancelled', 'archived'].includes(status)
      ? 2
      : 1;

/** Rows of `promotions p`, `promotion_versions v` as lines, live ones first. */
export async function promotionLines(db: Db, condition: RawBuilder<unknown>): Promise<PromotionLine[]> {
  const records = await readPromotions(db, sql`${condition} order by p.starts_at desc, p.id`);
  return records.toSorted((a, b) => weightOf(a) - weightOf(b)).map(lineOf);
}

/** `promotions p` that run, are to begin or are paused. */
export const livePromotion = (now: Date): RawBuilder<unknown> =>
  sql`(p.status in ('active', 'scheduled', 'paused') and ${endOfPeriod(sql`p.ends_at`)} > ${now})`;

const names = (key: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(v.conditions -> ${key} ? ${id}, false)`;
const silent = (key: string): RawBuilder<unknown> => sql`coalesce(jsonb_array_length(v.conditions -> ${key}), 0) = 0`;

const fits = (key: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${silent(key)} or ${names(key, id)})`;

/** Whether the shop `s` is in a group the version names: as it was at the start, where that was written down. */
const inGroupOf = (key: string): RawBuilder<unknown> => sql`(case
  when exists (select from promotion_fixings f where f.version_id = v.id) then exists (
    select from promotion_group_stores f join store_groups fg on fg.id = f.group_id and fg.is_active
    where f.version_id = v.id and f.store_id = s.id and ${names(key, sql`f.group_id::text`)})
  else exists (select from store_groups_live l where l.store_id = s.id and ${names(key, sql`l.group_id::text`)}) end)`;

/** Promotions with version `v` that hold in the shop `stores s`, as `appliesToSale` decides of a sale. */
export const holdsInStore = (): RawBuilder<unknown> => sql`(${fits('partnerIds', sql`s.partner_id::text`)}
  and not ${names('excludePartnerIds', sql`s.partner_id::text`)} and ${fits('storeIds', sql`s.id::text`)}
  and not ${names('excludeStoreIds', sql`s.id::text`)} and ${fits('regions', sql`s.region`)}
  and not ${names('excludeRegions', sql`s.region`)}
  and (${silent('storeGroupIds')} or ${inGroupOf('storeGroupIds')})
  and (${silent('excludeStoreGroupIds')} or not ${inGroupOf('excludeStoreGroupIds')}))`;

/**
 * Promotions `p` with version `v` about the product `g`, as `appliesToItem` decides of an item; a manufacturer's own
 * promotion is about its goods alone, a set about the products it names.
 */
export const aboutProduct = (): RawBuilder<unknown> =>
  sql`(${fits('brandIds', sql`g.brand_id::text`)} and ${fits('productIds', sql`g.id::text`)}
    and ${fits('categoryIds', sql`g.category_id::text`)} and ${fits('manufacturerIds', sql`g.manufacturer_id::text`)}
    and not ${names('excludeProductIds', sql`g.id::text`)} and not ${names('excludeBrandIds', sql`g.brand_id::text`)}
    and not ${names('excludeCategoryIds', sql`g.category_id::text`)}
    and not ${names('excludeManufacturerIds', sql`g.manufacturer_id::text`)}
    and (g.rrp_kopecks is null or (g.rrp_kopecks >= coalesce((v.conditions ->> 'priceFrom')::bigint, 0)
      and g.rrp_kopecks <= coalesce((v.conditions ->> 'priceTo')::bigint, g.rrp_kopecks)))
    and (p.manufacturer_id is null or p.manufacturer_id = g.manufacturer_id)
    and (v.mechanic <> 'bundle' or v.params -> 'productIds' ? g.id::text))`;
