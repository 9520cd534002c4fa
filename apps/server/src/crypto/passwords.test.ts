import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';

import { createPasswords, dummyHash } from './passwords.ts';

const cost = { memoryKib: 1024, passes: 2, atOnce: 1 };

describe('an account that does not exist', () => {
  it('costs one run of argon2 of the same price, and nothing fits it', async () => {
    const passwords = createPasswords(cost);
    const real = await passwords.hash('a real password');
    const before = passwords.runs();
    expect(await passwords.check(undefined, 'anything')).toEqual({ ok: false, stale: false });
    expect(passwords.runs() - before).toBe(1);
    const dummy = dummyHash(cost);
    expect(dummy.split('$').slice(0, 4)).toEqual(real.split('$').slice(0, 4));
    expect(dummy.split('$').map((part) => part.length)).toEqual(real.split('$').map((part) => part.length));
    // A hash argon2 cannot read would be refused without work: this one is worked on, and differs.
    expect(await verify(dummy, 'anything')).toBe(false);
  });

  it('does no work before somebody asks', () => {
    expect(createPasswords(cost).runs()).toBe(0);
  });
});
