import { type AuditDetail, writeAudit } from '../core/audit/audit.ts';
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
  type Outcome,
  type HandlerDeps,
} from './execution.ts';
import { isTransactionManaged } from './handlers.ts';
import { answerText, claimKey, freeKey, storeAnswer } from './idempotency.ts';
import { entriesOf, namedIn } from './audit-entries.ts';
import { writeLateAudit } from './late-audit.ts';
import { oldReads } from './old-reads.ts';
import { Problem } from './problem.ts';
import { enqueue } from './execute-batch.ts';

async function recordAudit(db: Db, request: ValidatedRequest, details: readonly AuditDetail[]): Promise<void> {
  const entries = entriesOf(request.route, request.facts, request.actor, details, namedIn(request.params));
  await (db.isTransaction ? writeAudit : writeLateAudit)(db, entries);
}

/** After a failure only what the handler itself recorded: a failed sign-in, a spent attempt. */
async function recordAuditOnFailure(db: Db, request: ValidatedRequest, details: readonly AuditDetail[]): Promise<void> {
  if (details.length > 0) await recordAudit(db, request, details);
}

// A repeat changes nothing and leaves no second entry, but a look at personal data is one every time.
async function recordRepeatedRead(db: Db, request: ValidatedRequest): Promise<void> {
  if (request.route.audit === 'passport' && request.route.method === 'GET') await recordAudit(db, request, []);
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
    const execution = createExecution(deps, request, tx);
    let failure: Problem | undefined;
    const data = await handler(execution.ctx).catch((error: unknown) => {
      if (!(error instanceof Problem) || !error.options.commitOnFailure) throw error;
      failure = error;
    });
    if (failure) {
      await recordAuditOnFailure(tx, request, execution.details);
      if (key) await freeKey(tx, key);
      return { failure };
    }
    await recordAudit(tx, request, execution.details);
    const text = key && answerText(data);
    if (key && text) await storeAnswer(tx, vault, key, text);
    return { data, text, tokens: execution.tokens() };
  };
  const result = await inTransaction(db, attempt, { onRepeat: restoreStaged(request.upload) });
  if ('failure' in result) throw result.failure;
  return result;
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
    const execution = createExecution(deps, request, found.db);
    const data = await handler(execution.ctx);
    await recordAuditOnFailure(deps.services.db, request, execution.details);
    return { data, tokens: undefined, ageSeconds: found.ageSeconds };
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
  const old = await askReplica(deps, handler, request);
  if (old) return old;
  const execution = createExecution(deps, request, deps.services.db);
  try {
    const data = await handler(execution.ctx);
    // A question leaves a trace only where its handler says so: a look at a scan, a file taken away.
    const isCommand = request.route.kind === 'command';
    await (isCommand ? recordAudit : recordAuditOnFailure)(deps.services.db, request, execution.details);
    return { data, tokens: execution.tokens() };
  } catch (error) {
    await recordAuditOnFailure(deps.services.db, request, execution.details);
    throw error;
  }
}
