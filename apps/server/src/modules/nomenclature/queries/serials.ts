import { type SerialState, serialStates } from '@pribavka/api';
import { serialKeysOf } from '@pribavka/forms/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Body } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countEach, inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { likeText } from '../../../core/text/search.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { findKept } from './product-promotions.ts';

interface Row {
  id: string;
  serialNumber: string;
  state: SerialState;
  partnerId: string | null;
  partnerName: string | null;
  shippedAt: string | null;
  saleId: string | null;
  saleNumber: number | null;
}

export type SerialFilters = NonNullable<NonNullable<Body<'serials.list'>>['filters']>;

const from = sql`from serial_registry r`;
const claimOf = (now: Date) => sql`select c.sale_id from serial_claims c where c.product_id = r.product_id
  and c.serial_key = r.serial_key and (c.live_until is null or c.live_until > ${now})`;
export const stateOf = (now: Date) => sql`case when r.status = 'blocked' then 'blocked'
  when exists (${claimOf(now)}) then 'claimed' else 'free' end`;

async function readSerials(db: Db, ids: readonly string[], now: Date): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select r.id, r.serial_number, ${stateOf(now)} as state, r.shipped_to_partner_id as partner_id,
      t.name as partner_name, r.shipped_at, s.id as sale_id, s.number as sale_number
    from serial_registry r left join partners t on t.id = r.shipped_to_partner_id
    left join sales s on s.id = (${claimOf(now)}) where r.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Numbers of a product, those with what was typed in them. */
export const serialsOf = (productId: string, search: string | undefined): RawBuilder<unknown>[] => [
  sql`r.product_id = ${productId}::uuid`,
  ...(search?.trim()
    ? [sql`r.serial_key like any(${serialKeysOf(search).map((key) => `%${likeText(key)}%`)}::text[])`]
    : []),
];

export const serialsIn = ({ states = [] }: SerialFilters = {}, now: Date): RawBuilder<unknown>[] =>
  states.length > 0 ? [sql`${stateOf(now)} = any(${[...states]}::text[])`] : [];

/** The registry of one product, in the order of its numbers. */
export async function listSerials(
  db: Db,
  productId: string,
  body: NonNullable<Body<'serials.list'>>,
  reader: { scope: Scope; now: Date },
) {
  await findKept(db, productId, reader.scope);
  const shared = serialsOf(productId, body.search);
  const state = stateOf(reader.now);
  const [page, counts] = await Promise.all([
    listIds(db, {
      from,
      where: [...shared, ...serialsIn(body.filters, reader.now)],
      id: sql`r.id`,
      order: {
        name: 'serialNumber',
        expr: sql`r.serial_key`,
        type: 'text',
        direction: body.sort?.[0]?.direction ?? 'asc',
      },
      ...askedPage(body),
    }),
    countEach(db, from, shared, state, serialStates),
  ]);
  const rows = inOrder(page.ids, await readSerials(db, page.ids, reader.now));
  const items = rows.map(({ partnerId, partnerName, saleId, saleNumber: number, ...row }) => ({
    ...row,
    partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
    sale: saleId === null ? null : { id: saleId, name: number === null ? '' : saleNumber(number) },
  }));
  return { ...listAnswer(body, page, items), totals: { statuses: counts } };
}
