import { CompiledQuery } from 'kysely';

import type { Vault } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
import { executePrepared, prepared } from '../db/prepared.ts';
import { problem } from './problem.ts';

/** How long an answer is kept for its key. */
export const keyLifeMs = 24 * 3_600_000;

export interface KeyedRequest {
  /** Who repeats: the same key of another person is another key. */
  actor: string;
  key: string;
  routeKey: string;
  /** Everything that makes the request what it is. */
  content: unknown;
}

export type Claim = { first: true } | { first: false; answer: unknown };

// Keyed: a plain hash of a body with a card number could be searched through.
const hashesOf = (vault: Vault, content: unknown): Buffer[] =>
  vault.blindIndexes('idempotency', JSON.stringify(content) ?? '');

/** Binds a kept answer to its key. */
export const sealContext = (actor: string, key: string): string => `answer:${actor}:${key}`;

/**
 * Claims the key inside the transaction of the command. A second request with the same key waits here until
 * the first one commits and gets its answer; when the first one fails, the second does the work.
 */
export async function claimKey(tx: Db, vault: Vault, request: KeyedRequest, now: Date): Promise<Claim> {
  const { actor, key, routeKey } = request;
  const hashes = hashesOf(vault, request.content);
  const bodyHash = hashes[0]!;
  // A key that has outlived its day is taken over as if it had never been.
  const inserted = await tx
    .insertInto('idempotencyKeys')
    .values({ actor, key, routeKey, bodyHash, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ routeKey, bodyHash, createdAt: now, status: null, answerSealed: null })
        .where('idempotencyKeys.createdAt', '<', new Date(now.getTime() - keyLifeMs)),
    )
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { first: true };
  const known = await tx
    .selectFrom('idempotencyKeys')
    .select(['routeKey', 'bodyHash', 'status', 'answerSealed'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) throw problem('IDEMPOTENCY_IN_PROGRESS');
  if (known.routeKey !== routeKey || !hashes.some((hash) => known.bodyHash.equals(hash)))
    throw problem('IDEMPOTENCY_MISMATCH');
  if (known.status === null || !known.answerSealed) throw problem('IDEMPOTENCY_IN_PROGRESS');
  return { first: false, answer: JSON.parse(vault.open(known.answerSealed, sealContext(actor, key))) as unknown };
}

/** Makes a claimed key free again: the corrected request comes with the same one. */
export async function freeKey(tx: Db, { actor, key }: Pick<KeyedRequest, 'actor' | 'key'>): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('actor', '=', actor).where('key', '=', key).execute();
}

/** An answer as it is kept and sent: written as JSON once for both. */
export const answerText = (data: unknown): string => JSON.stringify(data ?? null);

/** Keeps the answer sealed: it may hold a passport or a secret that is shown once. */
export async function storeAnswer(
  tx: Db,
  vault: Vault,
  { actor, key }: Pick<KeyedRequest, 'actor' | 'key'>,
  text: string,
): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ status: 200, answerSealed: vault.seal(text, sealContext(actor, key)) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

const nameOf = ({ actor, key }: { actor: string; key: string }): string => `${actor}:${key.toLowerCase()}`;

/**
 * Which of several requests nobody has answered yet. Of twins only the first: the second gets its answer afterwards.
 * Nothing is claimed: the keys are written with their answers, by `storeAnswers`.
 */
export async function freshKeys(tx: Db, requests: readonly KeyedRequest[], now: Date): Promise<boolean[]> {
  const rows = await prepared<{ actor: string; key: string }>(
    tx,
    'idempotency.known',
    CompiledQuery.raw(
      `select i.actor, i.key from unnest((select $1::text[]), (select $2::uuid[])) as q(a, k)
      join idempotency_keys i on i.actor = q.a and i.key = q.k where i.created_at >= $3`,
      [requests.map(({ actor }) => actor), requests.map(({ key }) => key), new Date(now.getTime() - keyLifeMs)],
    ),
  );
  const met = new Set(rows.map(nameOf));
  return requests.map((request) => {
    const name = nameOf(request);
    const isFresh = !met.has(name);
    met.add(name);
    return isFresh;
  });
}

interface Answered {
  request: KeyedRequest;
  /** Of `answerText`. */
  text: string;
}

/**
 * Keys and answers of a batch of `freshKeys`, in one order for every batch. Throws when somebody has used one of the
 * keys meanwhile: what was done for the batch must be undone.
 */
export async function storeAnswers(tx: Db, vault: Vault, answers: readonly Answered[], now: Date): Promise<void> {
  if (answers.length === 0) return;
  const ordered = answers.toSorted((a, b) => (nameOf(a.request) < nameOf(b.request) ? -1 : 1));
  const sealed = ordered.map(({ request: { actor, key }, text }) => vault.seal(text, sealContext(actor, key)));
  let end = 0;
  const starts = sealed.map(({ length }) => (end += length) - length + 1);
  // One run of bytes: as an array each would be written in hexadecimal and read back.
  const { numAffectedRows } = await executePrepared(
    tx,
    'idempotency.keep',
    CompiledQuery.raw(
      `insert into idempotency_keys (actor, key, route_key, body_hash, created_at, status, answer_sealed)
      select a, k, r, h, $5, 200, substring((select $6::bytea) from start for length)
      from unnest((select $1::text[]), (select $2::uuid[]), (select $3::text[]), (select $4::bytea[]),
        (select $7::int[]), (select $8::int[])) as q(a, k, r, h, start, length)
      on conflict (actor, key) do update set route_key = excluded.route_key, body_hash = excluded.body_hash,
        created_at = excluded.created_at, status = excluded.status, answer_sealed = excluded.answer_sealed
        where idempotency_keys.created_at < excluded.created_at - interval '${keyLifeMs} milliseconds'`,
      [
        ordered.map(({ request }) => request.actor),
        ordered.map(({ request }) => request.key),
        ordered.map(({ request }) => request.routeKey),
        ordered.map(({ request }) => hashesOf(vault, request.content)[0]),
        now,
        Buffer.concat(sealed),
        starts,
        sealed.map(({ length }) => length),
      ],
    ),
  );
  if (Number(numAffectedRows) !== answers.length) throw new Error('a key of the batch was used meanwhile');
}
