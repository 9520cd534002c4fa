import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Vault } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import { type SqlType, sqlType } from '../../../db/sql-types.ts';
import type { Scope } from '../../../http/scope.ts';
import { firstMoment, lastMoment } from '../../../http/wire-date.ts';
import { anyOf, byId, type Identifier } from '../../../core/lists/any-of.ts';
import { phoneDigits } from '../../../core/text/digits.ts';
import type { ListSource } from '../../../core/lists/list-ids.ts';
import { holding, likeText, parseSearch, phoneLike } from '../../../core/text/search.ts';

export type MemberListBody = NonNullable<NonNullable<RouteInput<'members.list'>['body']>>;
type Filters = NonNullable<MemberListBody['filters']>;

/** HMACs of a passport, ИНН or СНИЛС under every known key: the only way to find them. */
export type BlindIndex = (field: 'passport' | 'inn' | 'snils', value: string) => Buffer[];

/** What of a member the reader may find him by. */
export interface MemberSeen {
  /** Absent where documents must not be found. */
  blind: BlindIndex | undefined;
  /** Phones and addresses stand in his rows unmasked. */
  contacts: boolean;
}

/**
 * Contacts are for those who may open the card; whose passport a number is, only the programme's own people among them
 * may ask.
 */
export function seenOf(ctx: { actor: Pick<Actor, 'grants'>; scope: Scope; vault: Vault }): MemberSeen {
  const contacts = ctx.actor.grants.has('memberPage.memberCard:read');
  const opens = contacts && ctx.scope.kind === 'all';
  return { contacts, blind: opens ? (field, value) => ctx.vault.blindIndexes(field, value) : undefined };
}

// One value by «=»: then an index on (column, order) gives the rows in order, which it cannot for a set.
const any = (column: RawBuilder<unknown>, values: readonly string[], type: SqlType): RawBuilder<unknown> =>
  values.length === 1
    ? sql`${column} = ${values[0]}::${sqlType(type)}`
    : sql`${column} = any(${[...values]}::${sqlType(type)}[])`;

const byDocument = (field: 'passport' | 'inn' | 'snils', value: string, blind: BlindIndex): RawBuilder<unknown> =>
  sql`select s.user_id from tax_profiles s where s.${sql.ref(`${field}_bidx`)} = any(${blind(field, value)}::bytea[])`;

const byEmployer = (inn: string): RawBuilder<unknown> =>
  sql`select m.id from users m where m.role_code = 'member' and m.partner_id in (select id from partners where inn = ${inn})`;

const among = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`select m.id from users m where ${condition}`;

