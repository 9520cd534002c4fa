import { everyWord } from '../../../core/text/search.ts';
import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { type SqlType, sqlType } from '../../../db/sql-types.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';

type Body = NonNullable<RouteInput<'stores.list'>['body']>;

/** Shops a reader may see, as a condition on `stores s`. */
export function storesInScope(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'partner' ? sql`s.partner_id = ${scope.partnerId}::uuid` : sql`false`;
}

const membersCount = sql`(select count(*)::int from users u where u.store_id = s.id and u.role_code = 'member'
  and u.status in ('moderation', 'confirmed'))`;

export interface StoreRow {
  id: string;
  partner: { id: string; name: string };
  name: string;
  code: string;
  address: string;
  city: string | null;
  region: string;
  kpp: string | null;
  timezone: string;
  status: 'active' | 'closed';
  closedAt: string | null;
  externalId: string | null;
  membersCount: number;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

export async function storeRows(db: Db, ids: readonly string[]): Promise<StoreRow[]> {
  const { rows } = await sql<
    Omit<StoreRow, 'partner' | 'updatedAt'> & { partnerId: string; partnerName: string; updatedAt: Date }
  >`
    select s.id, s.partner_id, p.name as partner_name, s.name, s.code, s.address, s.city, s.region, s.kpp, s.timezone,
      s.status, s.closed_at, s.external_id, s.version, ${membersCount} as members_count, s.updated_at,
      nullif(trim(concat_ws(' ', e.last_name, e.first_name)), '') as updated_by
    from stores s join partners p on p.id = s.partner_id left join users e on e.id = s.updated_by
    where s.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ partnerId, partnerName, updatedAt, ...row }) => ({
    ...row,
    updatedAt: wireDateTime(updatedAt),
    partner: { id: partnerId, name: partnerName },
  }));
}

function orderOf(body: Body): ListOrder {
  const name = body.sort?.[0]?.field ?? 'name';
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`s.name`, type: 'text' },
    code: { expr: sql`s.code`, type: 'text' },
    city: { expr: sql`s.city`, type: 'text' },
    membersCount: { expr: membersCount, type: 'bigint' },
  };
  return { name, direction: body.sort?.[0]?.direction ?? 'asc', ...orders[name] };
}

const any = (column: string, values: readonly string[] | undefined, type: SqlType): RawBuilder<unknown>[] =>
  values && values.length > 0 ? [sql`${sql.ref(column)} = any(${[...values]}::${sqlType(type)}[])`] : [];

export async function listStores(db: Db, body: Body, scope: Scope) {
  const { ids, partnerIds, statuses, regions } = body.filters ?? {};
  const page = await listIds(db, {
    from: sql`from stores s`,
    where: [
      storesInScope(scope),
      ...any('s.id', ids, 'uuid'),
      ...any('s.partner_id', partnerIds, 'uuid'),
      ...any('s.status', statuses, 'text'),
      ...any('s.region', regions, 'text'),
      ...everyWord(sql`s.search_text`, body.search),
    ],
    id: sql`s.id`,
    order: orderOf(body),
    ...askedPage(body),
  });
  return listAnswer(body, page, inOrder(page.ids, await storeRows(db, page.ids)));
}
