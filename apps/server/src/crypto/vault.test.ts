import { randomBytes } from 'node:crypto';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createKeyRing } from './key-ring.ts';
import { createVault } from './vault.ts';

const old = randomBytes(32);
const index = randomBytes(32);
const before = createVault(createKeyRing({ current: 'a', keys: new Map([['a', old]]), index }));
const after = createVault(
  createKeyRing({
    current: 'b',
    keys: new Map([
      ['b', randomBytes(32)],
      ['a', old],
    ]),
    index,
  }),
);

it('opens what it sealed, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
      expect(before.open(before.seal(text, context), context)).toBe(text);
    }),
  );
});

it('holds no trace of the text and never seals twice alike', () => {
  const one = before.seal('4509123456', 'row');
  expect(one.toString('latin1')).not.toContain('4509');
  expect(before.seal('4509123456', 'row').equals(one)).toBe(false);
});

it('refuses another row and every changed byte', () => {
  const sealed = before.seal('4509123456', 'row:1');
  expect(() => before.open(sealed, 'row:2')).toThrow();
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed[i] = changed[i]! ^ 1;
    expect(() => before.open(changed, 'row:1'), `byte ${i}`).toThrow();
  }
});

it('after a change of keys opens old values, calls them stale and keeps finding them', () => {
  const sealed = before.seal('тайна', 'row');
  expect(after.open(sealed, 'row')).toBe('тайна');
  expect([after.isStale(sealed), after.isStale(after.seal('тайна', 'row'))]).toEqual([true, false]);
  expect(after.blindIndex('inn', '770000000000').equals(before.blindIndex('inn', '770000000000'))).toBe(true);
  expect(after.blindIndex('snils', '770000000000').equals(after.blindIndex('inn', '770000000000'))).toBe(false);
});
