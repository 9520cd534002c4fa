import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { createQueue } from './queue.ts';

/** argon2id cost; a stored hash of another cost is renewed at the next sign-in. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
  /** Hashes worked on at the same time; the others wait. Each takes `memoryKib` and a core. */
  atOnce: number;
}

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** `stale`: right, but hashed with another cost. Without a hash does the same work and answers no. */
  check: (stored: string | null | undefined, password: string) => Promise<{ ok: boolean; stale: boolean }>;
  /** Number of argon2 runs so far. */
  runs: () => number;
}

// The package exports its names as a const enum, which single-file compilation cannot read.
const argon2id = 2;

const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

const markerOf = ({ memoryKib, passes }: PasswordCost): string => `m=${memoryKib},t=${passes},p=1`;

/**
 * Something to compare with when there is no such account: the answer takes as long as for a real one. No password has
 * this hash, and it is put together, not computed: a computed one would take its memory at every start.
 */
export const dummyHash = (cost: PasswordCost): string =>
  `$argon2id$v=19$${markerOf(cost)}$${unpadded(16)}$${unpadded(32)}`;

export function createPasswords(cost: PasswordCost): Passwords {
  const options = { algorithm: argon2id, memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const marker = markerOf(cost);
  const queue = createQueue(cost.atOnce);
  let runs = 0;
  const counted = <T>(work: () => Promise<T>): Promise<T> => {
    runs += 1;
    return queue(work);
  };
  const dummy = dummyHash(cost);
  return {
    hash: (password) => counted(() => hash(password, options)),
    async check(stored, password) {
      const against = stored ?? dummy;
      const matches = await counted(() => verify(against, password).catch(() => false));
      const ok = matches && typeof stored === 'string';
      return { ok, stale: ok && !against.includes(marker) };
    },
    runs: () => runs,
  };
}
