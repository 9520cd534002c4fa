import type { AccountStatus, RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { companySearch } from '../../core/text/company-search.ts';
import { anyOf, byId, type Identifier, notFound } from '../../core/lists/any-of.ts';
import { askedPage, listAnswer } from '../../core/lists/list-answer.ts';
import { countEach, inOrder, listIds, type ListOrder } from '../../core/lists/list-ids.ts';
import { liveSale } from '../members/index.ts';
import { partnersInScope } from './policy.ts';

type Body = NonNullable<RouteInput<'partners.list'>['body']>;
export type PartnerFilters = NonNullable<Body['filters']>;
const statuses: readonly AccountStatus[] = ['active', 'suspended', 'archived'];

const storesCount = sql`(select count(*)::int from stores s where s.partner_id = p.id and s.status = 'active')`;
const membersCount = sql`(select count(*)::int from users u where u.partner_id = p.id and u.role_code = 'member'
  and u.status in ('moderation', 'confirmed'))`;
const salesCount = (since: Date) =>
  sql`(select count(*)::int from sales x where x.partner_id = p.id and x.submitted_at >= ${since} and x.${liveSale})`;

const monthBefore = (now: Date): Date => new Date(now.getTime() - 30 * 86_400_000);

export interface PartnerRow {
  id: string;
  name: string;
  legalName: string;
  inn: string;
  kpp: string | null;
  contactName: string | null;
  phone: string | null;
  email: string | null;
  status: AccountStatus;
  createdAt: string;
  version: number;
  region: string | null;
  storesCount: number;
  membersCount: number;
  salesLast30Days: number;
}

export async function partnerRows(db: Db, ids: readonly string[], now: Date): Promise<PartnerRow[]> {
  const { rows } = await sql<Omit<PartnerRow, 'createdAt'> & { createdAt: Date }>`
    select p.id, p.name, p.legal_name, p.inn, p.kpp, p.contact_name, p.phone, p.email, p.status, p.created_at, p.version,
      p.region, ${storesCount} as stores_count, ${membersCount} as members_count,
      ${salesCount(monthBefore(now))} as "salesLast30Days"
    from partners p where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: wireDateTime(row.createdAt) }));
}

/** What a spreadsheet knows a partner by. */
const identifiers: readonly Identifier[] = [
  {
    read: (text) => {
      const inn = text.replaceAll(/\s/g, '');
      return /^(\d{10}|\d{12})$/.test(inn) ? inn : undefined;
    },
    rows: (values) => sql`select id, inn as known from partners where inn = any(${[...values]}::text[])`,
  },
  byId('partners'),
];

function orderOf(body: Body, now: Date): ListOrder {
  const name = body.sort?.[0]?.field ?? 'createdAt';
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`p.name`, type: 'text' },
    createdAt: { expr: sql`p.created_at`, type: 'timestamptz' },
    storesCount: { expr: storesCount, type: 'bigint' },
    membersCount: { expr: membersCount, type: 'bigint' },
    salesLast30Days: { expr: salesCount(monthBefore(now)), type: 'bigint' },
  };
  return { name, direction: body.sort?.[0]?.direction ?? 'desc', ...orders[name] };
}

/** What the list and its file are narrowed by, but for the status. */
export const partnerConditions = (
  { search, filters: { regions, pasted } = {} }: Pick<Body, 'search' | 'filters'>,
  scope: Scope,
): RawBuilder<unknown>[] => [
  partnersInScope(scope),
  ...companySearch('p', search),
  ...anyOf(sql`p.id`, identifiers, pasted),
  ...(regions && regions.length > 0 ? [sql`p.region = any(${[...regions]}::text[])`] : []),
];

/** An archive has to be asked for. */
export const partnerStatus = ({ statuses: wanted }: PartnerFilters = {}): RawBuilder<unknown> =>
  wanted && wanted.length > 0 ? sql`p.status = any(${[...wanted]}::text[])` : sql`p.status <> 'archived'`;

export async function listPartners(db: Db, body: Body, reader: { scope: Scope; now: Date }) {
  const shared = partnerConditions(body, reader.scope);
  const status = partnerStatus(body.filters);
  const pasted = body.filters?.pasted;
  const list = { from: sql`from partners p`, where: [...shared, status], id: sql`p.id` };
  const [page, counts, missing] = await Promise.all([
    listIds(db, {
      ...list,
      order: orderOf(body, reader.now),
      ...askedPage(body),
    }),
    countEach(db, sql`from partners p`, shared, sql`p.status`, statuses),
    notFound(db, list, identifiers, pasted),
  ]);
  return {
    ...listAnswer(body, page, inOrder(page.ids, await partnerRows(db, page.ids, reader.now))),
    totals: { statuses: counts },
    notFound: missing,
  };
}
