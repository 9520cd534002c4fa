import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import type { SaleFacts } from '../domain/rules.ts';

/** What promotions ask of a shop and of a person. */
export interface PlaceFacts {
  storeId: string | null;
  partnerId: string | null;
  region: string | null;
  groupIds: string[] | null;
  fixedGroups: string[] | null;
  position: string | null;
  confirmedAt: Date | null;
}

/** Groups of a shop, as columns `group_ids` and `fixed_groups`. */
export const groupColumns = (storeId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select group_id::text from store_groups_live g where g.store_id = ${storeId}) as group_ids,
  array(select f.key from store_groups_fixed f where f.store_id = ${storeId}) as fixed_groups`;

/** Minutes of the programme's day. */
export function minuteOf(at: Date): number {
  const text = wireDateTime(at);
  return Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
}

interface Days {
  saleDate: string;
  submittedOn: string;
  /** The time on the receipt. */
  soldAt: Date | null | undefined;
  /** Kopecks of one point. */
  rateKopecks: number;
}

/** Everything a rule asks of a sale besides its goods. */
export const saleFactsOf = (place: PlaceFacts, { saleDate, submittedOn, soldAt, rateKopecks }: Days): SaleFacts => ({
  saleDate,
  submittedOn,
  storeId: place.storeId ?? undefined,
  partnerId: place.partnerId ?? undefined,
  region: place.region ?? undefined,
  storeGroupIds: place.groupIds ?? [],
  fixedGroups: place.fixedGroups ?? [],
  minute: soldAt ? minuteOf(soldAt) : undefined,
  position: place.position ?? undefined,
  confirmedOn: place.confirmedAt ? programmeDay(place.confirmedAt) : undefined,
  rateKopecks,
});

/** `shop`: by whose clock a sale of the place has its day. */
export type OwnPlace = PlaceFacts & { shop: { timezone: string } | null };

/** The shop the member works in now, and the member. */
export async function readPlace(db: Db, memberId: string, storeId: string | null): Promise<OwnPlace> {
  const { rows } = await sql<OwnPlace>`
    select s.id as store_id, s.partner_id, s.region,
      case when s.id is not null then jsonb_build_object('timezone', s.timezone) end as shop, u.position_code as position, u.confirmed_at,
      ${groupColumns(sql`s.id`)}
    from users u left join stores s on s.id = ${storeId}::uuid where u.id = ${memberId}`.execute(db);
  return (
    rows[0] ?? {
      storeId: null,
      partnerId: null,
      region: null,
      shop: null,
      groupIds: null,
      fixedGroups: null,
      position: null,
      confirmedAt: null,
    }
  );
}
