import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Ctx } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { idleLimitMs } from '../../http/guard.ts';
import { notFound } from '../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../core/lists/list-answer.ts';
import { inOrder, listIds, type ListOrder } from '../../core/lists/list-ids.ts';
import { holding, likeText, parseSearch, phoneLike } from '../../core/text/search.ts';
import { invitationOf } from '../sessions/index.ts';
import { isStaff } from './domain/scope.ts';
import { type Reader, waitingOf } from './queries/waiting.ts';
import { administratorsWaitingFor } from './repository/changes.ts';

type Staff = Output<'staff.get'>;
type ListCtx = Pick<Ctx<'staff.list'>, 'db' | 'body' | 'now' | 'actor'>;

interface Row extends Omit<Staff, 'role' | 'company' | 'waiting' | 'lastLoginAt' | 'createdAt' | 'updatedAt'> {
  roleCode: string;
  roleName: string;
  companyId: string | null;
  companyName: string | null;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const staffOf = (
  { roleCode, roleName, companyId, companyName, ...row }: Row,
  waiting: Staff['waiting'] = [],
): Staff => ({
  ...row,
  waiting,
  role: { code: roleCode, name: roleName },
  company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
  lastLoginAt: wireDateTimeOrNull(row.lastLoginAt),
  createdAt: wireDateTime(row.createdAt),
  updatedAt: wireDateTime(row.updatedAt),
});

async function readRows(db: Db, ids: readonly string[], reader: Reader): Promise<Staff[]> {
  const { at } = reader;
  const { rows } = await sql<Row>`
    select u.id, u.last_name, u.first_name, u.middle_name, u.email, u.phone, u.role_code, r.name as role_name,
      coalesce(p.id, f.id) as company_id, coalesce(p.name, f.name) as company_name, u.status,
      case u.status when 'blocked' then u.status_reason end as status_reason,
      u.password_hash is null as is_invited, ${invitationOf(at)} as invitation,
      exists (select from second_factors s where s.user_id = u.id and s.confirmed_at is not null) as has_second_factor,
      (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > ${at}
        and s.last_used_at > ${new Date(at.getTime() - idleLimitMs)}) as sessions_count,
      u.last_login_at, u.created_at, u.updated_at,
      (select nullif(trim(concat_ws(' ', b.last_name, b.first_name)), '') from users b where b.id = u.updated_by)
        as updated_by, u.version
    from users u join roles r on r.code = u.role_code
    left join partners p on r.data_scope = 'partner' and p.id = u.partner_id
    left join manufacturers f on r.data_scope = 'manufacturer' and f.id = u.manufacturer_id
    where u.id = any(${[...ids]}::uuid[]) and ${isStaff}`.execute(db);
  const waiting = await waitingOf(db, rows, reader);
  return rows.map((row) => staffOf(row, waiting.get(row.id)));
}

/** 404 for an account that is not staff. */
export async function readStaff(db: Db, id: string, reader: Reader): Promise<Staff> {
  const [staff] = await readRows(db, [id], reader);
  if (!staff) throw notFound();
  return staff;
}

const orders: Record<'name' | 'createdAt' | 'lastLoginAt', Pick<ListOrder, 'expr' | 'type'>> = {
  name: { expr: sql`u.search_name`, type: 'text' },
  createdAt: { expr: sql`u.created_at`, type: 'timestamptz' },
  lastLoginAt: { expr: sql`coalesce(u.last_login_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
};

function searchOf(text: string | undefined): RawBuilder<unknown>[] {
  const search = parseSearch(text);
  switch (search.kind) {
    case 'none':
      return [];
    case 'phone':
    case 'phoneOrInn':
      return [sql`u.phone = ${search.phone}`];
    case 'digits':
      return [phoneLike(sql`u.phone`, search.digits)];
    case 'inn':
      return [sql`false`];
    case 'id':
      return [sql`u.id = ${search.id}::uuid`];
    case 'email':
      return [sql`u.email like ${`%${likeText(search.email)}%`}`];
    case 'words':
      return search.terms.map((word) => {
        const pattern = holding(word);
        return sql`(u.search_name like ${pattern} or u.email like ${pattern})`;
      });
  }
}

const waitsFor = (actor: Reader['actor']): RawBuilder<unknown> => {
  const waiting = administratorsWaitingFor(actor);
  return waiting ? sql`exists (select from administrator_changes c where c.user_id = u.id and ${waiting})` : sql`false`;
};

export async function listStaff({ db, body, now, actor }: ListCtx) {
  const { roleCodes, statuses, waitsForMe } = body.filters ?? {};
  const [order] = body.sort ?? [];
  const name = order?.field ?? 'name';
  const page = await listIds(db, {
    from: sql`from users u`,
    where: [
      isStaff,
      ...(roleCodes?.length ? [sql`u.role_code = any(${[...roleCodes]}::text[])`] : []),
      ...(statuses?.length ? [sql`u.status = any(${[...statuses]}::text[])`] : []),
      ...(waitsForMe ? [waitsFor(actor)] : []),
      ...searchOf(body.search),
    ],
    id: sql`u.id`,
    order: { name, direction: order?.direction ?? 'asc', ...orders[name] },
    ...askedPage(body),
  });
  return listAnswer(body, page, inOrder(page.ids, await readRows(db, page.ids, { actor, at: now() })));
}
