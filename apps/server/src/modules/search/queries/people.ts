import { adminSaleConditions, readRecords } from '../../sales/index.ts';
import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { memberSearch, memberRows, membersInScope, seenOf } from '../../members/index.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { readNumber, saleNumber } from '../../../core/numbers.ts';
import { type Candidate, detailOf, most } from '../domain/found.ts';

type SearchCtx = Ctx<'search.records'>;
const first = { size: most, withTotal: false } as const;

// Of a million rows nothing is counted here: the first few by the index are enough.
export async function findMembers(ctx: SearchCtx): Promise<Candidate[]> {
  const { db, scope, body } = ctx;
  const seen = seenOf(ctx);
  const search = memberSearch(body.search, seen);
  if (!search) return [];
  const { ids } = await listIds(db, {
    from: sql`from users u`,
    where: [membersInScope(scope), sql`u.status <> 'deleted'`, search],
    id: sql`u.id`,
    order: { name: 'registeredAt', expr: sql`u.registered_at`, type: 'timestamptz', direction: 'desc' },
    ...first,
  });
  return inOrder(ids, await memberRows(db, ids, { contacts: seen.contacts, now: ctx.now() })).map((row) => ({
    id: row.id,
    label: row.fullName,
    detail: detailOf(row.phone, row.store?.name),
    status: row.status,
    known: [row.phone, row.fullName],
  }));
}

export async function findSales(ctx: SearchCtx): Promise<Candidate[]> {
  const { db, scope, body } = ctx;
  const firstOf = async (search: string | undefined, own: readonly RawBuilder<unknown>[] = []) =>
    (
      await listIds(db, {
        from: sql`from sales s`,
        where: [...adminSaleConditions(ctx, {}, search, ctx.now()), ...own],
        id: sql`s.id`,
        order: { name: 'submittedAt', expr: sql`s.submitted_at`, type: 'timestamptz', direction: 'desc' },
        ...first,
      })
    ).ids;
  const number = readNumber(body.search);
  // The sale of that very number comes before those whose goods have such a serial number; its letter is not read, so
  // «А-000010» finds the sale of that number too, after the promotion.
  const exact = number === undefined ? [] : await firstOf(undefined, [sql`s.number = ${number}`]);
  const ids = [...new Set([...exact, ...(await firstOf(body.search))])].slice(0, most);
  const hidden = !scope.people.names;
  return inOrder(ids, await readRecords(db, ids)).map((sale) => ({
    id: sale.id,
    label: saleNumber(sale.number),
    detail: detailOf(hidden ? null : sale.memberName, sale.storeName),
    status: sale.status,
    known: [saleNumber(sale.number)],
  }));
}
