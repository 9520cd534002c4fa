import { type RawBuilder, sql } from 'kysely';

import { type WithdrawalStatus, withdrawalStatuses } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { inOrder, listIds, type ListOrder, where } from '../../lists/list-ids.ts';
import { likeText, parseSearch } from '../../lists/search.ts';
import { among, during } from '../../sales/filters.ts';
import { readNumber } from '../../sales/numbers.ts';
import { readSettings } from '../settings.ts';
import { readWithdrawals, withdrawalRow } from './record.ts';

type Condition = RawBuilder<unknown>;
type SortField = 'requestedAt' | 'points' | 'netKopecks' | 'status';

const orders: Record<SortField, Omit<ListOrder, 'direction'>> = {
  requestedAt: { name: 'requestedAt', expr: sql`w.requested_at`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`w.points`, type: 'bigint' },
  netKopecks: { name: 'netKopecks', expr: sql`w.net_kopecks`, type: 'bigint' },
  status: { name: 'status', expr: sql`w.status`, type: 'text' },
};

type Sums = { points: number; grossKopecks: number; taxKopecks: number; netKopecks: number };

async function sumOf(db: Db, conditions: readonly Condition[]): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(gross_kopecks), 0)::bigint as gross_kopecks,
      coalesce(sum(tax_kopecks), 0)::bigint as tax_kopecks, coalesce(sum(net_kopecks), 0)::bigint as net_kopecks
    from withdrawals w ${where(conditions)}`.execute(db);
  return rows[0]!;
}

type PageBody = {
  page?: number | undefined;
  size?: number | undefined;
  cursor?: string | undefined;
  sort?: { field: SortField; direction: 'asc' | 'desc' }[] | undefined;
};

async function pageOf(
  ctx: Pick<Ctx<'withdrawals.adminList'>, 'db' | 'actor'>,
  body: PageBody,
  conditions: readonly Condition[],
) {
  const first = body.sort?.[0] ?? { field: 'requestedAt' as const, direction: 'desc' as const };
  const size = body.size ?? 20;
  const found = await listIds(ctx.db, {
    from: sql`from withdrawals w`,
    where: conditions,
    id: sql`w.id`,
    order: { ...orders[first.field], direction: first.direction },
    size,
    page: body.page,
    cursor: body.cursor,
  });
  const [records, settings] = await Promise.all([readWithdrawals(ctx.db, found.ids), readSettings(ctx.db)]);
  return {
    items: inOrder(found.ids, records).map((record) => withdrawalRow(record, ctx.actor, settings)),
    page: body.page ?? 1,
    size,
    total: found.total ?? 0,
    totalCapped: found.totalCapped,
    nextCursor: found.nextCursor,
  };
}

export async function listOwnWithdrawals(ctx: Ctx<'withdrawals.list'>): Promise<Output<'withdrawals.list'>> {
  const { body } = ctx;
  const number = body.search ? readNumber(body.search) : undefined;
  const conditions = [
    sql`w.member_id = ${ctx.actor.id}`,
    ...among('w.status', body.filters?.statuses, 'text'),
    ...during('w.requested_at', body.filters?.requestedAt),
    ...(body.search?.trim() ? [number === undefined ? sql`false` : sql`w.number = ${number}`] : []),
  ];
  const { points, netKopecks } = await sumOf(ctx.db, conditions);
  return { ...(await pageOf(ctx, body, conditions)), totals: { points, netKopecks } };
}

const byMember = (condition: Condition) => sql`exists (select from users u where u.id = w.member_id and ${condition})`;

function search(text: string | undefined): Condition[] {
  const found = parseSearch(text);
  if (found.kind === 'none' || text === undefined) return [];
  const any: Condition[] = [];
  const number = readNumber(text);
  if (number !== undefined) any.push(sql`w.number = ${number}`);
  if (found.kind === 'id') any.push(sql`w.id = ${found.id}`);
  if (found.kind === 'phone' || found.kind === 'phoneOrInn') any.push(byMember(sql`u.phone = ${found.phone}`));
  if (found.kind === 'digits') any.push(sql`w.card_mask like ${`%${found.digits}`}`);
  if (found.kind === 'words') {
    const words = found.words.map((word) => sql`u.search_name like ${`%${likeText(word)}%`}`);
    any.push(byMember(sql.join(words, sql` and `)));
  }
  return any.length > 0 ? [sql`(${sql.join(any, sql` or `)})`] : [sql`false`];
}

/** «Выплаты»: only for those who see all rows; a partner's own people are not paid by the partner. */
export async function listWithdrawals(ctx: Ctx<'withdrawals.adminList'>): Promise<Output<'withdrawals.adminList'>> {
  const { body, db } = ctx;
  const filters = body.filters ?? {};
  const base: Condition[] = [
    ctx.scope.kind === 'all' ? sql`true` : sql`false`,
    ...during('w.requested_at', filters.requestedAt),
    ...during('w.paid_at', filters.paidAt),
    ...(filters.memberId ? [sql`w.member_id = ${filters.memberId}`] : []),
    ...(filters.phone ? [byMember(sql`u.phone = ${filters.phone.replaceAll(/\D/g, '').replace(/^8/, '7')}`)] : []),
    ...(filters.partnerIds?.length ? [byMember(sql`u.partner_id = any(${[...filters.partnerIds]}::uuid[])`)] : []),
    ...(filters.registryId ? [sql`w.registry_id = ${filters.registryId}`] : []),
    ...(filters.pointsFrom === undefined ? [] : [sql`w.points >= ${filters.pointsFrom}`]),
    ...(filters.pointsTo === undefined ? [] : [sql`w.points <= ${filters.pointsTo}`]),
    ...search(body.search),
  ];
  const conditions = [...base, ...among('w.status', filters.statuses, 'text')];
  const counts = await sql<{ status: WithdrawalStatus; n: number }>`
    select w.status, count(*)::int as n from withdrawals w ${where(base)} group by 1`.execute(db);
  const byStatus = new Map(counts.rows.map((row) => [row.status, row.n]));
  const statuses = withdrawalStatuses.map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
  return { ...(await pageOf(ctx, body, conditions)), totals: { statuses, ...(await sumOf(db, conditions)) } };
}
