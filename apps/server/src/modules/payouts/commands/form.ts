import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { requireSecondPerson } from '../../../core/second-person.ts';
import {
  type Decider,
  decideTax,
  estimateTax,
  lockWithdrawal,
  moveTo,
  notePayment,
  noteRefusal,
  noteRegistry,
  requirePayable,
  resolve,
  type WithdrawalRecord,
} from '../../withdrawals/index.ts';
import { readRegistry } from '../repository/registry.ts';

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
  await sql`insert into payout_registries (id, total_points, total_net_kopecks, items, formed_by, formed_at)
    values (${id}, ${sum((r) => r.points)}, ${sum((r) => r.netKopecks)}, ${records.length}, ${decider.actor.id},
      ${decider.now})`.execute(decider.db);
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

async function lockRegistry(decider: Decider, id: string, version: number | undefined) {
  await sql`select 1 from payout_registries where id = ${id} for update`.execute(decider.db);
  const registry = await readRegistry(decider.db, id);
  if (version !== undefined && registry.version !== version) throw problem('VERSION_CONFLICT');
  return registry;
}

/** The one who formed it does not approve it, always (domain 3.22). */
export async function approveRegistry(decider: Decider, id: string, version?: number): Promise<void> {
  const registry = await lockRegistry(decider, id, version);
  if (registry.status !== 'formed') throw problem('REGISTRY_STATUS');
  const approval = { authors: [registry.formedBy], by: decider.actor.id, at: decider.now };
  await requireSecondPerson(decider.db, approval, 'REGISTRY_SAME_PERSON');
  await sql`update payout_registries set status = 'approved', approved_by = ${decider.actor.id},
    approved_at = ${decider.now}, version = version + 1 where id = ${id}`.execute(decider.db);
}

export type PaymentResult = {
  withdrawalId: string;
  status: 'paid' | 'failed';
  failureText?: string | undefined;
  providerRef?: string | undefined;
};

/** What the bank did with each payout; without a list everything was paid. Returns the records touched. */
export async function settleRegistry(
  decider: Decider,
  id: string,
  results: readonly PaymentResult[] | undefined,
  version?: number,
): Promise<{ paid: string[]; failed: string[] }> {
  const registry = await lockRegistry(decider, id, version);
  if (registry.status !== 'approved') throw problem('REGISTRY_STATUS');
  const { rows } = await sql<{ id: string }>`select w.id from withdrawals w
    where w.registry_id = ${id} and w.status = 'in_registry' order by w.member_id, w.id`.execute(decider.db);
  const open = rows.map((row) => row.id);
  const given = new Map(
    (results ?? open.map((w) => ({ withdrawalId: w, status: 'paid' as const }))).map((r) => [
      r.withdrawalId,
      r as PaymentResult,
    ]),
  );
  if ([...given.keys()].some((w) => !open.includes(w))) throw problem('WITHDRAW_STATUS');
  const done = { paid: [] as string[], failed: [] as string[] };
  for (const withdrawalId of open) {
    const result = given.get(withdrawalId);
    if (!result) continue;
    const record = await lockWithdrawal(decider, withdrawalId);
    if (result.status === 'paid') {
      await resolve(decider, record, 'paid');
      await notePayment(decider.db, withdrawalId, result.providerRef);
    } else {
      await moveTo(decider, record, 'failed', { comment: result.failureText });
      await noteRefusal(decider.db, withdrawalId, result.failureText);
    }
    await sql`update payout_registry_items set outcome = ${result.status} where registry_id = ${id}
      and withdrawal_id = ${withdrawalId}`.execute(decider.db);
    if (result.status === 'failed') await estimateTax(decider, [record.memberId]);
    done[result.status].push(withdrawalId);
  }
  const left = open.length - done.paid.length - done.failed.length;
  await sql`update payout_registries set version = version + 1,
    status = case when ${left} = 0 then 'completed' else status end,
    completed_at = case when ${left} = 0 then ${decider.now}::timestamptz end where id = ${id}`.execute(decider.db);
  return done;
}
