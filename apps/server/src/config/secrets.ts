import { availableParallelism } from 'node:os';

import type { MasterKeys, PasswordCost } from '../crypto/index.ts';
import type { Reader } from './reader.ts';
import * as variable from './variable.ts';

const group = 'secrets';

/** What seals, signs and slows down guessing. */
export const secretVariables = {
  secretKeys: variable.optional('SECRET_KEYS', {
    group,
    isSecret: true,
    kind: '`name:base64,…`',
    fallback: 'generated in demo',
    example: '2026a:<base64>',
    meaning:
      'the first seals and signs, the others only open; 32 bytes or more each, made by `openssl rand -base64 32`; required in production',
  }),
  indexKey: variable.optional('INDEX_KEY', {
    group,
    isSecret: true,
    kind: 'base64, `new,old` while it changes',
    fallback: 'generated in demo',
    example: '<base64>',
    meaning: 'finds personal data without opening it; 32 bytes or more; goes with `SECRET_KEYS`',
  }),
  passwordMemoryKib: variable.integer('PASSWORD_MEMORY_KIB', {
    group,
    min: 8,
    max: 1_048_576,
    usual: 65_536,
    meaning: 'memory of one argon2id; a changed cost reaches an account at its next sign-in',
  }),
  passwordPasses: variable.integer('PASSWORD_PASSES', {
    group,
    min: 1,
    max: 20,
    usual: 3,
    meaning: 'passes of argon2id',
  }),
  passwordAtOnce: variable.integer('PASSWORD_AT_ONCE', {
    group,
    min: 1,
    max: 64,
    // A flood of sign-ins leaves the other half to those who are in.
    usual: () => Math.max(1, Math.floor(availableParallelism() / 2)),
    fallback: 'half the cores',
    example: '1',
    meaning: 'passwords worked on at the same time, each with its memory; the others wait',
  }),
};

const items = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * `SECRET_KEYS=2026b:<base64>,2026a:<base64>`: the first seals, the others only open. `INDEX_KEY=<new>,<old>`: the first
 * indexes, the others only find.
 */
export function readKeys(read: Reader, problems: string[]): MasterKeys | undefined {
  const pairs = items(read(secretVariables.secretKeys)).map((item) => item.split(':'));
  const indexes = items(read(secretVariables.indexKey)).map((value) => Buffer.from(value, 'base64'));
  if (pairs.length === 0) return undefined;
  const keys = new Map<string, Buffer>();
  // Of two keys with one name only one would open anything, and nobody would know which.
  if (new Set(pairs.map(([id]) => id)).size < pairs.length) {
    problems.push('SECRET_KEYS: одно имя дано двум ключам, у каждого ключа нужно своё');
  }
  for (const [id = '', value = ''] of pairs) {
    const key = Buffer.from(value, 'base64');
    if (!/^[A-Za-z0-9]{1,16}$/.test(id) || key.length < 32) {
      problems.push('SECRET_KEYS: нужны пары «имя:ключ», ключ не короче 32 байт в base64');
    }
    keys.set(id, key);
  }
  const [index = Buffer.alloc(0), ...olderIndexes] = indexes;
  if ([index, ...olderIndexes].some((key) => key.length < 32)) {
    problems.push('INDEX_KEY: вместе с SECRET_KEYS нужен ключ не короче 32 байт в base64');
  }
  return { current: pairs[0]?.[0] ?? '', keys, index, olderIndexes };
}

export const readPasswordCost = (read: Reader): PasswordCost => ({
  memoryKib: read(secretVariables.passwordMemoryKib),
  passes: read(secretVariables.passwordPasses),
  atOnce: read(secretVariables.passwordAtOnce),
});
