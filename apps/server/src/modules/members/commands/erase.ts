import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';

import { notFound, problem } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { lockMember } from '../../ledger/index.ts';
import { memberCard } from '../queries/card.ts';
import { pseudonymOf } from '../domain/pseudonym.ts';
import { erasePerson } from './erase-person.ts';
import { membersInScope } from '../policy.ts';

export async function eraseMember(ctx: Ctx<'members.erase'>): Promise<Output<'members.erase'>> {
  requireFreshAuth(ctx);
  const { db, params, body } = ctx;
  if (params.id === ctx.actor.id) throw problem('MEMBER_SELF');
  const { rows } = await sql<{ version: number }>`select u.version from users u
      where u.id = ${params.id}::uuid and u.status <> 'deleted' and ${membersInScope(ctx.scope)} for no key update of u`.execute(
    db,
  );
  const [member] = rows;
  if (!member) throw notFound();
  if (member.version !== body.version) {
    const reader = { actor: ctx.actor, scope: ctx.scope, now: ctx.now() };
    throw problem('VERSION_CONFLICT', {}, { current: await memberCard(db, params.id, reader) });
  }
  await lockMember(db, params.id);
  const paying = await sql`select 1 from withdrawals where member_id = ${params.id}
      and status in ('new', 'on_review', 'approved', 'in_registry', 'failed') limit 1`.execute(db);
  if (paying.rows.length > 0) throw problem('MEMBER_HAS_PAYOUTS');
  const reason = body.reasonText.trim();
  const { externalId, statusReason } = await erasePerson(db, {
    userId: params.id,
    at: ctx.now(),
    reason,
    by: ctx.actor.id,
  });
  // By number: what is forgotten is not written down once more.
  ctx.audit({
    action: 'delete',
    entityId: params.id,
    entityLabel: pseudonymOf(externalId),
    reason: statusReason ?? '',
  });
  return { ok: true as const };
}