// An OR over several tables would be judged row by row; each part of a union has an index of its own.
function either(...parts: (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const found = parts.filter((part) => part !== undefined);
  return found.length === 0 ? sql`false` : sql`u.id in (${sql.join(found, sql` union all `)})`;
}

// With a longer word it may begin any part of the name; alone it begins the surname, which has an index.
const shortWord = (word: string, terms: readonly string[]): RawBuilder<unknown> =>
  terms.some(({ length }) => length >= 3)
    ? sql`(' ' || u.search_name) like ${`% ${likeText(word)}%`}`
    : sql`u.search_name collate "C" like ${`${likeText(word)}%`}`;

// Letters of an address are Latin: a Russian word is not looked for there.
const wholeWord = (word: string, contacts: boolean): RawBuilder<unknown> =>
  /^[a-z\d@._%+-]+$/.test(word)
    ? sql`(u.search_name like ${holding(word)} or u.external_id = ${word}
        or ${contacts ? sql`u.email like ${`%${likeText(word)}%`}` : sql`false`})`
    : sql`u.search_name like ${holding(word)}`;

/** Condition for the search box, or undefined for a blank one. */
export function memberSearch(
  text: string | undefined,
  { blind, contacts }: MemberSeen,
): RawBuilder<unknown> | undefined {
  const search = parseSearch(text);
  const byContact = (condition: RawBuilder<unknown>) => (contacts ? among(condition) : undefined);
  const document = (field: 'passport' | 'inn' | 'snils', value: string) => blind && byDocument(field, value, blind);
  switch (search.kind) {
    case 'none':
      return undefined;
    case 'id':
      return sql`(u.id = ${search.id}::uuid or u.external_id = ${search.id})`;
    case 'email':
      return contacts ? sql`u.email like ${`${likeText(search.email)}%`}` : sql`false`;
    case 'phone':
      return either(byContact(sql`m.phone = ${search.phone}`), document('snils', search.phone));
    case 'phoneOrInn':
      return either(
        byContact(sql`m.phone = ${search.phone}`),
        byEmployer(search.inn),
        document('passport', search.inn),
      );
    case 'inn':
      return either(byEmployer(search.inn), document('inn', search.inn));
    case 'digits':
      return either(
        byContact(phoneLike(sql`m.phone`, search.digits)),
        among(sql`m.external_id = ${search.digits}`),
        search.digits.length === 11 ? document('snils', search.digits) : undefined,
      );
    case 'words':
      return sql.join(
        search.terms.map((word) =>
          // Trigrams need three letters; a shorter word is the beginning of a surname.
          word.length < 3 ? shortWord(word, search.terms) : wholeWord(word, contacts),
        ),
        sql` and `,
      );
  }
}

const known = (column: 'phone' | 'email' | 'external_id', read: Identifier['read']): Identifier => ({
  read,
  rows: (values) =>
    sql`select id, ${sql.ref(column)} as known from users where ${sql.ref(column)} = any(${[...values]}::text[])`,
});

const contactIdentifiers: readonly Identifier[] = [
  known('phone', (text) => {
    const phone = /^[+\d\s()\-.]+$/.test(text) ? phoneDigits(text) : '';
    return phone.length === 11 ? phone : undefined;
  }),
  known('email', (text) => (text.includes('@') ? text.toLowerCase() : undefined)),
];
const codeIdentifiers: readonly Identifier[] = [known('external_id', (text) => text), byId('users')];

/** What members are known by in a spreadsheet: phone and e-mail of those who see them, our identifier, their company's. */
export const memberIdentifiers = ({ contacts }: Pick<MemberSeen, 'contacts'>): readonly Identifier[] =>
  contacts ? [...contactIdentifiers, ...codeIdentifiers] : codeIdentifiers;

// Who has given no passport data yet has no profile row either.
const passportIn = (statuses: readonly string[]): RawBuilder<unknown> => {
  const filled = sql`u.id in (select t.user_id from tax_profiles t where t.status = any(${[...statuses]}::text[]))`;
  return statuses.includes('empty')
    ? sql`(${filled} or not exists (select from tax_profiles t where t.user_id = u.id))`
    : filled;
};

/** Conditions of the filters but the status, which the tabs count apart. */
export function memberFilters(asked: Filters, seen: Pick<MemberSeen, 'contacts'>): RawBuilder<unknown>[] {
  // Nothing chosen in a filter is no filter.
  const filters = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as Filters;
  const list: (RawBuilder<unknown> | undefined)[] = [
    ...anyOf(sql`u.id`, memberIdentifiers(seen), filters.pasted),
    filters.partnerIds && any(sql`u.partner_id`, filters.partnerIds, 'uuid'),
    filters.storeIds && any(sql`u.store_id`, filters.storeIds, 'uuid'),
    filters.storeGroupIds &&
      sql`u.store_id in (select store_id from store_group_stores where group_id = any(${[...filters.storeGroupIds]}::uuid[]))`,
    filters.regions && sql`u.store_id in (select id from stores where region = any(${[...filters.regions]}::text[]))`,
    filters.passportStatuses && passportIn(filters.passportStatuses),
    filters.taxStatuses && any(sql`u.tax_status`, filters.taxStatuses, 'text'),
    filters.riskLevels && any(sql`u.risk_level`, filters.riskLevels, 'text'),
    filters.activeFrom === undefined ? undefined : sql`w.active >= ${filters.activeFrom}`,
    filters.activeTo === undefined ? undefined : sql`w.active <= ${filters.activeTo}`,
    filters.hasDebt === undefined ? undefined : filters.hasDebt ? sql`w.debt > 0` : sql`w.debt = 0`,
    filters.isPhoneVerified === undefined ? undefined : sql`u.is_phone_verified = ${filters.isPhoneVerified}`,
    filters.asksForStore && sql`u.id in (select r.member_id from store_requests r where r.status = 'open')`,
    filters.registeredAt?.from && sql`u.registered_at >= ${firstMoment(filters.registeredAt.from)}`,
    filters.registeredAt?.to && sql`u.registered_at <= ${lastMoment(filters.registeredAt.to)}`,
  ].map((part) => part || undefined);
  return list.filter((part) => part !== undefined);
}

/** Erased people are shown only when asked for. */
export const memberStatus = (filters: Filters): RawBuilder<unknown> =>
  filters.statuses && filters.statuses.length > 0
    ? any(sql`u.status`, filters.statuses, 'text')
    : sql`u.status <> 'deleted'`;

const needsPoints = (filters: Filters, sortField: string): boolean =>
  ['active', 'pending'].includes(sortField) ||
  filters.activeFrom !== undefined ||
  filters.activeTo !== undefined ||
  filters.hasDebt !== undefined;

/**
 * What the filters and orders need of points, as `w`; nothing for the default list. Every member has an account
 * (ledger_open): its points are where they were ranked, or have moved since (docs/adr/0010).
 */
export async function memberSource(db: Db, filters: Filters, sortField: string): Promise<ListSource> {
  if (!needsPoints(filters, sortField)) return sql`from users u`;
  // Asked for before: an older horizon only finds more members who may have moved.
  const { rows } = await sql<{ horizon: string }>`select horizon::text from summary_state`.execute(db);
  return [
    sql`from users u join wallets_settled w on w.member_id = u.id`,
    sql`from users u join wallets_moved(${rows[0]!.horizon}::timestamptz) w on w.member_id = u.id`,
  ];
}
