import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { Problem, problem } from '../../../http/problem.ts';
import { checkReason } from '../../dictionary/reasons.ts';
import { inSavepoint } from '../../ledger/savepoint.ts';

type BulkCtx = Ctx<'withdrawals.decideMany'>;

/** In the order of their members, as every call that locks several accounts. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from withdrawals where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** The same decision on several withdrawals; one it does not suit is named and does not stop the others. */
export async function decideMany(
  ctx: BulkCtx,
  decideOne: (id: string) => Promise<void>,
): Promise<Output<'withdrawals.decideMany'>> {
  const { ids, decision, reasonCode } = ctx.body;
  if (decision === 'reject') checkReason('withdrawalReject', reasonCode);
  const unique = [...new Set(ids)];
  const known = await ordered(ctx, unique);
  const result: Output<'withdrawals.decideMany'> = {
    done: [],
    failed: unique.filter((id) => !known.includes(id)).map((id) => ({ id, message: problem('NOT_FOUND').message })),
  };
  for (const id of known) {
    try {
      await inSavepoint(ctx.db, () => decideOne(id));
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}
