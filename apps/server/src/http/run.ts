import { type AuditDetail, writeAudit } from '../core/audit/audit.ts';
import { requireUploadRoom } from '../core/files/quota.ts';
import { restoreStaged } from '../core/files/stage.ts';
import { lockLivingActor } from '../core/living-account.ts';
import type { Db } from '../db/open.ts';
import { isOfReplica } from '../db/replica.ts';
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
import { isTransactionManaged } from './handlers.ts';
import { answerText, claimKey, freeKey, storeAnswer } from './idempotency.ts';
import { writeLateAudit } from './late-audit.ts';
import { oldReads } from './old-reads.ts';
import { Problem } from './problem.ts';
import { enqueue } from './execute-batch.ts';

/** What stands outside of a transaction: a look, or a refusal whose transaction is undone. No act is among it. */
async function recordOutside({ services }: HandlerDeps, request: ValidatedRequest, details: readonly AuditDetail[]) {
  if (details.length > 0) await writeLateAudit(services.db, tracesOf(request, details));
}

// A repeat changes nothing and leaves no second entry, but a look at personal data is one every time.
async function recordRepeatedRead(tx: Db, request: ValidatedRequest): Promise<void> {
  if (request.route.audit === 'passport' && request.route.method === 'GET') await writeAudit(tx, tracesOf(request, []));
}

async function runInTransaction(deps: HandlerDeps, handler: AnyHandler, request: ValidatedRequest): Promise<Outcome> {
  const { db, now, vault } = deps.services;
  const key = keyOf(request);
  const attempt = async (tx: Db) => {
    await lockLivingActor(tx, request.actor);
    const claim = key && (await claimKey(tx, vault, key, now()));
    if (claim && !claim.first) {
      await recordRepeatedRead(tx, request);
      return { data: claim.answer, tokens: undefined };
    }
    await requireUploadRoom(tx, request, now());
    const execution = createExecution(deps, request, tx);
    let failure: Problem | undefined;
    const data = await handler(execution.ctx).catch((error: unknown) => {
      if (!(error instanceof Problem) || !error.options.commitOnFailure) throw error;
      failure = error;
    });
    if (failure) {
      // Of a refusal only what the handler itself has recorded: a failed sign-in, a spent attempt.
      if (execution.details.length > 0) await writeAudit(tx, tracesOf(request, execution.details));
      if (key) await freeKey(tx, key);
      return { failure };
    }
    await writeAudit(tx, tracesOf(request, execution.details));
    const text = key && answerText(data);
    if (key && text) await storeAnswer(tx, vault, key, text);
    return { data, text, tokens: execution.tokens() };
  };
  const result = await inTransaction(db, attempt, { onRepeat: restoreStaged(request.upload) });
  if ('failure' in result) throw result.failure;
  return result;
}

/** A question, or a command that opens its own transactions. */
async function runOutside(
  deps: HandlerDeps,
  handler: AnyHandler,
  request: ValidatedRequest,
  db: Db = deps.services.db,
): Promise<Outcome> {
  const { ctx, details, tokens } = createExecution(deps, request, db);
  const data = await handler(ctx).catch(async (error: unknown) => {
    // What a replica did not answer is asked, and recorded, at the primary.
    if (db === deps.services.db || !isOfReplica(error)) await recordOutside(deps, request, details);
    throw error;
  });
  await recordOutside(deps, request, details);
  return { data, tokens: tokens() };
}

/** The answer of a replica; undefined where the primary has to be asked. */
async function askReplica(
  deps: HandlerDeps,
  handler: AnyHandler,
  request: ValidatedRequest,
): Promise<Outcome | undefined> {
  const found = oldReads.has(request.facts.route) ? deps.services.replica?.read() : undefined;
  if (!found) return undefined;
  try {
    return { ...(await runOutside(deps, handler, request, found.db)), ageSeconds: found.ageSeconds };
  } catch (error) {
    if (isOfReplica(error)) return undefined;
    throw error;
  }
}

/** Runs a handler the way its kind asks: a query on the pool, a command in one transaction. */
export async function executeHandler(
  deps: HandlerDeps,
  handler: AnyHandler,
  request: ValidatedRequest,
): Promise<Outcome> {
  if (request.route.kind === 'command' && !isTransactionManaged(handler)) {
    return (await enqueue(deps, handler, request)) ?? runInTransaction(deps, handler, request);
  }
  return (await askReplica(deps, handler, request)) ?? runOutside(deps, handler, request);
}
