import { availableParallelism } from 'node:os';

import { sql } from 'kysely';

import { writeAudit } from '../core/audit/audit.ts';
import { lockLivingAccounts } from '../core/living-account.ts';
import { createBatcher, memoizeByHandle } from '../db/batcher.ts';
import { inTransaction } from '../db/tx.ts';
import {
  type AnyHandler,
  type ValidatedRequest,
  createExecution,
  keyOf,
  tracesOf,
  type Outcome,
  type HandlerDeps,
} from './execution.ts';
import { batchHandlerOf } from './batched.ts';
import { answerText, freshKeys, storeAnswers, type KeyedRequest } from './idempotency.ts';
import { Problem } from './problem.ts';

interface Keyed {
  call: ValidatedRequest;
  request: KeyedRequest;
}

type Result = Outcome | Problem | 'individual';

/** The requests in one transaction, with one statement each for their keys, audit entries and kept answers. */
async function executeBatch(deps: HandlerDeps, handler: AnyHandler, batch: readonly Keyed[]): Promise<Result[]> {
  const { db, now, vault } = deps.services;
  return inTransaction(db, async (tx) => {
    // One account or number that somebody holds must not stop the others: by itself its request waits longer.
    await sql`set local lock_timeout = '1s'`.execute(tx);
    const members = batch.flatMap(({ call: { actor } }) => (actor?.roleCode === 'member' ? [actor.id] : []));
    const living = await lockLivingAccounts(tx, members);
    const isGone = ({ actor }: ValidatedRequest) => actor?.roleCode === 'member' && !living.has(actor.id);
    const isFresh = await freshKeys(
      tx,
      batch.map(({ request }) => request),
      now(),
    );
    // Who has deleted the account meanwhile is refused where the request comes by itself.
    const fresh = batch.flatMap(({ call, request }, index) =>
      isFresh[index] && !isGone(call) ? [{ index, call, request, execution: createExecution(deps, call, tx) }] : [],
    );
    const handled = await batchHandlerOf(handler)!(fresh.map(({ execution }) => execution.ctx));
    const results = batch.map((): Result => 'individual');
    const answered = fresh.flatMap((one, at) => {
      const result = handled[at]!;
      if (result === 'individual') return [];
      if ('refusal' in result) {
        results[one.index] = result.refusal;
        return [];
      }
      const text = answerText(result.data);
      results[one.index] = { data: result.data, text, tokens: one.execution.tokens() };
      return [{ ...one, text }];
    });
    // Of a refused request only what its handler has recorded about the refusal.
    const refused = fresh.filter(
      ({ index, execution }) => results[index] instanceof Problem && execution.details.length > 0,
    );
    const entries = [...answered, ...refused].flatMap(({ call, execution }) => tracesOf(call, execution.details));
    await writeAudit(tx, entries);
    await storeAnswers(tx, vault, answered, now());
    return results;
  });
}

// The first request starts at once; the others wait while it is written. Another transaction next to it is worth its
// cost only for many requests: small batches make each of them dearer. Of three batches one is worked at by the
// database, one by us, and one waits for the disk.
const concurrency = Math.max(3, Math.floor(availableParallelism() / 2));
const options = { concurrency, maxSize: 64, adaptive: { min: 30, max: 42 } };

const batcherOf = memoizeByHandle((deps: HandlerDeps) =>
  memoizeByHandle((handler: AnyHandler) =>
    createBatcher<Keyed, Result>(
      // One request of a batch must not spoil the others: by itself each gets the answer that is its own.
      (batch) => executeBatch(deps, handler, batch).catch(() => batch.map((): Result => 'individual')),
      options,
    ),
  ),
);

/** The outcome of a request that went with others; undefined when it has to go individually. */
export async function enqueue(
  deps: HandlerDeps,
  handler: AnyHandler,
  call: ValidatedRequest,
): Promise<Outcome | undefined> {
  const request = batchHandlerOf(handler) && keyOf(call);
  if (!request) return undefined;
  const result = await batcherOf(deps)(handler)({ call, request });
  if (result instanceof Problem) throw result;
  return result === 'individual' ? undefined : result;
}
