import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import { parseWireDateTime } from '../../http/wire-date.ts';
import { likeText, parseSearch } from '../lists/search.ts';

export type MemberListBody = NonNullable<NonNullable<RouteInput<'members.list'>['body']>>;
type Filters = NonNullable<MemberListBody['filters']>;

/** HMAC of a passport, ИНН or СНИЛС: the only way to find them. */
export type BlindIndex = (field: 'passport' | 'inn' | 'snils', value: string) => Buffer;

const any = (column: RawBuilder<unknown>, values: readonly string[], type: string): RawBuilder<unknown> =>
  sql`${column} = any(${[...values]}::${sql.raw(type)}[])`;

const byDocument = (field: 'passport' | 'inn' | 'snils', value: string, blind: BlindIndex): RawBuilder<unknown> =>
  sql`exists (select from tax_profiles s where s.user_id = u.id and s.${sql.ref(`${field}_bidx`)} = ${blind(field, value)})`;

const byEmployer = (inn: string): RawBuilder<unknown> =>
  sql`u.partner_id in (select id from partners where inn = ${inn})`;

/** Condition for the search box, or undefined for a blank one. `blind` is absent where documents must not be found. */
export function memberSearch(text: string | undefined, blind: BlindIndex | undefined): RawBuilder<unknown> | undefined {
  const search = parseSearch(text);
  const either = (...parts: (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> =>
    sql`(${sql.join(
      parts.filter((part) => part !== undefined),
      sql` or `,
    )})`;
  const document = (field: 'passport' | 'inn' | 'snils', value: string) => blind && byDocument(field, value, blind);
  switch (search.kind) {
    case 'none':
      return undefined;
    case 'id':
      return sql`(u.id = ${search.id}::uuid or u.external_id = ${search.id})`;
    case 'email':
      return sql`u.email like ${`${likeText(search.email)}%`}`;
    case 'phone':
      return either(sql`u.phone = ${search.phone}`, document('snils', search.phone));
    case 'phoneOrInn':
      return either(sql`u.phone = ${search.phone}`, byEmployer(search.inn), document('passport', search.inn));
    case 'inn':
      return either(byEmployer(search.inn), document('inn', search.inn));
    case 'digits':
      return either(
        sql`u.phone like ${`${search.digits}%`}`,
        sql`u.phone like ${`7${search.digits}%`}`,
        sql`reverse(u.phone) like ${`${Array.from(search.digits).toReversed().join('')}%`}`,
        sql`u.external_id = ${search.digits}`,
        search.digits.length === 11 ? document('snils', search.digits) : undefined,
      );
    case 'words':
      return sql.join(
        search.words.map((word) =>
          // Trigrams need three letters; a shorter word is the beginning of a surname.
          word.length < 3
            ? sql`u.search_name collate "C" like ${`${likeText(word)}%`}`
            : sql`(u.search_name like ${`%${likeText(word)}%`} or u.external_id = ${word})`,
        ),
        sql` and `,
      );
  }
}

/** Conditions of the filters but the status, which the tabs count apart. */
export function memberFilters(filters: Filters): RawBuilder<unknown>[] {
  const list: (RawBuilder<unknown> | undefined)[] = [
    filters.partnerIds && any(sql`u.partner_id`, filters.partnerIds, 'uuid'),
    filters.storeIds && any(sql`u.store_id`, filters.storeIds, 'uuid'),
    filters.storeGroupIds &&
      sql`u.store_id in (select store_id from store_group_stores where group_id = any(${[...filters.storeGroupIds]}::uuid[]))`,
    filters.regions && sql`u.store_id in (select id from stores where region = any(${[...filters.regions]}::text[]))`,
    filters.passportStatuses && any(sql`coalesce(t.status, 'empty')`, filters.passportStatuses, 'text'),
    filters.taxStatuses && any(sql`u.tax_status`, filters.taxStatuses, 'text'),
    filters.riskLevels && any(sql`u.risk_level`, filters.riskLevels, 'text'),
    filters.activeFrom === undefined ? undefined : sql`coalesce(w.active, 0) >= ${filters.activeFrom}`,
    filters.activeTo === undefined ? undefined : sql`coalesce(w.active, 0) <= ${filters.activeTo}`,
    filters.hasDebt === undefined ? undefined : sql`(coalesce(w.debt, 0) > 0) = ${filters.hasDebt}`,
    filters.isPhoneVerified === undefined ? undefined : sql`u.is_phone_verified = ${filters.isPhoneVerified}`,
    filters.registeredAt?.from && sql`u.registered_at >= ${parseWireDateTime(filters.registeredAt.from)}`,
    filters.registeredAt?.to && sql`u.registered_at <= ${parseWireDateTime(filters.registeredAt.to)}`,
  ].map((part) => part || undefined);
  return list.filter((part) => part !== undefined);
}

/** Erased people are shown only when asked for. */
export const memberStatus = (filters: Filters): RawBuilder<unknown> =>
  filters.statuses && filters.statuses.length > 0
    ? any(sql`u.status`, filters.statuses, 'text')
    : sql`u.status <> 'deleted'`;

/** Joins the filters and orders need; none for the default list. */
export function memberSource(filters: Filters, sortField: string): RawBuilder<unknown> {
  const wallet =
    ['active', 'pending'].includes(sortField) ||
    filters.activeFrom !== undefined ||
    filters.activeTo !== undefined ||
    filters.hasDebt !== undefined;
  return sql`from users u ${wallet ? sql`left join wallets w on w.member_id = u.id` : sql``} ${
    filters.passportStatuses ? sql`left join tax_profiles t on t.user_id = u.id` : sql``
  }`;
}
