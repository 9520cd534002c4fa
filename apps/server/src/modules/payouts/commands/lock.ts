import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import { type Decider, lockWithdrawal, type WithdrawalRecord } from '../../withdrawals/index.ts';
import { readRegistry, type RegistryRecord } from '../repository/registry.ts';

/** The registry under its lock, fresh; 409 when it has changed. The accounts of its members come after it. */
export async function lockRegistry(
  { db }: Pick<Decider, 'db'>,
  id: string,
  version: number | undefined,
): Promise<RegistryRecord> {
  await sql`select 1 from payout_registries where id = ${id} for update`.execute(db);
  const registry = await readRegistry(db, id);
  if (version !== undefined && registry.version !== version) throw problem('VERSION_CONFLICT');
  return registry;
}

/** Requests of a registry the bank has not answered, in the order every call of several members locks them. */
export async function openIds({ db }: Pick<Decider, 'db'>, registryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select w.id from withdrawals w
    where w.registry_id = ${registryId} and w.status = 'in_registry' order by w.member_id, w.id`.execute(db);
  return rows.map((row) => row.id);
}

/** The same under the locks of their accounts. */
export async function lockOpen(decider: Decider, registryId: string): Promise<WithdrawalRecord[]> {
  const records: WithdrawalRecord[] = [];
  for (const id of await openIds(decider, registryId)) records.push(await lockWithdrawal(decider, id));
  return records;
}
