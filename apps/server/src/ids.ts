import { randomFillSync } from 'node:crypto';

import { v7 } from 'uuid';

const bytesOfId = 16;
// Randomness is asked for five hundred ids at a time: asking costs more than the rest of an id.
const pool = new Uint8Array(bytesOfId * 512);
let used = pool.length;

function randomness(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesOfId;
  return pool.subarray(used - bytesOfId, used);
}

interface Last {
  msecs: number;
  seq: number;
}

// Its highest bit is free: a millisecond has room for two thousand million ids.
const firstSeq = (random: Uint8Array): number =>
  ((random[6]! & 0x7f) << 24) | (random[7]! << 16) | (random[8]! << 8) | random[9]!;

function idAt(last: Last, msecs: number): string {
  const random = randomness();
  last.seq = msecs === last.msecs ? last.seq + 1 : firstSeq(random);
  last.msecs = msecs;
  return v7({ random, msecs, seq: last.seq });
}

/** A source of ids with a memory of its own of the last one. */
export function createIds(): () => string {
  const last: Last = { msecs: 0, seq: 0 };
  return () => idAt(last, Math.max(Date.now(), last.msecs));
}

/**
 * Ids grow with time, so that new rows of an index lie together, and within a millisecond by a counter (RFC 9562,
 * section 6.2, method 1); made here for servers older than 18.
 */
export const newId = createIds();

const ofMoments: Last = { msecs: 0, seq: 0 };

/**
 * An id of a row that is written as of a moment: a table divided by its ids has it among those of its time. It grows
 * within a millisecond like others.
 */
export const newIdOf = (at: Date): string => idAt(ofMoments, at.getTime());
