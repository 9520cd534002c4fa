import { availableParallelism } from 'node:os';

import { writeAudit } from '../core/audit/audit.ts';
import { gather, perHandle } from '../db/gather.ts';
import { inTransaction } from '../db/tx.ts';
import {
  type AnyHandler,
  type ValidatedRequest,
  createExecution,
  keyOf,
  type Outcome,
  type HandlerDeps,
} from './execution.ts';
import { type Fate, manyOf } from './batched.ts';
import { answerText, freshKeys, storeAnswers, type KeyedRequest } from './idempotency.ts';
import { entriesOf } from './audit-entries.ts';
import { Problem } from './problem.ts';

interface Keyed {
  call: ValidatedRequest;
  request: KeyedRequest;
}

const isRefusal = (fate: Fate<unknown> | undefined): fate is { refusal: Problem } =>
  typeof fate === 'object' && 'refusal' in fate;

type Together = Outcome | Problem | 'alone';

async function runTogether(runner: HandlerDeps, handler: AnyHandler, keyed: readonly Keyed[]): Promise<Together[]> {
  const { db, now, vault } = runner.services;
  return inTransaction(db, async (tx) => {
    const requests = keyed.map(({ request }) => request);
    const fresh = await freshKeys(tx, requests, now());
    const first = keyed.flatMap(({ call, request }, index) =>
      fresh[index] ? [{ index, call, request, attempt: createExecution(runner, call, tx) }] : [],
    );
    const fates = await manyOf(handler)!(first.map(({ attempt }) => attempt.ctx));
    const done = first.flatMap((one, at) => {
      const fate = fates[at];
      return typeof fate === 'object' && 'data' in fate
        ? [{ ...one, data: fate.data, text: answerText(fate.data) }]
        : [];
    });
    // Of a refused request only what was told about the refusal.
    const told = first.filter(({ attempt }, at) => isRefusal(fates[at]) && attempt.details.length > 0);
    const entries = [...done, ...told].flatMap(({ call, attempt }) => {
      const id = (call.params as { id?: string } | undefined)?.id;
      return entriesOf(call.route, call.facts, call.actor, attempt.details, id);
    });
    await writeAudit(tx, entries);
    await storeAnswers(tx, vault, done, now());
    const results = keyed.map((): Together => 'alone');
    first.forEach(({ index }, at) => {
      const fate = fates[at];
      if (isRefusal(fate)) results[index] = fate.refusal;
    });
    for (const { index, data, text, attempt } of done) results[index] = { data, text, tokens: attempt.tokens() };
    return results;
  });
}

// The first of them starts at once; the others gather while it is written. Another transaction beside it is worth its
// cost only to a crowd: small batches make each request dearer. Of three one is worked at by the database, one by us,
// and one waits for the disk.
const lanes = Math.max(3, Math.floor(availableParallelism() / 2));
const batches = { lanes, most: 64, crowd: { least: 30, most: 42 } };

const joinersOf = perHandle((runner: HandlerDeps) =>
  perHandle((handler: AnyHandler) =>
    gather<Keyed, Together>(
      // One request in a batch must not spoil the others: by itself each gets the answer that is its own.
      (keyed) => runTogether(runner, handler, keyed).catch(() => keyed.map((): Together => 'alone')),
      batches,
    ),
  ),
);

/** The outcome of a request that went together with others; undefined when it has to go by itself. */
export async function joinBatch(
  runner: HandlerDeps,
  handler: AnyHandler,
  call: ValidatedRequest,
): Promise<Outcome | undefined> {
  const request = manyOf(handler) && keyOf(call);
  if (!request) return undefined;
  const result = await joinersOf(runner)(handler)({ call, request });
  if (result instanceof Problem) throw result;
  return result === 'alone' ? undefined : result;
}
