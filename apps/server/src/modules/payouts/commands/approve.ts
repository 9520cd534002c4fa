import { sql } from 'kysely';

import { requireSecondPerson } from '../../../core/second-person.ts';
import { problem } from '../../../http/problem.ts';
import { closeOverrides, type Decider, requirePayable } from '../../withdrawals/index.ts';
import { approvalOf } from '../domain/rights.ts';
import { lockOpen, lockRegistry } from './lock.ts';

/**
 * The one who formed it does not approve it, always (domain 3.22). After this signature the money leaves, so the
 * conditions are asked once more: what no longer meets them is removed first.
 */
export async function approveRegistry(decider: Decider, id: string, version?: number): Promise<void> {
  const registry = await lockRegistry(decider, id, version);
  if (registry.status !== 'formed') throw problem('REGISTRY_STATUS');
  await requireSecondPerson(decider.db, approvalOf(registry, decider.actor.id, decider.now), 'REGISTRY_SAME_PERSON');
  const records = await lockOpen(decider, id);
  requirePayable(records);
  await closeOverrides(
    decider.db,
    records.map((record) => record.id),
    decider.now,
  );
  await sql`update payout_registries set status = 'approved', approved_by = ${decider.actor.id},
    approved_at = ${decider.now}, version = version + 1 where id = ${id}`.execute(decider.db);
}
