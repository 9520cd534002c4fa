import type { SerialKind } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { visibleMembers } from '../policy/member.ts';
import type { SaleLine } from './columns.ts';

export interface FoundMember {
  id: string;
  partnerId: string | null;
}

/**
 * Sellers of several sales in their order, among those the uploader sees; without a phone and an id it is the uploader
 * himself.
 */
export async function findSellers(
  db: Db,
  scope: Scope,
  by: string,
  lines: readonly SaleLine[],
): Promise<(FoundMember | undefined)[]> {
  const externalIds = lines.flatMap(({ externalId }) => externalId || []);
  const phones = lines.flatMap(({ externalId, phone }) => (externalId ? [] : (phone ?? [])));
  const { rows } = await sql<FoundMember & { externalId: string | null; phone: string | null }>`
    select u.id, u.partner_id, u.external_id, u.phone from users u
    where u.role_code = 'member' and u.status <> 'deleted' and ${visibleMembers(scope)}
      and (u.external_id = any(${externalIds}::text[]) or u.phone = any(${phones}::text[]) or u.id = ${by})`.execute(
    db,
  );
  return lines.map(({ externalId, phone }) =>
    rows.find((row) => (externalId ? row.externalId === externalId : phone ? row.phone === phone : row.id === by)),
  );
}

/** Shops by partner and code; an empty code leaves the seller's own. */
export async function findStores(
  db: Db,
  wanted: readonly { partnerId: string | null; code: string }[],
): Promise<(string | undefined)[]> {
  if (wanted.every(({ code }) => code === '')) return wanted.map(() => undefined);
  const { rows } = await sql<{ id: string; partnerId: string; code: string }>`
    select id, partner_id, lower(code) as code from stores
    where partner_id = any(${wanted.map(({ partnerId }) => partnerId)}::uuid[])
      and lower(code) = any(array(select lower(c) from unnest(${wanted.map(({ code }) => code)}::text[]) c))`.execute(
    db,
  );
  return wanted.map(
    ({ partnerId, code }) => rows.find((row) => row.partnerId === partnerId && row.code === code.toLowerCase())?.id,
  );
}

/** A sale that is there already. */
export interface KnownSale {
  id: string;
  number: number;
  memberId: string;
  points: number;
  saleDate: string;
  /** Known by our own number, and not by that of a till. */
  isOurs: boolean;
}

/** A number of a till: of the shop the file names, or of the seller's shop on that day. */
export interface TillNumber {
  memberId: string;
  storeId: string | undefined;
  saleDate: string;
  number: string;
}

// A file of our own names a sale by ours where it has no number of a till, or the column of that was left out.
const ownNumber = (text: string): number | null => (/^П-\d{6,12}$/.test(text) ? Number(text.slice(2)) : null);

/** Which of the sales, by the shop and the number of its till, are there already; in their order. */
export async function findKnown(db: Db, asked: readonly TillNumber[]): Promise<(KnownSale | undefined)[]> {
  const { rows } = await sql<KnownSale & { n: number }>`
    select q.n::int, s.id, s.number, s.member_id, s.points_preview as points, s.sale_date::text, s.is_ours
    from unnest(${asked.map(({ memberId }) => memberId)}::uuid[], ${asked.map(({ storeId }) => storeId ?? null)}::uuid[],
      ${asked.map(({ saleDate }) => saleDate)}::date[], ${asked.map(({ number }) => number)}::text[],
      ${asked.map(({ number }) => ownNumber(number))}::bigint[]) with ordinality as q(member, store, day, number, own, n)
    cross join lateral (
      select id, number, member_id, points_preview, sale_date, false as is_ours from sales where external_id = q.number and store_id = coalesce(q.store,
        (select store_id from store_memberships where user_id = q.member
          and valid_from <= q.day and (valid_to is null or valid_to >= q.day) order by valid_from desc limit 1),
        (select store_id from users where id = q.member))
      union all
      select id, number, member_id, points_preview, sale_date, true from sales where number = q.own) s`.execute(db);
  // The number of a till comes before ours: in another programme ours are the numbers of a till.
  const known = new Map(rows.toSorted((a, b) => Number(b.isOurs) - Number(a.isOurs)).map((row) => [row.n, row]));
  return asked.map((_, index) => known.get(index + 1));
}

/** A product a line names, with what decides how its numbers are read. */
export interface NamedProduct extends SerialKind {
  id: string;
  article: string;
  gtin: string | null;
  status: string;
}

/** Products of the lines in their order; undefined is not found, or one of several. */
export async function findProducts(db: Db, lines: readonly SaleLine[]): Promise<(NamedProduct | undefined)[]> {
  const articles = lines.filter(({ gtin }) => !gtin).map(({ article }) => article);
  const codes = lines.flatMap(({ gtin }) => gtin || []);
  const { rows } = await sql<NamedProduct>`
    select p.id, p.article, p.gtin, p.status, p.is_marked, p.serial_pattern, p.serial_example from products p
    where (p.gtin = any(${codes}::text[]) or p.article = any(${articles}::text[])) and p.status <> 'draft'
    order by p.status, p.id`.execute(db);
  return lines.map(({ article, gtin }) => {
    const [first, second] = rows.filter((row) => (gtin ? row.gtin === gtin : row.article === article));
    // One article of two manufacturers is decided by the barcode.
    return second?.status === first?.status ? undefined : first;
  });
}
