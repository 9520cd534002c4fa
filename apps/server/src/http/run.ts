import { type AuditDetail, writeAudit } from '../core/audit/audit.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/tx.ts';
import { type AnyHandler, type Call, createAttempt, keyOf, type Outcome, type Runner } from './attempt.ts';
import { opensOwnTransactions } from './handlers.ts';
import { answerText, claimKey, freeKey, keepAnswer } from './idempotency.ts';
import { entriesOf, namedIn } from './journal.ts';
import { Problem } from './problem.ts';
import { enqueue } from './execute-batch.ts';

async function journal(db: Db, call: Call, details: readonly AuditDetail[]): Promise<void> {
  await writeAudit(db, entriesOf(call.route, call.facts, call.actor, details, namedIn(call.params)));
}

/** After a failure only what the handler itself told: a failed sign-in, a spent attempt. */
async function journalTold(db: Db, call: Call, details: readonly AuditDetail[]): Promise<void> {
  if (details.length > 0) await journal(db, call, details);
}

// A repeat changes nothing and leaves no second entry, but a look at personal data is one every time.
async function journalRepeat(db: Db, call: Call): Promise<void> {
  if (call.route.audit === 'passport' && call.route.method === 'GET') await journal(db, call, []);
}

async function runInTransaction(runner: Runner, handler: AnyHandler, call: Call): Promise<Outcome> {
  const { db, now, vault } = runner.services;
  const key = keyOf(call);
  const result = await inTransaction(db, async (tx) => {
    const claim = key && (await claimKey(tx, vault, key, now()));
    if (claim && !claim.first) {
      await journalRepeat(tx, call);
      return { data: claim.answer, tokens: undefined };
    }
    const attempt = createAttempt(runner, call, tx);
    let failure: Problem | undefined;
    const data = await handler(attempt.ctx).catch((error: unknown) => {
      if (!(error instanceof Problem) || !error.options.keepWrites) throw error;
      failure = error;
    });
    if (failure) {
      await journalTold(tx, call, attempt.details);
      if (key) await freeKey(tx, key);
      return { failure };
    }
    await journal(tx, call, attempt.details);
    const text = key && answerText(data);
    if (key && text) await keepAnswer(tx, vault, key, text);
    return { data, text, tokens: attempt.tokens() };
  });
  if ('failure' in result) throw result.failure;
  return result;
}

/** Runs a handler the way its kind asks: a query on the pool, a command in one transaction. */
export async function runHandler(runner: Runner, handler: AnyHandler, call: Call): Promise<Outcome> {
  if (call.route.kind === 'command' && !opensOwnTransactions(handler)) {
    return (await enqueue(runner, handler, call)) ?? runInTransaction(runner, handler, call);
  }
  const attempt = createAttempt(runner, call, runner.services.db);
  try {
    const data = await handler(attempt.ctx);
    // A question leaves a trace only where its handler says so: a look at a scan, a file taken away.
    const isCommand = call.route.kind === 'command';
    await (isCommand ? journal : journalTold)(runner.services.db, call, attempt.details);
    return { data, tokens: attempt.tokens() };
  } catch (error) {
    await journalTold(runner.services.db, call, attempt.details);
    throw error;
  }
}
