import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFormCore } from './core.ts';
import { createDraft, withDraft, type DraftStorage } from './draft.ts';

function memory(): DraftStorage & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

describe('draft', () => {
  it('writes only the fields it is given', () => {
    const storage = memory();
    const draft = createDraft({ owner: 'anna', area: 'x', storage });
    draft.write({ name: 'Анна', password: 'Aa1!aaaa', store: { city: 'Тверь' }, empty: '' }, [
      'name',
      'store.city',
      'empty',
    ]);
    expect([...storage.all.values()].join('')).not.toContain('Aa1!aaaa');
    expect(draft.read()).toEqual({ name: 'Анна', 'store.city': 'Тверь' });
    expect(withDraft({ store: { city: '', zip: '1' } }, draft.read())).toEqual({
      name: 'Анна',
      store: { city: 'Тверь', zip: '1' },
    });
    draft.forget();
    expect(draft.read()).toEqual({});
  });

  it('forgets what is old or spoilt, and lives without a storage', () => {
    const storage = memory();
    let now = 0;
    const draft = createDraft({ owner: 'anna', area: 'x', storage, hours: 1 }, () => now);
    draft.write({ name: 'Анна' }, ['name']);
    now = 3_600_000;
    expect(draft.read()).toEqual({});
    storage.setItem('pribavka:draft:anna:x:new:', '{');
    expect(draft.read()).toEqual({});
    const broken = createDraft({
      owner: 'anna',
      area: 'x',
      storage: {
        getItem: () => {
          throw new Error('denied');
        },
        setItem: () => {
          throw new Error('full');
        },
        removeItem: () => undefined,
      },
    });
    broken.write({ name: 'Анна' }, ['name']);
    expect(broken.read()).toEqual({});
  });

  it('never holds a secret, whatever the form and its names', () => {
    const field = fc.record({
      name: fc.constantFrom('phone', 'a.b', 'a.c', 'items[0].serial', 'items[1].serial', 'password', 'code'),
      secret: fc.boolean(),
      value: fc.stringMatching(/^[а-яA-Z0-9!]{6,12}$/),
    });
    fc.assert(
      fc.property(fc.uniqueArray(field, { selector: ({ name }) => name }), (fields) => {
        const storage = memory();
        const draft = createDraft({ owner: 'anna', area: 'x', storage });
        const core = createFormCore();
        const entry = { label: '', normalize: undefined, asyncRule: undefined };
        for (const { name, secret } of fields) core.register(name, { ...entry, secret });
        const values = fields.reduce((all, { name, value }) => withDraft(all, { [name]: value }), {});
        draft.write(values, core.openFields());
        const open = fields.filter(({ secret }) => !secret);
        expect(draft.read()).toEqual(Object.fromEntries(open.map(({ name, value }) => [name, value])));
        const stored = [...storage.all.values()].join('');
        for (const { secret, value } of fields) {
          const said = open.some((other) => other.value.includes(value));
          if (secret && !said) expect(stored).not.toContain(`"${value}"`);
        }
      }),
    );
  });
});
