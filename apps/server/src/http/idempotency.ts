import { CompiledQuery } from 'kysely';

import type { Vault } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
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

/** Keeps the answer sealed: it may hold a passport or a secret that is shown once. */
export async function keepAnswer(
  tx: Db,
  vault: Vault,
  { actor, key }: Pick<KeyedRequest, 'actor' | 'key'>,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ status: 200, answerSealed: vault.seal(JSON.stringify(answer ?? null), sealContext(actor, key)) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/** Claims the keys of several requests at once; answers which of them are first. The others go alone. */
export async function claimKeys(
  tx: Db,
  vault: Vault,
  requests: readonly KeyedRequest[],
  now: Date,
): Promise<boolean[]> {
  const nameOf = ({ actor, key }: { actor: string; key: string }): string => `${actor}:${key.toLowerCase()}`;
  // Twins of one batch: the second waits for the first and gets its answer. One order for every batch.
  const claims = new Map(requests.toReversed().map((request) => [nameOf(request), request]));
  const ordered = [...claims].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, request]) => request);
  const { rows } = await tx.executeQuery<{ actor: string; key: string }>(
    CompiledQuery.raw(
      `/*idempotency.claim*/ insert into idempotency_keys (actor, key, route_key, body_hash, created_at)
      select a, k, r, h, $5 from unnest((select $1::text[]), (select $2::uuid[]), (select $3::text[]), (select $4::bytea[])) as q(a, k, r, h)
      on conflict (actor, key) do update set route_key = excluded.route_key, body_hash = excluded.body_hash,
        created_at = excluded.created_at, status = null, answer_sealed = null
        where idempotency_keys.created_at < excluded.created_at - interval '${keyLifeMs} milliseconds'
      returning actor, key`,
      [
        ordered.map(({ actor }) => actor),
        ordered.map(({ key }) => key),
        ordered.map(({ routeKey }) => routeKey),
        ordered.map(({ content }) => hashesOf(vault, content)[0]),
        now,
      ],
    ),
  );
  const first = new Set(rows.map(nameOf));
  return requests.map((request) => claims.get(nameOf(request)) === request && first.has(nameOf(request)));
}

/** Answers of a batch; without one the key is free again. */
export async function keepAnswers(
  tx: Db,
  vault: Vault,
  answers: readonly { request: KeyedRequest; data: unknown }[],
  freed: readonly KeyedRequest[],
): Promise<void> {
  if (freed.length > 0) {
    await tx.executeQuery(
      CompiledQuery.raw(
        `/*idempotency.free*/ delete from idempotency_keys i using unnest((select $1::text[]), (select $2::uuid[])) as q(a, k)
        where i.actor = q.a and i.key = q.k`,
        [freed.map(({ actor }) => actor), freed.map(({ key }) => key)],
      ),
    );
  }
  if (answers.length === 0) return;
  const sealed = answers.map(({ request: { actor, key }, data }) =>
    vault.seal(JSON.stringify(data ?? null), sealContext(actor, key)),
  );
  let end = 0;
  const starts = sealed.map(({ length }) => (end += length) - length + 1);
  // One run of bytes: as an array each would be written in hexadecimal and read back.
  await tx.executeQuery(
    CompiledQuery.raw(
      `/*idempotency.keep*/ update idempotency_keys i set status = 200,
        answer_sealed = substring((select $3::bytea) from q.start for q.length)
      from unnest((select $1::text[]), (select $2::uuid[]), (select $4::int[]), (select $5::int[])) as q(a, k, start, length)
      where i.actor = q.a and i.key = q.k`,
      [
        answers.map(({ request }) => request.actor),
        answers.map(({ request }) => request.key),
        Buffer.concat(sealed),
        starts,
        sealed.map(({ length }) => length),
      ],
    ),
  );
}
