import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';
import { notFound } from '../../../http/problem.ts';
import { seenOf } from '../repository/filters.ts';
import { listMembers } from '../queries/list.ts';
import { memberRows } from '../repository/rows.ts';
import { membersInScope } from '../policy.ts';

export const listMembersFor = (ctx: Ctx<'members.list'>): Promise<Output<'members.list'>> =>
  listMembers(ctx.db, ctx.body, {
    ...seenOf(ctx),
    scope: ctx.scope,
    now: ctx.now(),
  });

export async function findMemberByPhone(ctx: Ctx<'members.infoByPhone'>): Promise<Output<'members.infoByPhone'>> {
  const { rows } = await sql<{ id: string }>`
      select u.id from users u
      where u.phone = ${ctx.query.phone} and u.status <> 'deleted' and ${membersInScope(ctx.scope)}`.execute(ctx.db);
  const ids = rows.map((row) => row.id);
  const [member] = ids.length > 0 ? await memberRows(ctx.db, ids, { contacts: true, now: ctx.now() }) : [];
  if (!member) throw notFound();
  return {
    id: member.id,
    fullName: member.fullName,
    phone: member.phone ?? '',
    status: member.status,
    store: member.store,
    partner: member.partner,
    points: { active: member.active, pending: member.pending, debt: member.debt },
  };
}
