import type { MemberStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { Problem, problem } from '../../http/problem.ts';
import { checkReason } from '../dictionary/reasons.ts';
import { inSavepoint } from '../ledger/savepoint.ts';
import { decide, type TargetStatus } from './decision.ts';
import { membersInScope } from './scope.ts';
import { updateMember } from './update.ts';

type BulkCtx = Ctx<'members.decideMany'>;

interface DecidedMember {
  readonly id: string;
  readonly status: MemberStatus;
  readonly isPhoneVerified: boolean;
  readonly version: number;
}

const statuses = { confirm: 'confirmed', reject: 'rejected', block: 'blocked' } as const satisfies Record<
  BulkCtx['body']['decision'],
  TargetStatus
>;

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
  // «Confirmed» is where an unblocking leads as well: what was not asked for is refused.
  const { decision } = decide(member, status, { code: reasonCode, text: reasonText });
  if (decision !== asked) throw problem('MEMBER_STATUS');
  await updateMember({
    ...ctx,
    route: 'members.update',
    params: { id: member.id },
    body: { version: member.version, status, reasonCode, reasonText },
  });
}

/** The same decision on several members; one it does not suit is named and does not stop the others. */
export async function decideMany(ctx: BulkCtx): Promise<Output<'members.decideMany'>> {
  const { ids, decision, reasonCode } = ctx.body;
  if (decision !== 'confirm') checkReason(decision === 'reject' ? 'memberReject' : 'memberBlock', reasonCode);
  const unique = [...new Set(ids)];
  const known = await ordered(ctx, unique);
  const found = new Set(known.map(({ id }) => id));
  const result: Output<'members.decideMany'> = {
    done: [],
    failed: unique.filter((id) => !found.has(id)).map((id) => ({ id, message: problem('NOT_FOUND').message })),
  };
  for (const member of known) {
    try {
      await inSavepoint(ctx.db, () => decideOne(ctx, member));
      result.done.push(member.id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id: member.id, message: error.message });
    }
  }
  return result;
}
