import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createListKeys } from './keys.ts';
import { movedTo } from './useFieldList.ts';

it('keeps a key with its item through any changes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const keys = createListKeys();
      let items: string[] = [];
      const owner = new Map<string, string>();
      for (const [count, one] of steps.entries()) {
        const at = 'at' in one ? one.at % Math.max(items.length, 1) : 0;
        const to = 'to' in one ? one.to % Math.max(items.length, 1) : 0;
        if (one.kind === 'add') items.push(`item${count}`);
        if (one.kind === 'remove' && items.length > 0) {
          keys.remove(at);
          items = items.filter((_, index) => index !== at);
        }
        if (one.kind === 'move' && items.length > 0) {
          const moved = items.map((_, index) => movedTo(index, at, to));
          const next: string[] = [];
          for (const [index, item] of items.entries()) next[moved[index] ?? 0] = item;
          keys.move(at, to);
          items = next;
        }
        for (const [index, key] of keys.fit(items.length).entries()) {
          const item = items[index] ?? '';
          expect(owner.get(item) ?? key).toBe(key);
          owner.set(item, key);
        }
      }
    }),
  );
});
