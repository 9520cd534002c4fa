import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import {
  type Decider,
  estimateTax,
  lockWithdrawal,
  moveTo,
  notePayment,
  noteRefusal,
  resolve,
} from '../../withdrawals/index.ts';
import { lockRegistry, openIds } from './lock.ts';

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
  const open = await openIds(decider, id);
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
      await moveTo(decider, record, 'failed', { remark: result.failureText });
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
