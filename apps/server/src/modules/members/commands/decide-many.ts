import type { MemberStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { problem } from '../../../http/problem.ts';
import { checkReason } from '../../dictionary/index.ts';
import { type BulkRows, decideByQuery, decideEach, requireIds } from '../../../core/lists/bulk-query.ts';
import { decide, type TargetStatus } from '../domain/decision.ts';
import { memberRowsOf } from '../repository/query-rows.ts';
import { membersInScope } from '../policy.ts';
import { updateMember } from './update-member.ts';

type BulkCtx = Ctx<'members.decideMany'>;
type Asked = BulkCtx['body']['decision'];

interface DecidedMember {
  readonly id: string;
  readonly status: MemberStatus;
  readonly isPhoneVerified: boolean;
  readonly version: number;
}

const statuses = {
  confirm: 'confirmed',
  reject: 'rejected',
  block: 'blocked',
  unblock: 'confirmed',
} as const satisfies Record<Asked, TargetStatus>;

/** In one order, as every call that locks several members. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<DecidedMember[]> {
  const { rows } = await sql<DecidedMember>`
    select u.id, u.status, u.is_phone_verified, u.version from users u
    where u.id = any(${[...ids]}::uuid[]) and u.status <> 'deleted' and ${membersInScope(ctx.scope)}
    order by u.id`.execute(ctx.db);
  return rows;
}

async function decideOne(ctx: BulkCtx, member: DecidedMember): Promise<void> {
  const { decision: asked, reasonCode, reasonText } = ctx.body;
  const status = statuses[asked];
  // Two decisions lead to «confirmed»: what was not asked for is refused.
  const { decision } = decide(member, status, { code: reasonCode, text: reasonText });
  if (decision !== asked) throw problem('MEMBER_STATUS');
  await updateMember({
    ...ctx,
    route: 'members.update',
    params: { id: member.id },
    body: { version: member.version, status, reasonCode, reasonText },
  });
}

async function decideIds(ctx: BulkCtx, ids: readonly string[]): Promise<Output<'members.decideMany'>> {
  const known = new Map((await ordered(ctx, ids)).map((member) => [member.id, member]));
  return decideEach(ctx.db, ids, [...known.keys()], (id) => decideOne(ctx, known.get(id)!));
}

// Nobody with an unproven phone is confirmed; the other decisions only look at the status.
const skips = {
  confirm: sql`case when u.status <> 'moderation' then u.status when not u.is_phone_verified then 'phone' end`,
  reject: sql`case when u.status <> 'moderation' then u.status end`,
  block: sql`case when u.status <> 'confirmed' then u.status end`,
  unblock: sql`case when u.status <> 'blocked' then u.status end`,
} as const satisfies Record<Asked, unknown>;

async function rowsOf(ctx: BulkCtx): Promise<BulkRows> {
  return {
    ...(await memberRowsOf(ctx, ctx.body.query ?? {})),
    id: sql`u.id`,
    member: sql`u.id`,
    skip: skips[ctx.body.decision],
  };
}

async function namesOf(ctx: BulkCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(concat_ws(' ', last_name, first_name, middle_name)) as name from users
    where id = any(${[...ids]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The same decision on several members; one it does not suit is named and does not stop the others. */
export async function decideMany(ctx: BulkCtx): Promise<Output<'members.decideMany'>> {
  const { ids, query, decision, reasonCode } = ctx.body;
  if ((decision === 'reject' || decision === 'block') && !query?.preview) {
    checkReason(decision === 'reject' ? 'memberReject' : 'memberBlock', reasonCode);
  }
  if (!query) return decideIds(ctx, requireIds(ids));
  return decideByQuery({
    ctx,
    rows: await rowsOf(ctx),
    asked: query,
    decide: (some) => decideIds(ctx, some),
    namesOf: (some) => namesOf(ctx, some),
  });
}
