import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import {
  type Decider,
  decideTax,
  estimateTax,
  lockWithdrawal,
  moveTo,
  noteRegistry,
  requirePayable,
  type WithdrawalRecord,
} from '../../withdrawals/index.ts';

/** Puts approved requests into one registry. All or nothing: a request that has changed stops it. */
export async function formRegistry(decider: Decider, ids: readonly string[]): Promise<string> {
  // One order for everybody, so that two people forming registries wait instead of deadlocking.
  const unique = [...new Set(ids)].sort();
  if (unique.length === 0) throw problem('REGISTRY_EMPTY');
  const records: WithdrawalRecord[] = [];
  const members = await memberOrder(decider, unique);
  for (const id of members) records.push(await lockWithdrawal(decider, id));
  if (records.some((record) => record.status !== 'approved')) throw problem('WITHDRAW_STATUS');
  requirePayable(records);
  const id = newId();
  const priced = await decideTax(decider, records);
  const sum = (of: (record: WithdrawalRecord) => number) => priced.reduce((total, record) => total + of(record), 0);
  await sql`insert into payout_registries (id, total_points, total_gross_kopecks, total_net_kopecks, items, formed_by,
      formed_at)
    values (${id}, ${sum((r) => r.points)}, ${sum((r) => r.grossKopecks)}, ${sum((r) => r.netKopecks)},
      ${records.length}, ${decider.actor.id}, ${decider.now})`.execute(decider.db);
  for (const [position, record] of records.entries()) {
    await moveTo(decider, record, 'in_registry');
    await noteRegistry(decider.db, record.id, id);
    await sql`insert into payout_registry_items (registry_id, withdrawal_id, position)
      values (${id}, ${record.id}, ${position})`.execute(decider.db);
  }
  await estimateTax(
    decider,
    records.map(({ memberId }) => memberId),
  );
  return id;
}

/** By member, as every ledger call of several members locks them. */
async function memberOrder(decider: Decider, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from withdrawals where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(decider.db);
  if (rows.length !== ids.length) throw problem('NOT_FOUND');
  return rows.map((row) => row.id);
}
