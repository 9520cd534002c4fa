import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import type { SaleLine } from './columns.ts';

export interface Seller {
  id: string;
  partnerId: string | null;
}

const memberOf = (scope: Scope) => {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'partner') return sql`u.partner_id = ${scope.partnerId}`;
  // A manufacturer does not know who sells its goods; a seller uploads for himself alone.
  return scope.kind === 'own' ? sql`u.id = ${scope.userId}` : sql`false`;
};

/** The seller of a row among those the uploader sees; without a phone and an id it is the uploader himself. */
export async function findSeller(db: Db, scope: Scope, by: string, line: SaleLine): Promise<Seller> {
  const who = line.externalId
    ? sql`u.external_id = ${line.externalId}`
    : line.phone
      ? sql`u.phone = ${line.phone}`
      : sql`u.id = ${by}`;
  const { rows } = await sql<Seller>`
    select u.id, u.partner_id from users u
    where u.role_code = 'member' and u.status <> 'deleted' and ${memberOf(scope)} and ${who}`.execute(db);
  if (!rows[0]) throw fieldProblem('MEMBER_NOT_FOUND', line.externalId ? 'externalId' : 'phone');
  return rows[0];
}

/** The shop of the seller's partner by its code; undefined leaves the seller's own. */
export async function findStore(db: Db, seller: Seller, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from stores where partner_id = ${seller.partnerId} and lower(code) = lower(${code})`.execute(db);
  if (!rows[0]) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
  return rows[0].id;
}

interface Known {
  id: string;
  article: string;
  gtin: string | null;
  status: string;
}

/** Products of the lines in their order; what is not found or not told apart is a refusal at its line. */
export async function findProducts(db: Db, lines: readonly SaleLine[]): Promise<string[]> {
  const articles = lines.filter(({ gtin }) => !gtin).map(({ article }) => article);
  const codes = lines.flatMap(({ gtin }) => gtin || []);
  const { rows } = await sql<Known>`
    select p.id, p.article, p.gtin, p.status from products p
    where (p.gtin = any(${codes}::text[]) or p.article = any(${articles}::text[])) and p.status <> 'draft'
    order by p.status, p.id`.execute(db);
  return lines.map(({ article, gtin }, index) => {
    const [first, second] = rows.filter((row) => (gtin ? row.gtin === gtin : row.article === article));
    // One article of two makers is told apart by the barcode.
    if (!first || second?.status === first.status) throw fieldProblem('PRODUCT_NOT_FOUND', `items[${index}].productId`);
    return first.id;
  });
}
