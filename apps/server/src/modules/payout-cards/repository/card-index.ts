import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

import { sql } from 'kysely';

import { noteGeneration, readGenerations } from '../../../core/index-generations.ts';
import type { Services } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';

type Keys = Pick<Services, 'ring' | 'vault'>;

const field = 'payout_card';

/** Binds a kept key to its place in the chain. */
export const cardKeyContext = (...place: string[]): string => `index_generation:${place.join(':')}`;

/** Names a key without telling anything of it. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256').update(key.export()).digest('hex').slice(0, 16);

const wrap = (key: KeyObject, inner: Buffer | string): Buffer => createHmac('sha256', key).update(inner).digest();

async function readChain(db: Db, { vault }: Keys): Promise<KeyObject[]> {
  const rows = await readGenerations(db, field);
  return rows.map(({ position, keySealed }) =>
    createSecretKey(vault.open(keySealed ?? Buffer.alloc(0), cardKeyContext(field, String(position))), 'base64'),
  );
}

/**
 * Blind index of a card. The number is stored nowhere, so after a key rotation the old hash is hashed once more with
 * the new key instead of being computed from the number: the chain holds the keys in their order. Inside a transaction.
 */
export async function cardIndex(db: Db, keys: Keys, digits: string): Promise<Buffer> {
  // Not while the chain grows: a hash of the shorter chain would never be found again.
  await sql`lock table payout_cards in row exclusive mode`.execute(db);
  const chain = await readChain(db, keys);
  const known = chain.length > 0 ? chain : keys.ring.indexKeys(field).slice(-1);
  return known.reduce<Buffer>((inner, key, place) => wrap(key, place === 0 ? digits : inner), Buffer.alloc(0));
}

async function append(db: Db, { vault }: Keys, key: KeyObject, position: number): Promise<void> {
  const keySealed = vault.seal(key.export().toString('base64'), cardKeyContext(field, String(position)));
  await noteGeneration(db, field, { position, fingerprint: fingerprintOf(key), keySealed });
}

const batch = 5000;

async function wrapAll(db: Db, key: KeyObject): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; bidx: Buffer }>`
      select id, bidx from payout_cards where id > ${last}::uuid order by id limit ${batch}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    const next = rows.map(({ bidx }) => wrap(key, bidx));
    await sql`update payout_cards c set bidx = n.bidx
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${next}::bytea[]) as n (id, bidx) where n.id = c.id`.execute(db);
    last = end.id;
  }
}

/** Adds the keys the chain does not know yet, the oldest first; returns how many were added. Inside a transaction. */
export async function extendCardIndex(db: Db, keys: Keys): Promise<number> {
  await sql`lock table payout_cards in share row exclusive mode`.execute(db);
  const known = new Set((await readChain(db, keys)).map(fingerprintOf));
  const added = keys.ring
    .indexKeys(field)
    .filter((key) => !known.has(fingerprintOf(key)))
    .toReversed();
  for (const [index, key] of added.entries()) {
    const position = known.size + index;
    // The first key of all is the one the hashes were made with.
    if (position > 0) await wrapAll(db, key);
    await append(db, keys, key, position);
  }
  return added.length;
}
