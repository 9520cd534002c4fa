import { sql } from 'kysely';

import { fieldProblem, problem } from '../../../http/problem.ts';
import { registryNumber } from '../../../core/numbers.ts';
import { reasons, reasonSentence } from '../../dictionary/index.ts';
import {
  type Decider,
  estimateTax,
  lockWithdrawal,
  moveTo,
  noteRegistry,
  type WithdrawalRecord,
} from '../../withdrawals/index.ts';
import { isAtBank } from '../domain/rights.ts';
import type { RegistryRecord } from '../repository/registry.ts';
import { lockOpen, lockRegistry } from './lock.ts';

/** Why requests leave a registry that has not gone to the bank. */
export interface Exit {
  reasonCode?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/** The sentence of the reason; 400 without one. */
function reasonOf({ reasonCode, comment }: Exit): string {
  if (!reasons.registryExit.some(({ code }) => code === reasonCode))
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  if (reasonCode === 'other' && !comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
  return reasonSentence('registryExit', reasonCode, comment);
}

/** Back to where they were before the registry: approved, and the member may cancel again (domain 3.23). */
async function release(decider: Decider, records: readonly WithdrawalRecord[], remark: string): Promise<void> {
  for (const record of records) {
    await noteRegistry(decider.db, record.id, null);
    await moveTo(decider, record, 'approved', { remark });
  }
  await estimateTax(
    decider,
    records.map(({ memberId }) => memberId),
  );
}

async function close(
  decider: Decider,
  registry: RegistryRecord,
  { status, word, reason }: { status: 'rejected' | 'disbanded'; word: string; reason: string },
): Promise<void> {
  const { id } = registry;
  const records = await lockOpen(decider, id);
  await release(decider, records, `Реестр ${registryNumber(registry.number)} ${word}. ${reason}`);
  await sql`update payout_registries set status = ${status}, closed_by = ${decider.actor.id},
    closed_at = ${decider.now}, close_reason = ${reason}, version = version + 1 where id = ${id}`.execute(decider.db);
}

/** The second person sends it back instead of signing. */
export async function rejectRegistry(decider: Decider, id: string, exit: Exit): Promise<string> {
  const reason = reasonOf(exit);
  const registry = await lockRegistry(decider, id, exit.version);
  if (registry.status !== 'formed') throw problem('REGISTRY_STATUS');
  if (registry.formedBy === decider.actor.id) throw problem('REGISTRY_REJECT_OWN');
  await close(decider, registry, { status: 'rejected', word: 'отклонён', reason });
  return reason;
}

/** Until the file for the bank was taken; unsigned, by the person who formed it. */
export async function disbandRegistry(decider: Decider, id: string, exit: Exit): Promise<string> {
  const reason = reasonOf(exit);
  const registry = await lockRegistry(decider, id, exit.version);
  if (registry.status !== 'formed' && registry.status !== 'approved') throw problem('REGISTRY_STATUS');
  if (registry.status === 'formed' && registry.formedBy !== decider.actor.id) throw problem('REGISTRY_DISBAND_OTHERS');
  if (isAtBank(registry)) throw problem('REGISTRY_SENT');
  await close(decider, registry, { status: 'disbanded', word: 'расформирован', reason });
  return reason;
}

/** One request waits for another registry; the others stay, with their sums. */
export async function takeOut(decider: Decider, id: string, withdrawalId: string, exit: Exit): Promise<string> {
  const reason = reasonOf(exit);
  const registry = await lockRegistry(decider, id, exit.version);
  if (registry.status !== 'formed') throw problem('REGISTRY_STATUS');
  const record = await lockWithdrawal(decider, withdrawalId);
  if (record.registryId !== id) throw problem('WITHDRAW_STATUS');
  if (registry.items === 1) throw problem('REGISTRY_LAST');
  await sql`update payout_registry_items set outcome = 'removed'
    where registry_id = ${id} and withdrawal_id = ${withdrawalId}`.execute(decider.db);
  await sql`update payout_registries set items = items - 1, total_points = total_points - ${record.points},
    total_gross_kopecks = total_gross_kopecks - ${record.grossKopecks},
    total_net_kopecks = total_net_kopecks - ${record.netKopecks}, version = version + 1 where id = ${id}`.execute(
    decider.db,
  );
  await release(decider, [record], `Убрана из реестра ${registryNumber(registry.number)}. ${reason}`);
  return reason;
}
