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
  await tx
    .deleteFrom('idempotencyKeys')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('createdAt', '<', new Date(now.getTime() - keyLifeMs))
    .execute();
  const inserted = await tx
    .insertInto('idempotencyKeys')
    .values({ actor, key, routeKey, bodyHash, createdAt: now })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
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
